import { headingsIn } from './courses/headings.ts';
import type { Line, Placed } from './page/lines.ts';
import { boxOf, sureness } from './page/lines.ts';
import type { Read } from './record.ts';

const institutionWord =
  /(?<!\p{L})(university|universit[aäàé]t?|universidad|università|université|uniwersytet|college|school|institute|institut|academy|akademie|polytechnic|hochschule|gymnasium|gimnazija|lyceum|liceum|lycée|conservatory|faculty of|seminary)(?!\p{L})/iu;

/** The institution: by its label, or the first large line on the first page that names one. */
export function institutionIn(pages: readonly (readonly Line[])[]): Read<string> | null {
  const first = pages[0] ?? [];
  const labelled = labelledValue(
    first,
    /^(institution|school( name)?|name of (school|institution)|high school|attending school|university|college)$/i,
  );
  const candidates = first
    .filter(({ text, words }) => institutionWord.test(text) && words.length <= 12 && !headingsIn(words))
    .flatMap((line) =>
      line.cells
        .flatMap(({ words }) => partsOf(words))
        .map((words) => ({ line, words, text: textOf(words) }))
        .filter(({ text }) => institutionWord.test(text)),
    )
    .filter(
      ({ text }) =>
        !/[:@]|\bwww\b|transcript|record|registrar|official|street|avenue|college board|high school (code|profile)|\bof education\b|office/i.test(
          text,
        ) ||
        (/\buniversity of\b/i.test(text) && !/[:@]/.test(text)),
    );
  const height = ({ words }: { words: readonly Placed[] }) => Math.max(...words.map(({ top, bottom }) => bottom - top));
  const top = candidates.filter(({ line }) => line.top < 0.3);
  const tallest = Math.max(...top.map(height));
  const [chosen] = top
    .filter((each) => height(each) > tallest * 0.8)
    .sort((a, b) => a.line.top - b.line.top || height(b) - height(a));
  if (chosen && (!labelled || chosen.line.top < 0.12)) {
    return {
      value: tidy(chosen.text),
      text: chosen.text,
      confidence: sureness(chosen.words),
      box: boxOf(chosen.words),
    };
  }
  return labelled ?? (candidates[0] ? readOf(candidates[0].words, 0.8) : null);
}

/** The parts of a line that is divided by a sign: `Westlake College · Office of the Registrar`. */
function partsOf(words: readonly Placed[]): Placed[][] {
  const parts: Placed[][] = [[]];
  for (const word of words) {
    if (/^[·•|–—*-]$/.test(word.text)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.filter(({ length }) => length > 0);
}

const nameLabel =
  /^(student'?s? name|name of (the )?(student|candidate|holder)|candidate'?s? name|name|student|candidate|pupil|learner|test[- ]?taker|examinee|full name|name of pupil|student \(last, first\))$/i;

/** The student's name, as `First Last` also where it is printed as `Last, First`. */
export function studentNameIn(pages: readonly (readonly Line[])[]): Read<string> | null {
  for (const lines of pages.slice(0, 2)) {
    const found = labelledValue(lines, nameLabel, isName) ?? namesInParts(lines) ?? nameInSentence(lines);
    if (found) {
      const [last, first, ...more] = found.value.split(',').map((part) => part.trim());
      return first && last && more.length === 0 ? { ...found, value: `${first} ${last}` } : found;
    }
  }
  return null;
}

/** Different names of students on the pages, where each follows its label. */
export function studentNamesIn(pages: readonly (readonly Line[])[]): string[] {
  const found = new Map<string, string>();
  for (const line of pages.flat()) {
    if (headingsIn(line.words)) continue;
    for (const { words } of line.cells) {
      const colon = words.findIndex(({ text }) => /:$/.test(text));
      if (colon < 0 || !nameLabel.test(textOf(words.slice(0, colon + 1)).replace(/\s*:$/, ''))) continue;
      const { value } = readOf(untilLabel(words.slice(colon + 1)));
      const key =
        value
          .toLowerCase()
          .match(/\p{L}+/gu)
          ?.sort()
          .join(' ') ?? '';
      if (isName(value) && !found.has(key)) found.set(key, value);
    }
  }
  return [...found.values()];
}

const isName = (text: string) =>
  /\p{L}{2}/u.test(text) &&
  !/\d{2}|\b(number|date|birth|id|code|no|university|college|school|program(me)?)\b/i.test(text);

function namesInParts(lines: readonly Line[]): Read<string> | undefined {
  const family = labelledValue(lines, /^(surname|family name|last name|surname\(s\))$/i, isName);
  const given = labelledValue(
    lines,
    /^(first name|given names?|forenames?|first names|given name\(s\)|forename\(s\)|first name\(s\))$/i,
    isName,
  );
  if (!family || !given) return undefined;
  return {
    value: `${given.value} ${family.value}`,
    text: `${given.text} ${family.text}`,
    confidence: Math.min(given.confidence, family.confidence),
    box: given.box,
  };
}

function nameInSentence(lines: readonly Line[]): Read<string> | undefined {
  for (const { words, text } of lines.slice(0, 40)) {
    const found =
      /\b(?:[Tt]ranscript of|[Rr]ecord of|[Cc]ertif(?:y|ies) that|[Rr]esults? (?:for|of)|[Rr]eport (?:for|of)|[Pp]repared for|[Ss]tatement for|[Ii]ssued to)\s+(?:mr\.?\s+|ms\.?\s+|mrs\.?\s+)?(\p{Lu}[\p{L}'’-]+\s(?:\p{Lu}(?:\.|[\p{L}'’-]+)(?:\s|$)){1,4})/u.exec(
        text,
      );
    if (!found?.[1] || /\b(academic|study|studies|achievement|records?|grades)\b/i.test(found[1])) continue;
    const parts = found[1].trim().split(/\s+/);
    const start = words.findIndex((word, index) =>
      parts.every((part, offset) => words[index + offset]?.text.startsWith(part) && word),
    );
    if (start >= 0) return { ...readOf(words.slice(start, start + parts.length)), value: found[1].trim() };
  }
  return undefined;
}

/** The value beside a label (`Name: Ada Example`) or in the line below it. */
function labelledValue(
  lines: readonly Line[],
  label: RegExp,
  isUsable: (text: string) => boolean = (text) => /\p{L}{2}/u.test(text),
): Read<string> | undefined {
  for (const [index, line] of lines.slice(0, 60).entries()) {
    // `Name` can be the heading of a column.
    if (headingsIn(line.words)) continue;
    for (const [at, cell] of line.cells.entries()) {
      for (let length = Math.min(5, cell.words.length); length > 0; length--) {
        const words = cell.words.slice(0, length);
        const text = words.map((word) => word.text).join(' ');
        // A colon of its own is no word; a label of several words needs none.
        const hasColon = /[:;]$/.test(text) || (length > 1 && /\bname\b/i.test(text));
        if (!label.test(text.replace(/[\s:;.]+$/, ''))) continue;
        const rest = cell.words.slice(length);
        const beside = rest.length > 0 ? (hasColon ? rest : []) : (line.cells[at + 1]?.words ?? []);
        const next = line.cells[at + (rest.length > 0 ? 1 : 2)]?.words ?? [];
        // `Last,` and `First` can stand apart.
        const value = untilLabel(
          /,$/.test(textOf(beside)) && !isLabelText(textOf(next)) ? [...beside, ...next] : beside,
        );
        if (value.length > 0 && isUsable(textOf(value)) && !isLabelText(textOf(beside))) return readOf(value);
        if (rest.length > 0) continue;
        const below = lines[index + 1];
        const under =
          below && below.top - line.bottom < (line.bottom - line.top) * 2.5
            ? below.cells.find(({ left, right }) => left < cell.right && right > cell.left - 0.005)
            : undefined;
        if (under && !/:/.test(under.text) && isUsable(under.text) && !headingsIn(below?.words ?? []))
          return readOf(under.words, 0.9);
      }
    }
  }
  return undefined;
}

const isLabelText = (text: string) =>
  /^(student )?(id|no|number|date of birth|dob|grade|code|major|programme?)\b/i.test(text) || /:$/.test(text);

/** Words before the next label, which ends in a colon. */
function untilLabel(words: readonly Placed[]): Placed[] {
  const stop = words.findIndex(({ text }) => /:$/.test(text));
  if (stop < 0) return [...words];
  let end = stop;
  while (
    end > 0 &&
    /^(student|date|of|birth|dob|id|no\.?|number|degree|programme?|major|matriculation)$/i.test(
      words[end - 1]?.text ?? '',
    )
  )
    end -= 1;
  return words.slice(0, end);
}

const textOf = (words: readonly Placed[]) => words.map(({ text }) => text).join(' ');

function readOf(words: readonly Placed[], factor = 1): Read<string> {
  const text = textOf(words);
  return { value: tidy(text), text, confidence: sureness(words, factor), box: boxOf(words) };
}

const tidy = (text: string) => text.replace(/^[\s:;.,|*_~'"‘“-]+|[\s:;,|*_~'"’”-]+$/g, '');

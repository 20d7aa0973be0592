import type { GradeForm } from '../grades/read-grade.ts';
import { digitsOf, repairedGrade } from '../grades/read-grade.ts';
import { gradePoints } from '../grades/scales.ts';
import type { Line, Placed } from '../page/lines.ts';
import { boxOf, cellOf, letterWidth, sureness } from '../page/lines.ts';
import type { Course, Read } from '../record.ts';
import { codeAt } from './code.ts';
import type { Column, Table } from './table.ts';
import { termHeadingOf } from './term-heading.ts';
import { headingsIn, isLabel, isLegend, isSummary, termIn } from './vocabulary.ts';

/** A course with the term it is listed under. */
export interface Row {
  readonly course: Course;
  readonly term: Read<string> | undefined;
  readonly gradeForm: GradeForm | undefined;
  readonly points: number | undefined;
}

interface Draft {
  code: Placed[];
  codeText: string | undefined;
  codeRepaired: boolean;
  title: Placed[];
  credits: Placed[];
  grade: Placed[];
  points: Placed[];
  term: Placed[];
  heading: Read<string> | undefined;
  readonly line: Line;
  lastLine: Line;
}

/** The courses in the lines of one column of text. `before` is the term that was open when it begins. */
export function rowsOf(
  lines: readonly Line[],
  table: Table,
  before?: Read<string>,
): { rows: Row[]; term: Read<string> | undefined } {
  const drafts: Draft[] = [];
  const orphans: { words: readonly Placed[]; line: Line; after: Draft | undefined }[] = [];
  let term = before;
  // Courses stand below the heading of their table, where it has one.
  let isOpen = !lines.some((line) => hasGradeHeading(line));
  let isLegendOpen = false;
  for (const line of lines) {
    const headings = headingsIn(line.words);
    if (headings) {
      isOpen ||= hasGradeHeading(line);
      isLegendOpen = false;
      continue;
    }
    if (isLegend(line.text)) isLegendOpen = true;
    const named = termHeadingOf(line);
    if (named) {
      term = named;
      isLegendOpen = false;
      continue;
    }
    if (!isOpen || isLegendOpen) continue;
    const draft = draftOf(line, table, term);
    if (!draft) continue;
    if (isComplete(draft, table)) drafts.push(draft);
    else if (draft.title.length > 0)
      orphans.push({
        words: draft.code.length > 0 ? [...draft.code, ...draft.title] : draft.title,
        line,
        after: drafts.at(-1),
      });
  }
  joinOrphans(drafts, orphans, lines);
  return { rows: drafts.filter(isReadable).map((draft) => rowOf(draft, table)), term };
}

const hasGradeHeading = (line: Line) => headingsIn(line.words)?.some(({ role }) => role === 'grade') ?? false;

function draftOf(line: Line, { columns, headings }: Table, heading: Read<string> | undefined): Draft | undefined {
  const draft: Draft = {
    code: [],
    codeText: undefined,
    codeRepaired: false,
    title: [],
    credits: [],
    grade: [],
    points: [],
    term: [],
    heading,
    line,
    lastLine: line,
  };
  const width = letterWidth(line.words);
  const texts: Placed[] = [];
  for (const word of line.words) {
    const column = columnAt(columns, word, width);
    const into = column && isFor(column, word.text) ? column.role : 'title';
    if (into === 'credits' || into === 'grade' || into === 'points' || into === 'term') draft[into].push(word);
    else if (into === 'code') texts.push(word);
    else if (into === 'title') texts.push(word);
  }
  const code = codeAt(texts);
  const offset = code ? 0 : codeAt(texts.slice(1)) && /^\d{1,3}\.?$|^\W$/.test(texts[0]?.text ?? '') ? 1 : 0;
  const found = code ?? codeAt(texts.slice(offset));
  let rest = texts;
  if (found) {
    draft.code = texts.slice(offset, offset + found.words);
    draft.codeText = found.code;
    draft.codeRepaired = found.repaired;
    rest = texts.slice(offset + found.words);
  } else if (isSummary(line.text) || isLabel(line.text) || /=|\d\s?[-–]\s?\d/.test(line.text)) {
    return undefined;
  }
  draft.title = titleIn(rest, headings, columns, width, draft);
  return draft;
}

/** The column that a word stands in. */
function columnAt(columns: readonly Column[], word: Placed, width: number): Column | undefined {
  let best: Column | undefined;
  let most = 0;
  for (const column of columns) {
    const shared = Math.min(word.right, column.right + width * 0.6) - Math.max(word.left, column.left - width * 0.6);
    const share = shared / (word.right - word.left);
    if (share > 0.6 && share > most) [best, most] = [column, share];
  }
  return best;
}

/** Whether a text can be a value of a column. */
function isFor(column: Column, text: string): boolean {
  if (column.role === 'code' || column.role === 'other' || column.role === 'term') return text.length <= 8;
  if (column.role === 'grade')
    return text.length <= 9 && (repairedGrade(text, column.form) !== undefined || text.length <= 3);
  return digitsOf(text) !== undefined;
}

/** The words of the title: the first cell of text, or the one below its heading. */
function titleIn(
  words: readonly Placed[],
  headings: Table['headings'],
  columns: readonly Column[],
  width: number,
  draft: Draft,
): Placed[] {
  const usable = words.filter(({ text }) => !/^[|_[\]{}]+$/.test(text));
  const cells: Placed[][] = [];
  for (const word of usable) {
    const last = cells.at(-1)?.at(-1);
    if (last && word.left - last.right < width * 2.2) cells.at(-1)?.push(word);
    else cells.push([word]);
  }
  const readable = cells.filter((cell) => cell.some(({ text }) => /\p{L}/u.test(text)));
  const term = readable.find((cell) => termIn(cellOf(cell).text) !== undefined);
  if (term && readable.length > 1) draft.term = [...term];
  const open = readable.filter((cell) => cell !== draft.term && !(cell === term && readable.length > 1));
  const zone = titleZone(headings);
  const inZone = (cell: readonly Placed[]) => {
    const { left, right } = cellOf(cell);
    return zone !== undefined && Math.min(right, zone.right) - Math.max(left, zone.left) > (right - left) * 0.4;
  };
  const first = open.find((cell) => cellOf(cell).text.length >= 3) ?? open[0];
  const chosen = (zone ? open.find(inZone) : first) ?? [];
  // The words of a title may stand far apart in justified text; values lie between it and the next text.
  const next = open[open.indexOf(chosen) + 1];
  const isBroken = next && columns.every(({ left }) => left < (chosen[0]?.left ?? 0) || left > (next[0]?.left ?? 0));
  return isBroken && (next[0]?.left ?? 1) - (chosen.at(-1)?.right ?? 0) < width * 4
    ? [...chosen, ...next]
    : [...chosen];
}

/** Where titles stand by the headings: between the neighbours of the heading of titles. */
function titleZone(headings: Table['headings']): { left: number; right: number } | undefined {
  const sorted = [...headings].sort((a, b) => a.left - b.left);
  const at = sorted.findIndex(({ role }) => role === 'title');
  const before = sorted[at - 1];
  return at < 0 ? undefined : { left: before ? before.right : 0, right: sorted[at + 1]?.left ?? 1 };
}

/** Whether a line has the values of a course; its name may stand in the lines around it. */
function isComplete(draft: Draft, { columns }: Table): boolean {
  const form = columns.find(({ role }) => role === 'grade')?.form;
  const grade = form && draft.grade.length > 0 ? repairedGrade(textOf(draft.grade), form) : undefined;
  if (grade) return isNamed(draft) || draft.title.length === 0;
  return draft.codeText !== undefined && draft.credits.length > 0 && lettersIn(draft.title) >= 3;
}

const isNamed = ({ codeText, title }: Draft) => codeText !== undefined || lettersIn(title) >= 3;

/** Whether a course has a name that is more than specks read as letters. */
const isReadable = (draft: Draft) => isNamed(draft) && (draft.codeText !== undefined || sureness(draft.title) >= 0.35);

const lettersIn = (words: readonly Placed[]) => textOf(words).replace(/[^\p{L}]/gu, '').length;

/** Joins lines of text without values to the course whose title they continue. */
function joinOrphans(
  drafts: readonly Draft[],
  orphans: readonly { words: readonly Placed[]; line: Line; after: Draft | undefined }[],
  lines: readonly Line[],
): void {
  const pitch = pitchOf(lines);
  const edge = Math.max(0, ...drafts.map(({ title }) => title.at(-1)?.right ?? 0));
  const starts = drafts.flatMap(({ title }) => (title[0] ? [title[0].left] : [])).sort((a, b) => a - b);
  const start = starts[starts.length >> 1] ?? 0;
  for (const { words, line, after } of orphans) {
    const [first] = words;
    if (!first) continue;
    const width = letterWidth(line.words);
    const next = drafts[after ? drafts.indexOf(after) + 1 : 0];
    const code = codeAt(words);
    // The code and the first part of the title stand above the values.
    if (code && next && next.codeText === undefined && gap(line, next.line) < pitch * 0.9) {
      next.code = words.slice(0, code.words);
      next.codeText = code.code;
      next.codeRepaired = code.repaired;
      next.title = [...words.slice(code.words), ...next.title];
      continue;
    }
    if (code || Math.abs(first.left - start) > width * 2.5) continue;
    const aboveEmpty = next !== undefined && next.title.length === 0 && gap(line, next.line) < pitch * 0.9;
    if (aboveEmpty) {
      next.title = [...words];
      continue;
    }
    if (!after || gap(after.lastLine, line) > pitch * 0.9) continue;
    const isFull = (after.title.at(-1)?.right ?? 0) + (first.right - first.left) + width > edge - width * 2;
    const isSplit = after.lastLine !== after.line || (after.title[0]?.top ?? 1) < after.line.top - 0.001;
    if (after.title.length === 0 || isFull || isSplit) {
      after.title = [...after.title, ...words];
      after.lastLine = line;
    }
  }
}

const gap = (above: Line, below: Line) => Math.max(0, below.top - above.bottom);

/** The usual height of a line (share of the page), a measure for gaps between lines. */
function pitchOf(lines: readonly Line[]): number {
  const heights = lines.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0.01;
}

const textOf = (words: readonly Placed[]) => words.map(({ text }) => text).join(' ');

function rowOf(draft: Draft, { columns }: Table): Row {
  const gradeColumn = columns.find(({ role, form }) => role === 'grade' && form);
  const creditsColumn = columns.find(({ role }) => role === 'credits');
  const reading = gradeColumn ? repairedGrade(textOf(draft.grade), gradeColumn.form) : undefined;
  const { title } = draft;
  const titleText = titleOf(textOf(title));
  const credits = numberIn(draft.credits, creditsColumn);
  const grade =
    reading && gradeColumn && reading.form === 'number' ? withPoint(reading.grade, gradeColumn.decimals) : undefined;
  const points = numberIn(
    draft.points,
    columns.find(({ role }) => role === 'points'),
  )?.value;
  const byPoints =
    reading?.repaired && reading.form === 'letter' ? letterOf(points, credits?.value, reading.grade) : undefined;
  return {
    course: {
      code:
        draft.codeText === undefined
          ? null
          : {
              value: draft.codeText,
              text: textOf(draft.code),
              confidence: sureness(draft.code, draft.codeRepaired ? 0.8 : 1),
              box: boxOf(draft.code),
            },
      title:
        titleText === ''
          ? null
          : { value: titleText, text: textOf(title), confidence: sureness(title), box: boxOf(title) },
      credits:
        credits === undefined
          ? null
          : {
              value: credits.value,
              text: textOf(draft.credits),
              confidence: sureness(draft.credits, credits.repaired ? 0.7 : creditsColumn?.named ? 1 : 0.9),
              box: boxOf(draft.credits),
            },
      grade: reading
        ? {
            value: grade ?? byPoints ?? reading.grade,
            text: textOf(draft.grade),
            confidence: sureness(
              draft.grade,
              reading.repaired || (grade !== undefined && grade !== reading.grade) ? 0.7 : gradeColumn?.named ? 1 : 0.9,
            ),
            box: boxOf(draft.grade),
          }
        : null,
    },
    term:
      draft.term.length > 0
        ? {
            value: termIn(textOf(draft.term)) ?? textOf(draft.term),
            text: textOf(draft.term),
            confidence: sureness(draft.term),
            box: boxOf(draft.term),
          }
        : draft.heading,
    gradeForm: reading?.form,
    points: numberIn(
      draft.points,
      columns.find(({ role }) => role === 'points'),
    )?.value,
  };
}

/** The letter that the printed grade points give, where it is the same letter with or without a sign. */
function letterOf(points: number | undefined, credits: number | undefined, read: string): string | undefined {
  if (points === undefined || !credits) return undefined;
  const letter = read[0] ?? '';
  return [letter, `${letter}-`, `${letter}+`].find(
    (each) => Math.abs((gradePoints(each, 'letter') ?? -1) * credits - points) < 0.02,
  );
}

/** Without rules at the ends, and with a last Roman number in capitals (`Algebra ll`). */
function titleOf(text: string): string {
  const tidy = text.replace(/^[\s|[\]{}*_.,:;'"‘’“”~-]+|[\s[\]{}*_,:;'"‘’“”~-]+$/g, '');
  return tidy.replace(/(?<=\p{L} )[Il1|]{1,3}$/u, (number) =>
    /^1+$/.test(number) ? number : 'I'.repeat(number.length),
  );
}

function numberIn(
  words: readonly Placed[],
  column: Column | undefined,
): { value: number; repaired: boolean } | undefined {
  if (!column || words.length === 0) return undefined;
  const text = words.map(({ text }) => text).join('');
  const digits = digitsOf(text);
  if (digits === undefined) return undefined;
  const pointed = withPoint(digits.replace(',', '.'), column.decimals);
  const read = Number(pointed);
  // Credits are whole or have a usual fraction: what looks like 3.06 is 3.00.
  const isOdd =
    column.role === 'credits' && column.isWhole && (read * 12) % 3 > 0.001 && read % 1 !== 0.33 && read % 1 !== 0.67;
  const value = isOdd ? Math.floor(read) : read;
  const repaired = isOdd || pointed !== text.replace(',', '.');
  return Number.isFinite(value) && value <= 1000 ? { value, repaired } : undefined;
}

/** Puts back a point that was not read: `300` in a column of `3.00`. */
function withPoint(digits: string, decimals: number): string {
  if (decimals === 0 || digits.includes('.') || digits.length <= decimals) return digits;
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

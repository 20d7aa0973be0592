import { digitsOf, repairedGrade } from '../grades/read-grade.ts';
import type { Line, Placed } from '../page/lines.ts';
import { cellOf, letterWidth, sureness } from '../page/lines.ts';
import type { Read } from '../record.ts';
import type { CodeReading } from './code.ts';
import { codeAt } from './code.ts';
import { isLabel, isSummary } from './other-lines.ts';
import type { Column, Table } from './table.ts';
import { termIn } from './terms.ts';

/** The words of a line by what they are, before they are read as values. */
export interface Draft {
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

/** @returns undefined for a line that is no course */
export function draftOf(
  line: Line,
  { columns, headings }: Table,
  heading: Read<string> | undefined,
): Draft | undefined {
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
  let code = codeAt(texts);
  const leading = code ? 0 : leadingTerm(texts, width);
  if (leading > 0 && codeAt(texts.slice(leading))) draft.term = texts.splice(0, leading);
  code ??= codeAt(texts) ?? numberBelowCode(texts, headings, width);
  const isNumbered = !code && codeAt(texts.slice(1)) && /^\d{1,3}\.?$|^\W$/.test(texts[0]?.text ?? '');
  const offset = code ? 0 : isNumbered ? 1 : Math.max(0, laterCode(texts, headings, width));
  const found = code ?? codeAt(texts.slice(offset)) ?? numberBelowCode(texts.slice(offset), headings, width);
  let rest = texts;
  if (found) {
    draft.code = texts.slice(offset, offset + found.words);
    draft.codeText = found.code;
    draft.codeRepaired = found.repaired;
    // A number before the code is that of the row.
    rest = [...(isNumbered ? [] : texts.slice(0, offset)), ...texts.slice(offset + found.words)];
  } else if (isSummary(line.text) || isLabel(line.text) || /=|\d\s?[-–]\s?\d/.test(line.text)) {
    return undefined;
  }
  draft.title = titleIn(rest, headings, columns, width, draft);
  return draft;
}

/** The index of a code that stands after the title, below its heading; -1 if there is none. */
function laterCode(words: readonly Placed[], headings: Table['headings'], width: number): number {
  const zones = headings.filter(({ role }) => role === 'code');
  return words.findIndex(
    ({ left, right }, index) =>
      left - (words[index - 1]?.right ?? left) > width * 1.6 &&
      zones.some((zone) => left < zone.right && right > zone.left) &&
      (codeAt(words.slice(index)) ?? numberBelowCode(words.slice(index), headings, width)) !== undefined,
  );
}

/** A number that is a code because it stands alone below that heading: `041`, and `2011`, which is no year there. */
function numberBelowCode(
  words: readonly Placed[],
  headings: Table['headings'],
  width: number,
): CodeReading | undefined {
  const [first, second] = words;
  if (!first || !/^\d{3,8}$/.test(first.text) || (second && second.left - first.right < width * 1.6)) return undefined;
  const isBelow = headings.some(
    ({ role, left, right, text }) =>
      role === 'code' && /code|cat|id/.test(text) && first.left < right && first.right > left,
  );
  return isBelow ? { code: first.text, repaired: false, words: 1 } : undefined;
}

/** The number of words of a term that stands before the code, in a cell of its own. */
function leadingTerm(words: readonly Placed[], width: number): number {
  const end = words.findIndex((word, index) => index > 0 && word.left - (words[index - 1]?.right ?? 0) > width * 1.6);
  return end > 0 && termIn(textOf(words.slice(0, end))) !== undefined ? end : 0;
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
  // A short word of a title may stand where sums or other numbers form a column.
  if (column.role === 'other' && !column.named) return text.length <= 8 && /\d|^[A-F][+-]?$/.test(text);
  if (column.role === 'code' || column.role === 'other' || column.role === 'term') return text.length <= 8;
  if (column.role === 'grade')
    return (
      (text.length <= 9 && (repairedGrade(text, column.form) !== undefined || text.length <= 3)) ||
      (column.form === 'class' && isClassWord.test(text))
    );
  return digitsOf(text) !== undefined;
}

/** Words of classes that have several: `Upper Second (2:1)`. */
const isClassWord = /^\(?(upper|lower|first|second|third|class|honours|division|2[:.][12])\)?$/i;

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
  if (term && readable.length > 1 && draft.term.length === 0) draft.term = [...term];
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
export function isComplete(draft: Draft, { columns }: Table): boolean {
  const form = columns.find(({ role }) => role === 'grade')?.form;
  const grade = form && draft.grade.length > 0 ? repairedGrade(textOf(draft.grade), form) : undefined;
  if (grade) return isNamed(draft) || draft.title.length === 0;
  return draft.codeText !== undefined && draft.credits.length > 0 && lettersIn(draft.title) >= 3;
}

const isNamed = ({ codeText, title }: Draft) => codeText !== undefined || lettersIn(title) >= 3;

/** Whether a course has a name that is more than specks read as letters. */
export const isReadable = (draft: Draft) =>
  isNamed(draft) && (draft.codeText !== undefined || sureness(draft.title) >= 0.35);

const lettersIn = (words: readonly Placed[]) => textOf(words).replace(/[^\p{L}]/gu, '').length;

export const textOf = (words: readonly Placed[]) => words.map(({ text }) => text).join(' ');

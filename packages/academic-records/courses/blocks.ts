import type { Line, Placed } from '../page/lines.ts';
import { regroup } from '../page/lines.ts';
import type { Read } from '../record.ts';
import { usualCode } from './code.ts';
import type { Heading } from './headings.ts';
import { headingsIn } from './headings.ts';
import type { Row } from './read-row.ts';
import { rowsOf } from './rows.ts';
import { tableOf } from './table.ts';

/** At most as many courses are read. */
export const mostCourses = 500;

export interface Reading {
  readonly rows: readonly Row[];
  readonly isCut: boolean;
}

/** The courses of all pages, in reading order: a page in two columns is read column by column. */
export function readCourses(pages: readonly (readonly Line[])[]): Reading {
  const rows: Row[] = [];
  let term: Read<string> | undefined;
  let headings: readonly Heading[] = [];
  for (const lines of pages) {
    const blocks = blocksOf(lines, headings);
    for (const block of blocks) {
      const table = tableOf(block, headings);
      const read = rowsOf(block, table, term);
      rows.push(...read.rows);
      term = read.term;
      if (blocks.length === 1) headings = table.headings;
    }
    if (rows.length > mostCourses) return { rows: withUsualCodes(rows.slice(0, mostCourses)), isCut: true };
  }
  return { rows: withUsualCodes(rows), isCut: false };
}

function withUsualCodes(rows: readonly Row[]): Row[] {
  const codes = rows.flatMap(({ course }) => (course.code ? [course.code.value] : []));
  return rows.map((row) => {
    const { code } = row.course;
    const usual = code ? usualCode(code.value, codes) : undefined;
    if (!code || usual === undefined || usual === code.value) return row;
    return { ...row, course: { ...row.course, code: { ...code, value: usual, confidence: code.confidence * 0.8 } } };
  });
}

/** The columns of text of a page: one, or two where more courses can be read in two. */
function blocksOf(lines: readonly Line[], headings: readonly Heading[]): (readonly Line[])[] {
  // Courses with a code and credits count more, so that a table is not cut between its columns.
  const count = (block: readonly Line[]) =>
    rowsOf(block, tableOf(block, headings)).rows.reduce(
      (sum, { course: { grade, code, credits } }) => sum + (grade ? 1 + (code ? 0.2 : 0) + (credits ? 0.1 : 0) : 0),
      0,
    );
  const whole = count(lines);
  let best: (readonly Line[])[] = [lines];
  let most = whole;
  for (const gutter of guttersOf(lines)) {
    if (lines.some((line) => isWithinTable(line, gutter))) continue;
    const { left, right } = splitAt(lines, gutter);
    const [inLeft, inRight] = [count(left), count(right)];
    if (inLeft >= 2 && inRight >= 2 && inLeft + inRight > Math.max(most, whole + 1)) {
      most = inLeft + inRight;
      best = [left, right];
    }
  }
  return best;
}

/** Whether the headings of one table stand on both sides: its titles on the left and its grades on the right. */
function isWithinTable({ words }: Line, gutter: number): boolean {
  const headings = headingsIn(words) ?? [];
  const titles = headings.filter(({ role }) => role === 'title');
  const grades = headings.filter(({ role }) => role === 'grade');
  return (
    titles.length > 0 &&
    grades.length > 0 &&
    titles.every(({ left }) => left < gutter) &&
    grades.every(({ left }) => left > gutter)
  );
}

const bins = 240;

/** Places near the middle of a page that few words cross. */
function guttersOf(lines: readonly Line[]): number[] {
  const covered = new Uint32Array(bins);
  for (const { words } of lines) {
    for (const { left, right } of words) {
      const to = Math.min(bins - 1, Math.floor(right * bins));
      for (let bin = Math.max(0, Math.floor(left * bins)); bin <= to; bin++) covered[bin] = (covered[bin] ?? 0) + 1;
    }
  }
  const limit = Math.max(1, lines.length * 0.12);
  const found: number[] = [];
  let start = -1;
  for (let bin = Math.floor(bins * 0.34); bin <= bins * 0.68; bin++) {
    const isFree = (covered[bin] ?? 0) <= limit;
    if (isFree && start < 0) start = bin;
    if (!isFree && start >= 0) {
      found.push((start + bin) / 2 / bins);
      start = -1;
    }
  }
  if (start >= 0) found.push((start + bins * 0.68) / 2 / bins);
  return found.sort((a, b) => Math.abs(a - 0.5) - Math.abs(b - 0.5)).slice(0, 6);
}

/** Lines on each side; lines that cross the gutter stay whole, on the left. */
function splitAt(lines: readonly Line[], gutter: number): { left: Line[]; right: Line[] } {
  const left: Placed[] = [];
  const right: Placed[] = [];
  for (const { words } of lines) {
    const isCrossing = words.some((word) => word.left < gutter && word.right > gutter);
    for (const word of words) (isCrossing || (word.left + word.right) / 2 < gutter ? left : right).push(word);
  }
  return { left: regroup(left), right: regroup(right) };
}

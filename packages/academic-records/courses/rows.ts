import type { Line, Placed } from '../page/lines.ts';
import { letterWidth } from '../page/lines.ts';
import type { Read } from '../record.ts';
import { codeAt } from './code.ts';
import type { Draft } from './draft.ts';
import { draftOf, isComplete, isReadable } from './draft.ts';
import { headingsIn } from './headings.ts';
import { isLegend } from './other-lines.ts';
import type { Row } from './read-row.ts';
import { rowOf } from './read-row.ts';
import type { Table } from './table.ts';
import { termHeadingOf } from './terms.ts';

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

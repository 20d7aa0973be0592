import { mostPoints, notPresented } from 'psychometrics';
import type { Columns } from './columns.ts';
import type { Problems } from './problems.ts';

/** Collects rows of cells in one growing block of memory, and records invalid cells. */
export function createRows(
  columns: Columns,
  { graded, leaveOutWith }: { graded: boolean; leaveOutWith: string | undefined },
  problems: Problems,
) {
  const width = columns.items.length;
  let responses = new Uint8Array(1024 * width);
  let counts = columns.count === undefined ? undefined : new Float64Array(1024);
  let count = 0;
  let people = 0;
  const labels = Object.fromEntries(columns.labels.map(({ name }) => [name, [] as string[]]));
  const allowed = graded ? `a whole number from 0 to ${mostPoints} or blank` : '0, 1 or blank';
  const wrongCells = columns.items.map(({ name }) => createInvalidCells(name, allowed));
  let isText = true;

  const makeRoom = () => {
    if ((count + 1) * width > responses.length) responses = grown(responses, new Uint8Array(responses.length * 2));
    if (counts && count >= counts.length) counts = grown(counts, new Float64Array(counts.length * 2));
  };

  return {
    labels,
    add(cells: readonly string[], line: number): void {
      if (cells.length !== columns.width) {
        problems.add(
          `${cells.length === 1 ? '1 cell' : `${cells.length} cells`} where the header has ${columns.width}`,
          line,
        );
        return;
      }
      makeRoom();
      const begin = count * width;
      for (let item = 0; item < width; item++) {
        const column = columns.items[item];
        if (!column) continue;
        const response = responseIn(cells[column.at] as string, graded);
        if (response === undefined) wrongCells[item]?.add(cells[column.at] as string, line);
        responses[begin + item] = response ?? notPresented;
      }
      const peopleInRow = columns.count === undefined ? 1 : countIn(cells[columns.count] ?? '');
      if (peopleInRow === undefined) {
        problems.add(`${quoted(cells[columns.count ?? 0])} is not a whole number of 0 or more`, line, 'count');
      }
      if (counts) counts[count] = peopleInRow ?? 0;
      for (const { name, at } of columns.labels) {
        const label = cells[at]?.trim() ?? '';
        if (isText && /[\0\uFFFD]/.test(label)) {
          problems.add('the file is not text in UTF-8; save the table as CSV in UTF-8', line, name);
          isText = false;
        }
        labels[name]?.push(label);
      }
      if (people <= maxPeople && people + (peopleInRow ?? 0) > maxPeople) {
        problems.add(`the counts up to this row exceed ${maxPeople.toLocaleString('en')} people`, line, 'count');
      }
      people += peopleInRow ?? 0;
      count += 1;
    },
    finish() {
      const filled = responses.subarray(0, count * width);
      wrongCells.forEach((wrong, item) => {
        wrong.report(problems, () => holdsResponse(filled, item, width));
      });
      if (!graded && wrongCells.some((wrong) => wrong.arePoints())) {
        problems.advise('Items with several points need the model GRM.');
      }
      if (wrongCells.some((wrong) => wrong.total() > count / 2)) {
        const how = leaveOutWith === undefined ? '' : ` (${leaveOutWith})`;
        problems.advise(`Exclude columns without responses${how}.`);
      }
      return { responses: filled, counts: counts?.subarray(0, count), count, people };
    },
  };
}

/** Maximum sum of counts: sums stay exact, and fit a database column. */
const maxPeople = 1_000_000_000;

/** Maximum number of problems listed for a column. */
const maxPerColumn = 20;

/** Invalid cells of a column. A column without any valid cell is reported once. */
function createInvalidCells(column: string, allowed: string) {
  const first: { cell: string; line: number }[] = [];
  let total = 0;
  let arePoints = false;
  return {
    add(cell: string, line: number): void {
      total += 1;
      if (first.length < maxPerColumn) first.push({ cell, line });
      arePoints ||= /^\d{1,3}$/.test(cell.trim());
    },
    total: () => total,
    arePoints: () => arePoints,
    report(problems: Problems, holdsResponse: () => boolean): void {
      const [one, another] = first;
      if (one && another && !arePoints && !holdsResponse()) {
        problems.add(`${quoted(one.cell)} is not ${allowed}, nor is any other cell of the column`, one.line, column);
        return;
      }
      for (const { cell, line } of first) problems.add(`${quoted(cell)} is not ${allowed}`, line, column);
      problems.addMore(total - first.length);
    },
  };
}

function holdsResponse(responses: Uint8Array, item: number, width: number): boolean {
  for (let at = item; at < responses.length; at += width) if (responses[at] !== notPresented) return true;
  return false;
}

/** The response in a cell, `notPresented` for a blank one, undefined for anything else. */
function responseIn(cell: string, graded: boolean): number | undefined {
  if (cell === '1') return 1;
  if (cell === '0') return 0;
  if (cell === '') return notPresented;
  const text = cell.trim();
  if (text === '') return notPresented;
  if (!/^\d{1,3}$/.test(text)) return undefined;
  const points = Number(text);
  return points <= (graded ? mostPoints : 1) ? points : undefined;
}

function countIn(cell: string): number | undefined {
  const text = cell.trim();
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** A cell's text, quoted and shortened. */
function quoted(cell: string | undefined): string {
  const text = (cell ?? '').replaceAll(/[\u007F-\u009F]/g, '\uFFFD');
  return JSON.stringify(text.length > 30 ? `${text.slice(0, 30)}…` : text);
}

function grown<Block extends { set(from: Block): void }>(from: Block, into: Block): Block {
  into.set(from);
  return into;
}

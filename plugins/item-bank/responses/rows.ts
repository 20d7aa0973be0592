import { mostPoints, notPresented } from '../psychometrics/index.ts';
import type { Columns } from './columns.ts';
import type { Problems } from './problems.ts';

/** Takes rows of cells into one block of memory that grows as they come, and notes what they must not hold. */
export function createRows(columns: Columns, graded: boolean, problems: Problems) {
  const width = columns.items.length;
  let responses = new Uint8Array(1024 * width);
  let counts = columns.count === undefined ? undefined : new Float64Array(1024);
  let count = 0;
  let people = 0;
  const labels = Object.fromEntries(columns.labels.map(({ name }) => [name, [] as string[]]));
  const allowed = graded ? `a whole number from 0 to ${mostPoints}` : '0, 1';

  const makeRoom = () => {
    if ((count + 1) * width > responses.length) responses = grown(responses, new Uint8Array(responses.length * 2));
    if (counts && count >= counts.length) counts = grown(counts, new Float64Array(counts.length * 2));
  };

  return {
    labels,
    add(cells: readonly string[], line: number): void {
      if (cells.length !== columns.width) {
        problems.add(`${cells.length} cells where the header has ${columns.width}`, line);
        return;
      }
      makeRoom();
      const begin = count * width;
      for (let item = 0; item < width; item++) {
        const column = columns.items[item];
        if (!column) continue;
        const response = responseIn(cells[column.at] as string, graded);
        if (response === undefined) {
          problems.add(`${quoted(cells[column.at])} is not ${allowed} or blank`, line, column.name);
        } else responses[begin + item] = response;
      }
      const standsFor = columns.count === undefined ? 1 : countIn(cells[columns.count] ?? '');
      if (standsFor === undefined) {
        problems.add(`${quoted(cells[columns.count ?? 0])} is not a whole number from 0 on`, line, 'count');
      }
      if (counts) counts[count] = standsFor ?? 0;
      for (const { name, at } of columns.labels) labels[name]?.push(cells[at]?.trim() ?? '');
      people += standsFor ?? 0;
      count += 1;
    },
    finish: () => ({
      responses: responses.subarray(0, count * width),
      counts: counts?.subarray(0, count),
      count,
      people,
    }),
  };
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

/** A cell's text, shortened: it may be anything. */
function quoted(cell: string | undefined): string {
  const text = cell ?? '';
  return JSON.stringify(text.length > 30 ? `${text.slice(0, 30)}…` : text);
}

function grown<Block extends { set(from: Block): void }>(from: Block, into: Block): Block {
  into.set(from);
  return into;
}

import Papa from 'papaparse';
import type { ImportFault } from '../contract.ts';

/** A table with a header, and the line on which each row begins. */
export interface ReadTable {
  readonly file: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

export const limits = {
  columns: 500,
  rows: 50_000,
  /** Characters of a cell. */
  cell: 2000,
} as const;

const lineBreaks = /\r\n|\n|\r/g;

/**
 * Reads a CSV file with commas, semicolons or tabs. Rows with unmatched quotation marks or more cells than the header are
 * reported and left out; missing cells at the end of a row are empty, because spreadsheets leave them out.
 */
export function readTable(file: string, text: string, faults: ImportFault[]): ReadTable {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const [header = [], ...body] = data;
  const columns = header.map((name) => name.trim());
  while (columns.length > 1 && columns.at(-1) === '') columns.pop();
  const fault = (line: number | null, message: string) => void faults.push({ file, line, message });
  if (columns.every((name) => name === '')) fault(null, 'The file is empty. Its first line must name the columns');
  if (columns.length > limits.columns) {
    fault(1, `The header has ${columns.length} columns; at most ${limits.columns} are read`);
    return { file, columns: [], rows: [] };
  }
  if (body.length > limits.rows) {
    fault(null, `The file has more than ${limits.rows.toLocaleString('en')} rows. Divide it`);
    return { file, columns, rows: [] };
  }
  const rows: { line: number; cells: string[] }[] = [];
  let line = 2;
  for (const [index, raw] of body.entries()) {
    const at = line;
    line += 1 + raw.reduce((sum, cell) => sum + (cell.match(lineBreaks)?.length ?? 0), 0);
    if (raw.every((cell) => cell.trim() === '')) continue;
    const cells = raw.map(plainCell);
    if (broken.has(index + 1)) fault(at, 'The quotation marks of this row do not match');
    else if (cells.slice(columns.length).some((cell) => cell !== '')) {
      fault(at, `The row has ${cells.length} cells, but the header has ${columns.length}`);
    } else if (cells.some((cell) => cell.length > limits.cell)) {
      fault(at, `A cell has more than ${limits.cell} characters`);
    } else rows.push({ line: at, cells: cells.slice(0, columns.length) });
  }
  return { file, columns, rows };
}

/** Exports prefix cells that a spreadsheet would take for a formula with an apostrophe. */
const plainCell = (cell: string) => cell.trim().replace(/^'(?=[=+\-@\t\r])/, '');

/** The separator that occurs most in the header, outside quotation marks. */
function delimiterOf(text: string): string {
  const header = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const count = (separator: string) => header.split(separator).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}

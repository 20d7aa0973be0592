import Papa from 'papaparse';

/** A row by column, with the line of its first character. */
export interface TableRow {
  readonly line: number;
  value(column: string): string;
}

export type Report = (line: number | null, message: string) => void;

const lineBreaks = /\r\n|\n|\r/g;

/**
 * Reads a CSV file with a header. Columns are found by name in any order; others are ignored. Rows with the wrong number of
 * cells or unmatched quotation marks are reported and left out.
 */
export function readTable(text: string, columns: readonly string[], report: Report): TableRow[] {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter: ',' });
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const [header, ...body] = data;
  const names = (header ?? []).map((name) => name.trim());
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    report(1, `The header lacks the ${missing.length === 1 ? 'column' : 'columns'} ${missing.join(', ')}`);
    return [];
  }
  const positions = new Map(columns.map((column) => [column, names.indexOf(column)]));
  const rows: TableRow[] = [];
  let line = 2;
  for (const [index, cells] of body.entries()) {
    const at = line;
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(lineBreaks)?.length ?? 0), 0);
    if (cells.length === 1 && cells[0] === '') continue;
    if (broken.has(index + 1)) report(at, 'The quotation marks of this row do not match');
    else if (cells.length !== names.length) {
      report(at, `${cells.length} cells, but the header has ${names.length}`);
    } else rows.push({ line: at, value: (column) => (cells[positions.get(column) ?? -1] ?? '').trim() });
  }
  return rows;
}

import type { CatalogueFormat, UniversityEntry } from '../contract.ts';
import { cellOf, columns } from './columns.ts';

/** A catalogue as a file that `readFile` reads back: CSV (RFC 4180) with a byte order mark for spreadsheets, or JSON. */
export async function* writeFile(
  pages: AsyncIterable<readonly UniversityEntry[]>,
  format: CatalogueFormat,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const pieces = format === 'csv' ? csvOf(pages) : jsonOf(pages);
  for await (const piece of pieces) yield encoder.encode(piece);
}

async function* jsonOf(pages: AsyncIterable<readonly UniversityEntry[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield before + page.map((entry) => JSON.stringify(entry)).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* csvOf(pages: AsyncIterable<readonly UniversityEntry[]>): AsyncGenerator<string> {
  yield `\uFEFF${rowOf(columns.map(({ name }) => name))}`;
  for await (const page of pages) yield page.flatMap(rowsOf).map(rowOf).join('');
}

/** A row for each intake; one for a program without intakes and for a university without programs. */
function rowsOf(university: UniversityEntry): string[][] {
  const rows: string[][] = [];
  const programs = university.programs?.length ? university.programs : [undefined];
  for (const [programIndex, program] of programs.entries()) {
    const intakes = program?.intakes?.length ? program.intakes : [undefined];
    for (const [intakeIndex, intake] of intakes.entries()) {
      const isFirst = { university: programIndex + intakeIndex === 0, program: intakeIndex === 0, intake: true };
      const entries = { university, program, intake };
      // Values stand in the first row. Key and name are repeated, so that rows can be sorted.
      const isShown = (level: keyof typeof entries, field: string | undefined) =>
        isFirst[level] || field === 'key' || field === 'name';
      rows.push(
        columns.map((column) => (isShown(column.level, column.path[0]) ? cellOf(entries[column.level], column) : '')),
      );
    }
  }
  return rows;
}

const rowOf = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

const quoted = (cell: string) =>
  /[",;\t\r\n]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell;

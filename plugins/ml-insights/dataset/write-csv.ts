import type { Block, Column } from './columns.ts';
import { columns } from './columns.ts';

export const csvHeader = `${columns.map(({ name }) => name).join(',')}\n`;

const encoder = new TextEncoder();

/**
 * A block as CSV without a header (RFC 4180, line feeds), as COPY and other tools read it. An empty value is null.
 * @param before begins every line, with its comma
 */
export function encodeCsv({ rows, values }: Block, before = ''): Uint8Array {
  const writers = columns.map((column) => ({ write: writerOf(column), numbers: values[column.name] }));
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) {
    let line = before;
    for (const [column, { write, numbers }] of writers.entries()) {
      const value = numbers[row] ?? Number.NaN;
      if (column > 0) line += ',';
      if (!Number.isNaN(value)) line += write(value);
    }
    lines.push(line);
  }
  return encoder.encode(rows > 0 ? `${lines.join('\n')}\n` : '');
}

function writerOf({ kind, labels = [] }: Column): (value: number) => string {
  switch (kind) {
    case 'category':
      return (value) => labels[value] ?? '';
    case 'boolean':
      return (value) => (value === 1 ? 't' : 'f');
    case 'date':
      return dayText;
    default:
      return String;
  }
}

const days = new Map<number, string>();

function dayText(day: number): string {
  const known = days.get(day) ?? new Date(day * 86_400_000).toISOString().slice(0, 10);
  days.set(day, known);
  return known;
}

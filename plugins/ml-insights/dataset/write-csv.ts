import type { Block, Column } from './columns.ts';
import { columns } from './columns.ts';

export const csvHeader = `${columns.map(({ name }) => name).join(',')}\n`;

/** Bytes of a learner at most: labels have up to 25 characters, numbers up to 12. */
const maxRowBytes = 512;
/** Reused by all blocks of a thread. */
let scratch = Buffer.alloc(0);

/** A block as CSV without a header (RFC 4180, line feeds). An empty value is null. */
export function encodeCsv({ rows, values }: Block): Uint8Array {
  const writers = columns.map((column) => ({ write: writerOf(column), numbers: values[column.name] }));
  if (scratch.length < rows * maxRowBytes) scratch = Buffer.allocUnsafe(rows * maxRowBytes);
  const text = scratch;
  let end = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < writers.length; column++) {
      const { write, numbers } = writers[column] as (typeof writers)[number];
      const value = numbers[row] as number;
      if (!Number.isNaN(value)) end = write(text, end, value);
      text[end++] = comma;
    }
    text[end - 1] = lineFeed;
  }
  return new Uint8Array(text.subarray(0, end));
}

const [comma, lineFeed, point, zero] = [0x2c, 0x0a, 0x2e, 0x30];

/** Writes a value from `begin` on; returns its end. */
type Write = (into: Buffer, begin: number, value: number) => number;

function writerOf({ kind, labels = [], decimals = 0 }: Column): Write {
  switch (kind) {
    case 'category': {
      const bytes = labels.map((label) => Buffer.from(label));
      return (into, begin, value) => writeBytes(into, begin, bytes[value]);
    }
    case 'boolean':
      return (into, begin, value) => writeBytes(into, begin, value === 1 ? yes : no);
    case 'date':
      return (into, begin, value) => writeBytes(into, begin, dayText(value));
    default: {
      const power = 10 ** decimals;
      return (into, begin, value) =>
        writeDecimal(into, value < 0 ? writeBytes(into, begin, minus) : begin, Math.abs(value) * power, decimals);
    }
  }
}

const [no, yes, minus] = [Buffer.from('f'), Buffer.from('t'), Buffer.from('-')];

/** Labels are short: a loop is faster than a call of `copy`. */
function writeBytes(into: Buffer, begin: number, bytes: Uint8Array = new Uint8Array()): number {
  for (let at = 0; at < bytes.length; at++) into[begin + at] = bytes[at] as number;
  return begin + bytes.length;
}

/** A number of so many decimals as JavaScript prints it: without zeros at the end. The digits are written backwards. */
function writeDecimal(into: Buffer, begin: number, scaled: number, decimals: number): number {
  let left = Math.round(scaled);
  let places = decimals;
  while (places > 0 && left % 10 === 0) {
    left /= 10;
    places -= 1;
  }
  let digits = 1;
  for (let rest = left; rest >= 10 || digits <= places; digits++) rest = Math.floor(rest / 10);
  const end = begin + digits + (places > 0 ? 1 : 0);
  const pointAt = places > 0 ? end - 1 - places : -1;
  for (let at = end - 1; at >= begin; at--) {
    if (at === pointAt) {
      into[at] = point;
      continue;
    }
    const rest = Math.floor(left / 10);
    into[at] = zero + (left - 10 * rest);
    left = rest;
  }
  return end;
}

const days = new Map<number, Buffer>();

function dayText(day: number): Buffer {
  const known = days.get(day) ?? Buffer.from(new Date(day * 86_400_000).toISOString().slice(0, 10));
  days.set(day, known);
  return known;
}

import type { Block, Column } from './columns.ts';
import { columns } from './columns.ts';

// The binary format of COPY (documentation of PostgreSQL, COPY, Binary Format): half the work of text for the database.
// Numbers are big-endian.

/** Signature, flags, length of an extension. */
export const copyHeader = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
/** Instead of the number of fields of a further row. */
export const copyEnd = Buffer.from([0xff, 0xff]);

/** Days from 1970, as in a `Block`, to the database's day 0, 2000-01-01. */
export const databaseDayZero = 10_957;

/** A row of 24 fields takes 2 + 24·4 bytes, 16 for the institution, 8 for each real, and labels of up to 25 characters. */
const maxRowBytes = 512;
/** Reused by all blocks of a thread. */
let scratch = new Uint8Array();

/** A block as rows of `ml_insights.learners`, the institution first, then the columns in their order. */
export function encodeCopy({ rows, values }: Block, institutionId: string): Uint8Array<ArrayBuffer> {
  const writers = columns.map((column) => ({ write: writerOf(column), numbers: values[column.name] }));
  const institution = Buffer.from(institutionId.replaceAll('-', ''), 'hex');
  if (scratch.length < rows * maxRowBytes) scratch = new Uint8Array(rows * maxRowBytes);
  const bytes = scratch;
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (let row = 0; row < rows; row++) {
    view.setInt16(at, 1 + columns.length);
    at = writeField(view, bytes, at + 2, institution);
    for (let column = 0; column < writers.length; column++) {
      const { write, numbers } = writers[column] as (typeof writers)[number];
      const value = numbers[row] as number;
      if (Number.isNaN(value)) {
        view.setInt32(at, -1);
        at += 4;
      } else {
        at = write(view, bytes, at, value);
      }
    }
  }
  return bytes.slice(0, at);
}

/** Writes the length of a value and the value from `at` on; returns the end. */
type Write = (view: DataView, bytes: Uint8Array, at: number, value: number) => number;

function writerOf({ kind, labels = [], isShort = false }: Column): Write {
  switch (kind) {
    case 'category': {
      const texts = labels.map((label) => Buffer.from(label));
      return (view, bytes, at, value) => writeField(view, bytes, at, texts[value]);
    }
    case 'boolean':
      return (view, bytes, at, value) => {
        view.setInt32(at, 1);
        bytes[at + 4] = value;
        return at + 5;
      };
    case 'real':
      return (view, _, at, value) => {
        view.setInt32(at, 8);
        view.setFloat64(at + 4, value);
        return at + 12;
      };
    default: {
      const since = kind === 'date' ? databaseDayZero : 0;
      return isShort
        ? (view, _, at, value) => {
            view.setInt32(at, 2);
            view.setInt16(at + 4, value);
            return at + 6;
          }
        : (view, _, at, value) => {
            view.setInt32(at, 4);
            view.setInt32(at + 4, value - since);
            return at + 8;
          };
    }
  }
}

function writeField(view: DataView, bytes: Uint8Array, at: number, value: Uint8Array = new Uint8Array()): number {
  view.setInt32(at, value.length);
  // Short: a loop is faster than a call of `set`.
  for (let place = 0; place < value.length; place++) bytes[at + 4 + place] = value[place] as number;
  return at + 4 + value.length;
}

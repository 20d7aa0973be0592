import type { ClientConfig } from 'pg';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import type { Column, ColumnName } from '../dataset/columns.ts';
import { columns } from '../dataset/columns.ts';
import { createValues } from '../dataset/generate-block.ts';
import { copyHeader, databaseDayZero } from '../dataset/write-copy.ts';

/** Stored learners by column, as in a `Block`. */
export interface Learners {
  readonly rows: number;
  readonly values: Readonly<Record<ColumnName, Float64Array>>;
}

/** Where the stored data set of an institution is read. */
export interface LearnersOrder {
  readonly connection: ClientConfig;
  readonly institutionId: string;
}

/** Reads the stored data set of an institution by COPY, in the order of the learners. */
export async function readLearners({ connection, institutionId }: LearnersOrder): Promise<Learners> {
  const session = new pg.Client(connection);
  session.on('error', () => undefined);
  await session.connect();
  try {
    // Both statements see the same learners.
    await session.query('begin isolation level repeatable read');
    const id = session.escapeLiteral(institutionId);
    const counted = await session.query<{ rows: number }>(
      `select count(*)::int as rows from ml_insights.learners where institution_id = ${id}`,
    );
    const rows = counted.rows[0]?.rows ?? 0;
    const values = createValues(rows);
    const names = columns.map(({ name }) => name).join(', ');
    const chunks = session.query(
      to(
        `copy (select ${names} from ml_insights.learners where institution_id = ${id} order by learner)
         to stdout (format binary)`,
      ),
    );
    await readCopy(chunks as AsyncIterable<Buffer>, values);
    await session.query('commit');
    return { rows, values };
  } finally {
    await session.end().catch(() => undefined);
  }
}

/** Reads the binary format of COPY (see `write-copy.ts`): numbers as they are, without text in between. */
async function readCopy(chunks: AsyncIterable<Buffer>, values: Learners['values']): Promise<void> {
  const readers = columns.map((column) => ({ into: values[column.name], read: readerOf(column) }));
  let row = 0;
  let rest: Buffer = Buffer.alloc(0);
  let isBegun = false;
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let at = 0;
    if (!isBegun) {
      rest = bytes;
      if (bytes.length < copyHeader.length) continue;
      isBegun = true;
      at = copyHeader.length;
    }
    for (let end = endOfRow(bytes, at); end > 0; end = endOfRow(bytes, at)) {
      at += 2;
      for (let place = 0; place < readers.length; place++) {
        const { into, read } = readers[place] as (typeof readers)[number];
        const length = bytes.readInt32BE(at);
        at += 4;
        into[row] = length < 0 ? Number.NaN : read(bytes, at, length);
        at += Math.max(0, length);
      }
      row += 1;
    }
    rest = bytes.subarray(at);
  }
}

/** Where the row that begins at `at` ends; 0 if it is incomplete or there is none. */
function endOfRow(bytes: Buffer, at: number): number {
  let end = at + 2;
  if (end > bytes.length || bytes.readInt16BE(at) < 0) return 0;
  for (let place = 0; place < columns.length; place++) {
    if (end + 4 > bytes.length) return 0;
    end += 4 + Math.max(0, bytes.readInt32BE(end));
  }
  return end > bytes.length ? 0 : end;
}

function readerOf({ kind, labels = [] }: Column): (bytes: Buffer, at: number, length: number) => number {
  switch (kind) {
    case 'category': {
      const places = new Map(labels.map((label, place) => [label, place]));
      return (bytes, at, length) => places.get(bytes.toString('utf8', at, at + length)) ?? Number.NaN;
    }
    case 'boolean':
      return (bytes, at) => bytes[at] as number;
    case 'date':
      return (bytes, at) => bytes.readInt32BE(at) + databaseDayZero;
    case 'real':
      return (bytes, at) => bytes.readDoubleBE(at);
    default:
      return (bytes, at, length) => (length === 2 ? bytes.readInt16BE(at) : bytes.readInt32BE(at));
  }
}

import type { ClientConfig } from 'pg';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import type { Column, ColumnName } from '../dataset/columns.ts';
import { columns } from '../dataset/columns.ts';

/** Stored learners by column, as in a `Block`. */
export interface Learners {
  readonly rows: number;
  readonly values: Readonly<Record<ColumnName, Float64Array>>;
}

/** Reads the stored data set of an institution by COPY, in the order of the learners. */
export async function readLearners(connection: ClientConfig, institutionId: string): Promise<Learners> {
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
    // Shared, so that threads do not each hold a copy.
    const values = Object.fromEntries(
      columns.map(({ name }) => [name, new Float64Array(new SharedArrayBuffer(8 * rows))]),
    ) as Record<ColumnName, Float64Array>;
    const readers = columns.map((column) => ({ into: values[column.name], read: readerOf(column) }));
    const names = columns.map(({ name }) => name).join(', ');
    const lines = session.query(
      to(
        `copy (select ${names} from ml_insights.learners where institution_id = ${id} order by learner)
         to stdout (format csv)`,
      ),
    );
    let row = 0;
    let rest = '';
    const take = (line: string) => {
      const fields = line.split(',');
      for (const [index, { into, read }] of readers.entries()) into[row] = read(fields[index] ?? '');
      row += 1;
    };
    for await (const chunk of lines as AsyncIterable<Buffer>) {
      // Names and labels are ASCII without commas and quotes.
      const text = rest + chunk.toString('latin1');
      let from = 0;
      for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
        take(text.slice(from, end));
        from = end + 1;
      }
      rest = text.slice(from);
    }
    await session.query('commit');
    return { rows, values };
  } finally {
    await session.end().catch(() => undefined);
  }
}

function readerOf({ kind, labels = [] }: Column): (text: string) => number {
  switch (kind) {
    case 'category': {
      const places = new Map(labels.map((label, place) => [label, place]));
      return (text) => places.get(text) ?? Number.NaN;
    }
    case 'boolean':
      return (text) => (text === 't' ? 1 : 0);
    case 'date': {
      const days = new Map<string, number>();
      return (text) => {
        const day = days.get(text) ?? Date.parse(text) / 86_400_000;
        days.set(text, day);
        return day;
      };
    }
    default:
      return (text) => (text === '' ? Number.NaN : Number(text));
  }
}

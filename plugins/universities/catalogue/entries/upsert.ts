import type { Database } from '../../../../core/db/index.ts';
import { updateStatistics } from '../../../../core/db/index.ts';
import type { IntakeRow, ProgramRow, UniversityRow } from '../models.ts';
import type { SaveContext } from './save-entries.ts';

/** Rows of a statement. */
const chunkSize = 2000;
/** Rows after which a table has changed enough to be planned for anew. */
const manyRows = 1000;

type AnyRow = IntakeRow | ProgramRow | UniversityRow;

/**
 * Inserts rows, or replaces those with the same id. Raw SQL, because Objection takes four times as long for thousands of
 * rows. Each row has all columns.
 */
export async function upsert<R extends AnyRow>(
  db: Database,
  context: SaveContext,
  model: { new (): R; readonly tableName: string; raw(sql: string, values: unknown[]): object },
  rows: readonly Partial<R>[],
): Promise<void> {
  const institution_id = context.institution.id;
  for (let from = 0; from < rows.length; from += chunkSize) {
    const chunk = rows.slice(from, from + chunkSize).map((row) => ({ ...snakeCase(row), institution_id }));
    const columns = Object.keys(chunk[0] ?? {});
    const table = model.tableName;
    const storing = model.raw(
      `insert into ${table} (${columns.join(', ')})
         select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, ?::jsonb)
         on conflict (id) do update set ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}
           where ${table.split('.')[1]}.institution_id = excluded.institution_id`,
      [JSON.stringify(chunk)],
    );
    // A statement in a WITH clause is always carried out.
    await (db.rows(model, context) as unknown as With).with('stored', storing).whereRaw('false').select('id');
  }
  if (rows.length >= manyRows) await updateStatistics(context.tx, model.tableName);
}

interface With {
  with(name: string, query: object): { whereRaw(sql: string): { select(column: string): Promise<unknown> } };
}

const snakeCase = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );

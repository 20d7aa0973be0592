import { conflict } from '../contract/errors.ts';
import type { Database } from './connect.ts';
import { knexOf } from './connect.ts';

/** Ends the names of schemas that a restore has set aside until it is complete. */
export const replacedSuffix = ' (replaced by a restore)';

/** @throws Failure conflict where a restore was interrupted: a start would work on its incomplete database */
export async function assertNoInterruptedRestore(database: Database): Promise<void> {
  const { rows } = await knexOf(database).raw<{ rows: unknown[] }>(
    'select 1 from pg_namespace where right(nspname, length(?::text)) = ?',
    [replacedSuffix, replacedSuffix],
  );
  if (rows.length === 0) return;
  throw conflict(
    'A restore was interrupted; the data that it replaces is kept. Run eiq backup restore again with --replace. To keep that data, decline the confirmation, then start.',
  );
}

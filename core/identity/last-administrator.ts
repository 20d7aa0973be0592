import type { Actor } from '../contract/index.ts';
import { conflict } from '../contract/index.ts';
import type { CallContext, Database, TransactionContext } from '../db/index.ts';
import { knexOf } from '../db/index.ts';
import { UserRow } from './models.ts';

/** Serialises such changes in an institution, so that two administrators cannot deactivate each other. */
export async function lockInstitution({ who, tx }: TransactionContext<Actor>): Promise<void> {
  await knexOf(tx)('platform.institutions').where({ id: who.institution.id }).select('id').forNoKeyUpdate();
}

/** Whether this person is the institution's last active administrator. */
export async function isLastAdministrator(db: Database, call: CallContext<Actor>, row: UserRow): Promise<boolean> {
  if (row.role !== 'administrator' || row.deactivatedAt) return false;
  const others = await db
    .rows(UserRow, call)
    .where({ role: 'administrator' })
    .whereNull('deactivatedAt')
    .whereNot({ id: row.id })
    .resultSize();
  return others === 0;
}

/** Lock the institution first. @throws Failure conflict */
export async function assertNotLastAdministrator(
  db: Database,
  call: TransactionContext<Actor>,
  row: UserRow,
): Promise<void> {
  if (!(await isLastAdministrator(db, call, row))) return;
  throw conflict('This is the last active administrator. Make another person administrator first.');
}

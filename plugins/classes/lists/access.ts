import type { Actor, Who } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { ClassRow, MemberRow } from '../models.ts';

/** Whether a caller manages all classes; otherwise only those that they teach. */
export const managesAll = (who: Pick<Actor, 'may'>) => who.may('classes.manage');

/** Classes that the caller manages. */
export function managed({ db }: Pick<Dependencies, 'db'>, call: CallContext<Who>) {
  const rows = db.rows(ClassRow, call);
  if (managesAll(call.who)) return rows;
  const taught = db.rows(MemberRow, call).where({ userId: call.who.user.id, role: 'teacher' }).select('classId');
  return rows.whereIn('id', taught);
}

/** @throws Failure not_found, also for a class that the caller does not teach */
export async function managedClass(
  dependencies: Pick<Dependencies, 'db'>,
  call: CallContext<Who>,
  id: string,
): Promise<ClassRow> {
  const row = await managed(dependencies, call).findById(id);
  if (!row) throw notFound('Class not found.');
  return row;
}

/** Locks a class until the commit. @throws Failure not_found */
export async function lockedClass(
  { db }: Pick<Dependencies, 'db'>,
  call: TransactionContext<Who>,
  id: string,
): Promise<ClassRow> {
  const row = await managed({ db }, call).findById(id).forUpdate();
  if (!row) throw notFound('Class not found.');
  return row;
}

/** @throws Failure conflict for an archived class */
export function assertActive({ archivedAt }: ClassRow): void {
  if (archivedAt) throw conflict('This class is archived. Restore it first.');
}

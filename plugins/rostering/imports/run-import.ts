import type { Actor } from '../../../core/contract/index.ts';
import { conflict, invalid } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import { acquireLock } from '../../../core/db/index.ts';
import type { ImportReport } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { ObjectRow, SourceRow } from '../models.ts';
import type { ImportChoice, ImportPlan } from './plan-import.ts';
import { planImport } from './plan-import.ts';

export interface ImportOrder extends ImportChoice {
  /** The number of accounts that will be deactivated, as the check stated it. */
  readonly deactivating: number;
  /** Who started it, for the audit log. */
  readonly startedBy: string | undefined;
}

export interface Progress {
  readonly signal?: AbortSignal;
  onProgress?(done: number, total: number): void;
}

/** Rows stored between two reports of progress. */
const batchSize = 500;

/**
 * Imports a file in the given transaction: everything or nothing. Imports of one institution wait for each other.
 * @throws Failure invalid with all faults; conflict where other people would be deactivated than the check stated
 */
export async function runImport(
  dependencies: Dependencies,
  call: TransactionContext<Actor>,
  { deactivating, startedBy, ...choice }: ImportOrder,
  progress: Progress = {},
): Promise<ImportReport> {
  await acquireLock(call.tx, `rostering ${call.who.institution.id}`);
  const { plan, report } = await planImport(dependencies, call, choice);
  if (!plan) throw refusal(report);
  if (report.leaving.count !== deactivating) {
    throw conflict(
      `${report.leaving.count} of ${report.leaving.of} people would be deactivated, not ${deactivating}. Check the file again.`,
    );
  }
  if (!report.hasChanges) return report;
  await apply(dependencies, call, plan, progress);
  const { people, classes, members, guardians } = report;
  await dependencies.audit.record(call, {
    action: 'rostering.imported',
    ...(startedBy === undefined ? {} : { actor: startedBy }),
    details: { format: choice.file.format, mode: choice.mode, people, classes, members, guardians },
  });
  return report;
}

async function apply(
  { db, people, guardians, rosters, record }: Dependencies,
  call: TransactionContext<Actor>,
  plan: ImportPlan,
  { signal, onProgress }: Progress,
): Promise<void> {
  const { created, changed, sources, educations, reactivated, deactivated } = plan.people;
  const { classes, ties } = plan;
  // An enrolment takes about as long as a person.
  const total = created.length + changed.length + deactivated.length + classes.added.length + ties.linked.length + 1;
  let done = 0;
  const step = (by: number) => {
    done += by;
    onProgress?.(done, total);
    signal?.throwIfAborted();
  };
  step(0);
  await people.setActiveAll(
    call,
    deactivated.map(({ id }) => id),
    false,
  );
  step(deactivated.length);
  for (let from = 0; from < created.length; from += batchSize) {
    const batch = created.slice(from, from + batchSize);
    await people.createAll(call, batch);
    step(batch.length);
  }
  for (let from = 0; from < changed.length; from += batchSize) {
    const batch = changed.slice(from, from + batchSize);
    await people.changeAll(call, batch);
    step(batch.length);
  }
  await people.setActiveAll(call, reactivated, true);
  for (let from = 0; from < sources.length; from += batchSize) {
    const batch = sources.slice(from, from + batchSize).map(({ sourceId, userId }) => ({ sourceId, userId }));
    // The school's system may know a person by another id than before.
    await db
      .rows(SourceRow, call)
      .whereRaw('user_id = any(?::uuid[])', [batch.map(({ userId }) => userId)])
      .delete();
    await db.rows(SourceRow, call).insert(batch).onConflict(SourceRow.idColumn).merge(['userId']);
  }
  await record.setEducations(call, educations);
  signal?.throwIfAborted();
  await guardians.linkAll(call, ties.linked);
  for (const tie of ties.unlinked) await guardians.unlink(call, tie);
  step(ties.linked.length);
  await rosters.store(call, classes);
  if (classes.sources.length > 0) {
    const ids = classes.sources.map(({ objectId }) => objectId);
    await db.rows(ObjectRow, call).whereRaw('object_id = any(?::uuid[])', [ids]).delete();
    await db
      .rows(ObjectRow, call)
      .insert([...classes.sources])
      .onConflict(ObjectRow.idColumn)
      .merge(['objectId']);
  }
  step(classes.added.length + 1);
}

/** All faults at once, one on each line. */
function refusal({ faults, faultCount }: ImportReport) {
  const count = faultCount === 1 ? '1 fault' : `${faultCount} faults`;
  const shown = faults.map(({ file, line, message }) => `  ${file}${line === null ? '' : ` line ${line}`}: ${message}`);
  const rest = faultCount > faults.length ? [`  … and ${faultCount - faults.length} more`] : [];
  return invalid([`Nothing was imported. The file has ${count}:`, ...shown, ...rest].join('\n'));
}

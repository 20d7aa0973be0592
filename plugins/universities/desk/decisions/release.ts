import type { Actor, InstitutionRef, Who } from '../../../../core/contract/index.ts';
import { conflict, Failure } from '../../../../core/contract/index.ts';
import type { TransactionContext } from '../../../../core/db/index.ts';
import { afterCommit } from '../../../../core/db/index.ts';
import { unprivilegedActor } from '../../../../core/plugins/define-plugin.ts';
import { ApplicationRow } from '../../applications/models.ts';
import type { OfferedApplication } from '../../applications/queries.ts';
import { lockApplication } from '../../applications/queries.ts';
import { announceChanges } from '../announce.ts';
import type { DeskDependencies } from '../dependencies.ts';
import { CaseRow } from '../models.ts';
import { decisionsOf, lockDeskCase, pendingOf, withheldBecause } from '../review/access.ts';
import { answerFor, forEach } from './decide.ts';
import { heldBecause, isNotHeld } from './held.ts';

/** Publishes recorded decisions by hand, each in a transaction of its own. */
export async function releaseAll(dependencies: DeskDependencies, who: Who, applicationIds: readonly string[]) {
  const changed: ApplicationRow[] = [];
  const results = await forEach(
    applicationIds.map((applicationId) => ({ applicationId })),
    ({ applicationId: id }) => answerFor(id, () => releaseByHand(dependencies, who, id, changed)),
  );
  await announceChanges(dependencies, { who }, changed);
  return { results };
}

function releaseByHand(
  dependencies: DeskDependencies,
  who: Who,
  id: string,
  changed: ApplicationRow[],
): Promise<'released' | 'unchanged'> {
  return dependencies.db.transaction(async (tx) => {
    const context = { who, tx };
    const found = await lockDeskCase(dependencies, context, id);
    const withheld = withheldBecause(found);
    if (withheld) throw conflict(withheld);
    return (await publish(dependencies, context, found, changed)) ? 'released' : 'unchanged';
  });
}

/**
 * Publishes the first decisions of intakes whose release time has come. Those that were recorded after that time, follow an
 * appeal, or replace a place on the waiting list are released by hand, so that they can be corrected first.
 */
export async function releaseDue(
  { log, ...dependencies }: DeskDependencies,
  institution: InstitutionRef,
): Promise<void> {
  const { db, clock } = dependencies;
  const due = await db
    .rows(ApplicationRow, { institution })
    .alias('application')
    .join('universities.intakes as intake', 'intake.id', 'application.intakeId')
    .where('intake.decisionsAt', '<=', clock.now())
    .whereIn('application.status', ['under_review', 'waitlisted'])
    .where('application.releasedSequence', 0)
    .whereRaw(
      `(select decision.at <= intake.decisions_at and ${isNotHeld}
        from universities.decisions decision where decision.application_id = application.id
        order by decision.sequence desc limit 1)`,
    )
    .select('application.*')
    .orderBy('application.id');
  const who = unprivilegedActor(institution);
  const changed: ApplicationRow[] = [];
  for (const { id } of due) {
    try {
      await db.transaction(async (tx) => {
        // Locked before it is looked at: a conflict of interest may be declared at this moment.
        const found = await lockApplication(dependencies, { who, tx }, id);
        await publish({ log, ...dependencies }, { who, tx }, found, changed);
      });
    } catch (error) {
      // The intake was moved, or the application changed in the meantime. The next run looks again.
      if (!(error instanceof Failure)) throw error;
      log.warn({ applicationId: id, reason: error.message }, 'a decision was not released');
    }
  }
  await announceChanges(dependencies, { who }, changed);
}

/** Publishes a recorded decision with its recommendation. False where there is none. */
async function publish(
  dependencies: DeskDependencies,
  context: TransactionContext<Actor>,
  found: OfferedApplication,
  changed: ApplicationRow[],
): Promise<boolean> {
  const { db, steps, audit, enqueue } = dependencies;
  const { id, userId, releasedSequence } = found.application;
  const pending = pendingOf(await decisionsOf(dependencies, context, id), releasedSequence);
  if (!pending) return false;
  const state = await db.rows(CaseRow, context).findById(id);
  const held = await heldBecause(dependencies, context, { state: state ?? { needs: 'first' } }, pending);
  if (held) throw conflict(held);
  const analysis = state?.analysis ?? null;
  const published = {
    recommendationStatus: analysis?.recommendationStatus ?? null,
    analysisSummary: analysis?.summary ?? null,
  };
  if (!(await steps.release(context, found, pending, published))) return false;
  await audit.record(context, { action: 'universities.decision-released', subject: id });
  if (analysis) {
    const { sequence } = pending;
    await enqueue(context.tx, context.who.institution, 'wordSummary', { userId, applicationId: id, sequence });
  }
  afterCommit(context.tx, () => {
    changed.push(found.application);
  });
  return true;
}

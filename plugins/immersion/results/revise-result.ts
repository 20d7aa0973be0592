import { isDeepStrictEqual } from 'node:util';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import { reportOf } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { PlacementRow, ResultVersionRow } from '../models.ts';
import { recordedResult } from '../placements/complete-placement.ts';
import type { StoredResult } from './result.ts';
import { resultOf } from './result.ts';

/** An answer that staff regraded. */
export interface Regraded {
  readonly sittingId: string;
  readonly pointsBefore: number;
  readonly points: number;
  readonly maximumPoints: number;
}

type Revising = Pick<Dependencies, 'db' | 'measurement' | 'record' | 'clock' | 'notifications' | 'notifyRevised'>;

/**
 * Rescores a completed placement after staff regraded an answer. The former result is kept, the new one lists the revision,
 * the learner's record is updated and the learner is notified. An open placement has no result to revise yet. Repeating it
 * changes nothing.
 */
export async function reviseResult(
  dependencies: Revising,
  institution: InstitutionRef,
  regraded: Regraded,
): Promise<void> {
  const { db } = dependencies;
  await db.transaction(async (tx) => {
    const context = { who: { institution }, tx };
    const placement = await db
      .rows(PlacementRow, context)
      .findOne({ sittingId: regraded.sittingId })
      .whereNotNull('result')
      .forUpdate();
    if (!placement?.result) return;
    await reviseFromAnswers(dependencies, context, placement, reasonOf(regraded));
  });
}

/**
 * Computes a result anew from the stored answers by the rules of its sitting, in the transaction that locked the placement.
 * The former result is kept, and the new one says why; a result that is the same stays.
 */
export async function reviseFromAnswers(
  dependencies: Revising,
  context: TransactionContext,
  placement: PlacementRow,
  says: string,
): Promise<void> {
  const { db, measurement, clock } = dependencies;
  if (!placement.result) return;
  const { id, userId, cuts, hintsCount, startedAt, result: former } = placement;
  const estimate = await measurement.estimate(context, placement.sittingId);
  const reviewed = await measurement.review(context, placement.sittingId);
  const revisions = former.revisions ?? [];
  const completedAt = new Date(former.completedAt);
  // Results from before questions were tried out have no such number.
  const unscored = former.unscored ?? 0;
  const scored = resultOf({ estimate, reviewed, cuts, hintsCounted: hintsCount, unscored, startedAt, completedAt });
  const before = {
    ...former,
    effort: former.effort ?? null,
    isUnusual: former.isUnusual ?? false,
    unscored,
    revisions,
  };
  if (isDeepStrictEqual(JSON.parse(JSON.stringify({ ...scored, revisions })), before)) return;
  const now = clock.now();
  const { eiqScore: formerScore, placementLevel: formerLevel } = former;
  const revision = { at: now.toISOString(), formerScore, formerLevel, says };
  const result: StoredResult = { ...scored, revisions: [...revisions, revision] };
  await db.rows(ResultVersionRow, context).insert({ userId, placementId: id, result: former, replacedAt: now });
  await db.rows(PlacementRow, context).findById(id).patch({ result });
  if (placement.state !== 'completed') return;
  await dependencies.record.reviseResult(context, recordedResult(Object.assign(placement, { result }), estimate));
  await notifyLearner(dependencies, context, { userId, sessionId: id, says, revisions: result.revisions.length });
}

const reasonOf = ({ pointsBefore, points, maximumPoints }: Regraded) =>
  `Staff reviewed how an open answer was graded. It earns ${points} of ${maximumPoints} points, instead of ${pointsBefore}.`;

async function notifyLearner(
  { notifications, notifyRevised }: Revising,
  { who, tx }: TransactionContext,
  { userId, sessionId, says, revisions }: { userId: string; sessionId: string; says: string; revisions: number },
): Promise<void> {
  await notifications(who)?.notify(
    { who, tx },
    {
      userId,
      id: `placement-revised/${sessionId}/${revisions}`,
      kind: 'result',
      title: 'Your placement result was revised',
      text: `${says} Your result shows what changed.`,
      to: reportOf(sessionId),
    },
  );
  afterCommit(tx, () => notifyRevised(who.institution, userId, sessionId));
}

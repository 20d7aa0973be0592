import type { RouteInput, RouteResult, Who } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import { among } from '../../../core/db/index.ts';
import type { immersion } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { PlacementRow } from '../models.ts';
import { addToRecord } from '../placements/complete-placement.ts';

type Routes = (typeof immersion)['routes'];

/** Hasty results that await a decision, oldest first. */
export async function heldResults(
  { db, people, relations }: Dependencies,
  who: Who,
): Promise<RouteResult<Routes['held']>> {
  const visible = await relations.visible({ who }, 'immersion.manage');
  const placements = await db
    .rows(PlacementRow, { who })
    .where({ state: 'held' })
    .modify(among('userId', visible))
    .orderBy('endedAt')
    .limit(200);
  const ids = placements.map(({ userId }) => userId);
  const named = await people.named({ who }, ids);
  return placements.flatMap(({ id, userId, result }) => {
    const person = named.get(userId);
    if (!result || !person) return [];
    const { completedAt, eiqScore, standardError, haste, totalTime, questionsAnswered } = result;
    return [
      {
        sessionId: id,
        userId,
        learner: `${person.firstName} ${person.lastName}`.trim(),
        completedAt,
        eiqScore,
        standardError,
        hasty: haste?.hasty ?? 0,
        answers: questionsAnswered,
        totalTime,
      },
    ];
  });
}

/**
 * Accepts a held result, which then counts from its completion, or declines it for good. Repeating a decision changes
 * nothing.
 * @throws Failure not_found, conflict (the opposite was decided, or the learner has a later result)
 */
export async function decideOnHeld(
  dependencies: Dependencies,
  who: Who,
  sessionId: string,
  { accept, reason }: RouteInput<Routes['decide']>['body'],
): Promise<void> {
  const { db, measurement, relations, audit } = dependencies;
  await db.transaction(async (tx) => {
    const context = { who, tx };
    const placement = await db.rows(PlacementRow, context).findById(sessionId).forUpdate();
    const mayDecide = placement && (await relations.mayFor(context, 'immersion.manage', placement.userId));
    if (!mayDecide || !placement.result?.haste) throw notFound('There is no such result.');
    const state = accept ? 'completed' : 'declined';
    if (placement.state === state) return;
    if (placement.state !== 'held') throw conflict('This result is no longer held.');
    await db.rows(PlacementRow, context).findById(sessionId).patch({ state });
    const decided = Object.assign(placement, { state });
    if (accept) {
      await addToRecord(dependencies, context, decided, await measurement.estimate(context, placement.sittingId));
    }
    await audit.record(context, {
      action: accept ? 'immersion.result-accepted' : 'immersion.result-declined',
      subject: placement.userId,
      details: { sessionId, reason },
    });
  });
}

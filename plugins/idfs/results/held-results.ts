import type { RouteInput, RouteResult, Who } from '../../../core/contract/index.ts';
import { conflict } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import { among } from '../../../core/db/index.ts';
import type { idfs } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { SessionRow } from '../models.ts';
import { noSuchSession, sessionToManage } from '../sessions/queries.ts';
import { recordResult } from './record-result.ts';

type Routes = (typeof idfs)['routes'];

/** Hasty results that await a decision, oldest first. */
export async function heldResults(
  { db, people, relations }: Dependencies,
  who: Who,
): Promise<RouteResult<Routes['held']>> {
  const visible = await relations.visible({ who }, 'idfs.manage');
  const sessions = await db
    .rows(SessionRow, { who })
    .where({ outcome: 'held' })
    .modify(among('userId', visible))
    .orderBy('endedAt')
    .limit(200);
  const named = await people.named(
    { who },
    sessions.map(({ userId }) => userId),
  );
  return sessions.flatMap(({ id, userId, result }) => {
    const person = named.get(userId);
    if (!result || !person) return [];
    const { completedAt, overallScore, standardError, haste, timeAnalysis } = result;
    return [
      {
        sessionId: id,
        userId,
        learner: `${person.firstName} ${person.lastName}`.trim(),
        completedAt,
        eiqScore: overallScore,
        standardError,
        hasty: haste?.hasty ?? 0,
        answers: result.questionsAnswered,
        totalTime: timeAnalysis.totalTime,
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
  const changed = await dependencies.db.transaction(async (tx) => {
    const context: TransactionContext<Who> = { who, tx };
    const session = await sessionToManage(dependencies, context, sessionId);
    if (session.state !== 'completed' || !session.result?.haste) throw noSuchSession();
    const outcome = accept ? 'recorded' : 'declined';
    if (session.outcome === outcome) return undefined;
    if (session.outcome !== 'held') throw conflict('This result is no longer held.');
    await dependencies.db.rows(SessionRow, context).findById(sessionId).patch({ outcome });
    const decided = Object.assign(session, { outcome });
    if (accept) await recordResult(dependencies, context, decided);
    await dependencies.audit.record(context, {
      action: accept ? 'idfs.result-accepted' : 'idfs.result-declined',
      subject: session.userId,
      details: { sessionId, reason },
    });
    return decided;
  });
  if (!changed) return;
  const { userId, limitSeconds, result } = changed;
  const answered = result?.questionsAnswered ?? 0;
  dependencies.notifyMoved(who.institution, userId, {
    sessionId,
    answered,
    timeLimit: limitSeconds,
    isCompleted: true,
  });
}

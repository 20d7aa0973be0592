import type { Who } from '../../../core/contract/index.ts';
import { conflict } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { SessionRow } from '../models.ts';
import type { Outcome, StoredResult } from '../results/contract.ts';
import { recordResult } from '../results/record-result.ts';
import { resultOf } from '../results/result.ts';
import { isOverdue, latestSession, lockedSession, noSuchSession } from './queries.ts';

/**
 * Completes a session and scores its answers: result, learner record and event in one commit. Repeated and concurrent calls
 * return the same result. `time` completes overdue sessions only; after the deadline, the session was ended by the clock
 * even if the learner completes it.
 * @throws Failure not_found
 */
export async function completeSession(
  dependencies: Dependencies,
  context: CallContext,
  id: string,
  by: 'learner' | 'time',
): Promise<SessionRow> {
  let isNew = false;
  const session = await dependencies.db.transaction(async (tx) => {
    const inside = { ...context, tx };
    const locked = await lockedSession(dependencies, inside, id);
    const overdue = isOverdue(locked, dependencies.clock.now());
    if (locked.state === 'completed' || (by === 'time' && !overdue)) return locked;
    isNew = true;
    return score(dependencies, inside, locked, overdue ? 'time' : 'learner');
  });
  const { userId, limitSeconds, result } = session;
  if (isNew) {
    const { questionsAnswered: answered = 0 } = result ?? {};
    dependencies.notifyMoved(context.who.institution, userId, {
      sessionId: id,
      answered,
      timeLimit: limitSeconds,
      isCompleted: true,
    });
  }
  return session;
}

/** The session, completed first if it is overdue. */
export async function settled<S extends SessionRow | undefined>(
  dependencies: Dependencies,
  context: CallContext,
  session: S,
) {
  if (!session || !isOverdue(session, dependencies.clock.now())) return session;
  return completeSession(dependencies, context, session.id, 'time');
}

/**
 * Completes the given session, or else the caller's open one; returns the latest one where none is open.
 * @throws Failure not_found, conflict (there is none)
 */
export async function completeOwn(
  dependencies: Dependencies,
  context: CallContext<Who>,
  sessionId: string | undefined,
): Promise<SessionRow> {
  const { db } = dependencies;
  const named = sessionId
    ? await db.rows(SessionRow, context).findOne({ id: sessionId, userId: context.who.user.id })
    : await latestSession(dependencies, context);
  if (named) return completeSession(dependencies, context, named.id, 'learner');
  throw sessionId ? noSuchSession() : conflict('You have no assessment to complete. Start one first.');
}

async function score(
  dependencies: Dependencies,
  context: TransactionContext,
  session: SessionRow,
  endedBy: 'learner' | 'time',
) {
  const { db, measurement, clock, configuration } = dependencies;
  const { sittingId, startedAt, cuts, limitSeconds, usualSeconds } = session;
  await measurement.close(context, sittingId);
  const endedAt = endedBy === 'time' ? session.deadline : clock.now();
  const estimate = await measurement.estimateForm(context, sittingId, session.questionIds);
  const result = resultOf({
    estimate,
    order: session.questionIds,
    cuts,
    minimumAnswers: configuration.minimumAnswers,
    limitSeconds,
    usualSeconds,
    startedAt,
    endedAt,
    endedBy,
  });
  const outcome = outcomeOf(result);
  const ended = { state: 'completed' as const, endedAt, endedBy, result, outcome };
  await db.rows(SessionRow, context).findById(session.id).patch(ended);
  const completed = Object.assign(session, ended);
  if (outcome === 'recorded') await recordResult(dependencies, context, completed);
  return completed;
}

function outcomeOf({ questionsAnswered, minimumAnswers, haste }: StoredResult): Outcome {
  if (questionsAnswered < minimumAnswers) return 'short';
  return haste ? 'held' : 'recorded';
}

import { conflict } from '../../core/contract/index.ts';
import { enterInRecord } from './enter-in-record.ts';
import { isOverdue, latestSession, lockedSession, noSuchSession } from './finding.ts';
import { SessionRow } from './models.ts';
import type { Inside, OwnCall, Parts, Within } from './parts.ts';
import { resultOf } from './result.ts';
import type { Outcome, StoredResult } from './results/contract.ts';

/**
 * Completes a session and scores what was answered: result, learner record and event in one commit. Of several who
 * complete it at once, and of any repetition, the result is the same one. `time` completes only what is overdue;
 * whoever ends it later than its deadline finds that the clock ended it then.
 * @throws Failure not_found
 */
export async function completeSession(
  parts: Parts,
  within: Within,
  id: string,
  by: 'learner' | 'time',
): Promise<SessionRow> {
  let isNew = false;
  const session = await parts.db.transaction(async (tx) => {
    const inside = { ...within, tx };
    const locked = await lockedSession(parts, inside, id);
    const overdue = isOverdue(locked, parts.clock.now());
    if (locked.state === 'completed' || (by === 'time' && !overdue)) return locked;
    isNew = true;
    return score(parts, inside, locked, overdue ? 'time' : 'learner');
  });
  const { userId, limitSeconds, result } = session;
  if (isNew) {
    const { questionsAnswered: answered = 0 } = result ?? {};
    parts.moved(within.who.institution, userId, {
      sessionId: id,
      answered,
      timeLimit: limitSeconds,
      isCompleted: true,
    });
  }
  return session;
}

/** The session as it is by now: one whose time is over has been completed. */
export async function settled<S extends SessionRow | undefined>(parts: Parts, within: Within, session: S) {
  if (!session || !isOverdue(session, parts.clock.now())) return session;
  return completeSession(parts, within, session.id, 'time');
}

/**
 * Ends the session named, or else the caller's open one; the latest again where none is open.
 * @throws Failure not_found, conflict (there is none)
 */
export async function completeOwn(parts: Parts, within: OwnCall, sessionId: string | undefined): Promise<SessionRow> {
  const { db } = parts;
  const named = sessionId
    ? await db.rows(SessionRow, within).findOne({ id: sessionId, userId: within.who.user.id })
    : await latestSession(parts, within);
  if (named) return completeSession(parts, within, named.id, 'learner');
  throw sessionId ? noSuchSession() : conflict('There is no assessment to complete. Begin one first.');
}

async function score(parts: Parts, within: Inside, session: SessionRow, endedBy: 'learner' | 'time') {
  const { db, measurement, clock, configuration } = parts;
  const { sittingId, startedAt, cuts, limitSeconds, usualSeconds } = session;
  await measurement.close(within, sittingId);
  const endedAt = endedBy === 'time' ? session.deadline : clock.now();
  const estimate = await measurement.estimateForm(within, sittingId, session.questionIds);
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
  await db.rows(SessionRow, within).findById(session.id).patch(ended);
  const completed = Object.assign(session, ended);
  if (outcome === 'recorded') await enterInRecord(parts, within, completed);
  return completed;
}

function outcomeOf({ questionsAnswered, minimumAnswers, haste }: StoredResult): Outcome {
  if (questionsAnswered < minimumAnswers) return 'short';
  return haste ? 'held' : 'recorded';
}

import type { z } from 'zod';
import type { RouteInput, Who } from '../../../core/contract/index.ts';
import { conflict, invalid } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import type { idfs } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { ExtraTimeRow, SessionRow } from '../models.ts';
import { limitWith } from '../rules.ts';
import { isOverdue, lockedSession, sessionToManage } from '../sessions/queries.ts';
import { deadlineOf } from '../sessions/start-session.ts';

type Given = z.output<(typeof idfs)['routes']['giveExtraTime']['body']>;

/**
 * Gives a learner extra time in every session started until it is withdrawn. With `openSession` the open session is
 * extended too, if that makes it longer. Repeating it changes nothing.
 * @throws Failure not_found
 */
export async function giveExtraTime(dependencies: Dependencies, who: Who, userId: string, given: Given): Promise<void> {
  const { db, people, relations, audit, clock } = dependencies;
  await relations.assertMayFor({ who }, 'idfs.manage', userId);
  const learner = await people.one({ who }, userId);
  const extended = await db.transaction(async (tx) => {
    const context = { who, tx };
    const { extraTime, reason } = given;
    const row = { userId: learner.id, extraTime, reason, givenBy: who.user.id, givenAt: clock.now() };
    const before = await db.rows(ExtraTimeRow, context).findOne({ userId: learner.id }).forUpdate();
    const isSame = before?.reason === reason && JSON.stringify(before.extraTime) === JSON.stringify(extraTime);
    if (!isSame) {
      await db.rows(ExtraTimeRow, context).insert(row).onConflict('userId').merge();
      // Without the reason, which may concern health and must not outlive the row in the audit log.
      await audit.record(context, { action: 'idfs.extra-time-given', subject: learner.id, details: { ...extraTime } });
    }
    if (!given.openSession) return undefined;
    const open = await db.rows(SessionRow, context).findOne({ userId: learner.id, state: 'open' });
    if (!open) return undefined;
    const session = await lockedSession(dependencies, context, open.id);
    const limit = limitWith(extraTime, session.usualSeconds);
    const isLonger = limit > session.limitSeconds;
    return isLonger && isRunning(dependencies, session)
      ? prolong(dependencies, context, session, limit, reason)
      : undefined;
  });
  if (extended) await notifyTabs(dependencies, who, extended);
}

/** Withdraws extra time; an open session keeps its time. Repeating it changes nothing. @throws Failure not_found */
export async function withdrawExtraTime(
  { db, people, relations, audit }: Dependencies,
  who: Who,
  userId: string,
): Promise<void> {
  await relations.assertMayFor({ who }, 'idfs.manage', userId);
  const learner = await people.one({ who }, userId);
  await db.transaction(async (tx) => {
    const context = { who, tx };
    const withdrawn = await db.rows(ExtraTimeRow, context).where({ userId: learner.id }).delete();
    if (withdrawn > 0) await audit.record(context, { action: 'idfs.extra-time-withdrawn', subject: learner.id });
  });
}

/**
 * Extends an open session after an interruption. `minutes` is the total time, so that repeating the call adds nothing.
 * @throws Failure not_found, conflict (over), invalid (less than its time)
 */
export async function extendSession(
  dependencies: Dependencies,
  who: Who,
  sessionId: string,
  { minutes, reason }: RouteInput<(typeof idfs)['routes']['extend']>['body'],
): Promise<void> {
  const extended = await dependencies.db.transaction(async (tx) => {
    const context = { who, tx };
    const session = await sessionToManage(dependencies, context, sessionId);
    if (!isRunning(dependencies, session)) throw conflict('This session is over and can no longer be extended.');
    const limit = 60 * minutes;
    if (limit < session.limitSeconds) {
      const message = `at least ${Math.ceil(session.limitSeconds / 60)}, the minutes the session has now`;
      throw invalid(`minutes: ${message}`, [{ path: 'body.minutes', message }]);
    }
    return limit > session.limitSeconds ? prolong(dependencies, context, session, limit, reason) : undefined;
  });
  if (extended) await notifyTabs(dependencies, who, extended);
}

const isRunning = ({ clock }: Dependencies, session: SessionRow) =>
  session.state === 'open' && !isOverdue(session, clock.now());

async function prolong(
  dependencies: Dependencies,
  context: TransactionContext<Who>,
  session: SessionRow,
  limitSeconds: number,
  reason: string,
) {
  const { db, audit } = dependencies;
  const deadline = deadlineOf({ startedAt: session.startedAt, limitSeconds });
  await db.rows(SessionRow, context).findById(session.id).patch({ limitSeconds, deadline });
  await dependencies.completeAt(context.tx, context.who.institution, session.id, deadline);
  await audit.record(context, {
    action: 'idfs.session-extended',
    subject: session.userId,
    details: { sessionId: session.id, from: session.limitSeconds, to: limitSeconds, reason },
  });
  return Object.assign(session, { limitSeconds, deadline });
}

/** Updates the clock in the learner's tabs. */
async function notifyTabs(
  { measurement, notifyMoved }: Dependencies,
  who: Who,
  { id, userId, sittingId, limitSeconds }: SessionRow,
) {
  const form = await measurement.formAnswers({ who }, sittingId);
  const answered = form.filter(({ answeredAt }) => answeredAt !== null).length;
  notifyMoved(who.institution, userId, { sessionId: id, answered, timeLimit: limitSeconds, isCompleted: false });
}

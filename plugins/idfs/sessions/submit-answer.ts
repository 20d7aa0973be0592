import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import { conflict } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import type { idfs } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import type { SessionRow } from '../models.ts';
import { completeSession } from './complete-session.ts';
import { isOverdue, lockedSession, sessionAsking } from './queries.ts';
import { clockView, indexOfCurrent, inOrder } from './status.ts';

export type GivenAnswer = z.output<(typeof idfs)['routes']['answer']['body']>;
export type SavedView = z.input<(typeof idfs)['routes']['answer']['response']>;

/**
 * Stores an answer and commits it before the response. Repeating an answer, after a lost response, confirms it even when the
 * session has ended in the meantime. A late answer is refused, and the session is completed with the earlier ones.
 * @throws Failure conflict (late, completed, different answer, question not asked), invalid (no such option)
 */
export async function answerQuestion(
  dependencies: Dependencies,
  context: CallContext<Who>,
  given: GivenAnswer,
): Promise<SavedView> {
  const { db, clock } = dependencies;
  const { id } = await sessionAsking(dependencies, context, given.questionId);
  const receivedAt = clock.now();
  const saved = await db.transaction(async (tx) => {
    const inside = { ...context, tx };
    // Under the lock of the session, so that every acknowledged answer is in the score.
    const session = await lockedSession(dependencies, inside, id);
    const isOpen = session.state === 'open' && !isOverdue(session, receivedAt);
    if (!isOpen && !(await isStored(dependencies, inside, session, given))) return undefined;
    return store(dependencies, inside, session, given);
  });
  if (!saved) {
    const ended = await completeSession(dependencies, context, id, 'time');
    throw conflict(refusal(ended, receivedAt, await dependencies.record.timeZone(context, context.who.user.id)));
  }
  if (!saved.isRepeated) {
    const { institution, user } = context.who;
    const { answered, timeLimit } = saved;
    dependencies.notifyMoved(institution, user.id, { sessionId: id, answered, timeLimit, isCompleted: false });
  }
  return saved;
}

async function store(
  { measurement, record, clock }: Dependencies,
  context: TransactionContext<Who>,
  session: SessionRow,
  { questionId, answer, timeSpent }: GivenAnswer,
): Promise<SavedView> {
  const given = { questionId, answer, milliseconds: timeSpent };
  const { isRepeated } = await measurement.answer(context, session.sittingId, given);
  if (!isRepeated) {
    const activity = { userId: context.who.user.id, id: questionId, kind: 'answer' as const, at: clock.now() };
    await record.noteActivity(context, activity);
  }
  const asked = inOrder(await measurement.formAnswers(context, session.sittingId), session);
  return {
    sessionId: session.id,
    questionId,
    answered: asked.filter(({ answeredAt }) => answeredAt !== null).length,
    currentQuestionIndex: indexOfCurrent(asked),
    isRepeated,
    ...clockView(session, clock.now()),
  };
}

/** Whether the same answer was stored in time. */
async function isStored(
  { measurement }: Dependencies,
  context: TransactionContext<Who>,
  session: SessionRow,
  { questionId, answer }: GivenAnswer,
): Promise<boolean> {
  const form = await measurement.formAnswers(context, session.sittingId);
  return form.some((asked) => asked.questionId === questionId && asked.answer === answer);
}

/** Why an answer is refused, with times in the learner's time zone. */
function refusal({ deadline, endedAt, endedBy }: SessionRow, receivedAt: Date, timeZone: string): string {
  const at = (moment: Date) => momentText(moment, timeZone);
  const late = `This answer arrived at ${at(receivedAt)} and does not count.`;
  if (endedBy === 'learner' && endedAt) return `You completed this assessment at ${at(endedAt)}. ${late}`;
  return `The time for this assessment ended at ${at(deadline)}. ${late}`;
}

/** `15:41:02 CET on 22 November 2026` */
function momentText(moment: Date, timeZone: string): string {
  const time = moment.toLocaleTimeString('en-GB', { timeStyle: 'medium', timeZone });
  const zone = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${time} ${zone ?? timeZone} on ${moment.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone })}`;
}

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
 * Stores an answer; what it answers has been committed. The same answer again, because the first reply was lost, is
 * told to be stored even when the session has ended meanwhile. An answer that comes after the time is refused, and the
 * session completed with what came before.
 * @throws Failure conflict (after time, after completion, another answer, a question that was not asked), invalid (no such option)
 */
export async function answerQuestion(
  dependencies: Dependencies,
  context: CallContext<Who>,
  given: GivenAnswer,
): Promise<SavedView> {
  const { db, clock } = dependencies;
  const { id } = await sessionAsking(dependencies, context, given.questionId);
  const cameAt = clock.now();
  const saved = await db.transaction(async (tx) => {
    const inside = { ...context, tx };
    // Nothing is stored beside its completion: what was acknowledged is in the score.
    const session = await lockedSession(dependencies, inside, id);
    const isOpen = session.state === 'open' && !isOverdue(session, cameAt);
    if (!isOpen && !(await isStored(dependencies, inside, session, given))) return undefined;
    return store(dependencies, inside, session, given);
  });
  if (!saved) {
    const ended = await completeSession(dependencies, context, id, 'time');
    throw conflict(refusal(ended, cameAt, await dependencies.record.timeZone(context, context.who.user.id)));
  }
  if (!saved.isRepeated) {
    const { institution, user } = context.who;
    const { answered, timeLimit } = saved;
    dependencies.moved(institution, user.id, { sessionId: id, answered, timeLimit, isCompleted: false });
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

/** Whether the very same answer was stored while there was time. */
async function isStored(
  { measurement }: Dependencies,
  context: TransactionContext<Who>,
  session: SessionRow,
  { questionId, answer }: GivenAnswer,
): Promise<boolean> {
  const form = await measurement.formAnswers(context, session.sittingId);
  return form.some((asked) => asked.questionId === questionId && asked.answer === answer);
}

/** Why an answer is not taken any more, with the times as the learner's clocks show them. */
function refusal({ deadline, endedAt, endedBy }: SessionRow, cameAt: Date, timeZone: string): string {
  const at = (moment: Date) => momentText(moment, timeZone);
  const came = `This answer came at ${at(cameAt)} and does not count.`;
  if (endedBy === 'learner' && endedAt) return `You completed this assessment at ${at(endedAt)}. ${came}`;
  return `The time for this assessment ended at ${at(deadline)}. ${came}`;
}

/** `15:41:02 CET on 22 November 2026` */
function momentText(moment: Date, timeZone: string): string {
  const time = moment.toLocaleTimeString('en-GB', { timeStyle: 'medium', timeZone });
  const zone = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${time} ${zone ?? timeZone} on ${moment.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone })}`;
}

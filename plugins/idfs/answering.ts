import type { z } from 'zod';
import { conflict } from '../../core/contract/index.ts';
import type { idfs } from './contract.ts';
import { completeSession } from './ending.ts';
import { isOverdue, lockedSession, sessionAsking } from './finding.ts';
import type { SessionRow } from './models.ts';
import type { Inside, OwnCall, Parts } from './parts.ts';
import { clockView, indexOfCurrent, inOrder } from './standing.ts';

export type GivenAnswer = z.output<(typeof idfs)['routes']['answer']['body']>;
export type SavedView = z.input<(typeof idfs)['routes']['answer']['response']>;

/**
 * Stores an answer; what it answers has been committed. The same answer again, because the first reply was lost, is
 * told to be stored even when the session has ended meanwhile. An answer that comes after the time is refused, and the
 * session completed with what came before.
 * @throws Failure conflict (after time, after completion, another answer, a question that was not asked), invalid (no such option)
 */
export async function answerQuestion(parts: Parts, within: OwnCall, given: GivenAnswer): Promise<SavedView> {
  const { db, clock } = parts;
  const { id } = await sessionAsking(parts, within, given.questionId);
  const cameAt = clock.now();
  const saved = await db.transaction(async (tx) => {
    const inside = { ...within, tx };
    // Nothing is stored beside its completion: what was acknowledged is in the score.
    const session = await lockedSession(parts, inside, id);
    const isOpen = session.state === 'open' && !isOverdue(session, cameAt);
    if (!isOpen && !(await isStored(parts, inside, session, given))) return undefined;
    return store(parts, inside, session, given);
  });
  if (!saved) {
    const ended = await completeSession(parts, within, id, 'time');
    throw conflict(refusal(ended, cameAt, await parts.record.timeZone(within, within.who.user.id)));
  }
  if (!saved.isRepeated) {
    const { institution, user } = within.who;
    const { answered, timeLimit } = saved;
    parts.moved(institution, user.id, { sessionId: id, answered, timeLimit, isCompleted: false });
  }
  return saved;
}

async function store(
  { measurement, record, clock }: Parts,
  within: Inside<OwnCall>,
  session: SessionRow,
  { questionId, answer, timeSpent }: GivenAnswer,
): Promise<SavedView> {
  const given = { questionId, answer, milliseconds: timeSpent };
  const { isRepeated } = await measurement.answer(within, session.sittingId, given);
  if (!isRepeated) {
    const activity = { userId: within.who.user.id, id: questionId, kind: 'answer' as const, at: clock.now() };
    await record.noteActivity(within, activity);
  }
  const asked = inOrder(await measurement.formAnswers(within, session.sittingId), session);
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
  { measurement }: Parts,
  within: Inside<OwnCall>,
  session: SessionRow,
  { questionId, answer }: GivenAnswer,
): Promise<boolean> {
  const form = await measurement.formAnswers(within, session.sittingId);
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

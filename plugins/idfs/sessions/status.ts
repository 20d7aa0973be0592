import type { z } from 'zod';
import type { CallContext } from '../../../core/db/index.ts';
import { contentAreaTitle } from '../../item-bank/contract.ts';
import type { FormAnswer, FormQuestion } from '../../item-bank/services.ts';
import type { Question, Session } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import type { SessionRow } from '../models.ts';
import { difficultyOf } from '../rules.ts';

export type SessionView = z.input<typeof Session>;

/** A session for its learner: questions, answers and clock. */
export async function sessionView(
  { measurement, clock }: Pick<Dependencies, 'measurement' | 'clock'>,
  context: CallContext,
  session: SessionRow,
): Promise<SessionView> {
  const asked = inOrder(await measurement.form(context, session.sittingId), session);
  const answered = asked.filter(({ answeredAt }) => answeredAt !== null);
  return {
    sessionId: session.id,
    questions: asked.map(questionView),
    currentQuestionIndex: indexOfCurrent(asked),
    responses: Object.fromEntries(
      answered.flatMap(({ question, answer }) => (typeof answer === 'number' ? [[question.id, answer]] : [])),
    ),
    timeSpentPerQuestion: Object.fromEntries(
      answered.map(({ question, milliseconds }) => [question.id, milliseconds ?? 0]),
    ),
    extraMinutes: extraMinutesOf(session),
    ...clockView(session, clock.now()),
  };
}

export const clockView = ({ startedAt, limitSeconds, state }: SessionRow, now: Date) => ({
  startTime: startedAt,
  timeLimit: limitSeconds,
  serverTime: now,
  isCompleted: state === 'completed',
});

export const extraMinutesOf = ({ limitSeconds, usualSeconds }: Pick<SessionRow, 'limitSeconds' | 'usualSeconds'>) =>
  Math.round((limitSeconds - usualSeconds) / 6) / 10;

/** The questions of a form in the order of the session. */
export function inOrder<Asked extends FormAnswer>(
  form: readonly Asked[],
  { questionIds }: Pick<SessionRow, 'questionIds'>,
) {
  const byId = new Map(form.map((asked) => [asked.questionId, asked]));
  return questionIds.flatMap((id) => byId.get(id) ?? []);
}

/** The index of the first unanswered question; the number of questions when all are answered. */
export function indexOfCurrent(asked: readonly FormAnswer[]): number {
  const index = asked.findIndex(({ answeredAt }) => answeredAt === null);
  return index < 0 ? asked.length : index;
}

function questionView({ question, difficulty }: FormQuestion): Question {
  const { contentArea, subcategory, cognitiveLoad, ...rest } = question;
  const category = contentAreaTitle(contentArea);
  return {
    ...rest,
    category,
    subcategory: subcategory === undefined ? category : contentAreaTitle(subcategory),
    difficulty: difficultyOf(difficulty),
    cognitiveLoad: cognitiveLoad ?? difficulty,
  };
}

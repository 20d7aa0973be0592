import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import { conflict, invalid } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import type { Answer } from '../../item-bank/contract.ts';
import { shortestReadingTime } from '../../item-bank/contract.ts';
import { outcomeOf } from '../../learner/contract.ts';
import type { practice } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { QuestionRow } from '../models.ts';
import { timeSpentOn } from '../rules.ts';
import { answeredQuestion, lastQuestion, lockedRun, ownRun } from './queries.ts';

export type GivenAnswer = z.output<(typeof practice)['routes']['submitAnswer']['body']>;

/**
 * Stores an answer. A chosen option is graded in the same transaction; an open answer is stored together with the job that
 * grades it. Repeating an answer returns the outcome of the first.
 * @throws Failure not_found (the run), conflict (different answer, or question not asked or not open), invalid
 */
export async function submitAnswer(
  dependencies: Dependencies,
  context: CallContext<Who>,
  given: GivenAnswer,
): Promise<QuestionRow> {
  const { runId } = await answeredQuestion(dependencies, context, given.questionId);
  if (given.runId && given.runId !== runId) {
    await ownRun(dependencies, context, given.runId);
    throw conflict('This question was not asked in this run.');
  }
  let isNew = false;
  const question = await dependencies.db.transaction(async (tx) => {
    const inside = { ...context, tx };
    const run = await lockedRun(dependencies, inside, runId);
    const question = await answeredQuestion(dependencies, inside, given.questionId);
    assertFits(question, given.userAnswer);
    if (question.answer) return repeated(question, given.userAnswer);
    if (run.endedAt) throw conflict('This practice run is completed and takes no more answers.');
    const standing = await lastQuestion(dependencies, inside, runId);
    if (standing?.id !== question.id) throw conflict('This question is no longer open.');
    isNew = true;
    return store(dependencies, inside, question, given);
  }, context.tx);
  if (isNew) {
    dependencies.changed(context.who.institution, question.userId, { runId, questionId: question.id, what: 'moved' });
  }
  return question;
}

async function store(
  dependencies: Dependencies,
  context: TransactionContext<Who>,
  question: QuestionRow,
  { userAnswer, timeSpent }: GivenAnswer,
): Promise<QuestionRow> {
  const { db, clock } = dependencies;
  const submittedAt = clock.now();
  const stored = {
    answer: { given: userAnswer },
    submittedAt,
    timeSpent: timeSpentOn(question.askedAt, submittedAt, timeSpent),
  };
  await db.rows(QuestionRow, context).findById(question.id).patch(stored);
  const submitted = Object.assign(question, stored);
  if (submitted.question?.type === 'multiple_choice') return grade(dependencies, context, submitted);
  await dependencies.review(context.tx, context.who.institution, question.id);
  return submitted;
}

/** Grades a stored answer with the item bank and stores the outcome. Repeating it changes nothing. */
export async function grade(
  dependencies: Pick<Dependencies, 'db' | 'measurement' | 'clock'>,
  context: { who: Pick<CallContext<Who>['who'], 'institution'>; tx?: TransactionContext<Who>['tx'] },
  question: QuestionRow,
): Promise<QuestionRow> {
  const { db, measurement, clock } = dependencies;
  const { id: questionId, sittingId, answer, timeSpent } = question;
  if (!answer || timeSpent === null) throw new Error(`Question ${questionId} has no answer to grade`);
  const given = { questionId, answer: answer.given, milliseconds: timeSpent };
  const { isCorrect } = await measurement.answer(context, sittingId, given);
  const reviewed = (await measurement.review(context, sittingId)).find((each) => each.questionId === questionId);
  // The item bank counts hints; the time was measured when the answer arrived.
  const hintsUsed = reviewed?.hintsUsed ?? question.hints.length;
  const graded = {
    gradedAt: clock.now(),
    isCorrect,
    outcome: outcomeOf({
      isCorrect,
      hintsUsed,
      milliseconds: timeSpent,
      shortestReadingTime: question.question ? shortestReadingTime(question.question) : 0,
    }),
  };
  await db.rows(QuestionRow, context).findById(questionId).whereNull('gradedAt').patch(graded);
  return Object.assign(question, graded);
}

/** @throws Failure invalid for the wrong kind of answer */
function assertFits({ question }: QuestionRow, answer: Answer): void {
  const wrong = (message: string) => [{ path: 'body.userAnswer', message }];
  if (question?.type === 'open_ended') {
    if (typeof answer !== 'string') throw invalid('Answer this question in your own words.', wrong('Expected text'));
    return;
  }
  const options = question?.options.length ?? 0;
  if (typeof answer !== 'number' || answer >= options) {
    const expected = `Expected the index of an option, 0 to ${options - 1}`;
    throw invalid('Choose one of the options.', wrong(expected));
  }
}

/** @throws Failure conflict for a different answer than the first */
function repeated(question: QuestionRow, answer: Answer): QuestionRow {
  if (question.answer?.given !== answer) throw conflict('This question has been answered already.');
  return question;
}

import type { z } from 'zod';
import { conflict, invalid } from '../../core/contract/index.ts';
import type { Answer } from '../item-bank/contract.ts';
import { outcomeOf } from '../learner/contract.ts';
import type { practice } from './contract.ts';
import { answeredQuestion, lastQuestion, lockedRun, ownRun } from './finding.ts';
import { QuestionRow } from './models.ts';
import type { Inside, Parts, Within } from './parts.ts';
import { timeSpentOn } from './rules.ts';

export type GivenAnswer = z.output<(typeof practice)['routes']['submitAnswer']['body']>;

/**
 * Stores an answer. A chosen option is graded in the same transaction; words of one's own are stored with the job that
 * grades them. The same answer again is what became of the first one.
 * @throws Failure not_found (the run), conflict (another answer, or a question that was not asked or does not stand), invalid
 */
export async function submitAnswer(parts: Parts, within: Within, given: GivenAnswer): Promise<QuestionRow> {
  const { runId } = await answeredQuestion(parts, within, given.questionId);
  if (given.runId && given.runId !== runId) {
    await ownRun(parts, within, given.runId);
    throw conflict('This question was not asked in this run.');
  }
  let isNew = false;
  const question = await parts.db.transaction(async (tx) => {
    const inside = { ...within, tx };
    const run = await lockedRun(parts, inside, runId);
    const question = await answeredQuestion(parts, inside, given.questionId);
    assertFits(question, given.userAnswer);
    if (question.answer) return repeated(question, given.userAnswer);
    if (run.endedAt) throw conflict('This practice run is completed; nothing more can be answered.');
    const standing = await lastQuestion(parts, inside, runId);
    if (standing?.id !== question.id) throw conflict('This question does not stand any more.');
    isNew = true;
    return store(parts, inside, question, given);
  }, within.tx);
  if (isNew) {
    parts.changed(within.who.institution, question.userId, { runId, questionId: question.id, what: 'moved' });
  }
  return question;
}

async function store(
  parts: Parts,
  within: Inside,
  question: QuestionRow,
  { userAnswer, timeSpent }: GivenAnswer,
): Promise<QuestionRow> {
  const { db, clock } = parts;
  const submittedAt = clock.now();
  const stored = {
    answer: { given: userAnswer },
    submittedAt,
    timeSpent: timeSpentOn(question.askedAt, submittedAt, timeSpent),
  };
  await db.rows(QuestionRow, within).findById(question.id).patch(stored);
  const submitted = Object.assign(question, stored);
  if (submitted.question?.type === 'multiple_choice') return grade(parts, within, submitted);
  await parts.review(within.tx, within.who.institution, question.id);
  return submitted;
}

/** Has the item bank grade an answer that is stored, and keeps what it counted. Doing it again changes nothing. */
export async function grade(
  parts: Pick<Parts, 'db' | 'measurement' | 'clock'>,
  within: { who: Pick<Within['who'], 'institution'>; tx?: Inside['tx'] },
  question: QuestionRow,
): Promise<QuestionRow> {
  const { db, measurement, clock } = parts;
  const { id: questionId, sittingId, answer, timeSpent } = question;
  if (!answer || timeSpent === null) throw new Error(`The question ${questionId} is to be graded without an answer`);
  const given = { questionId, answer: answer.given, milliseconds: timeSpent };
  const { isCorrect } = await measurement.answer(within, sittingId, given);
  const reviewed = (await measurement.review(within, sittingId)).find((each) => each.questionId === questionId);
  // Hints are counted where they are noted; the time is what was measured when the answer came in.
  const hintsUsed = reviewed?.hintsUsed ?? question.hints.length;
  const graded = {
    gradedAt: clock.now(),
    isCorrect,
    outcome: outcomeOf({ isCorrect, hintsUsed, milliseconds: timeSpent }),
  };
  await db.rows(QuestionRow, within).findById(questionId).whereNull('gradedAt').patch(graded);
  return Object.assign(question, graded);
}

/** @throws Failure invalid for an answer of the wrong kind */
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

/** @throws Failure conflict for another answer than the first */
function repeated(question: QuestionRow, answer: Answer): QuestionRow {
  if (question.answer?.given !== answer) throw conflict('This question has been answered already.');
  return question;
}

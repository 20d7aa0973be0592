import { lessonAnswers } from './contract.ts';
import { QuestionRow, RunRow } from './models.ts';
import type { Parts } from './parts.ts';
import type { PastAnswer, PastLesson, Reading } from './services.ts';

type Finding = Pick<Parts, 'db'>;

/** Completed runs of as many answers as make a lesson, in the order they ended. */
export async function lessonsOf({ db }: Finding, within: Reading, userId: string): Promise<PastLesson[]> {
  const runs = await db.rows(RunRow, within).where({ userId }).whereNotNull('endedAt').orderBy(['endedAt', 'id']);
  const tallies = await db
    .rows(QuestionRow, within)
    .select('runId', QuestionRow.raw('count(*)::int as answered, (count(*) filter (where is_correct))::int as correct'))
    .where({ userId })
    .whereNotNull('submittedAt')
    .groupBy('runId');
  const counted = new Map((tallies as unknown as Tally[]).map((tally) => [tally.runId, tally]));
  return runs.flatMap(({ id, kind, section, contentArea, endedAt }) => {
    const tally = counted.get(id);
    if (!tally || tally.answered < lessonAnswers || !endedAt) return [];
    const { answered, correct } = tally;
    return [{ runId: id, kind, section, contentArea, endedAt, answered, correct }];
  });
}

type Tally = Pick<PastLesson, 'runId' | 'answered' | 'correct'>;

/** What was answered, in that order. */
export async function answersOf(
  { db }: Finding,
  within: Reading,
  userId: string,
  since = new Date(0),
): Promise<PastAnswer[]> {
  const answers = await db
    .rows(QuestionRow, within)
    .select('section', 'contentArea', 'difficulty', 'submittedAt', 'isCorrect', 'hints')
    .where({ userId })
    .where('submittedAt', '>=', since)
    .orderBy(['submittedAt', 'position']);
  return answers.flatMap(({ submittedAt, hints, ...answer }) =>
    submittedAt ? [{ ...answer, at: submittedAt, hintsUsed: hints.length }] : [],
  );
}

import { lessonAnswers } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { QuestionRow, RunRow } from '../models.ts';
import type { PastAnswer, PastLesson, Reading } from '../services.ts';

type QueryDependencies = Pick<Dependencies, 'db'>;

/** Completed runs with enough answers for a lesson, oldest first. */
export async function lessonsOf({ db }: QueryDependencies, context: Reading, userId: string): Promise<PastLesson[]> {
  const lessons = await db
    .rows(RunRow, context)
    .alias('run')
    .join('practice.questions as question', 'question.runId', 'run.id')
    .where({ 'run.userId': userId, 'question.userId': userId })
    .whereNotNull('run.endedAt')
    .whereNotNull('question.submittedAt')
    .groupBy('run.id')
    .havingRaw('count(*) >= ?', lessonAnswers)
    .orderBy(['run.endedAt', 'run.id'])
    .select('run.id as runId', 'run.kind', 'run.section', 'run.contentArea', 'run.endedAt')
    .select(RunRow.raw('count(*)::int as answered, (count(*) filter (where is_correct))::int as correct'));
  return lessons as unknown as PastLesson[];
}

/** Submitted answers, oldest first. */
export async function answersOf(
  { db }: QueryDependencies,
  context: Reading,
  userId: string,
  since = new Date(0),
): Promise<PastAnswer[]> {
  const answers = await db
    .rows(QuestionRow, context)
    .select('section', 'contentArea', 'difficulty', 'submittedAt', 'isCorrect', 'hints')
    .where({ userId })
    .where('submittedAt', '>=', since)
    .orderBy(['submittedAt', 'position']);
  return answers.flatMap(({ submittedAt, hints, ...answer }) =>
    submittedAt ? [{ ...answer, at: submittedAt, hintsUsed: hints.length }] : [],
  );
}

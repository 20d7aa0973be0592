import { among } from '../../../core/db/index.ts';
import { hasteMs } from '../../item-bank/contract.ts';
import { lessonAnswers } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { QuestionRow, RunRow } from '../models.ts';
import type { PastAnswer, PastLesson, Reading, WeekOfAnswers } from '../services.ts';

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
    .select('id', 'section', 'contentArea', 'difficulty', 'submittedAt', 'isCorrect', 'hints', 'timeSpent')
    .where({ userId })
    .where('submittedAt', '>=', since)
    .orderBy(['submittedAt', 'position']);
  return answers.flatMap(({ id: questionId, submittedAt, hints, timeSpent, ...answer }) =>
    submittedAt
      ? [{ ...answer, questionId, at: submittedAt, hintsUsed: hints.length, milliseconds: timeSpent || null }]
      : [],
  );
}

/** Submitted answers by learner and week. */
export async function weeksOf(
  { db }: QueryDependencies,
  context: Reading,
  userIds: readonly string[] | undefined,
  since: Date,
): Promise<WeekOfAnswers[]> {
  const weeks = await db
    .rows(QuestionRow, context)
    .where('submittedAt', '>=', since)
    .modify(among('userId', userIds && [...userIds]))
    .groupByRaw('1, 2')
    .orderByRaw('1, 2')
    .select(
      'userId',
      QuestionRow.raw("to_char(date_trunc('week', submitted_at at time zone 'UTC'), 'YYYY-MM-DD') as week"),
    )
    .select(
      QuestionRow.raw(
        `count(*)::int as answered, count(is_correct)::int as graded, (count(*) filter (where is_correct))::int as correct,
         (count(*) filter (where time_spent > 0))::int as timed,
         (count(*) filter (where time_spent > 0 and time_spent < ?))::int as hasty`,
        hasteMs,
      ),
    );
  return weeks as unknown as WeekOfAnswers[];
}

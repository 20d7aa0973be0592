import type { Actor, Who } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext, Tx } from '../../../core/db/index.ts';
import type { Section } from '../../item-bank/contract.ts';
import type { Mastery } from '../../learner/contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { QuestionRow, RunRow } from '../models.ts';
import { latestOutcomes } from './mastery.ts';

type QueryDependencies = Pick<Dependencies, 'db'>;
type Reading = { readonly who: Pick<Actor, 'institution'>; readonly tx?: Tx };

const noRun = 'You have no such practice run';

/** A run of the caller. @throws Failure not_found */
export async function ownRun({ db }: QueryDependencies, context: CallContext<Who>, id: string): Promise<RunRow> {
  const run = await db.rows(RunRow, context).findOne({ id, userId: context.who.user.id });
  if (!run) throw notFound(noRun);
  return run;
}

/** The same, locked for a change. @throws Failure not_found */
export async function lockedRun(
  { db }: QueryDependencies,
  context: TransactionContext<Who>,
  id: string,
): Promise<RunRow> {
  const run = await db.rows(RunRow, context).findOne({ id, userId: context.who.user.id }).forUpdate();
  if (!run) throw notFound(noRun);
  return run;
}

/** A question asked of the caller. @throws Failure not_found */
export async function ownQuestion(
  dependencies: QueryDependencies,
  context: CallContext<Who>,
  id: string,
): Promise<QuestionRow> {
  const question = await questionAsked(dependencies, context, id);
  if (!question) throw notFound('This question is not open.');
  return question;
}

/** The same, to answer it. @throws Failure conflict where it was not asked of the caller */
export async function answeredQuestion(
  dependencies: QueryDependencies,
  context: CallContext<Who>,
  id: string,
): Promise<QuestionRow> {
  const question = await questionAsked(dependencies, context, id);
  if (!question) throw conflict('This question was not asked of you.');
  return question;
}

const questionAsked = ({ db }: QueryDependencies, context: CallContext<Who>, id: string) =>
  db.rows(QuestionRow, context).findOne({ id, userId: context.who.user.id }).execute();

/** The question asked last, answered or not. */
export async function lastQuestion(
  { db }: QueryDependencies,
  context: Reading,
  runId: string,
): Promise<QuestionRow | undefined> {
  return db.rows(QuestionRow, context).where({ runId }).orderBy('position', 'desc').first();
}

/** The columns needed for figures: all but the texts of questions and answers. */
const counted = [
  'id',
  'runId',
  'sittingId',
  'position',
  'section',
  'contentArea',
  'hints',
  'submittedAt',
  'timeSpent',
  'gradedAt',
  'isCorrect',
  'outcome',
] as const;
export type CountedQuestion = Pick<QuestionRow, (typeof counted)[number]>;

/** The questions of runs, in order within each run. */
export async function questionsOf(
  { db }: QueryDependencies,
  context: Reading,
  runIds: readonly string[],
): Promise<CountedQuestion[]> {
  return db
    .rows(QuestionRow, context)
    .select(...counted)
    .whereIn('runId', [...runIds])
    .orderBy('position');
}

/** All answers of a learner in these content areas, latest first. */
export async function answersIn(
  { db }: QueryDependencies,
  context: Reading,
  userId: string,
  contentAreas: readonly string[],
): Promise<CountedQuestion[]> {
  return db
    .rows(QuestionRow, context)
    .select(...counted)
    .where({ userId })
    .whereIn('contentArea', [...new Set(contentAreas)])
    .whereNotNull('submittedAt')
    .orderBy([
      { column: 'submittedAt', order: 'desc' },
      { column: 'position', order: 'desc' },
    ]);
}

/** Counts of a learner's answers in a topic. */
export interface TopicCount {
  readonly section: Section;
  readonly contentArea: string;
  readonly answered: number;
  readonly graded: number;
  readonly correct: number;
  readonly lastAt: Date;
  /** Outcomes of the latest graded answers, latest first; null where none is graded. */
  readonly outcomes: readonly Mastery[] | null;
}

/** Counts of a learner's answers by topic, computed in the database because there may be thousands. */
export async function topicCounts({ db }: QueryDependencies, context: Reading, userId: string): Promise<TopicCount[]> {
  const counts = await db
    .rows(QuestionRow, context)
    .select(
      'section',
      'contentArea',
      QuestionRow.raw(
        `count(*)::int as answered, count(graded_at)::int as graded, (count(*) filter (where is_correct))::int as correct,
         max(submitted_at) as last_at,
         ${latestOutcomes}`,
      ),
    )
    .where({ userId })
    .whereNotNull('submittedAt')
    .groupBy('section', 'contentArea');
  return counts as unknown as TopicCount[];
}

import type { Actor } from '../../core/contract/index.ts';
import { notFound } from '../../core/contract/index.ts';
import type { Tx } from '../../core/db/index.ts';
import { QuestionRow, RunRow } from './models.ts';
import type { Inside, Parts, Within } from './parts.ts';

type Finding = Pick<Parts, 'db'>;
type Reading = { readonly who: Pick<Actor, 'institution'>; readonly tx?: Tx };

const noRun = 'You have no such practice run';

/** One of the caller's own. @throws Failure not_found */
export async function ownRun({ db }: Finding, within: Within, id: string): Promise<RunRow> {
  const run = await db.rows(RunRow, within).findOne({ id, userId: within.who.user.id });
  if (!run) throw notFound(noRun);
  return run;
}

/** The same, locked: whatever changes a run waits its turn here. @throws Failure not_found */
export async function lockedRun({ db }: Finding, within: Inside, id: string): Promise<RunRow> {
  const run = await db.rows(RunRow, within).findOne({ id, userId: within.who.user.id }).forUpdate();
  if (!run) throw notFound(noRun);
  return run;
}

/** A question that the caller was asked. @throws Failure not_found */
export async function ownQuestion({ db }: Finding, within: Within, id: string): Promise<QuestionRow> {
  const question = await db.rows(QuestionRow, within).findOne({ id, userId: within.who.user.id });
  if (!question) throw notFound('This question does not stand before you');
  return question;
}

/** Everything asked in a run, in order. */
export async function questionsOf({ db }: Finding, within: Reading, runId: string): Promise<QuestionRow[]> {
  return db.rows(QuestionRow, within).where({ runId }).orderBy('position');
}

/** The question asked last: the one that stands, answered or not. */
export async function lastQuestion({ db }: Finding, within: Reading, runId: string): Promise<QuestionRow | undefined> {
  return db.rows(QuestionRow, within).where({ runId }).orderBy('position', 'desc').first();
}

/** What a standing is counted from, without the questions' texts. */
const counted = [
  'id',
  'runId',
  'section',
  'contentArea',
  'submittedAt',
  'gradedAt',
  'isCorrect',
  'outcome',
  'position',
] as const;
export type CountedQuestion = Pick<QuestionRow, (typeof counted)[number]>;

/** Every answer of a learner in practice, the latest first. */
export async function answersOf({ db }: Finding, within: Reading, userId: string): Promise<CountedQuestion[]> {
  return db
    .rows(QuestionRow, within)
    .select(...counted)
    .where({ userId })
    .whereNotNull('submittedAt')
    .orderBy([
      { column: 'submittedAt', order: 'desc' },
      { column: 'position', order: 'desc' },
    ]);
}

import type { z } from 'zod';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import { acquireLock, afterCommit } from '../../../core/db/index.ts';
import type { idfs } from '../../idfs/contract.ts';
import type { itemBank } from '../../item-bank/contract.ts';
import { assessAnswers } from './assess-answers.ts';
import { isMasteredBy } from './contract.ts';
import type { MasteryDependencies } from './dependencies.ts';
import type { GivenAnswer, NewAnswerRow } from './given-answers.ts';
import { answerRows, placementAnswers, practicePurpose, sessionAnswers } from './given-answers.ts';
import { missedAnswers } from './missed-answers.ts';
import { AnswerRow, CatchUpRow, MasteryRow } from './models.ts';
import type { ParameterSet } from './parameters.ts';

export type QuestionAnswered = z.output<(typeof itemBank.events)['question.answered']>;
export type QuestionRegraded = z.output<(typeof itemBank.events)['question.regraded']>;
export type IdfsCompleted = z.output<(typeof idfs.events)['idfs.completed']>;

/** Rows of one statement. */
const maxInsert = 1000;

/**
 * Whether an answer counts for skills when it is given: those in practice. Answers in assessments count when the result is
 * recorded. In the IDFS they would reveal before which are right, and a result may never count.
 */
export const countsNow = ({ purpose }: Pick<QuestionAnswered, 'purpose'>): boolean => purpose === practicePurpose;

/** An answer in practice. */
export async function takeAnswer(
  dependencies: MasteryDependencies,
  context: CallContext,
  event: QuestionAnswered,
  at: Date,
): Promise<void> {
  if (countsNow(event)) await take(dependencies, context, event.userId, [{ ...event, at }]);
}

/** The answers of a learner's placements, one of which was recorded. */
export async function takePlacements(
  dependencies: MasteryDependencies,
  context: CallContext,
  userId: string,
): Promise<void> {
  await take(dependencies, context, userId, await placementAnswers(dependencies, context, userId));
}

/** The answers of an IDFS session whose result was recorded. */
export async function takeSession(
  dependencies: MasteryDependencies,
  context: CallContext,
  { userId, sittingId }: IdfsCompleted,
  at: Date,
): Promise<void> {
  // Events of earlier versions do not name the sitting.
  if (sittingId === undefined) return;
  await take(dependencies, context, userId, await sessionAnswers(dependencies, context, sittingId, at));
}

/** A grade that staff changed. */
export async function takeRegrade(
  dependencies: MasteryDependencies,
  context: CallContext,
  { userId, questionId, points, maximumPoints }: QuestionRegraded,
): Promise<void> {
  const { db } = dependencies;
  await inTurn(dependencies, context, userId, async (inside, current) => {
    const rows = await db.rows(AnswerRow, inside).where({ userId, questionId });
    const isRight = 2 * points >= maximumPoints;
    // A right answer after a hint still does not count as right.
    const changed = rows.filter((row) => row.isRight !== (isRight && !row.isHinted));
    if (changed.length === 0) return [];
    await db
      .rows(AnswerRow, inside)
      .where({ userId, questionId })
      .patch({ isRight: changed.some((row) => !row.isRight) });
    return assess(
      dependencies,
      inside,
      current,
      userId,
      changed.map(({ skillId }) => skillId),
    );
  });
}

/** Takes answers that were missed: from before this plugin was on, and from times when it was off. */
export const catchUp = (dependencies: MasteryDependencies, context: CallContext, userId: string): Promise<void> =>
  take(dependencies, context, userId, []);

/**
 * Stores answers of a learner, each once, and assesses the skills they are about; also answers that were missed. Events may
 * repeat and come in any order.
 */
async function take(
  dependencies: MasteryDependencies,
  context: CallContext,
  userId: string,
  answers: readonly GivenAnswer[],
): Promise<void> {
  const { db, links } = dependencies;
  const given = answerRows(links, userId, answers);
  if (answers.length > 0 && given.length === 0) return;
  const missed = await missedAnswers(dependencies, context, userId);
  if (given.length === 0 && !missed) return;
  if (!(await dependencies.exists(context, userId))) return;
  await inTurn(dependencies, context, userId, async (inside, current) => {
    const skillIds = await store(dependencies, inside, userId, {
      given,
      // Grades of the past are the latest ones; those of a repeated event may be older.
      past: missed ? answerRows(links, userId, missed.answers) : [],
    });
    if (missed) {
      const { checkedAt, results } = missed;
      await db.rows(CatchUpRow, inside).insert({ userId, checkedAt, results }).onConflict('userId').merge();
    }
    return skillIds.length > 0 ? assess(dependencies, inside, current, userId, skillIds) : [];
  });
}

/** Inserts answers that are not stored and corrects changed grades. Returns the skills concerned. */
async function store(
  { db }: Pick<MasteryDependencies, 'db'>,
  context: TransactionContext,
  userId: string,
  { given, past }: { given: readonly NewAnswerRow[]; past: readonly NewAnswerRow[] },
): Promise<string[]> {
  const keyOf = ({ questionId, skillId }: Pick<AnswerRow, 'questionId' | 'skillId'>) => `${questionId} ${skillId}`;
  const rows = new Map([...given, ...past].map((row) => [keyOf(row), row]));
  const questionIds = [...new Set([...rows.values()].map(({ questionId }) => questionId))];
  const stored = await db
    .rows(AnswerRow, context)
    .where({ userId })
    .whereIn('questionId', questionIds)
    .select('questionId', 'skillId', 'isRight');
  const gradeOf = new Map(stored.map((row) => [keyOf(row), row.isRight]));
  const fresh = [...rows.values()].filter((row) => !gradeOf.has(keyOf(row)));
  const regraded = past.filter((row) => gradeOf.has(keyOf(row)) && gradeOf.get(keyOf(row)) !== row.isRight);
  for (let from = 0; from < fresh.length; from += maxInsert) {
    await db.rows(AnswerRow, context).insert(fresh.slice(from, from + maxInsert));
  }
  for (const { questionId, skillId, isRight } of regraded) {
    await db.rows(AnswerRow, context).findById([questionId, skillId]).patch({ isRight });
  }
  return [...new Set([...fresh, ...regraded].map(({ skillId }) => skillId))];
}

/**
 * Computes what the learner's answers show about these skills, from all of them, and emits `mastery.changed` for each that
 * became mastered or is no longer mastered.
 * @returns the skills
 */
export async function assess(
  { db, emitChanged }: Pick<MasteryDependencies, 'db' | 'emitChanged'>,
  context: TransactionContext,
  current: ParameterSet,
  userId: string,
  skillIds: readonly string[],
): Promise<readonly string[]> {
  const answers = await db
    .rows(AnswerRow, context)
    .where({ userId })
    .whereIn('skillId', [...skillIds])
    .orderBy(['at', 'questionId'])
    .select('skillId', 'isRight', 'at');
  const rows = [...Map.groupBy(answers, ({ skillId }) => skillId)].map(([skillId, own]) => ({
    ...{ userId, skillId },
    ...assessAnswers(own, current.of(skillId)),
  }));
  if (rows.length === 0) return skillIds;
  const earlier = await db
    .rows(MasteryRow, context)
    .where({ userId })
    .whereIn('skillId', [...skillIds])
    .select('skillId', 'mastery', 'low', 'answers');
  const before = new Set(earlier.filter(isMasteredBy).map(({ skillId }) => skillId));
  await db.rows(MasteryRow, context).insert(rows).onConflict(['userId', 'skillId']).merge();
  for (const { skillId, ...figures } of rows) {
    const isMastered = isMasteredBy(figures);
    if (isMastered === before.has(skillId)) continue;
    await emitChanged(context.tx, context.who.institution, { userId, skillId, isMastered });
  }
  return skillIds;
}

/** Changes a learner's answers, one change after the other, so that each assessment has all of them, and notifies the tabs. */
export async function inTurn(
  { db, parameters, notifyTabs }: MasteryDependencies,
  context: CallContext,
  userId: string,
  change: (context: TransactionContext, current: ParameterSet) => Promise<readonly string[]>,
): Promise<void> {
  const current = await parameters.current();
  await db.transaction(async (tx) => {
    await acquireLock(tx, `skills.mastery ${userId}`);
    const skillIds = await change({ ...context, tx }, current);
    const [only] = skillIds;
    if (only === undefined) return;
    afterCommit(tx, () => notifyTabs(context.who.institution, userId, skillIds.length === 1 ? only : null));
  }, context.tx);
}

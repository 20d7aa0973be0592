import type { z } from 'zod';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import { acquireLock, afterCommit } from '../../../core/db/index.ts';
import type { idfs } from '../../idfs/contract.ts';
import type { itemBank } from '../../item-bank/contract.ts';
import { isHasty } from '../../item-bank/contract.ts';
import { assessAnswers } from './assess-answers.ts';
import { isMasteredBy } from './contract.ts';
import type { MasteryDependencies } from './dependencies.ts';
import type { Links, QuestionSubject } from './links.ts';
import { AnswerRow, MasteryRow } from './models.ts';
import type { ParameterSet } from './parameters.ts';

export type QuestionAnswered = z.output<(typeof itemBank.events)['question.answered']>;
export type QuestionRegraded = z.output<(typeof itemBank.events)['question.regraded']>;
export type IdfsCompleted = z.output<(typeof idfs.events)['idfs.completed']>;

const practicePurpose = 'practice';
const placementPurpose = 'immersion';
/** Rows of one statement. */
const maxInsert = 1000;

interface NewAnswer extends QuestionSubject {
  readonly questionId: string;
  readonly purpose: string;
  readonly isCorrect: boolean;
  readonly hintsUsed: number;
  readonly at: Date;
}

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
  const { review } = await dependencies.measurement.estimateForm(context, sittingId);
  const answers = review
    .filter(({ isAnswered }) => isAnswered)
    .map(({ questionId, contentArea, isCorrect }) => ({
      ...{ questionId, contentArea, isCorrect, section: 'cognitive', concepts: [] },
      ...{ purpose: 'idfs', hintsUsed: 0, at },
    }));
  await take(dependencies, context, userId, answers);
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

/** Takes answers from before this plugin was on, for a learner without answers about skills. */
export const catchUp = (dependencies: MasteryDependencies, context: CallContext, userId: string): Promise<void> =>
  take(dependencies, context, userId, []);

/**
 * Stores answers of a learner, each once, and assesses the skills they are about; with the first also those of the past.
 * Events may repeat and come in any order.
 */
async function take(
  dependencies: MasteryDependencies,
  context: CallContext,
  userId: string,
  answers: readonly NewAnswer[],
): Promise<void> {
  const { db, links } = dependencies;
  const given = rowsOf(links, userId, answers);
  if (answers.length > 0 && given.length === 0) return;
  const known = await db.rows(AnswerRow, context).where({ userId }).select('questionId').first();
  const past = known ? [] : await earlierAnswers(dependencies, context, userId);
  const rows = [...rowsOf(links, userId, past), ...given];
  if (rows.length === 0 || !(await dependencies.exists(context, userId))) return;
  await inTurn(dependencies, context, userId, async (inside, current) => {
    for (let from = 0; from < rows.length; from += maxInsert) {
      const part = rows.slice(from, from + maxInsert);
      await db.rows(AnswerRow, inside).insert(part).onConflict(['questionId', 'skillId']).ignore();
    }
    return assess(dependencies, inside, current, userId, [...new Set(rows.map(({ skillId }) => skillId))]);
  });
}

async function earlierAnswers(dependencies: MasteryDependencies, context: CallContext, userId: string) {
  const [practised, isPlaced] = await Promise.all([
    dependencies.pastAnswers.of(context, userId, [practicePurpose]),
    dependencies.isPlaced(context, userId),
  ]);
  return isPlaced ? [...practised, ...(await placementAnswers(dependencies, context, userId))] : practised;
}

/** Without hasty ones, which say nothing. */
async function placementAnswers({ pastAnswers }: MasteryDependencies, context: CallContext, userId: string) {
  const answers = await pastAnswers.of(context, userId, [placementPurpose]);
  return answers.filter(({ milliseconds }) => !isHasty(milliseconds));
}

function rowsOf(links: Links, userId: string, answers: readonly NewAnswer[]) {
  // A right answer after a hint counts as not right, as in the tutors that knowledge tracing was made for (Corbett and
  // Anderson 1995).
  return answers.flatMap(({ questionId, purpose, isCorrect, hintsUsed, at, ...subject }) =>
    links(subject).map((skillId) => ({
      ...{ questionId, userId, skillId, purpose, at },
      ...{ isRight: isCorrect && hintsUsed === 0, isHinted: hintsUsed > 0 },
    })),
  );
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

import { learnedWhileAnswering, nextMastery, probabilityRight } from 'knowledge-tracing';
import type { z } from 'zod';
import { notFound } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { SkillEntry } from '../catalogue/contract.ts';
import { RecommendationRow } from '../models.ts';
import type { MasteryStep, SkillMastery } from './contract.ts';
import { isMasteredBy } from './contract.ts';
import type { MasteryDependencies } from './dependencies.ts';
import { AnswerRow, MasteryRow } from './models.ts';
import type { ParameterSet, SkillParameters } from './parameters.ts';
import { assess, catchUp, inTurn } from './take-answers.ts';

/** As a response and the service have it. */
type Outcome = Omit<SkillMastery, 'lastAt' | 'reviewAt' | 'markedCompleteAt'> & {
  readonly lastAt: Date;
  readonly reviewAt: Date;
  readonly markedCompleteAt: Date | null;
  readonly initial: number;
  readonly learned: number;
};
type Step = z.input<typeof MasteryStep>;

/** Answers in the history of one skill. */
const maxSteps = 100;

/** What a learner's answers show about skills, the latest answered first. Skills without answers are absent. */
export async function masteriesOf(
  dependencies: MasteryDependencies,
  context: CallContext,
  userId: string,
): Promise<Outcome[]> {
  const { db, catalogue, parameters } = dependencies;
  const read = () =>
    db.rows(MasteryRow, context).where({ userId }).orderBy('lastAt', 'desc').orderBy('skillId').execute();
  await catchUp(dependencies, context, userId);
  const [first, current, marks] = await Promise.all([
    read(),
    parameters.current(),
    db.rows(RecommendationRow, context).where({ userId }).whereNotNull('completedAt').select('skillId', 'completedAt'),
  ]);
  const stale = first.filter((row) => row.parametersVersion !== current.of(row.skillId).version);
  if (stale.length > 0) {
    const skillIds = stale.map(({ skillId }) => skillId);
    await inTurn(dependencies, context, userId, async (inside, set) => {
      await assess(dependencies, inside, set, userId, skillIds);
      return [];
    });
  }
  const rows = stale.length > 0 ? await read() : first;
  const completed = new Map(marks.map(({ skillId, completedAt }) => [skillId, completedAt]));
  return rows.flatMap((row) => {
    const skill = catalogue.byId.get(row.skillId);
    return skill ? [outcomeOf(row, skill, completed.get(row.skillId) ?? null, current)] : [];
  });
}

/** One skill with its history. @throws Failure not_found without answers about it */
export async function masteryOf(
  dependencies: MasteryDependencies,
  context: CallContext,
  userId: string,
  skillId: string,
): Promise<Outcome & { steps: Step[] }> {
  const all = await masteriesOf(dependencies, context, userId);
  const outcome = all.find((each) => each.skillId === skillId);
  if (!outcome) throw notFound('You have not answered questions about this skill.');
  const [answers, current] = await Promise.all([
    dependencies.db
      .rows(AnswerRow, context)
      .where({ userId, skillId })
      .orderBy(['at', 'questionId'])
      .select('at', 'isRight', 'purpose')
      .execute(),
    dependencies.parameters.current(),
  ]);
  return { ...outcome, steps: stepsOf(answers, current.of(skillId)).slice(-maxSteps) };
}

function outcomeOf(row: MasteryRow, skill: SkillEntry, markedCompleteAt: Date | null, current: ParameterSet): Outcome {
  const { version, factors, tracing } = current.of(row.skillId);
  return {
    ...{ skillId: skill.id, skillName: skill.title, category: skill.category, level: skill.level },
    topics: skill.topics,
    ...{ answers: row.answers, right: row.right, mastery: row.mastery, standardError: row.standardError },
    interval: [row.low, row.high],
    isMastered: isMasteredBy(row),
    initial: tracing.initial,
    learned: learnedWhileAnswering(tracing, row),
    nextAnswer: {
      probability: row.nextRight,
      standardError: row.nextRightError,
      model: factors ? 'performance-factors' : 'knowledge-tracing',
    },
    parametersVersion: version === 0 ? null : version,
    ...{ lastAt: row.lastAt, reviewAt: row.reviewAt, markedCompleteAt },
  };
}

function stepsOf(
  answers: readonly Pick<AnswerRow, 'at' | 'isRight' | 'purpose'>[],
  { tracing }: SkillParameters,
): Step[] {
  let mastery = tracing.initial;
  return answers.map(({ at, isRight, purpose }) => {
    const predicted = probabilityRight(tracing, mastery);
    mastery = nextMastery(tracing, mastery, isRight);
    return { at, isRight, purpose, predicted, mastery };
  });
}

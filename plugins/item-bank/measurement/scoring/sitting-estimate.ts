import type { Difficulty, ItemParameters, Posterior } from 'psychometrics';
import { expectedScore, ladderConfidence, maximumPoints, posterior } from 'psychometrics';
import type { Section } from '../../contract.ts';
import { itemUse } from '../../contract.ts';
import type { Item } from '../../items/item.ts';
import { rungLowerBounds } from '../../items/item.ts';
import { keyOf } from '../../items/item-bank.ts';
import { weightedParameters } from '../../items/weighted-parameters.ts';
import type { ResponseRow } from '../../models.ts';
import type { FormEstimate, FormPlan, Plan, Reviewed, SectionEstimate, SittingEstimate } from '../../services.ts';
import { scoreForm } from './form-score.ts';
import { scoreSections } from './section-scores.ts';

/** An answered question with its item. */
export interface Scored {
  readonly response: ResponseRow;
  readonly item: Item;
}

/** Pairs answered responses with their items, in the order they were asked. */
export function scoredOf(responses: readonly ResponseRow[], items: ReadonlyMap<string, Item>): Scored[] {
  return responses.flatMap((response) => {
    const item = items.get(keyOf(response.itemId, response.itemVersion));
    return item && response.answeredAt ? [{ response, item }] : [];
  });
}

/** The posterior of ability from these answers alone, with the prior N(0, 1). */
export function beliefFrom(scored: readonly Scored[], plan: Pick<Plan, 'hintsCount' | 'openAnswers'>): Posterior {
  return posterior(
    scored.map(({ item }) => parametersFor(item, plan)),
    scored.map((each) => pointsFor(each, plan)),
  );
}

/** Posterior probability of belonging to the next rung above a difficulty; at 5, to rung 5. */
export const confidenceAt = (belief: Posterior, difficulty: Difficulty) =>
  ladderConfidence(belief, difficulty, rungLowerBounds);

/** Scores the sections and their weighted mean, with its level. */
export function estimateSitting(scored: readonly Scored[], plan: Plan): SittingEstimate {
  const scoredBySection = plan.sections.map(({ section }) =>
    scored.filter(({ response }) => response.section === section),
  );
  const { whole, sections, covariance, version } = scoreSections(
    plan.sections.map(({ section }, at) => ({ section, belief: beliefFrom(scoredBySection[at] ?? [], plan) })),
    plan,
  );
  return {
    theta: whole.theta,
    standardError: whole.se,
    sections: plan.sections.map(({ section }, at): SectionEstimate => {
      const answers = scoredBySection[at] ?? [];
      const { theta, se } = sections[at] ?? whole;
      return { section, theta, standardError: se, answered: answers.length, percentage: percentageOf(answers) };
    }),
    covariance,
    prior: plan.scoring === 'joint' ? { sd: plan.priorSd ?? 1, correlation: plan.correlation ?? 0 } : separatePrior,
    ...whole.classification,
    version: versionAt(version, plan),
    isProvisional: scored.some(({ item }) => item.source.kind === 'provisional'),
    isDemo: itemUse(plan) === 'demo',
  };
}

/** The engine's version, with the date of the parameters where they are not those of the asking. */
const versionAt = (engine: string, { parametersAt }: Pick<Plan, 'parametersAt'>) =>
  parametersAt === undefined ? engine : `${engine}, parameters of ${parametersAt.slice(0, 10)}`;

/** Of sections that are scored from their own answers alone. */
const separatePrior = { sd: 1, correlation: 0 } as const;

/**
 * Scores a form by EAP. Questions after the last answer were not reached and are ignored; questions skipped before it count
 * as not solved, because otherwise it would pay to answer only the sure ones (Mislevy and Wu 1996, ETS RR-96-30). The score
 * is rounded as in `scoreForm`; only the review, for the plugin that runs the form, is exact.
 * @param asked in the order of asking
 */
export function estimateForm(
  asked: readonly Scored[],
  plan: Pick<FormPlan, 'cuts' | 'pool' | 'priorSd' | 'parametersAt'>,
): FormEstimate {
  const answered = asked.filter(({ response }) => response.answeredAt);
  const reached = asked.slice(0, asked.findLastIndex(({ response }) => response.answeredAt) + 1);
  const belief = beliefFrom(reached, { hintsCount: false });
  const { theta, se, classification, version } = scoreForm(belief, plan);
  return {
    theta,
    standardError: se,
    answered: answered.length,
    questions: asked.length,
    ...classification,
    version: versionAt(version, plan),
    isDemo: itemUse(plan) === 'demo',
    review: asked.map(({ response, item }) => ({
      questionId: response.id,
      contentArea: item.contentArea,
      subcategory: item.subcategory,
      cognitiveLoad: item.cognitiveLoad,
      difficulty: item.rung,
      isAnswered: response.answeredAt !== null,
      isCorrect: response.verdict?.isCorrect ?? false,
      ...creditsOf({ response, item }, theta, {}),
      milliseconds: response.milliseconds ?? 0,
    })),
  };
}

/** Each answer with the figures that explain a result. */
export function reviewOf(
  scored: readonly Scored[],
  estimate: SittingEstimate,
  plan: Pick<Plan, 'openAnswers'>,
): Reviewed[] {
  const abilityIn = new Map(estimate.sections.map(({ section, theta }) => [section, theta]));
  return scored.map(({ response, item }) => {
    const section = item.section as Section;
    return {
      questionId: response.id,
      section,
      contentArea: item.contentArea,
      concepts: item.concepts,
      reasoning: item.reasoning,
      difficulty: item.rung,
      isCorrect: response.verdict?.isCorrect ?? false,
      ...creditsOf({ response, item }, abilityIn.get(section) ?? estimate.theta, plan),
      hintsUsed: response.hintIds.length,
      milliseconds: response.milliseconds ?? 0,
      misconception: misconceptionOf(item, response.answerOption),
    };
  });
}

/** Credit earned, and expected credit at an ability; each 0 to 1. */
function creditsOf({ response, item }: Scored, theta: number, plan: Pick<Plan, 'openAnswers'>) {
  const parameters = parametersFor(item, plan);
  const maximum = maximumPoints(parameters);
  return { credit: (response.points ?? 0) / maximum, expected: expectedScore(parameters, theta) / maximum };
}

/** The parameters to score an item by. A sitting keeps the rule it was opened with. */
export const parametersFor = (item: Item, { openAnswers }: Pick<Plan, 'openAnswers'>): ItemParameters =>
  openAnswers === 'weighted' ? weightedParameters(item) : item.parameters;

/** Mean of the last five results, 0 to 1; null while there are fewer. */
export function recentPerformance(results: readonly number[]): number | null {
  const last = results.slice(-5);
  return last.length < 5 ? null : last.reduce((sum, result) => sum + result, 0) / last.length;
}

function pointsFor({ response }: Scored, { hintsCount }: Pick<Plan, 'hintsCount'>): number {
  return hintsCount && response.hintIds.length > 0 ? 0 : (response.points ?? 0);
}

function percentageOf(scored: readonly Scored[]): number {
  const possible = scored.reduce((sum, { response }) => sum + (response.maximumPoints ?? 0), 0);
  const earned = scored.reduce((sum, { response }) => sum + (response.points ?? 0), 0);
  return possible === 0 ? 0 : Math.round((100 * earned) / possible);
}

export function misconceptionOf(item: Item, option: number | null) {
  if (item.format !== 'multiple_choice' || option === null) return undefined;
  return item.misconceptions[option] ?? undefined;
}

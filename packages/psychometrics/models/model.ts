import {
  addDichotomousLogLikelihood,
  dichotomousBias,
  dichotomousInformation,
  dichotomousSlope,
  probabilityRight,
} from './dichotomous.ts';
import { addGradedLogLikelihood, categoryProbabilities, gradedBias, gradedInformation, gradedSlope } from './graded.ts';
import type { DichotomousParameters, GradedParameters, ItemParameters } from './item-parameters.ts';
import { checkAbility, checkItem, isGraded, isPartialCredit } from './item-parameters.ts';
import {
  addPartialCreditLogLikelihood,
  partialCreditBias,
  partialCreditInformation,
  partialCreditProbabilities,
  partialCreditSlope,
} from './partial-credit.ts';

/**
 * How likely the answers are at ability θ (logits): for a right-or-wrong item the probability of a right answer, for a
 * graded one the probability of each response, from 0 points up. Throws a RangeError for impossible parameters or θ.
 */
export function probability(item: DichotomousParameters, theta: number): number;
export function probability(item: GradedParameters, theta: number): number[];
export function probability(item: ItemParameters, theta: number): number | number[];
export function probability(item: ItemParameters, theta: number): number | number[] {
  checkItem(item);
  checkAbility(theta);
  if (isPartialCredit(item)) return partialCreditProbabilities(item, theta);
  return isGraded(item) ? categoryProbabilities(item, theta) : probabilityRight(item, theta);
}

/** Fisher (expected) information of one item about θ, in logits⁻². Throws like `probability`. */
export function information(item: ItemParameters, theta: number): number {
  checkItem(item);
  checkAbility(theta);
  return informationAt(item, theta);
}

/** The information of several items together; the standard error of θ is one over its square root. */
export function testInformation(items: readonly ItemParameters[], theta: number): number {
  return items.reduce((sum, item) => sum + information(item, theta), 0);
}

/** The points to expect at ability θ: from 0 to 1, or to the number of thresholds. Throws like `probability`. */
export function expectedScore(item: ItemParameters, theta: number): number {
  const answers = probability(item, theta);
  return typeof answers === 'number' ? answers : answers.reduce((sum, each, points) => sum + each * points, 0);
}

// For the estimators, which have checked their input once.

export function informationAt(item: ItemParameters, theta: number): number {
  if (isPartialCredit(item)) return partialCreditInformation(item, theta);
  return isGraded(item) ? gradedInformation(item, theta) : dichotomousInformation(item, theta);
}

/** d log-likelihood / dθ of one response. */
export function slopeAt(item: ItemParameters, response: number, theta: number): number {
  if (isPartialCredit(item)) return partialCreditSlope(item, response, theta);
  return isGraded(item) ? gradedSlope(item, response, theta) : dichotomousSlope(item, response, theta);
}

/** The item's part of J in Warm's (1989) bias of the maximum likelihood estimate, −J / (2I²). */
export function biasAt(item: ItemParameters, theta: number): number {
  if (isPartialCredit(item)) return partialCreditBias(item, theta);
  return isGraded(item) ? gradedBias(item, theta) : dichotomousBias(item, theta);
}

/** Adds the log-likelihood of one response at each of the nodes to the sums. */
export function addLogLikelihood(
  item: ItemParameters,
  response: number,
  nodes: Float64Array,
  sums: Float64Array,
): void {
  if (isPartialCredit(item)) addPartialCreditLogLikelihood(item, response, nodes, sums);
  else if (isGraded(item)) addGradedLogLikelihood(item, response, nodes, sums);
  else addDichotomousLogLikelihood(item, response, nodes, sums);
}

import type { CalibrationModel } from '../calibration/calibration.ts';
import type { DichotomousParameters, GradedParameters, ItemParameters } from '../models/item-parameters.ts';
import { isGraded, isPartialCredit } from '../models/item-parameters.ts';
import { logistic } from '../models/logistic.ts';
import { probability } from '../models/model.ts';
import { partialCreditProbabilities } from '../models/partial-credit.ts';

/** Something by category (0 points up), each at every node. */
export type ByCategory = readonly Float64Array[];

/** Abilities, evenly spaced from −6 to 6, and their share of N(0, 1). */
export const nodes = Float64Array.from({ length: 61 }, (_, node) => -6 + 0.2 * node);
export const weights = standardWeights(nodes);

/** The probability of each response at every node. */
export function probabilities(item: ItemParameters): ByCategory {
  const graded = isGraded(item);
  const table = Array.from({ length: graded ? item.b.length + 1 : 2 }, () => new Float64Array(nodes.length));
  nodes.forEach((theta, node) => {
    const answers = probability(item, theta);
    const shares = typeof answers === 'number' ? [1 - answers, answers] : answers;
    table.forEach((row, category) => {
      row[node] = shares[category] as number;
    });
  });
  return table;
}

/** How those probabilities move with each parameter: the slope first, then difficulties, guessing last. */
export function derivatives(item: ItemParameters, model: CalibrationModel): ByCategory[] {
  if (isPartialCredit(item)) return partialCreditDerivatives(item);
  return isGraded(item) ? gradedDerivatives(item) : dichotomousDerivatives(item, model === '3PL');
}

/** How many parameters of an item were estimated; a common slope counts for every item, as it is drawn from each. */
export function parameterCount(item: ItemParameters, model: CalibrationModel): number {
  return isGraded(item) ? item.b.length + 1 : model === '3PL' ? 3 : 2;
}

function dichotomousDerivatives({ a, b, c = 0, d = 1 }: DichotomousParameters, withGuessing: boolean): ByCategory[] {
  const slope = Float64Array.from(nodes, (theta) => (d - c) * (theta - b) * curve(a * (theta - b)));
  const difficulty = Float64Array.from(nodes, (theta) => -(d - c) * a * curve(a * (theta - b)));
  const guessing = Float64Array.from(nodes, (theta) => 1 - logistic(a * (theta - b)));
  return [slope, difficulty, ...(withGuessing ? [guessing] : [])].map((right) => [right.map((each) => -each), right]);
}

function gradedDerivatives({ a, b }: GradedParameters): ByCategory[] {
  // A threshold moves the boundary between two categories: what one gains the other loses.
  const bySlope = b.map((threshold) =>
    Float64Array.from(nodes, (theta) => (theta - threshold) * curve(a * (theta - threshold))),
  );
  const slope = Array.from({ length: b.length + 1 }, (_, category) =>
    nodes.map((_, node) => (bySlope[category - 1]?.[node] ?? 0) - (bySlope[category]?.[node] ?? 0)),
  );
  const thresholds = b.map((threshold, boundary) => {
    const reached = Float64Array.from(nodes, (theta) => -a * curve(a * (theta - threshold)));
    return Array.from({ length: b.length + 1 }, (_, category) =>
      category === boundary + 1
        ? reached
        : category === boundary
          ? reached.map((each) => -each)
          : new Float64Array(nodes.length),
    );
  });
  return [slope, ...thresholds];
}

/** By the slope, P(k)·(T(k) − E T) with T(k) = Σ_{j ≤ k} (θ − b_j); by a step, −a·P(k)·([k reached it] − P(reached it)). */
function partialCreditDerivatives(item: GradedParameters): ByCategory[] {
  const { a, b } = item;
  const table = Array.from({ length: b.length + 1 }, () =>
    Array.from({ length: b.length + 1 }, () => new Float64Array(nodes.length)),
  );
  nodes.forEach((theta, node) => {
    const shares = partialCreditProbabilities(item, theta);
    const sums = shares.map((_, points) => b.slice(0, points).reduce((sum, step) => sum + theta - step, 0));
    const mean = shares.reduce((sum, share, points) => sum + share * (sums[points] as number), 0);
    shares.forEach((share, points) => {
      (table[0]?.[points] as Float64Array)[node] = share * ((sums[points] as number) - mean);
      b.forEach((_, step) => {
        const reached = shares.slice(step + 1).reduce((sum, each) => sum + each, 0);
        (table[step + 1]?.[points] as Float64Array)[node] = -a * share * ((points > step ? 1 : 0) - reached);
      });
    });
  });
  return table;
}

/** s(1 − s), s being the logistic of x. */
const curve = (x: number) => logistic(x) * logistic(-x);

function standardWeights(abilities: Float64Array): Float64Array {
  const densities = abilities.map((theta) => Math.exp((-theta * theta) / 2));
  const sum = densities.reduce((total, density) => total + density, 0);
  return densities.map((density) => density / sum);
}

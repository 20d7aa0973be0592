import type { GradedParameters } from './item-parameters.ts';
import { boundedOdds, logistic, logLogistic } from './logistic.ts';

// A category lies between two boundary curves s = logistic(a(θ − lower)) and t = logistic(a(θ − upper)), the outermost
// being 1 and 0. Its probability s − t is written so that it does not cancel out in the tails; then
// d log P / dθ = a(1 − s − t) and d² log P / dθ² = −a²(s(1 − s) + t(1 − t)).

/** The probability of each response, from 0 points to b.length. */
export function categoryProbabilities(item: GradedParameters, theta: number): number[] {
  return Array.from({ length: item.b.length + 1 }, (_, response) => categoryProbability(item, response, theta));
}

/** Fisher information Σ P′² / P (Samejima 1969). */
export function gradedInformation(item: GradedParameters, theta: number): number {
  return gradedInformationOf(item.a, item.b, 0, item.b.length, theta);
}

/** The same from bare numbers, for loops over a bank: the thresholds are those from `first` up to and without `end`. */
export function gradedInformationOf(
  a: number,
  thresholds: ArrayLike<number>,
  first: number,
  end: number,
  theta: number,
): number {
  let sum = 0;
  let oddsBelow = 0; // odds against reaching the category's lower boundary
  let reached = 1; // the probability of reaching it
  for (let next = first; next < end; next++) {
    const odds = boundedOdds(a * (theta - (thresholds[next] as number)));
    const passed = 1 / (1 + odds);
    const slope = oddsBelow * reached - passed;
    sum += (odds - oddsBelow) * reached * passed * slope * slope;
    oddsBelow = odds;
    reached = passed;
  }
  const slope = oddsBelow * reached;
  return a * a * (sum + reached * slope * slope);
}

/** d log-likelihood / dθ of one response. */
export function gradedSlope(item: GradedParameters, response: number, theta: number): number {
  return item.a * (shortOf(item, response, theta) - reaching(item, response + 1, theta));
}

/** Σ P′P″ / P, the item's part of J when Warm (1989) is carried over to graded responses (Samejima 1998). */
export function gradedBias(item: GradedParameters, theta: number): number {
  const { a, b } = item;
  let sum = 0;
  for (let response = 0; response <= b.length; response++) {
    const below = shortOf(item, response, theta);
    const above = reaching(item, response + 1, theta);
    const slope = below - above;
    const curvature = -below * (1 - below) - above * (1 - above);
    sum += categoryProbability(item, response, theta) * slope * (slope * slope + curvature);
  }
  return a * a * a * sum;
}

/** Adds the log-likelihood of one response at each of the nodes to the sums. */
export function addGradedLogLikelihood(
  { a, b }: GradedParameters,
  response: number,
  nodes: Float64Array,
  sums: Float64Array,
): void {
  const lower = b[response - 1];
  const upper = b[response];
  const logWidth = lower === undefined || upper === undefined ? 0 : Math.log(-Math.expm1(-a * (upper - lower)));
  for (let node = 0; node < nodes.length; node++) {
    const theta = nodes[node] as number;
    const above = lower === undefined ? 0 : logLogistic(a * (theta - lower));
    const below = upper === undefined ? 0 : logLogistic(a * (upper - theta));
    sums[node] = (sums[node] as number) + above + below + logWidth;
  }
}

/** The probability of `points` or more. */
function reaching({ a, b }: GradedParameters, points: number, theta: number): number {
  if (points === 0) return 1;
  const threshold = b[points - 1];
  return threshold === undefined ? 0 : logistic(a * (theta - threshold));
}

/** The probability of fewer than `points`. */
function shortOf({ a, b }: GradedParameters, points: number, theta: number): number {
  const threshold = b[points - 1];
  return threshold === undefined ? 0 : logistic(a * (threshold - theta));
}

function categoryProbability({ a, b }: GradedParameters, response: number, theta: number): number {
  const lower = b[response - 1];
  const upper = b[response];
  const above = lower === undefined ? 1 : logistic(a * (theta - lower));
  const below = upper === undefined ? 1 : logistic(a * (upper - theta));
  const width = lower === undefined || upper === undefined ? 1 : -Math.expm1(-a * (upper - lower));
  return above * below * width;
}

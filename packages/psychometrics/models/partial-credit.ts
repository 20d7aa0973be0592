import type { GradedParameters } from './item-parameters.ts';

// P(k) ∝ exp(Σ_{j ≤ k} a(θ − b_j)): an exponential family in θ with the statistic a·k. Its derivatives are therefore moments of
// the points k: d log P / dθ = a(k − E k), information a²·Var k, Σ P′P″/P = a³·E(k − E k)³.

/** The probability of each response, from 0 points to b.length, finite in both tails. */
export function partialCreditProbabilities({ a, b }: GradedParameters, theta: number): number[] {
  const logs = logarithms(a, b, theta);
  return logs.map(Math.exp);
}

/** Fisher information a²·Var k (Muraki 1993). */
export function partialCreditInformation(item: GradedParameters, theta: number): number {
  return item.a ** 2 * centralMoment(partialCreditProbabilities(item, theta), 2);
}

/** d log-likelihood / dθ of one response. */
export function partialCreditSlope(item: GradedParameters, response: number, theta: number): number {
  return item.a * (response - meanOf(partialCreditProbabilities(item, theta)));
}

/** Σ P′P″ / P, the item's part of J in Warm (1989). */
export function partialCreditBias(item: GradedParameters, theta: number): number {
  return item.a ** 3 * centralMoment(partialCreditProbabilities(item, theta), 3);
}

/** Adds the log-likelihood of one response at each of the nodes to the sums. */
export function addPartialCreditLogLikelihood(
  { a, b }: GradedParameters,
  response: number,
  nodes: Float64Array,
  sums: Float64Array,
): void {
  for (let node = 0; node < nodes.length; node++) {
    const logs = logarithms(a, b, nodes[node] as number);
    sums[node] = (sums[node] as number) + (logs[response] as number);
  }
}

function logarithms(a: number, steps: readonly number[], theta: number): number[] {
  let sum = 0;
  return logShares([0, ...steps.map((step) => (sum += a * (theta - step)))]);
}

/** Logarithms of shares that are proportional to the exponentials of these exponents. */
export function logShares(exponents: readonly number[]): number[] {
  const highest = exponents.reduce((most, each) => Math.max(most, each), -Infinity);
  const total = highest + Math.log(exponents.reduce((sum, each) => sum + Math.exp(each - highest), 0));
  return exponents.map((each) => each - total);
}

function meanOf(shares: readonly number[]): number {
  return shares.reduce((sum, share, points) => sum + share * points, 0);
}

function centralMoment(shares: readonly number[], power: number): number {
  const mean = meanOf(shares);
  return shares.reduce((sum, share, points) => sum + share * (points - mean) ** power, 0);
}

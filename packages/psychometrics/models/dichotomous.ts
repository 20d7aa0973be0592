import type { DichotomousParameters } from './item-parameters.ts';
import { boundedOdds, logistic, logLogistic } from './logistic.ts';

// With e = exp(−a(θ − b)) everything about the 4PL is a ratio of polynomials in e:
// P = (d + c·e) / (1 + e),  Q = (1 − d + (1 − c)·e) / (1 + e),  P′ = a(d − c)·e / (1 + e)².

/** The probability of a right answer. */
export function probabilityRight({ a, b, c = 0, d = 1 }: DichotomousParameters, theta: number): number {
  return c + (d - c) * logistic(a * (theta - b));
}

/** Fisher information P′² / (PQ) (Birnbaum 1968; for the 4PL Magis 2013). */
export function dichotomousInformation(item: DichotomousParameters, theta: number): number {
  return informationOf(item.a, item.b, item.c ?? 0, item.d ?? 1, theta);
}

/** The same from bare numbers, for loops over a bank. */
export function informationOf(a: number, b: number, c: number, d: number, theta: number): number {
  const e = boundedOdds(a * (theta - b));
  const scale = a * (d - c) * e;
  const sum = 1 + e;
  return (scale * scale) / (sum * sum * (d + c * e) * (1 - d + (1 - c) * e));
}

/** d log-likelihood / dθ of one response. */
export function dichotomousSlope(item: DichotomousParameters, response: number, theta: number): number {
  const { a, b, c = 0, d = 1 } = item;
  const e = boundedOdds(a * (theta - b));
  const scale = (a * (d - c) * e) / (1 + e);
  return response === 1 ? scale / (d + c * e) : -scale / (1 - d + (1 - c) * e);
}

/** P′P″ / (PQ), the item's part of J in Warm (1989); it equals a(1 − 2s) times the information, s being the logistic. */
export function dichotomousBias(item: DichotomousParameters, theta: number): number {
  const { a, b } = item;
  return a * dichotomousInformation(item, theta) * Math.tanh((-a * (theta - b)) / 2);
}

/** Adds the log-likelihood of one response at each of the nodes to the sums. */
export function addDichotomousLogLikelihood(
  item: DichotomousParameters,
  response: number,
  nodes: Float64Array,
  sums: Float64Array,
): void {
  const { a, b, c = 0, d = 1 } = item;
  // A wrong answer has the form of a right one turned round: Q = (1 − d) + (d − c)·logistic(−x).
  const turn = response === 1 ? a : -a;
  const floor = response === 1 ? c : 1 - d;
  const ceiling = response === 1 ? d : 1 - c;
  const pure = floor === 0;
  const logCeiling = Math.log(ceiling);
  for (let node = 0; node < nodes.length; node++) {
    const x = turn * ((nodes[node] as number) - b);
    const logProbability = pure ? logCeiling + logLogistic(x) : Math.log(floor + (ceiling - floor) * logistic(x));
    sums[node] = (sums[node] as number) + logProbability;
  }
}

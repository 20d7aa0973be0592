import { logistic, logLogistic } from '../models/logistic.ts';
import { addLogLikelihood } from '../models/model.ts';
import { logShares } from '../models/partial-credit.ts';
import type { ItemLayout } from './layout.ts';

/** An item at the nodes. */
export interface Curves {
  /** categories × nodes: log P. */
  readonly logProbability: Float64Array;
  /** parameters × categories × nodes: the derivatives of log P by the item's own parameters. */
  readonly scores: Float64Array;
}

/**
 * The item's curves with its own parameters `own` (a, intercepts, logit c) at the abilities `thetas`; P of k points or more
 * is s(aθ + d_k), that of a right answer in a 3PL c + (1 − c)·s(aθ + d), that of k points rather than k − 1 in a GPCM s(aθ + d_k).
 */
export function curvesOf(item: ItemLayout, own: Float64Array, thetas: Float64Array): Curves {
  if (item.fixed) {
    const { fixed, categories } = item;
    const logProbability = new Float64Array(categories * thetas.length);
    for (let points = 0; points < categories; points++) {
      const row = logProbability.subarray(points * thetas.length, (points + 1) * thetas.length);
      addLogLikelihood(fixed, points, thetas, row);
    }
    return { logProbability, scores: new Float64Array(0) };
  }
  if (item.hasGuessing) return guessingCurves(own, thetas);
  if (item.isPartialCredit) return partialCreditCurves(item.categories, own, thetas);
  return item.categories === 2 ? logisticCurves(own, thetas) : gradedCurves(item.categories, own, thetas);
}

function logisticCurves(own: Float64Array, thetas: Float64Array): Curves {
  const count = thetas.length;
  const [a = 0, d = 0] = own;
  const logProbability = new Float64Array(2 * count);
  const scores = new Float64Array(4 * count);
  for (let node = 0; node < count; node++) {
    const theta = thetas[node] as number;
    const x = a * theta + d;
    const right = logistic(x);
    const wrong = logistic(-x);
    logProbability[node] = logLogistic(-x);
    logProbability[count + node] = logLogistic(x);
    scores[node] = -right * theta;
    scores[count + node] = wrong * theta;
    scores[2 * count + node] = -right;
    scores[3 * count + node] = wrong;
  }
  return { logProbability, scores };
}

function guessingCurves(own: Float64Array, thetas: Float64Array): Curves {
  const count = thetas.length;
  const [a = 0, d = 0, logitC = 0] = own;
  const c = logistic(logitC);
  const logNotC = logLogistic(-logitC);
  const logProbability = new Float64Array(2 * count);
  const scores = new Float64Array(6 * count);
  for (let node = 0; node < count; node++) {
    const theta = thetas[node] as number;
    const x = a * theta + d;
    const knows = logistic(x);
    const knowsNot = logistic(-x);
    const right = c + (1 - c) * knows;
    const slope = ((1 - c) * knows * knowsNot) / right;
    logProbability[node] = logNotC + logLogistic(-x);
    logProbability[count + node] = Math.log(right);
    scores[node] = -knows * theta;
    scores[count + node] = slope * theta;
    scores[2 * count + node] = -knows;
    scores[3 * count + node] = slope;
    scores[4 * count + node] = -c;
    scores[5 * count + node] = (c * (1 - c) * knowsNot) / right;
  }
  return { logProbability, scores };
}

/** A category lies between two boundary curves, written so that nothing cancels out in the tails. */
function gradedCurves(categories: number, own: Float64Array, thetas: Float64Array): Curves {
  const count = thetas.length;
  const a = own[0] as number;
  const logProbability = new Float64Array(categories * count);
  const scores = new Float64Array(categories * categories * count);
  for (let points = 0; points < categories; points++) {
    const lower = points === 0 ? undefined : own[points];
    const upper = own[points + 1];
    const isBetween = lower !== undefined && upper !== undefined;
    const logWidth = isBetween ? Math.log(-Math.expm1(upper - lower)) : 0;
    for (let node = 0; node < count; node++) {
      const theta = thetas[node] as number;
      const reached = lower === undefined ? 0 : logLogistic(a * theta + lower);
      const notPassed = upper === undefined ? 0 : logLogistic(-a * theta - upper);
      const at = points * count + node;
      logProbability[at] = reached + notPassed + logWidth;
      let along = 0;
      if (lower !== undefined) {
        const slope = Math.exp(logLogistic(-a * theta - lower) - notPassed - logWidth);
        scores[points * categories * count + at] = slope;
        along += slope;
      }
      if (upper !== undefined) {
        const slope = -Math.exp(logLogistic(a * theta + upper) - reached - logWidth);
        scores[(points + 1) * categories * count + at] = slope;
        along += slope;
      }
      scores[at] = along * theta;
    }
  }
  return { logProbability, scores };
}

function partialCreditCurves(categories: number, own: Float64Array, thetas: Float64Array): Curves {
  const count = thetas.length;
  const cells = categories * count;
  const a = own[0] as number;
  const logProbability = new Float64Array(cells);
  const scores = new Float64Array(categories * cells);
  for (let node = 0; node < count; node++) {
    const theta = thetas[node] as number;
    const exponents = [0];
    for (let step = 1; step < categories; step++) {
      exponents.push((exponents[step - 1] as number) + a * theta + (own[step] as number));
    }
    const logs = logShares(exponents);
    const shares = logs.map(Math.exp);
    const mean = shares.reduce((sum, share, points) => sum + share * points, 0);
    let reached = 1;
    for (let points = 0; points < categories; points++) {
      const at = points * count + node;
      logProbability[at] = logs[points] as number;
      scores[at] = (points - mean) * theta;
    }
    for (let step = 1; step < categories; step++) {
      reached -= shares[step - 1] as number;
      for (let points = 0; points < categories; points++) {
        scores[step * cells + points * count + node] = (points >= step ? 1 : 0) - reached;
      }
    }
  }
  return { logProbability, scores };
}

import type { Predicted, Weights } from './predicted.ts';
import { checkPredicted } from './predicted.ts';

/** Rows in ascending order of their predictions, sorted once for many weights. */
export interface Ranking {
  readonly order: Uint32Array;
  /** 1 where a row has the same prediction as the one before it in this order. */
  readonly isTied: Uint8Array;
}

export function rank(probabilities: ArrayLike<number>): Ranking {
  const order = Uint32Array.from({ length: probabilities.length }, (_, row) => row);
  order.sort((one, other) => (probabilities[one] as number) - (probabilities[other] as number));
  const isTied = Uint8Array.from(order, (row, at) =>
    at > 0 && probabilities[row] === probabilities[order[at - 1] as number] ? 1 : 0,
  );
  return { order, isTied };
}

/**
 * The area under the ROC curve: the probability that a row with label 1 was predicted higher than one with label 0, ties
 * counting half (Mann and Whitney 1947). NaN unless there are both.
 */
export function areaUnderCurve(predicted: Predicted, weights?: Weights, ranking?: Ranking): number {
  if (!ranking) checkPredicted(predicted);
  const { order, isTied } = ranking ?? rank(predicted.probabilities);
  const { labels } = predicted;
  let wins = 0;
  let positives = 0;
  let negatives = 0;
  let tiedPositives = 0;
  let tiedNegatives = 0;
  for (let at = 0; at <= order.length; at++) {
    if (at === order.length || isTied[at] === 0) {
      wins += tiedPositives * (negatives + tiedNegatives / 2);
      positives += tiedPositives;
      negatives += tiedNegatives;
      tiedPositives = 0;
      tiedNegatives = 0;
      if (at === order.length) break;
    }
    const row = order[at] as number;
    const weight = weights ? (weights[row] as number) : 1;
    if (labels[row] === 1) tiedPositives += weight;
    else tiedNegatives += weight;
  }
  return wins / (positives * negatives);
}

export interface RocPoint {
  /** Rows predicted at or above it count as positive. */
  readonly threshold: number;
  readonly falsePositiveRate: number;
  readonly truePositiveRate: number;
}

/**
 * The ROC curve from (0, 0) to (1, 1), of at most `limit` points: those at which the true positive rate or the false positive rate has moved by another
 * step. Without a limit the area below the points is `areaUnderCurve`.
 */
export function rocPoints(predicted: Predicted, limit = Number.POSITIVE_INFINITY): RocPoint[] {
  checkPredicted(predicted);
  const { probabilities, labels } = predicted;
  const { order, isTied } = rank(probabilities);
  let positives = 0;
  for (let row = 0; row < labels.length; row++) positives += labels[row] as number;
  const negatives = labels.length - positives;
  // Both rates ascend, so that their sum takes at most this many steps.
  const step = Number.isFinite(limit) ? 2 / Math.max(1, limit - 2) : 0;
  const points: RocPoint[] = [{ threshold: 1, falsePositiveRate: 0, truePositiveRate: 0 }];
  let [truePositives, falsePositives, latest] = [0, 0, 0];
  for (let at = order.length - 1; at >= 0; at--) {
    const row = order[at] as number;
    if (labels[row] === 1) truePositives += 1;
    else falsePositives += 1;
    if (isTied[at] === 1) continue;
    const truePositiveRate = positives === 0 ? 0 : truePositives / positives;
    const falsePositiveRate = negatives === 0 ? 0 : falsePositives / negatives;
    const sum = truePositiveRate + falsePositiveRate;
    if (sum - latest < step && at > 0) continue;
    latest = sum;
    points.push({ threshold: probabilities[row] as number, falsePositiveRate, truePositiveRate });
  }
  return points;
}

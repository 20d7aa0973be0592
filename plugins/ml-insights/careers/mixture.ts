import { at } from '../dataset/story.ts';
import type { LogInterval } from '../insights/served-models.ts';

/** Quantiles of values of equal weight: linear between values, each of which lies at the middle of its share. */
export function quantiles(values: Float64Array, shares: readonly number[]): number[] {
  const sorted = values.toSorted();
  return shares.map((share) => {
    const place = Math.min(sorted.length - 1, Math.max(0, share * sorted.length - 0.5));
    const low = Math.floor(place);
    const [value, next] = [sorted[low] ?? Number.NaN, sorted[Math.min(low + 1, sorted.length - 1)] ?? Number.NaN];
    return value + (place - low) * (next - value);
  });
}

/** Halvings of the range in which a quantile lies: to a millionth of it. */
const halvings = 20;
/** Log odds of 95 %, where each half of a distribution ends at 1. */
const reachOfEnds = Math.log(19);

/**
 * Quantiles of a mixture of distributions of which each is known by its median and its 90 % interval. Each half is taken as
 * a half of a logistic distribution through these points, which differs little from a normal one between them.
 */
export function mixtureQuantiles(
  parts: readonly LogInterval[],
  weights: Float64Array,
  shares: readonly number[],
): number[] {
  const total = weights.reduce((sum, each) => sum + each, 0);
  const shareBelow = (value: number) => {
    let sum = 0;
    for (let part = 0; part < parts.length; part++) {
      const { low, median, high } = parts[part] as LogInterval;
      const distance = value - median;
      const half = distance < 0 ? median - low : high - median;
      const reach = distance === 0 ? 0 : (reachOfEnds * distance) / half;
      sum += at(weights, part) / (1 + Math.exp(-reach));
    }
    return sum / total;
  };
  return shares.map((share) => {
    const reach = Math.log(share / (1 - share)) / reachOfEnds;
    // The quantile of the mixture lies between those of its parts.
    let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const [part, { low, median, high }] of parts.entries()) {
      if (at(weights, part) === 0) continue;
      const own = median + reach * (reach < 0 ? median - low : high - median);
      from = Math.min(from, own);
      to = Math.max(to, own);
    }
    for (let halving = 0; halving < halvings && from < to; halving++) {
      const middle = (from + to) / 2;
      if (shareBelow(middle) < share) from = middle;
      else to = middle;
    }
    return (from + to) / 2;
  });
}

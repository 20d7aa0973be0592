import { at } from '../dataset/story.ts';
import type { LogInterval } from '../insights/served-models.ts';

/** Quantiles of values of equal weight. */
export function quantiles(values: Float64Array, shares: readonly number[]): number[] {
  return weightedQuantiles(values, new Float64Array(values.length).fill(1), shares);
}

/** Points that stand for each distribution of a mixture. */
const points = 19;

/**
 * Quantiles of a mixture of distributions of which each is known by its median and its 90 % interval. Each half is taken as
 * a half of a logistic distribution through these points, which differs little from a normal one between them.
 */
export function mixtureQuantiles(
  parts: readonly LogInterval[],
  weights: Float64Array,
  shares: readonly number[],
): number[] {
  const values = new Float64Array(parts.length * points);
  const all = new Float64Array(parts.length * points);
  for (const [part, { low, median, high }] of parts.entries()) {
    for (let point = 0; point < points; point++) {
      const share = (point + 0.5) / points;
      // −1 at 5 %, 0 at 50 %, 1 at 95 %.
      const reach = Math.log(share / (1 - share)) / Math.log(19);
      values[part * points + point] = median + reach * (reach < 0 ? median - low : high - median);
      all[part * points + point] = at(weights, part);
    }
  }
  return weightedQuantiles(values, all, shares);
}

/** Linear between values, each of which lies at the middle of its share of the weights. */
function weightedQuantiles(values: Float64Array, weights: Float64Array, shares: readonly number[]): number[] {
  const order = Uint32Array.from(values, (_, place) => place).sort((one, other) => at(values, one) - at(values, other));
  const total = weights.reduce((sum, each) => sum + each, 0);
  return shares.map((share) => {
    let below = 0;
    let before: { middle: number; value: number } | undefined;
    for (const place of order) {
      const weight = at(weights, place);
      if (weight === 0) continue;
      const [middle, value] = [(below + weight / 2) / total, at(values, place)];
      if (middle >= share) {
        if (!before) return value;
        return before.value + ((value - before.value) * (share - before.middle)) / (middle - before.middle);
      }
      below += weight;
      before = { middle, value };
    }
    return before?.value ?? Number.NaN;
  });
}

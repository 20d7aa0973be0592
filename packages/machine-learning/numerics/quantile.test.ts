import { expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { quantileOf, quantileOfUnsorted } from './quantile.ts';

test('the quantile of unsorted values is that of sorted ones, also with ties', () => {
  const random = seededRandom('quantiles');
  for (const size of [1, 2, 3, 10, 601, 5000]) {
    for (const kinds of [3, 1e9]) {
      const values = Float64Array.from({ length: size }, () => Math.floor(random() * kinds));
      const sorted = values.slice().sort();
      for (const share of [0, 0.05, 0.5, 0.77, 0.95, 1]) {
        expect(quantileOfUnsorted(values.slice(), share)).toBe(quantileOf(sorted, share));
        // Values that are in order, or in the opposite one, are no special case.
        expect(quantileOfUnsorted(sorted.slice(), share)).toBe(quantileOf(sorted, share));
        expect(quantileOfUnsorted(sorted.toReversed(), share)).toBe(quantileOf(sorted, share));
      }
    }
  }
  expect(quantileOfUnsorted(new Float64Array(), 0.5)).toBeNaN();
});

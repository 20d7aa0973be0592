import { expect, test } from 'vitest';
import type { Booster } from '../index.ts';
import { encodeRow, explain, logLoss, marginOfRow, permutationImportance, trainTrees } from '../index.ts';
import { knownSample } from '../samples.testing.ts';
import type { Tree } from '../trees/tree.ts';
import { goesLeft } from '../trees/tree.ts';

const { table, labels } = knownSample(2500, 'explained', { missing: 0.15 });
const { booster } = trainTrees(table, labels, { trees: 60 });
const rows = [
  { x0: 0.3, x1: -1, x2: 2, noise: 0.1, group: 'b' },
  { x0: -2, x1: null, x2: -0.1, noise: 5, group: null },
  { x0: null, x1: 3, x2: null, noise: null, group: 'unknown' },
].map((row) => encodeRow(booster.features, row));

/** The mean prediction over training rows that follow this row at splits of the coalition (Lundberg et al. 2020, algorithm 1). */
function expectedMargin(tree: Tree, row: ArrayLike<number>, coalition: number, node = 0): number {
  if (tree.features.length === 0) return tree.leafValues[0] as number;
  if (node < 0) return tree.leafValues[~node] as number;
  const feature = tree.features[node] as number;
  const left = tree.left[node] as number;
  const right = tree.right[node] as number;
  if ((coalition >> feature) & 1) {
    return expectedMargin(tree, row, coalition, goesLeft(tree, node, row[feature] as number) ? left : right);
  }
  const rowsAt = (child: number) => (child < 0 ? tree.leafCounts[~child] : tree.counts[child]) as number;
  const [ofLeft, ofRight] = [rowsAt(left), rowsAt(right)];
  return (
    (expectedMargin(tree, row, coalition, left) * ofLeft + expectedMargin(tree, row, coalition, right) * ofRight) /
    (ofLeft + ofRight)
  );
}

/** Shapley's definition: the mean over all orders of what a feature adds to those before it. */
function shapleyByDefinition({ trees, features, base }: Booster, row: ArrayLike<number>): number[] {
  const size = features.length;
  const marginOf = (coalition: number) => trees.reduce((sum, tree) => sum + expectedMargin(tree, row, coalition), base);
  const values = Array.from({ length: 2 ** size }, (_, coalition) => marginOf(coalition));
  const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));
  return features.map((_, feature) =>
    values.reduce((sum, value, coalition) => {
      if ((coalition >> feature) & 1) return sum;
      const members = coalition.toString(2).replaceAll('0', '').length;
      const weight = (factorial(members) * factorial(size - members - 1)) / factorial(size);
      return sum + weight * ((values[coalition | (1 << feature)] as number) - value);
    }, 0),
  );
}

test('contributions and base add up to the margin', () => {
  for (const row of rows) {
    const { base, contributions, margin } = explain(booster, row);
    expect(margin).toBe(marginOfRow(booster, row));
    expect(Math.abs(contributions.reduce((sum, each) => sum + each, base) - margin)).toBeLessThan(1e-9);
  }
});

test('contributions are the Shapley values of their definition', () => {
  for (const row of rows) {
    const { contributions } = explain(booster, row);
    for (const [feature, value] of shapleyByDefinition(booster, row).entries()) {
      expect(Math.abs((contributions[feature] as number) - value), booster.features[feature]?.name).toBeLessThan(1e-9);
    }
  }
});

test('a feature that no tree uses contributes nothing, and equal features share equally', () => {
  // x0 and x1 both have to be above 0, symmetrically; x2 does not occur.
  const tree: Tree = {
    ...{ features: Int32Array.of(0, 1), thresholds: Float64Array.of(0, 0), decisions: Uint8Array.of(8, 8) },
    ...{
      left: Int32Array.of(~0, ~1),
      right: Int32Array.of(1, ~2),
      gains: Float64Array.of(1, 1),
      counts: Float64Array.of(8, 4),
    },
    ...{ leafValues: Float64Array.of(0, 0, 1), leafCounts: Float64Array.of(4, 2, 2) },
    ...{ setBounds: Int32Array.of(0), setWords: new Uint32Array(0) },
  };
  const features = ['x0', 'x1', 'x2'].map((name) => ({ name, kind: 'number' as const }));
  const model: Booster = {
    kind: 'trees',
    features,
    objective: { name: 'squared-error' },
    base: 5,
    trees: [tree],
    divisor: 1,
  };
  const { base, contributions } = explain(model, [1, 1, 1]);
  expect(base).toBe(5.25);
  expect([...contributions]).toEqual([0.375, 0.375, 0]);
});

test('permutation finds what matters and leaves noise at about 0', () => {
  const found = permutationImportance(booster, table, (probabilities) => logLoss({ probabilities, labels }), {
    repetitions: 3,
  });
  const other = knownSample(2500, 'explained later', { missing: 0.15 });
  const later = permutationImportance(
    booster,
    other.table,
    (probabilities) => logLoss({ probabilities, labels: other.labels }),
    { repetitions: 3 },
  );
  expect(
    found
      .slice(0, 2)
      .map(({ feature }) => feature)
      .sort(),
  ).toEqual(['x0', 'x1']);
  expect(later.at(-1)?.feature).toBe('noise');
  expect(Math.abs(later.at(-1)?.importance ?? 1)).toBeLessThan(0.02);
});

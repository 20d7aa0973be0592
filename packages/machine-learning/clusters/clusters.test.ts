import { expect, test } from 'vitest';
import type { Table } from '../index.ts';
import {
  adjustedRand,
  centresOf,
  chooseK,
  clusterOf,
  clustersOf,
  createTable,
  fitClusters,
  stabilityOf,
} from '../index.ts';
import { seededRandom } from '../random.ts';
import { normal } from '../samples.testing.ts';

/** Four clouds at the corners of a square, of 400, 300, 200 and 100 rows, in units of different size. */
function clouds(distance: number, seed = 'clouds'): { table: Table; truth: number[] } {
  const random = seededRandom(seed);
  const truth = Array.from({ length: 1000 }, (_, row) => [0, 0, 0, 0, 1, 1, 1, 2, 2, 3][row % 10] as number);
  const at = (far: number) => distance * far + normal(random);
  const x = Float64Array.from(truth, (cloud) => at(cloud % 2));
  const y = Float64Array.from(truth, (cloud) => 1000 + 1000 * at(cloud >> 1));
  return {
    table: createTable([
      { name: 'x', kind: 'number', values: x },
      { name: 'y', kind: 'number', values: y },
    ]),
    truth,
  };
}

test('separate clouds are found, the largest first, with centres in the units of the columns', () => {
  const { table, truth } = clouds(10);
  const model = fitClusters(table, 4, { seed: 1 });
  expect(adjustedRand(clustersOf(model, table), truth)).toBe(1);
  expect([...model.sizes]).toEqual([400, 300, 200, 100]);
  const [first = []] = centresOf(model);
  expect(Math.abs(first[0] as number)).toBeLessThan(0.3);
  expect(Math.abs((first[1] as number) - 1000)).toBeLessThan(300);
  expect(clusterOf(model, [10, 11_000])).toBe(3);
  expect(fitClusters(table, 4, { seed: 1 })).toEqual(model);
});

test('rounds with bounds end where plain rounds end', () => {
  const { table } = clouds(2);
  const model = fitClusters(table, 5, { seed: 4 });
  // A fixed point of Lloyd's rounds: each centre is the mean of the rows that are nearest to it.
  const clusters = clustersOf(model, table);
  const values = table.columns.map((column) => (column.kind === 'number' ? column.values : []));
  for (const [cluster, centre] of centresOf(model).entries()) {
    for (const [place, coordinate] of centre.entries()) {
      const own = Array.from(values[place] ?? []).filter((_, row) => clusters[row] === cluster);
      const mean = own.reduce((sum, each) => sum + each, 0) / own.length;
      expect(Math.abs(mean - coordinate) / (Math.abs(mean) + 1)).toBeLessThan(1e-9);
    }
  }
});

test('the number of clusters is chosen by stability', () => {
  const { table } = clouds(7);
  const stabilities = stabilityOf(table, [2, 3, 4, 5, 6], { pairs: 8, rows: 500 });
  expect(chooseK(stabilities).k).toBe(4);
  expect(stabilities.find(({ k }) => k === 4)?.stability).toBeGreaterThan(0.97);
  expect(stabilities.find(({ k }) => k === 6)?.stability).toBeLessThan(0.9);
  // In one round cloud no number is stable.
  const random = seededRandom('one cloud');
  const round = createTable(
    ['x', 'y', 'z'].map((name) => ({
      name,
      kind: 'number',
      values: Float64Array.from({ length: 500 }, () => normal(random)),
    })),
  );
  expect(chooseK(stabilityOf(round, [3, 4, 5], { pairs: 8 })).stability).toBeLessThan(0.7);
});

test('the adjusted Rand index ignores numbers of clusters and is about 0 for unrelated ones', () => {
  expect(adjustedRand([0, 0, 1, 1], [1, 1, 0, 0])).toBe(1);
  // Hubert and Arabie's formula by hand: pairs together in both 1, in one 2, in the other 3, of 6.
  expect(adjustedRand([0, 0, 1, 1], [0, 0, 0, 1])).toBeCloseTo((1 - (2 * 3) / 6) / ((2 + 3) / 2 - (2 * 3) / 6), 12);
  const random = seededRandom('unrelated');
  const draw = () => Array.from({ length: 5000 }, () => Math.floor(random() * 4));
  expect(Math.abs(adjustedRand(draw(), draw()))).toBeLessThan(0.01);
});

test('missing values, constant columns and too many clusters are handled', () => {
  const table = createTable([
    { name: 'x', kind: 'number', values: Float64Array.of(0, 0, 10, 10, Number.NaN) },
    { name: 'same', kind: 'number', values: new Float64Array(5).fill(0.1) },
  ]);
  const model = fitClusters(table, 2);
  expect(model.centres.every(Number.isFinite)).toBe(true);
  expect(() => fitClusters(table, 4)).toThrow('only 3 different rows for 4 clusters');
  expect(() => fitClusters(table, 0)).toThrow('0 is not a number of clusters');
  const words = createTable([{ name: 'c', kind: 'category', codes: Int32Array.of(0), categories: ['a'] }]);
  expect(() => fitClusters(words, 1)).toThrow('c is a category');
});

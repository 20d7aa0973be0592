import { expect, test } from 'vitest';
import type { Booster, Table } from '../index.ts';
import {
  accuracy,
  areaUnderCurve,
  createTable,
  encodeRow,
  logLoss,
  ModelError,
  marginOfRow,
  predict,
  predictRow,
  selectRows,
  splitByGroup,
  trainTrees,
} from '../index.ts';
import { seededRandom } from '../random.ts';
import { knownSample, normal } from '../samples.testing.ts';

const numbers = (columns: Record<string, readonly number[]>): Table =>
  createTable(
    Object.entries(columns).map(([name, values]) => ({ name, kind: 'number', values: Float64Array.from(values) })),
  );

test('one split divides where squared errors are smallest, and leaves hold the means', () => {
  const table = numbers({ x: [1, 2, 3, 4, 5, 6] });
  const { booster } = trainTrees(table, [1, 1, 1, 5, 5, 8], {
    objective: { name: 'squared-error' },
    ...{ trees: 1, leaves: 2, learningRate: 1, minRows: 1, maxBins: 255 },
  });
  // Bins of at least three rows: 1 to 3 and 4 to 6.
  expect([...(booster.trees[0]?.thresholds ?? [])]).toEqual([3.5]);
  expect([...predict(booster, table)]).toEqual([1, 1, 1, 6, 6, 6]);
  expect([...(booster.trees[0]?.leafCounts ?? [])]).toEqual([3, 3]);
});

test('predictions come close to the true probabilities, and with shuffled labels find nothing', () => {
  const train = knownSample(12_000, 'train', { missing: 0.1 });
  const validation = knownSample(4000, 'validation', { missing: 0.1 });
  const test = knownSample(8000, 'test', { missing: 0.1 });
  const { booster, end } = trainTrees(train.table, train.labels, {
    ...{ trees: 300, leaves: 15, patience: 15 },
    validation: { table: validation.table, targets: validation.labels },
  });
  expect(end).toBe('patience');
  const found = { probabilities: predict(booster, test.table), labels: test.labels };
  const best = { probabilities: test.truths, labels: test.labels };
  // The truths know x1 where the model does not.
  expect(accuracy(best) - accuracy(found)).toBeLessThan(0.03);
  expect(logLoss(found) - logLoss(best)).toBeLessThan(0.05);
  expect(areaUnderCurve(best) - areaUnderCurve(found)).toBeLessThan(0.03);

  const random = seededRandom('shuffled');
  const keys = Float64Array.from(train.labels, random);
  const shuffled = Uint8Array.from(
    [...keys.keys()].sort((one, other) => (keys[one] as number) - (keys[other] as number)),
    (row) => train.labels[row] as number,
  );
  const nothing = trainTrees(train.table, shuffled, { trees: 30 });
  // The standard error of the AUC of 8,000 rows is about 0.0065.
  expect(
    Math.abs(areaUnderCurve({ probabilities: predict(nothing.booster, test.table), labels: test.labels }) - 0.5),
  ).toBeLessThan(0.05);
});

test('the same seed gives the same model; another seed another where rows and features are drawn', () => {
  const { table, labels } = knownSample(1500, 'deterministic', { missing: 0.1 });
  const train = (seed: number) =>
    trainTrees(table, labels, { trees: 10, rowShare: 0.7, featureShare: 0.6, seed }).booster;
  expect(train(1)).toEqual(train(1));
  expect(train(1)).not.toEqual(train(2));
});

test('a training that continues after an interruption gives the model of one without', () => {
  const { table, labels } = knownSample(3000, 'continued', { missing: 0.1 });
  const validation = knownSample(1500, 'continued validation', { missing: 0.1 });
  const options = {
    ...{ trees: 60, leaves: 7, rowShare: 0.8, featureShare: 0.8, seed: 3, patience: 5 },
    validation: { table: validation.table, targets: validation.labels },
  };
  const whole = trainTrees(table, labels, options);
  let saved: Booster | undefined;
  const first = trainTrees(table, labels, {
    ...options,
    onTree: ({ booster }) => {
      saved = booster;
      return booster.trees.length < 11;
    },
  });
  expect(first.end).toBe('stopped');
  expect(saved?.trees).toHaveLength(11);
  const rest = trainTrees(table, labels, { ...options, ...(saved ? { from: saved } : {}) });
  expect(rest).toEqual(whole);
});

test('missing values go to the side that fits them, and unknown ones with the majority', () => {
  const random = seededRandom('direction');
  const x = Array.from({ length: 4000 }, () => random());
  const missing = x.map(() => random() < 0.2);
  const labels = x.map((value, row) => (missing[row] || value > 0.7 ? 1 : 0));
  const known = x.map((value, row) => (missing[row] ? Number.NaN : value));
  const { booster } = trainTrees(numbers({ x: known }), labels, { trees: 20 });
  expect(predictRow(booster, [Number.NaN])).toBeGreaterThan(0.85);
  expect(predictRow(booster, [0.2])).toBeLessThan(0.15);
  const without = trainTrees(
    numbers({ x }),
    x.map((value) => (value > 0.7 ? 1 : 0)),
    { trees: 20 },
  );
  expect(predictRow(without.booster, [Number.NaN])).toBeLessThan(0.15);
});

test('missing alone can be what matters', () => {
  const random = seededRandom('missing alone');
  const x = Array.from({ length: 2000 }, () => (random() < 0.3 ? Number.NaN : random()));
  const { booster } = trainTrees(
    numbers({ x }),
    x.map((value) => (Number.isNaN(value) ? 1 : 0)),
    { trees: 10 },
  );
  expect(predictRow(booster, [Number.NaN])).toBeGreaterThan(0.6);
  expect(predictRow(booster, [1e300])).toBeLessThan(0.2);
});

test('categories are divided into sets, whatever the order of their codes', () => {
  const random = seededRandom('categories');
  const codes = Int32Array.from({ length: 6000 }, () => Math.floor(random() * 40));
  const labels = Uint8Array.from(codes, (code) => (random() < ((code * 7) % 40 < 20 ? 0.9 : 0.1) ? 1 : 0));
  const names = Array.from({ length: 41 }, (_, code) => `c${code}`);
  const table = createTable([{ name: 'c', kind: 'category', codes, categories: names }]);
  const { booster } = trainTrees(table, labels, { trees: 30 });
  for (let code = 0; code < 40; code++) {
    const probability = predictRow(booster, encodeRow(booster.features, { c: `c${code}` }));
    expect(Math.abs(probability - ((code * 7) % 40 < 20 ? 0.9 : 0.1)), `c${code}`).toBeLessThan(0.15);
  }
  // The same rows with other codes.
  const reversed = createTable([
    { name: 'c', kind: 'category', codes: codes.map((code) => 40 - code), categories: names.toReversed() },
  ]);
  expect(predict(booster, reversed)).toEqual(predict(booster, table));
  expect(Number.isFinite(predictRow(booster, encodeRow(booster.features, { c: 'never seen' })))).toBe(true);
});

test('predictions for a table are those for its single rows, to the last digit', () => {
  const { table, labels } = knownSample(2000, 'single rows', { missing: 0.2 });
  const { booster } = trainTrees(table, labels, { trees: 20 });
  const found = predict(booster, table);
  const names = ['a', 'b', 'c', 'd', 'e'];
  for (let row = 0; row < table.rows; row++) {
    const named = Object.fromEntries(
      table.columns.map((column) => [
        column.name,
        column.kind === 'number' ? (column.values[row] as number) : (names[column.codes[row] as number] ?? null),
      ]),
    );
    expect(predictRow(booster, encodeRow(booster.features, named))).toBe(found[row]);
  }
  expect([...predict(booster, selectRows(table, Uint32Array.of(5, 7)))]).toEqual([found[5], found[7]]);
});

test('bins and raw values lead to the same leaves', () => {
  const { table, labels } = knownSample(3000, 'bins', { missing: 0.2 });
  const last: number[] = [];
  const { booster } = trainTrees(table, labels, {
    trees: 15,
    validation: { table, targets: labels },
    onTree: ({ validationLoss = Number.NaN }) => {
      last.push(validationLoss);
      return undefined;
    },
  });
  expect(logLoss({ probabilities: predict(booster, table), labels })).toBeCloseTo(last.at(-1) as number, 12);
});

test('quantiles cover the share of values that they name', () => {
  const sample = (rows: number, seed: string) => {
    const random = seededRandom(seed);
    const x = Array.from({ length: rows }, () => random() * 4);
    return { table: numbers({ x }), y: x.map((value) => 10 + Math.sin(value) * 5 + (0.5 + value) * normal(random)) };
  };
  const train = sample(6000, 'quantile train');
  const other = sample(4000, 'quantile test');
  for (const quantile of [0.1, 0.5, 0.9]) {
    const { booster } = trainTrees(train.table, train.y, {
      objective: { name: 'quantile', quantile },
      trees: 80,
      leaves: 8,
      minRows: 50,
    });
    const predictions = predict(booster, other.table);
    const below = other.y.filter((value, row) => value <= (predictions[row] as number)).length / other.y.length;
    expect(Math.abs(below - quantile)).toBeLessThan(0.03);
  }
});

test('no leaf has fewer rows than asked for, and depth and leaves are limited', () => {
  const { table, labels } = knownSample(2000, 'limits');
  const { booster } = trainTrees(table, labels, { trees: 5, minRows: 37, leaves: 9, maxDepth: 3 });
  for (const tree of booster.trees) {
    expect(tree.leafValues.length).toBeLessThanOrEqual(8);
    expect(Math.min(...tree.leafCounts)).toBeGreaterThanOrEqual(37);
    expect(tree.leafCounts.reduce((sum, count) => sum + count, 0)).toBe(2000);
  }
});

test('constant columns, few rows and equal targets give a finite model or a clear error', () => {
  const constant = numbers({ x: [3, 3, 3, 3] });
  const { booster, end } = trainTrees(constant, [0, 1, 1, 1]);
  expect(end).toBe('no-gain');
  expect(predictRow(booster, [3])).toBeCloseTo(0.75, 12);
  const equal = trainTrees(numbers({ x: [1, 2, 3] }), [7, 7, 7], { objective: { name: 'squared-error' }, minRows: 1 });
  expect(predictRow(equal.booster, [9])).toBe(7);
  const allMissing = trainTrees(numbers({ x: [Number.NaN, Number.NaN] }), [0, 1]);
  expect(predictRow(allMissing.booster, [Number.NaN])).toBeCloseTo(0.5, 12);
  expect(() => trainTrees(constant, [1, 1, 1, 1])).toThrow('All 4 labels are 1');
  expect(() => trainTrees(constant, [0, 1])).toThrow(ModelError);
  expect(() => trainTrees(constant, [0, 1, 1, 0], { learningRate: -1 })).toThrow('learningRate is -1');
  expect(() => trainTrees(constant, [0, 1, 1, 0], { maxBins: 256 })).toThrow('256 bins');
});

test('separable labels give large but finite margins', () => {
  const x = Array.from({ length: 200 }, (_, row) => row);
  const { booster } = trainTrees(
    numbers({ x }),
    x.map((value) => (value < 100 ? 0 : 1)),
    { trees: 500 },
  );
  expect(predictRow(booster, [150])).toBeGreaterThan(0.99);
  expect(Number.isFinite(marginOfRow(booster, [150]))).toBe(true);
});

test('the rows of a learner are all in one part, and the parts have their shares', () => {
  const groups = Array.from({ length: 30_000 }, (_, row) => `learner ${row % 6000}`);
  const parts = splitByGroup(groups, { seed: 5 });
  const learners = [parts.train, parts.validation, parts.test].map(
    (rows) => new Set(Array.from(rows, (row) => groups[row])),
  );
  expect(learners.reduce((sum, each) => sum + each.size, 0)).toBe(6000);
  for (const [place, share] of [0.7, 0.15, 0.15].entries()) {
    expect(Math.abs((learners[place]?.size ?? 0) / 6000 - share)).toBeLessThan(0.02);
  }
  expect(splitByGroup(groups, { seed: 5 })).toEqual(parts);
  expect(splitByGroup(groups, { seed: 6 })).not.toEqual(parts);
  // More learners do not move the others.
  const more = splitByGroup([...groups, 'new', 'newer'], { seed: 5 });
  expect(more.test.filter((row) => row < 30_000)).toEqual(parts.test);
  const table = numbers({ x: groups.map((_, row) => row) });
  expect(selectRows(table, parts.test).rows).toBe(parts.test.length);
});

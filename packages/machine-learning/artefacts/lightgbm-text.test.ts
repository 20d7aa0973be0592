import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  areaUnderCurve,
  createTable,
  encodeRow,
  explain,
  logLoss,
  ModelError,
  marginOfRow,
  predict,
  predictRow,
  readArtefact,
  readLightGbm,
  trainTrees,
  writeArtefact,
} from '../index.ts';
import { savedModel, savedPredictions } from './lightgbm.testing.ts';

/** Three trees: a number whose NaN goes left, a number whose 0 and NaN go left, and a set of the categories 1, 3 and 33; a single leaf. */
const written = [
  ...['tree', 'version=v4', 'num_class=1', 'num_tree_per_iteration=1', 'label_index=0', 'max_feature_idx=2'],
  ...['objective=binary sigmoid:2', 'feature_names=age hours country', 'feature_infos=[1:90] [0:40] 0:1:2:3:33', ''],
  ...[
    'Tree=0',
    'num_leaves=3',
    'num_cat=0',
    'split_feature=0 1',
    'split_gain=5 2',
    'threshold=30.5 1e-3',
    'decision_type=10 6',
  ],
  ...[
    'left_child=-1 -2',
    'right_child=1 -3',
    'leaf_value=0.5 -0.25 0.125',
    'leaf_count=10 20 30',
    'internal_count=60 50',
    'shrinkage=1',
    '',
  ],
  ...['Tree=1', 'num_leaves=2', 'num_cat=1', 'split_feature=2', 'split_gain=5', 'threshold=0', 'decision_type=1'],
  ...[
    'left_child=-1',
    'right_child=-2',
    'leaf_value=1 -1',
    'leaf_count=30 30',
    'internal_count=60',
    'cat_boundaries=0 2',
    'cat_threshold=10 2',
    '',
  ],
  ...['Tree=2', 'num_leaves=1', 'num_cat=0', 'split_feature=', 'threshold=', 'leaf_value=0.0625', ''],
  ...['end of trees', '', 'pandas_categorical:null', ''],
].join('\n');

const faultOf = (from: string | RegExp, to: string) => {
  expect(from instanceof RegExp ? from.test(written) : written.includes(from)).toBe(true);
  try {
    readLightGbm(written.replace(from, to));
    return 'was read';
  } catch (error) {
    if (error instanceof ModelError) return `${error.code}: ${error.message}`;
    throw error;
  }
};

test('numbers, missing values of each kind, categories and a single leaf lead to the leaves of the text', () => {
  const model = readLightGbm(written);
  const marginAt = (age: number, hours: number, country: number) => marginOfRow(model, [age, hours, country]);
  const last = 0.0625;
  expect(marginAt(30.5, 9, 0)).toBe(0.5 - 1 + last);
  expect(marginAt(31, 9, 0)).toBe(0.125 - 1 + last);
  expect(marginAt(31, 1e-3, 0)).toBe(-0.25 - 1 + last);
  // NaN of age goes left; of hours both 0 and NaN do, which the threshold would not.
  expect(marginAt(Number.NaN, 9, 0)).toBe(0.5 - 1 + last);
  expect(marginAt(31, Number.NaN, 0)).toBe(-0.25 - 1 + last);
  expect(marginAt(31, 0, 0)).toBe(-0.25 - 1 + last);
  for (const country of [1, 3, 33]) expect(marginAt(31, 9, country), `country ${country}`).toBe(0.125 + 1 + last);
  for (const country of [0, 2, 32, 34, 1000, -1, Number.NaN]) expect(marginAt(31, 9, country)).toBe(0.125 - 1 + last);
  expect(predictRow(model, [30, 9, 1])).toBeCloseTo(1 / (1 + Math.exp(-2 * (0.5 + 1 + last))), 15);
  expect(predictRow(model, encodeRow(model.features, { age: 30, hours: 9, country: '33' }))).toBe(
    predictRow(model, [30, 9, 33]),
  );
});

test('a missing value that training never saw counts as 0', () => {
  const model = readLightGbm(
    written.replace('decision_type=10 6', 'decision_type=0 0').replace('threshold=30.5 1e-3', 'threshold=-1 5'),
  );
  expect(marginOfRow(model, [Number.NaN, Number.NaN, 1])).toBe(-0.25 + 1 + 0.0625);
});

test('a model of LightGBM 4.7 predicts and explains here what it does there', () => {
  const model = readLightGbm(savedModel);
  for (const { row, probability, contributions } of savedPredictions) {
    const values = Float64Array.from(row, (value) => value ?? Number.NaN);
    expect(predictRow(model, values)).toBeCloseTo(probability, 15);
    const explained = explain(model, values);
    for (const [place, value] of [...explained.contributions, explained.base].entries()) {
      expect(value).toBeCloseTo(contributions[place] as number, 12);
    }
  }
  expect(readArtefact(writeArtefact(model)).model).toEqual(model);
});

test('names of categories come from pandas, and an averaged forest is divided by its trees', () => {
  const model = readLightGbm(
    written
      .replace('pandas_categorical:null', 'pandas_categorical:[["DE","FR","IT"]]')
      .replace('feature_infos', 'average_output\nfeature_infos'),
  );
  const at = (country: string) => marginOfRow(model, encodeRow(model.features, { age: 31, hours: 9, country }));
  expect(at('FR')).toBeCloseTo((0.125 + 1 + 0.0625) / 3, 15);
  expect(at('IT')).toBeCloseTo((0.125 - 1 + 0.0625) / 3, 15);
});

test('an incomplete, damaged or unsupported text is refused with the tree and line at fault', () => {
  expect(faultOf('tree\n', 'forest\n')).toMatch(/^not-a-model: The text does not begin/);
  expect(faultOf(/end of trees[\s\S]*/, '')).toMatch(/^not-a-model: .*it is incomplete/);
  expect(faultOf('version=v4', 'version=v9')).toBe('wrong-version: The model has the version v9; v3 and v4 are read');
  expect(faultOf('num_class=1', 'num_class=3')).toMatch(/^unsupported: num_class is 3/);
  expect(faultOf('binary sigmoid:2', 'poisson')).toMatch(/^unsupported: .*poisson/);
  expect(faultOf('sigmoid:2', 'sigmoid:0')).toMatch(/^not-a-model: .*sigmoid/);
  expect(faultOf('leaf_value=0.5 -0.25 0.125', 'leaf_value=0.5 nan 0.125')).toBe(
    'not-finite: leaf_value in Tree=0 contains nan',
  );
  expect(faultOf('leaf_value=1 -1', 'leaf_value=1 inf')).toBe('not-finite: leaf_value in Tree=1 contains inf');
  expect(faultOf('leaf_value=0.5 -0.25 0.125', 'leaf_value=0.5 -0.25')).toBe(
    'not-a-model: leaf_value in Tree=0 has 2 numbers instead of 3',
  );
  expect(faultOf('split_feature=0 1', 'split_feature=0 3')).toMatch(/^not-a-model: split_feature in Tree=0 contains 3/);
  expect(faultOf('right_child=1 -3', 'right_child=0 -3')).toMatch(
    /^not-a-model: Tree=0 refers to split 0, which has another parent/,
  );
  expect(faultOf('left_child=-1 -2', 'left_child=-1 -1')).toMatch(
    /^not-a-model: Tree=0 refers to leaf 0, which has another parent/,
  );
  expect(faultOf('threshold=0\n', 'threshold=4\n')).toMatch(
    /^not-a-model: Tree=1.thresholds\[0\] is 4, but there are 1 sets/,
  );
  expect(faultOf('num_cat=1', 'num_cat=one')).toMatch(/^not-a-model: num_cat in Tree=1 is “one”/);
  expect(faultOf('Tree=1', 'Tree=5')).toMatch(/^not-a-model: Tree=5 stands where Tree=1 is due/);
  expect(faultOf('shrinkage=1', 'is_linear=1')).toMatch(/^unsupported: Tree=0 has linear leaves/);
});

// LightGBM's examples/binary_classification, which is not part of this repository.
const example = process.env.EIQ_TEST_LIGHTGBM_EXAMPLE ?? '';
test.skipIf(!existsSync(path.join(example, 'binary.train')))(
  'trees of the same size predict LightGBM’s binary example as well as its own (EIQ_TEST_LIGHTGBM_EXAMPLE names the folder)',
  () => {
    const read = (file: string) => {
      const rows = readFileSync(path.join(example, file), 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split('\t').map(Number));
      const columns = Array.from({ length: (rows[0]?.length ?? 1) - 1 }, (_, place) => ({
        ...{ name: `Column_${place}`, kind: 'number' as const },
        values: Float64Array.from(rows, (row) => row[place + 1] as number),
      }));
      return { table: createTable(columns), labels: rows.map(([label = 0]) => label) };
    };
    const train = read('binary.train');
    const { table, labels } = read('binary.test');
    const probabilities = predict(trainTrees(train.table, train.labels).booster, table);
    // LightGBM: AUC 0.8321, log loss 0.5043. The 500 rows give the AUC a standard error of 0.018.
    expect(Math.abs(areaUnderCurve({ probabilities, labels }) - 0.8321)).toBeLessThan(0.012);
    expect(Math.abs(logLoss({ probabilities, labels }) - 0.5043)).toBeLessThan(0.015);
  },
);

test('a tree that is a long chain is refused before it is explained', () => {
  const chain = (splits: number) => {
    const each = (value: (place: number) => number | string) =>
      Array.from({ length: splits }, (_, place) => value(place)).join(' ');
    const right = each((place) => (place === splits - 1 ? -splits - 1 : place + 1));
    return [
      ...['tree', 'version=v4', 'num_class=1', 'num_tree_per_iteration=1', 'label_index=0', 'max_feature_idx=0'],
      ...['objective=binary sigmoid:1', 'feature_names=age', 'feature_infos=[1:90]', '', 'Tree=0'],
      ...[`num_leaves=${splits + 1}`, 'num_cat=0', `split_feature=${each(() => 0)}`, `split_gain=${each(() => 1)}`],
      ...[`threshold=${each((place) => place)}`, `decision_type=${each(() => 2)}`],
      ...[`left_child=${each((place) => -place - 1)}`, `right_child=${right}`, `leaf_value=${each(() => 0.1)} 0.2`],
      ...['shrinkage=1', '', 'end of trees'],
    ].join('\n');
  };
  const model = readLightGbm(chain(500));
  expect(explain(model, encodeRow(model.features, { age: 499 })).margin).toBeCloseTo(0.1, 9);
  expect(() => readLightGbm(chain(501))).toThrow('Tree=0 is deeper than 500 splits');
  expect(() => readLightGbm(chain(20_000))).toThrow('Tree=0 is deeper than 500 splits');
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Column } from '../index.ts';
import { createTable, encodeRow, explain, fitLogistic, ModelError, predict, predictRow } from '../index.ts';
import { knownSample } from '../samples.testing.ts';

const numbers = (name: string, values: readonly number[]): Column => ({
  name,
  kind: 'number',
  values: Float64Array.from(values),
});
const categories = (name: string, values: readonly string[], names: readonly string[]): Column => ({
  ...{ name, kind: 'category', categories: names },
  codes: Int32Array.from(values, (value) => names.indexOf(value)),
});
const codeOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof ModelError) return error.code;
    throw error;
  }
  return 'no error';
};

test('a regression of the 32 cars of Motor Trend 1974 has the published estimates, errors and deviance', () => {
  // R's mtcars: glm(am ~ wt, binomial).
  const weights = [
    2.62, 2.875, 2.32, 3.215, 3.44, 3.46, 3.57, 3.19, 3.15, 3.44, 3.44, 4.07, 3.73, 3.78, 5.25, 5.424, 5.345, 2.2,
    1.615, 1.835, 2.465, 3.52, 3.435, 3.84, 3.845, 1.935, 2.14, 1.513, 3.17, 2.77, 3.57, 2.78,
  ];
  const manual = [1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1];
  const model = fitLogistic(createTable([numbers('wt', weights)]), manual);
  expect(model.intercept.estimate).toBeCloseTo(12.04, 3);
  expect(model.intercept.standardError).toBeCloseTo(4.51, 2);
  expect(model.coefficients[0]?.estimate).toBeCloseTo(-4.024, 3);
  // R prints 1.436: its errors are those of the last step but one.
  expect(model.coefficients[0]?.standardError).toBeCloseTo(1.436, 2);
  expect(model.coefficients[0]?.p).toBeCloseTo(0.00509, 5);
  expect(model.nullDeviance).toBeCloseTo(43.23, 2);
  expect(model.deviance).toBeCloseTo(19.176, 3);
  expect(model.aic).toBeCloseTo(23.176, 3);
});

test('a regression of the O-rings of 23 flights before Challenger has the published estimates', () => {
  // Dalal, Fowlkes and Hoadley 1989: temperature in °F at launch, and whether an O-ring showed distress.
  const temperatures = [66, 70, 69, 68, 67, 72, 73, 70, 57, 63, 70, 78, 67, 53, 67, 75, 70, 81, 76, 79, 75, 76, 58];
  const distress = [0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1];
  const model = fitLogistic(createTable([numbers('temperature', temperatures)]), distress);
  expect(model.intercept.estimate).toBeCloseTo(15.043, 3);
  expect(model.intercept.standardError).toBeCloseTo(7.379, 3);
  expect(model.coefficients[0]?.estimate).toBeCloseTo(-0.2322, 4);
  expect(model.coefficients[0]?.standardError).toBeCloseTo(0.1082, 4);
  expect(model.deviance).toBeCloseTo(20.315, 3);
  expect(predictRow(model, encodeRow(model.features, { temperature: 31 }))).toBeCloseTo(0.9996, 4);
});

test('with one category the estimates are the log odds of the table, and their errors those of Woolf', () => {
  // 30 of 100 in the reference, 60 of 100 in the other.
  const group = Array.from({ length: 200 }, (_, row) => (row < 100 ? 'old' : 'new'));
  const labels = Array.from({ length: 200 }, (_, row) => (row < 30 || (row >= 100 && row < 160) ? 1 : 0));
  const model = fitLogistic(createTable([categories('method', group, ['old', 'new'])]), labels);
  expect(model.intercept.estimate).toBeCloseTo(Math.log(30 / 70), 9);
  expect(model.coefficients).toHaveLength(1);
  expect(model.coefficients[0]?.name).toBe('method: new');
  expect(model.coefficients[0]?.estimate).toBeCloseTo(Math.log((60 * 70) / (40 * 30)), 9);
  expect(model.coefficients[0]?.standardError).toBeCloseTo(Math.sqrt(1 / 30 + 1 / 70 + 1 / 60 + 1 / 40), 9);
});

test('constant and dependent columns are left out by name; the others keep finite estimates', () => {
  const { table, labels } = knownSample(500, 'aliased');
  const x0 = (table.columns[0] as { values: Float64Array }).values;
  const more = createTable([
    ...table.columns,
    { name: 'constant', kind: 'number', values: new Float64Array(500).fill(0.1) },
    { name: 'same', kind: 'number', values: x0.map((value) => 3 - 2 * value) },
  ]);
  const model = fitLogistic(more, labels);
  const plain = fitLogistic(table, labels);
  expect(model.coefficients.filter(({ omitted }) => omitted)).toEqual([
    { name: 'constant', estimate: 0, omitted: 'constant' },
    { name: 'same', estimate: 0, omitted: 'dependent' },
  ]);
  expect(model.aic).toBeCloseTo(plain.aic, 8);
  expect(model.coefficients[0]?.standardError).toBeCloseTo(plain.coefficients[0]?.standardError as number, 8);
});

test('labels of one class, and terms that predict labels perfectly, are refused by name', () => {
  const x = [1, 2, 3, 4, 5, 6];
  const table = createTable([numbers('x', x)]);
  expect(codeOf(() => fitLogistic(table, [1, 1, 1, 1, 1, 1]))).toBe('one-class');
  expect(codeOf(() => fitLogistic(table, [0, 0, 0, 1, 1, 1]))).toBe('separated');
  expect(() => fitLogistic(table, [0, 0, 0, 1, 1, 1])).toThrow('x predicts labels perfectly');
  expect(codeOf(() => fitLogistic(createTable([numbers('x', [])]), []))).toBe('no-rows');
  expect(codeOf(() => fitLogistic(table, [0, 1, 2, 0, 1, 0]))).toBe('invalid-input');
  // Only one category of a large table always has the label 1.
  const { table: large, labels } = knownSample(2000, 'quasi');
  const group = Array.from({ length: 2000 }, (_, row) => (row < 5 ? 'always' : 'sometimes'));
  const certain = labels.map((label, row) => (row < 5 ? 1 : label));
  const withGroup = createTable([...large.columns, categories('luck', group, ['sometimes', 'always'])]);
  expect(() => fitLogistic(withGroup, certain)).toThrow('luck: always predicts labels perfectly');
  const held = fitLogistic(withGroup, certain, { ridge: 1 });
  expect(
    held.coefficients.every(
      ({ estimate, standardError }) => Number.isFinite(estimate) && Number.isFinite(standardError),
    ),
  ).toBe(true);
});

test('a ridge draws estimates of standardised terms towards 0 and counts fewer parameters', () => {
  const { table, labels } = knownSample(400, 'ridge');
  const sizes = [0, 1, 100, 1e6].map((ridge) => {
    const { coefficients, degreesOfFreedom } = fitLogistic(table, labels, { ridge });
    return { size: coefficients.reduce((sum, { estimate }) => sum + Math.abs(estimate), 0), degreesOfFreedom };
  });
  for (const [place, { size, degreesOfFreedom }] of sizes.entries()) {
    expect(size).toBeLessThan(sizes[place - 1]?.size ?? Number.POSITIVE_INFINITY);
    expect(degreesOfFreedom).toBeLessThan(sizes[place - 1]?.degreesOfFreedom ?? 10);
  }
  expect(sizes[3]?.degreesOfFreedom).toBeCloseTo(1, 2);
});

test('estimates are those of the model that made the labels, within their errors', () => {
  const { table, labels } = knownSample(20_000, 'recovery');
  // Without the bend for x2 > 0 the sample is x0, x1 and the category.
  const x2 = (table.columns[2] as { values: Float64Array }).values;
  const rows = Uint32Array.from(x2.keys()).filter((row) => (x2[row] as number) <= 0);
  const part = createTable(
    table.columns.map((column) =>
      column.kind === 'number'
        ? { ...column, values: Float64Array.from(rows, (row) => column.values[row] as number) }
        : { ...column, codes: Int32Array.from(rows, (row) => column.codes[row] as number) },
    ),
  );
  const model = fitLogistic(
    part,
    Uint8Array.from(rows, (row) => labels[row] as number),
  );
  const truths = [1, -1.5, 0, 0, 1, -1, 0.5, -0.5];
  for (const [place, { estimate, standardError, name }] of model.coefficients.entries()) {
    expect(Math.abs(estimate - (truths[place] as number)) / (standardError as number), name).toBeLessThan(3.5);
  }
});

test('with many rows, which begin at the fit of a few, residuals are orthogonal to every term', () => {
  const { table, labels } = knownSample(60_000, 'many rows');
  const [x0] = table.columns;
  if (x0?.kind !== 'number') throw new Error('x0 is a number');
  const same = { name: 'same', kind: 'number' as const, values: x0.values.map((value) => 3 - 2 * value) };
  const model = fitLogistic(createTable([...table.columns, same]), labels);
  expect(model.coefficients.find(({ name }) => name === 'same')?.omitted).toBe('dependent');
  const residuals = predict(model, createTable([...table.columns, same])).map(
    (probability, row) => (labels[row] as number) - probability,
  );
  for (const column of table.columns) {
    const values = column.kind === 'number' ? column.values : column.codes.map((code) => (code === 1 ? 1 : 0));
    const slope = residuals.reduce((sum, residual, row) => sum + residual * (values[row] as number), 0);
    // A thousandth of its standard error by chance, which is about 1.6e-3, is left.
    expect(Math.abs(slope) / 60_000, column.name).toBeLessThan(1.6e-6);
  }
});

test('a missing value has its own term, and contributions add up to the log odds', () => {
  const { table, labels } = knownSample(3000, 'missing', { missing: 0.2 });
  const model = fitLogistic(table, labels);
  expect(model.coefficients.map(({ name }) => name)).toContain('x1: missing');
  const predictions = predict(model, table);
  expect(predictions.every((each) => each > 0 && each < 1)).toBe(true);
  const row = encodeRow(model.features, { x0: 1, x1: null, x2: 0.5, noise: 0, group: 'unheard of' });
  const { margin, base, contributions } = explain(model, row);
  expect(contributions.reduce((sum, each) => sum + each, base)).toBeCloseTo(margin, 9);
});

// The table of ProPublica's analysis (2016), which is not part of this repository.
const compas = process.env.EIQ_TEST_COMPAS_CSV ?? '';
test.skipIf(!existsSync(compas))(
  'ProPublica’s regression of COMPAS scores is reproduced (EIQ_TEST_COMPAS_CSV names the table)',
  () => {
    const [header = [], ...rows] = parseCsv(readFileSync(compas, 'utf8'));
    // Some names occur twice; the analysis uses the first.
    const kept = rows
      .map((cells) => Object.fromEntries(header.map((name) => [name, cells[header.indexOf(name)] ?? ''])))
      .filter((row) => row.days_b_screening_arrest !== '' && Math.abs(Number(row.days_b_screening_arrest)) <= 30)
      .filter((row) => row.is_recid !== '-1' && row.c_charge_degree !== 'O' && row.score_text !== 'N/A');
    expect(kept).toHaveLength(6172);
    const of = (name: string) => kept.map((row) => row[name] ?? '');
    const table = createTable([
      categories('sex', of('sex'), ['Male', 'Female']),
      categories('age', of('age_cat'), ['25 - 45', 'Greater than 45', 'Less than 25']),
      categories('race', of('race'), [
        'Caucasian',
        'African-American',
        'Asian',
        'Hispanic',
        'Native American',
        'Other',
      ]),
      numbers('priors', of('priors_count').map(Number)),
      categories('charge', of('c_charge_degree'), ['F', 'M']),
      numbers('two-year recidivism', of('two_year_recid').map(Number)),
    ]);
    const model = fitLogistic(
      table,
      of('score_text').map((text) => (text === 'Low' ? 0 : 1)),
    );
    expect(model.deviance).toBeCloseTo(6168.4, 1);
    expect(model.aic).toBeCloseTo(6192.4, 1);
    expect(model.intercept.estimate).toBeCloseTo(-1.52554, 5);
    expect(model.coefficients.find(({ name }) => name === 'priors')?.estimate).toBeCloseTo(0.26895, 5);
  },
);

function parseCsv(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter(Boolean)
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell.replace(/^"|"$/g, '')),
    );
}

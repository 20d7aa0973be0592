import { expect, test } from 'vitest';
import {
  accuracy,
  areaUnderCurve,
  bootstrapIntervals,
  brierScore,
  calibrate,
  calibrationCurve,
  calibrationError,
  compareGroups,
  conformalMargin,
  coverageOf,
  errorsOf,
  evaluate,
  fitIsotonic,
  logLoss,
  populationStability,
  rocPoints,
  widened,
} from '../index.ts';
import { seededRandom } from '../random.ts';
import { knownSample, normal } from '../samples.testing.ts';

const { truths, labels } = knownSample(4000, 'metrics');
const truth = { probabilities: truths, labels };

test('the AUC is the share of pairs in the right order, ties counting half', () => {
  expect(areaUnderCurve({ probabilities: [0.1, 0.4, 0.35, 0.8], labels: [0, 0, 1, 1] })).toBe(0.75);
  expect(areaUnderCurve({ probabilities: [0.5, 0.5, 0.5], labels: [0, 1, 1] })).toBe(0.5);
  expect(areaUnderCurve({ probabilities: [0.5, 0.6], labels: [1, 1] })).toBeNaN();
  const random = seededRandom('pairs');
  const probabilities = Array.from({ length: 300 }, () => Math.round(random() * 20) / 20);
  const outcomes = probabilities.map((each) => (random() < each ? 1 : 0));
  let [wins, pairs] = [0, 0];
  for (const [one, high] of probabilities.entries()) {
    for (const [other, low] of probabilities.entries()) {
      if (outcomes[one] !== 1 || outcomes[other] !== 0) continue;
      pairs += 1;
      wins += high > low ? 1 : high === low ? 0.5 : 0;
    }
  }
  expect(areaUnderCurve({ probabilities, labels: outcomes })).toBeCloseTo(wins / pairs, 12);
});

test('the ROC curve leads from 0 to 1, and the area below it is the AUC', () => {
  const areaBelow = (points: ReturnType<typeof rocPoints>) =>
    points.slice(1).reduce((sum, point, before) => {
      const last = points[before] as (typeof points)[number];
      return (
        sum +
        ((point.falsePositiveRate - last.falsePositiveRate) * (point.truePositiveRate + last.truePositiveRate)) / 2
      );
    }, 0);
  const points = rocPoints(truth);
  expect(points[0]).toMatchObject({ falsePositiveRate: 0, truePositiveRate: 0 });
  expect(points.at(-1)).toMatchObject({ falsePositiveRate: 1, truePositiveRate: 1 });
  expect(areaBelow(points)).toBeCloseTo(areaUnderCurve(truth), 9);
  const few = rocPoints(truth, 50);
  expect(few.length).toBeLessThanOrEqual(50);
  expect(few.length).toBeGreaterThan(25);
  expect(few.at(-1)).toMatchObject({ falsePositiveRate: 1, truePositiveRate: 1 });
  expect(Math.abs(areaBelow(few) - areaUnderCurve(truth))).toBeLessThan(0.005);
});

test('losses are those of their definitions, and one certain error does not make them infinite', () => {
  const predicted = { probabilities: [0.9, 0.2, 0.5], labels: [1, 0, 1] };
  expect(logLoss(predicted)).toBeCloseTo(-(Math.log(0.9) + Math.log(0.8) + Math.log(0.5)) / 3, 12);
  expect(brierScore(predicted)).toBeCloseTo((0.01 + 0.04 + 0.25) / 3, 12);
  expect(accuracy(predicted)).toBe(1);
  expect(accuracy(predicted, undefined, 0.6)).toBeCloseTo(2 / 3, 12);
  expect(Number.isFinite(logLoss({ probabilities: [1, 0.5], labels: [0, 1] }))).toBe(true);
  expect(errorsOf([1, 2, 3], [1, 2, 6])).toEqual({
    rows: 3,
    meanAbsoluteError: 1,
    rootMeanSquaredError: Math.sqrt(3),
    rSquared: 1 - 9 / 14,
  });
  expect(() => logLoss({ probabilities: [1.2], labels: [1] })).toThrow('row 0 is 1.2');
  expect(() => logLoss({ probabilities: [], labels: [] })).toThrow('no predictions');
});

test('the calibration error is the mean distance of the bins', () => {
  const predicted = { probabilities: [0.1, 0.1, 0.1, 0.1, 0.9, 0.9], labels: [0, 0, 0, 1, 1, 1] };
  expect(calibrationError(predicted)).toBeCloseTo((4 * 0.15 + 2 * 0.1) / 6, 12);
  expect(calibrationCurve(predicted, 2).map(({ rows, observed }) => ({ rows, observed }))).toEqual([
    { rows: 4, observed: 0.25 },
    { rows: 2, observed: 1 },
  ]);
  expect(calibrationCurve({ probabilities: [1], labels: [1] }, 15).at(-1)?.rows).toBe(1);
});

test('isotonic calibration pools what does not ascend', () => {
  const model = fitIsotonic([0.1, 0.2, 0.3, 0.4, 0.5], [0, 1, 0, 1, 1]);
  expect(model.outputs.at(0)).toBe(0);
  expect(calibrate(model, 0.2)).toBe(0.5);
  expect(calibrate(model, 0.3)).toBe(0.5);
  expect(calibrate(model, 0.35)).toBeCloseTo(0.75, 12);
  expect(calibrate(model, 0.45)).toBe(1);
  expect([calibrate(model, -1), calibrate(model, 2)]).toEqual([0, 1]);
  // Ties are one point, whatever the order of the rows.
  expect(fitIsotonic([0.5, 0.5, 0.2], [0, 1, 0])).toEqual(fitIsotonic([0.2, 0.5, 0.5], [0, 1, 0]));
});

test('isotonic calibration mends probabilities that are too extreme without changing their order', () => {
  const extreme = (probability: number) => 1 / (1 + ((1 - probability) / probability) ** 2.5);
  const half = truths.length / 2;
  const model = fitIsotonic(truths.slice(0, half).map(extreme), labels.slice(0, half));
  const raw = { probabilities: truths.slice(half).map(extreme), labels: labels.slice(half) };
  const mended = { ...raw, probabilities: raw.probabilities.map((each) => calibrate(model, each)) };
  expect(calibrationError(raw)).toBeGreaterThan(0.07);
  expect(calibrationError(mended)).toBeLessThan(0.035);
  expect(Math.abs(areaUnderCurve(mended) - areaUnderCurve(raw))).toBeLessThan(0.005);
});

test('bootstrap intervals are reproducible, as wide as theory says, and wider where learners repeat', () => {
  const report = evaluate(truth, { seed: 1, repetitions: 400 });
  expect(evaluate(truth, { seed: 1, repetitions: 400 })).toEqual(report);
  expect(evaluate(truth, { seed: 2, repetitions: 400 })).not.toEqual(report);
  expect(report.rows).toBe(4000);
  for (const name of ['areaUnderCurve', 'logLoss', 'brierScore', 'accuracy'] as const) {
    const { value, low, high } = report[name];
    expect(low, name).toBeLessThan(value);
    expect(high, name).toBeGreaterThan(value);
  }
  const { value, low, high } = report.accuracy;
  expect((high - low) / (2 * 1.96 * Math.sqrt((value * (1 - value)) / 4000))).toBeCloseTo(1, 0);

  const random = seededRandom('clustered');
  const learners = Array.from({ length: 1000 }, (_, row) => Math.floor(row / 10));
  const levels = learners.map(() => 0);
  for (const [row, learner] of learners.entries())
    levels[row] = row % 10 === 0 ? normal(random) : (levels[learner * 10] as number);
  const mean = (weights: ArrayLike<number> | undefined) => {
    const total = levels.reduce((sum, _, row) => sum + (weights?.[row] ?? 1), 0);
    return { mean: levels.reduce((sum, level, row) => sum + level * (weights?.[row] ?? 1), 0) / total };
  };
  const width = ({ mean: interval }: { mean: { low: number; high: number } }) => interval.high - interval.low;
  const ratio = width(bootstrapIntervals(1000, mean, { groups: learners })) / width(bootstrapIntervals(1000, mean));
  // Ten equal rows of each learner are one observation: √10 times as wide.
  expect(ratio).toBeGreaterThan(2.5);
  expect(ratio).toBeLessThan(4);
});

test('the stability index is 0 for the same distribution and known for another', () => {
  const random = seededRandom('drift');
  const column = (shift: number) => ({
    ...{ name: 'x', kind: 'number' as const },
    values: Float64Array.from({ length: 20_000 }, () => shift + normal(random)),
  });
  expect(populationStability(column(0), column(0))).toBeLessThan(0.01);
  // Of two normal distributions the divergence is the squared shift; tenths see most of it.
  expect(populationStability(column(0), column(0.5))).toBeGreaterThan(0.2);
  expect(populationStability(column(0), column(0.5))).toBeLessThan(0.26);
  const category = (codes: number[]) => ({
    ...{ name: 'c', kind: 'category' as const, categories: ['a', 'b'] },
    codes: Int32Array.from(codes),
  });
  expect(populationStability(category([0, 0, 0, 1]), category([0, 1, 1, 1]))).toBeCloseTo(2 * 0.5 * Math.log(3), 12);
  expect(populationStability(category([0, 1]), { ...category([0, 1]), categories: ['b', 'a'] })).toBe(0);
  expect(() => populationStability(column(0), category([0]))).toThrow('is of kind number');
});

test('widened intervals cover new values as often as promised, although the predicted ones do not', () => {
  const random = seededRandom('conformal');
  const values = Float64Array.from({ length: 6000 }, () => normal(random));
  const intervals = { low: new Float64Array(6000).fill(-0.5), high: new Float64Array(6000).fill(0.5) };
  const before = coverageOf(intervals, values);
  expect(before.coverage).toBeCloseTo(0.383, 1);
  const part = (from: number, to: number) => ({
    low: intervals.low.slice(from, to),
    high: intervals.high.slice(from, to),
  });
  const margin = conformalMargin(part(0, 3000), values.slice(0, 3000), 0.9);
  const after = coverageOf(widened(part(3000, 6000), margin), values.slice(3000));
  expect(Math.abs(after.coverage - 0.9)).toBeLessThan(0.02);
  expect(after.meanWidth).toBeCloseTo(2 * 1.645, 0);
  expect(() => conformalMargin(part(0, 10), values.slice(0, 10), 0.95)).toThrow('10 rows are too few');
  expect(widened({ low: [0], high: [1] }, -2)).toEqual({ low: Float64Array.of(0.5), high: Float64Array.of(0.5) });
});

test('groups are compared where they are large enough, and only named where they are not', () => {
  // Of 40 in each group a model selects 30 of one and 10 of the other.
  const rows = Array.from({ length: 85 }, (_, row) => row);
  const groups = rows.map((row) => (row < 40 ? 'one' : row < 80 ? 'other' : 'few'));
  const probabilities = rows.map((row) => (row < 30 || (row >= 40 && row < 50) ? 0.8 : 0.2));
  const outcomes = rows.map((row) => (row % 2 === 0 ? 1 : 0));
  const report = compareGroups({ probabilities, labels: outcomes }, groups);
  expect(
    report.groups.map(({ group, rows: count, baseRate, selectionRate }) => ({ group, count, baseRate, selectionRate })),
  ).toEqual([
    { group: 'one', count: 40, baseRate: 0.5, selectionRate: 0.75 },
    { group: 'other', count: 40, baseRate: 0.5, selectionRate: 0.25 },
  ]);
  expect(report.tooSmall).toEqual([{ group: 'few', rows: 5 }]);
  expect(report.gaps.selectionRate).toBe(0.5);
  expect(report.gaps.truePositiveRate).toBe(0.5);
  expect(report.gaps.calibration).toBeCloseTo(0.3, 12);
  expect(report.impactRatio).toBeCloseTo(1 / 3, 12);
  const single = compareGroups(
    { probabilities, labels: outcomes },
    rows.map(() => 'all'),
  );
  expect(single.gaps.selectionRate).toBeNaN();
});

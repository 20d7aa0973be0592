import { ModelError } from '../model-error.ts';
import { quantileOf } from '../numerics/quantile.ts';
import { seededRandom } from '../random.ts';
import { calibrationError } from './calibration-curve.ts';
import { hits, logLosses, mean, squaredErrors } from './losses.ts';
import type { Predicted } from './predicted.ts';
import { checkPredicted } from './predicted.ts';
import { areaUnderCurve, rank } from './roc-curve.ts';

export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface BootstrapOptions {
  readonly seed?: string | number;
  readonly repetitions?: number;
  /** The coverage, 0.95 by default. */
  readonly level?: number;
  /** The learner of each row: whole learners are drawn, because the rows of one are alike. */
  readonly groups?: ArrayLike<number | string>;
}

/**
 * Percentile intervals (Efron 1979) of several statistics from the same samples. A sample is how often each row is drawn.
 * Samples in which a statistic is NaN, such as the AUC of one class, are left out of its interval.
 * @param statistics are called with `undefined` for the rows as they are
 */
export function bootstrapIntervals<Name extends string>(
  rows: number,
  statistics: (weights: Float64Array | undefined) => Record<Name, number>,
  { seed = 0, repetitions = 200, level = 0.95, groups }: BootstrapOptions = {},
): Record<Name, Interval> {
  if (groups && groups.length !== rows)
    throw new ModelError('invalid-input', `There are ${groups.length} groups for ${rows} rows`);
  const values = statistics(undefined);
  const random = seededRandom(`bootstrap/${seed}`);
  const { unitOf, units } = unitsOf(rows, groups);
  const weights = new Float64Array(rows);
  const counts = new Float64Array(units);
  const drawn = Array.from({ length: repetitions }, () => {
    counts.fill(0);
    for (let each = 0; each < units; each++) {
      const unit = Math.floor(random() * units);
      counts[unit] = (counts[unit] as number) + 1;
    }
    for (let row = 0; row < rows; row++) weights[row] = counts[unitOf[row] as number] as number;
    return statistics(weights);
  });
  const names = Object.keys(values) as Name[];
  const entries = names.map((name): [Name, Interval] => {
    const sorted = Float64Array.from(drawn, (each) => each[name])
      .filter((value) => !Number.isNaN(value))
      .sort();
    const bound = (share: number) => quantileOf(sorted, share);
    return [name, { value: values[name], low: bound((1 - level) / 2), high: bound((1 + level) / 2) }];
  });
  return Object.fromEntries(entries) as Record<Name, Interval>;
}

export interface ClassifierReport {
  readonly rows: number;
  readonly positives: number;
  readonly areaUnderCurve: Interval;
  readonly logLoss: Interval;
  readonly brierScore: Interval;
  readonly accuracy: Interval;
  readonly calibrationError: Interval;
}

/** How well probabilities predict labels, with intervals. */
export function evaluate(predicted: Predicted, options: BootstrapOptions = {}): ClassifierReport {
  checkPredicted(predicted);
  const ranking = rank(predicted.probabilities);
  const rows = predicted.labels.length;
  let positives = 0;
  for (let row = 0; row < rows; row++) positives += predicted.labels[row] as number;
  const ofRows = { logLoss: logLosses(predicted), brierScore: squaredErrors(predicted), accuracy: hits(predicted) };
  const intervals = bootstrapIntervals(
    rows,
    (weights) => ({
      areaUnderCurve: areaUnderCurve(predicted, weights, ranking),
      logLoss: mean(ofRows.logLoss, weights),
      brierScore: mean(ofRows.brierScore, weights),
      accuracy: mean(ofRows.accuracy, weights),
      calibrationError: calibrationError(predicted, undefined, weights),
    }),
    options,
  );
  return { rows, positives, ...intervals };
}

function unitsOf(rows: number, groups: BootstrapOptions['groups']) {
  const unitOf = new Uint32Array(rows);
  if (!groups) {
    for (let row = 0; row < rows; row++) unitOf[row] = row;
    return { unitOf, units: rows };
  }
  const numbers = new Map<number | string, number>();
  for (let row = 0; row < rows; row++) {
    const group = groups[row] as number | string;
    const number = numbers.get(group) ?? numbers.size;
    numbers.set(group, number);
    unitOf[row] = number;
  }
  return { unitOf, units: numbers.size };
}

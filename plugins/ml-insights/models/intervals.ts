import type { Booster, TreeOptions } from 'machine-learning';
import {
  bootstrapIntervals,
  conformalMargin,
  coverageOf,
  errorsOf,
  predict,
  trainTrees,
  widened,
  writeArtefact,
} from 'machine-learning';
import { at } from '../dataset/story.ts';
import type { IntervalCard } from './contract.ts';
import { importanceOf } from './importance.ts';
import type { Learners } from './read-learners.ts';
import type { Sample } from './samples.ts';
import { samplesOf } from './samples.ts';
import type { StepResult } from './step-thread.ts';

// Salary and time to hire of learners who were hired: medians with 90 % intervals. Learnt as logarithms, because errors
// grow with the values; a quantile of the logarithm is the logarithm of the quantile.

const nominal = 0.9;
const quantiles = { low: 0.05, median: 0.5, high: 0.95 } as const;
const settings = {
  trees: 60,
  leaves: 16,
  learningRate: 0.2,
  minRows: 60,
  maxBins: 64,
  patience: 8,
} as const satisfies TreeOptions;

export const trainSalary = (learners: Learners): StepResult => trainIntervals(learners, 'salary');
export const trainDaysToHire = (learners: Learners): StepResult => trainIntervals(learners, 'days_to_hire');

function trainIntervals(learners: Learners, target: 'salary' | 'days_to_hire'): StepResult {
  const { train, validation, test } = samplesOf(learners, target, Math.log);
  const boosterOf = (quantile: number): Booster =>
    trainTrees(train.table, train.targets, { ...settings, objective: { name: 'quantile', quantile }, validation })
      .booster;
  const models = {
    low: boosterOf(quantiles.low),
    median: boosterOf(quantiles.median),
    high: boosterOf(quantiles.high),
  };
  const intervalsOf = ({ table }: Sample) => ({ low: predict(models.low, table), high: predict(models.high, table) });
  const margin = conformalMargin(intervalsOf(validation), validation.targets, nominal);
  const intervals = widened(intervalsOf(test), margin);
  const notes = { target, rows: train.rows.length, margin };
  const values = test.targets.map(Math.exp);
  const medians = predict(models.median, test.table).map(Math.exp);
  const card: IntervalCard = {
    learners: train.rows.length + validation.rows.length + test.rows.length,
    coverage: coverageWithInterval(intervals, test.targets),
    nominal,
    meanWidth: coverageOf({ low: intervals.low.map(Math.exp), high: intervals.high.map(Math.exp) }, values).meanWidth,
    averageError: errorsOf(medians, values).meanAbsoluteError,
    accuracy: values.filter((value, row) => Math.abs(at(medians, row) - value) <= 0.2 * value).length / values.length,
    importance: importanceOf(models.median, test.table),
  };
  return {
    artefacts: {
      low: writeArtefact(models.low, notes),
      median: writeArtefact(models.median, notes),
      high: writeArtefact(models.high, notes),
    },
    card,
  };
}

function coverageWithInterval({ low, high }: { low: Float64Array; high: Float64Array }, values: Float64Array) {
  const holds = values.map((value, row) => (value >= at(low, row) && value <= at(high, row) ? 1 : 0));
  const share = (weights: Float64Array | undefined) => {
    let [sum, total] = [0, 0];
    for (const [row, each] of holds.entries()) {
      const weight = weights ? at(weights, row) : 1;
      sum += weight * each;
      total += weight;
    }
    return { coverage: sum / total };
  };
  return bootstrapIntervals(values.length, share, { seed: 'ml-insights' }).coverage;
}

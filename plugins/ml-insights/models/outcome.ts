import type { TreeOptions } from 'machine-learning';
import { areaUnderCurve, fitLogistic, predict, trainTrees, writeArtefact } from 'machine-learning';
import { seededRandom } from '../../../core/random.ts';
import { at } from '../dataset/story.ts';
import { judgeOutcome } from './judge-outcome.ts';
import type { Learners } from './read-learners.ts';
import type { Sample } from './samples.ts';
import { samplesOf } from './samples.ts';
import type { StepResult } from './step-thread.ts';

// Models of being hired within a year.

const settings = {
  trees: 100,
  leaves: 20,
  learningRate: 0.15,
  minRows: 40,
  maxBins: 64,
  patience: 10,
} as const satisfies TreeOptions;

export function trainOutcome(learners: Learners): StepResult {
  const samples = samplesOf(learners, 'succeeded');
  const { train, validation } = samples;
  const { booster } = trainTrees(train.table, train.targets, { ...settings, validation });
  const artefact = writeArtefact(booster, { target: 'succeeded', rows: train.rows.length });
  return { artefacts: { outcome: artefact }, card: judgeOutcome(booster, learners, samples) };
}

export function trainLogistic(learners: Learners): StepResult {
  const samples = samplesOf(learners, 'succeeded');
  // A ridge that is negligible beside hundreds of rows keeps constant and dependent columns from spoiling the fit.
  const model = fitLogistic(samples.train.table, samples.train.targets, { ridge: 1e-3 });
  const artefact = writeArtefact(model, { target: 'succeeded', rows: samples.train.rows.length });
  return { artefacts: { outcome: artefact }, card: judgeOutcome(model, learners, samples) };
}

/** The same training with outcomes that are shuffled among learners. Anything but an AUC of .5 is a leak. */
export function trainShuffled(learners: Learners): StepResult {
  const { train, test } = samplesOf(learners, 'succeeded');
  const random = seededRandom('ml-insights shuffled');
  const { booster } = trainTrees(train.table, shuffled(train, random), { ...settings, trees: 40 });
  const auc = areaUnderCurve({ probabilities: predict(booster, test.table), labels: shuffled(test, random) });
  return { artefacts: {}, card: { auc } };
}

/** Fisher and Yates. */
function shuffled({ targets }: Sample, random: () => number): Float64Array {
  const values = targets.slice();
  for (let last = values.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [values[last], values[other]] = [at(values, other), at(values, last)];
  }
  return values;
}

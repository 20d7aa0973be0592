import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { command as generate } from '../cli/generate.ts';
import { command as importModel } from '../cli/import-model.ts';

// The models on 6,000 synthetic learners; the goals for 300,000 are measured by `npm run bench -- ml-insights`.

const dataset = '/api/seed-data/generate';
const insights = '/api/analytics/ml-insights';

type RocPoint = Record<'falsePositives' | 'truePositives', number>;

const traits = {
  ...{ core_math: 620, applied_reasoning: 640, ai_concepts: 600, practice_hours: 40, active_weeks: 20 },
  ...{ pathway: 'mastery', age: 22, background: 'technical', country: 'Germany', industry: 'technology' },
  first_generation: false,
};

let at: TestPlatform;
let administrator: TestPerson;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['ml-insights'] });
  administrator = await at.person('administrator');
});
afterAll(() => at?.close());

const knex = () => knexOf(at.platform.database);
const read = async () => (await administrator.get(insights)).body;
const card = async () => (await administrator.get(`${insights}/model-card`)).body;
const predict = (changes: object = {}) => administrator.post(`${insights}/predictions`, { ...traits, ...changes });
const trainAgain = async () => {
  expect((await administrator.post(`${insights}/trainings`)).status).toBe(202);
  await at.platform.queueing.waitUntilIdle();
  return (await read()).training;
};

test('without models there are no figures', async () => {
  expect(await read()).toMatchObject({ isSynthetic: true, training: null, version: null, predictiveModels: null });
  expect(await card()).toBeNull();
  expect((await predict()).status).toBe(409);
});

test('a data set that nothing can be learnt from is reported, and no model serves', async () => {
  await administrator.post(dataset, { rows: 1 });
  await at.platform.queueing.waitUntilIdle();
  const { training, version, datasetMetrics } = await read();
  expect(training).toMatchObject({ version: 1, state: 'failed' });
  expect(training.message).toMatch(/^Nothing can be learnt from this data set: /);
  expect([version, datasetMetrics.totalRecords]).toEqual([null, 1]);
});

test('models are trained after a generation, and the dashboard shows their figures', async () => {
  await administrator.post(dataset, { rows: 6000 });
  await at.platform.queueing.waitUntilIdle();
  const [shown, found] = [await read(), await card()];
  expect(shown.training).toMatchObject({ version: 2, state: 'done', done: 7, total: 7 });
  expect(shown.datasetMetrics).toEqual({
    totalRecords: 6000,
    trainingAccuracy: found.outcome.trainingAccuracy,
    validationAccuracy: found.outcome.validationAccuracy,
    testAccuracy: found.outcome.accuracy.value,
  });
  const { careerSuccessPrediction, salaryPrediction } = shown.predictiveModels;
  expect(careerSuccessPrediction.accuracy).toBe(found.outcome.accuracy.value);
  expect(careerSuccessPrediction.keyFactors).toHaveLength(5);
  expect(salaryPrediction).toMatchObject({ accuracy: found.salary.accuracy, averageError: found.salary.averageError });
  const shares = Object.values<{ percentage: number }>(shown.userSegmentation).map(({ percentage }) => percentage);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 6);
  const [top] = shown.globalTrends.topPerformingCountries;
  const stored = await knex()('ml_insights.learners')
    .where({ country: top.country })
    .select(knex().raw('avg(.25 * core_math + .4 * applied_reasoning + .35 * ai_concepts) as eiq'))
    .first();
  expect(top.avgEiQ).toBeCloseTo(Number(stored.eiq), 6);
  const mastery = await knex()('ml_insights.learners')
    .where({ pathway: 'mastery' })
    .select(knex().raw('avg(succeeded::int) as rate'))
    .first();
  expect(shown.learningPathOptimization.mastery.successRate).toBeCloseTo(Number(mastery.rate), 6);
});

test('the models find what was planted', async () => {
  const { outcome, logistic, salary, daysToHire, drift, segments } = await card();
  // 900 test learners: twice the standard error of a share is .03.
  for (const model of [outcome, logistic]) {
    expect(model.accuracy.value).toBeGreaterThan(model.ceiling - 0.05);
    expect(model.accuracy.value).toBeLessThan(model.ceiling + 0.04);
    expect(model.accuracy.low).toBeLessThan(model.accuracy.value);
    expect(Math.abs(model.gap.found - model.gap.planted)).toBeLessThan(0.06);
  }
  const [seen, lost] = [outcome.importance, outcome.permutation].map((features: { feature: string }[]) =>
    features.map(({ feature }) => feature),
  );
  expect(seen).not.toContain('true_probability');
  expect(lost?.toSorted()).toEqual(seen?.toSorted());
  expect(outcome.permutation[0].importance).toBeGreaterThan(5 * outcome.permutation[0].standardError);
  expect(Math.abs(outcome.shuffledAuc - 0.5)).toBeLessThan(0.06);
  for (const interval of [salary, daysToHire]) expect(Math.abs(interval.coverage.value - 0.9)).toBeLessThan(0.05);
  const shifted = drift.filter(({ psi }: { psi: number }) => psi > 0.2).map(({ month }: { month: string }) => month);
  expect(shifted[0]).toBe('2024-01');
  expect(shifted).toHaveLength(12);
  expect(segments.stability).toBeGreaterThan(0.5);
});

test('figures can be computed by hand from the curves of the model card', async () => {
  const { outcome, logistic } = await card();
  for (const { roc, auc, calibration, calibrationError } of [outcome, logistic]) {
    const area = roc.slice(1).reduce((sum: number, { falsePositives, truePositives }: RocPoint, index: number) => {
      const before: RocPoint = roc[index];
      return sum + (falsePositives - before.falsePositives) * ((truePositives + before.truePositives) / 2);
    }, 0);
    // Fine enough to be drawn without corners.
    expect(roc.length).toBeGreaterThan(100);
    expect(area).toBeCloseTo(auc.value, 2);
    const sums = { learners: 0, error: 0 };
    for (const { learners, predicted, observed } of calibration) {
      sums.learners += learners;
      sums.error += learners * Math.abs(predicted - observed);
    }
    expect(sums.error / sums.learners).toBeCloseTo(calibrationError, 9);
  }
});

test('a prediction is the sum of its contributions, also for a learner with one event', async () => {
  for (const changes of [{}, { practice_hours: 0.5, active_weeks: 1 }]) {
    const { status, body } = await predict(changes);
    expect(status).toBe(200);
    const sum = body.contributions.reduce(
      (total: number, { logOdds }: { logOdds: number }) => total + logOdds,
      body.base,
    );
    expect(1 / (1 + Math.exp(-sum))).toBeCloseTo(body.probability, 4);
    for (const { low, median, high } of [body.salary, body.daysToHire]) {
      expect(low).toBeLessThanOrEqual(median);
      expect(median).toBeLessThanOrEqual(high);
    }
  }
  expect((await predict({ core_math: 2000 })).status).toBe(400);
  expect((await predict({ country: 'Atlantis' })).status).toBe(400);
});

test('a training that its process did not finish continues with the steps that are left', async () => {
  const [training] = await knex()('ml_insights.trainings').where({ version: 2 });
  const own = () => knex()('ml_insights.models').where({ trainingId: training.id });
  const before = await own().select('name', 'id');
  await own().whereIn('name', ['trees', 'segments']).delete();
  const died = { state: 'running', touchedAt: new Date(at.clock.now().getTime() - 3_600_000) };
  await knex()('ml_insights.trainings').where({ id: training.id }).update(died);
  expect(await trainAgain()).toMatchObject({ version: 2, state: 'done' });
  const after = new Map((await own().select('name', 'id')).map(({ name, id }) => [name, id]));
  expect(after.size).toBe(7);
  const repeated = before.filter(({ name, id }) => after.get(name) !== id).map(({ name }) => name);
  expect(repeated.toSorted()).toEqual(['segments', 'trees']);
});

test('equal outcomes fail the training with a reason, while the earlier models serve', async () => {
  await knex()('ml_insights.learners').where({ institutionId: at.institution.id }).update({ succeeded: true, age: 30 });
  const training = await trainAgain();
  expect(training).toMatchObject({ version: 3, state: 'failed' });
  expect(training.message).toMatch(/^Nothing can be learnt from this data set: All \d+ labels are 1/);
  expect((await read()).version).toBe(2);
  expect((await predict()).body.version).toBe(2);
});

test('a LightGBM model is compared; damaged ones are refused', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'eiq-model-'));
  await administrator.post(dataset, { rows: 600, seed: 2 });
  await at.platform.queueing.waitUntilIdle();
  const model = (value: string) =>
    [
      ...['tree', 'version=v4', 'num_class=1', 'num_tree_per_iteration=1', 'label_index=0', 'max_feature_idx=0'],
      ...['objective=binary sigmoid:1', 'feature_names=practice_hours', 'feature_infos=[0:400]', '', 'Tree=0'],
      ...['num_leaves=2', 'num_cat=0', 'split_feature=0', 'split_gain=1', 'threshold=20', 'decision_type=2'],
      ...['left_child=-1', 'right_child=-2', `leaf_value=${value} 0.6`, 'leaf_weight=1 1', 'leaf_count=10 10'],
      ...[
        'internal_value=0',
        'internal_weight=0',
        'internal_count=20',
        'is_linear=0',
        'shrinkage=1',
        '',
        'end of trees',
      ],
    ].join('\n');
  const imported = async (text: string) => {
    const file = path.join(folder, 'model.txt');
    await writeFile(file, text);
    return at.runCommand(importModel, { arguments: { file } });
  };
  try {
    expect((await imported(model('-0.2'))).text).toMatch(/^On test learners: accuracy \d/);
    expect((await card()).imported.accuracy.value).toBeGreaterThan(0.5);
    for (const text of [model('NaN'), model('inf'), 'nonsense', model('1').replace('practice_hours', 'shoe_size')]) {
      await expect(imported(text)).rejects.toMatchObject({ code: 'invalid' });
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a stored model that was changed does not predict', async () => {
  // Nobody has asked for a prediction since the training, so that it is read from the table.
  await knex().raw(`update ml_insights.models set artefacts = replace(artefacts::text, '\\"base\\":', '\\"base\\":1')::jsonb
    where name = 'trees'`);
  const [model] = await knex()('ml_insights.models').where({ name: 'trees' }).orderBy('createdAt', 'desc');
  expect(model.artefacts.outcome).toContain('"base":1');
  const changed = await predict();
  expect(changed.status).toBe(503);
  expect(changed.body.error.message).toContain('A stored model is damaged or was changed.');
});

test('the command line generates, trains and tells how well', async () => {
  const { value, text } = await at.runCommand(generate, { options: { rows: '600', seed: '3' } });
  expect(value).toMatchObject({ rows: 600, seed: 3, version: 5 });
  expect(text).toMatch(/Trained models, version 5: \d\d\.\d% of test learners are predicted correctly\.$/);
});

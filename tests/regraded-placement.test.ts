import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../core/testing.ts';
import { createTestPlatform } from '../core/testing.ts';
import type { MockProviders } from '../plugins/ai/testing.ts';
import { environmentFor, mockModels, openMockProviders } from '../plugins/ai/testing.ts';
import { stages } from '../plugins/immersion/contract.ts';
import {
  analyze,
  answerTo,
  base,
  modelAnswerTo,
  shortSections,
  stageOf,
  submit,
} from '../plugins/immersion/testing.ts';
import { setAgeBand } from '../plugins/learner/testing.ts';

// An answer with a doubtful grading, its review by staff, and the result that is scored again.

let at: TestPlatform;
let providers: MockProviders;
beforeAll(async () => {
  providers = await openMockProviders();
  at = await createTestPlatform({
    plugins: ['ai', 'immersion', 'activity'],
    environment: {
      ...environmentFor(providers.mock.url),
      ...shortSections,
      EIQ_IMMERSION_MAXIMUM_QUESTIONS: '12',
      EIQ_IMMERSION_MINIMUM_QUESTIONS: '12',
    },
  });
  await at.platform.switchboard.saveSettings({ institution: at.institution }, 'ai', {
    order: ['openai'],
    dailyBudget: null,
  });
  providers.mock.onModerate(/./, { flagged: false, categories: {} });
  // The model finds no criterion met even in model answers, so the rubric grades them and staff review them.
  providers.mock.on({ model: mockModels.openai }, { content: JSON.stringify({ criteria: [], reason: '' }) });
});
afterAll(async () => {
  await at?.close();
  await providers?.close();
});

const reviews = '/api/admin/ai/grading-reviews';

/** Completes sections; open questions get their model answers. */
async function takePlacement(learner: TestPerson, sections: readonly string[] = stages): Promise<void> {
  for (const stage of sections) {
    for (let state = await stageOf(learner, stage); state.questions.length > 0; ) {
      const body = answerTo(state);
      const answer = typeof body.answer === 'string' ? await modelAnswerTo(at, state) : body.answer;
      at.clock.forward(20);
      const { status, body: answered } = await analyze(learner, { ...body, answer });
      expect(status).toBe(200);
      state = answered.next;
    }
  }
}

async function adultLearner(): Promise<TestPerson> {
  const learner = await at.person('learner');
  await setAgeBand(at, learner, 'adult');
  return learner;
}

test('a decision on a completed placement changes points, result and record, and keeps both versions', async () => {
  const [learner, staff] = [await adultLearner(), await at.person('instructor')];
  await takePlacement(learner);
  const before = (await submit(learner)).body;
  expect(before).toMatchObject({ outcome: 'recorded', revisions: [] });
  await at.platform.queueing.waitUntilIdle();
  const { body: waiting } = await staff.get(reviews);
  expect(waiting.length).toBeGreaterThan(0);
  expect((await staff.get(`${reviews}/waiting`)).body).toEqual({ open: waiting.length });
  const notificationTitles = async (person: TestPerson) =>
    ((await person.get('/api/notifications')).body.items as { title: string; to: string }[]).map(({ title }) => title);
  expect(await notificationTitles(staff)).toContain('The grading of an answer is in doubt');

  const [review] = waiting;
  expect(review).toMatchObject({ cause: 'distance', changesPoints: true });
  const decision = { verdict: 'neither', met: [], note: 'It only repeats the question.' };
  expect((await staff.post(`${reviews}/${review.reviewId}`, { verdict: 'neither' })).status).toBe(400);
  for (let time = 0; time < 2; time++) {
    expect((await staff.post(`${reviews}/${review.reviewId}`, decision)).status).toBe(204);
  }
  await at.platform.queueing.waitUntilIdle();

  const { body: after } = await learner.get(`${base}/results`);
  expect(after.eiqScore).toBeLessThan(before.eiqScore);
  expect(after.revisions).toEqual([
    {
      at: expect.any(String),
      formerScore: before.eiqScore,
      formerLevel: before.placementLevel,
      says: expect.stringContaining('0 of'),
    },
  ]);
  expect(await notificationTitles(learner)).toContain('Your placement result was revised');
  const { body: eiq } = await learner.get('/api/user/eiq');
  expect(eiq.history).toHaveLength(1);
  expect(eiq.history[0].version).toBe(after.version);
  const knex = knexOf(at.platform.database);
  const versions = await knex('immersion.result_versions').where({ user_id: learner.user.id });
  expect(versions).toMatchObject([{ result: { eiqScore: before.eiqScore } }]);
  const response = await knex('item_bank.responses').whereNotNull('first_grade').where({ user_id: learner.user.id });
  expect(response).toMatchObject([{ points: 0, grader: 'staff', firstGrade: { grader: 'rubric' } }]);
  const audited = await knex('platform.audit_log').where({ action: 'ai.grading-reviewed' });
  expect(audited).toMatchObject([{ details: { pointsAfter: 0, verdict: 'neither' } }]);
});

test('a decision on an open placement is scored at its end and does not reopen a completed section', async () => {
  const [learner, staff] = [await adultLearner(), await at.person('instructor')];
  await takePlacement(learner, ['core_math']);
  const { body: waiting } = await staff.get(reviews);
  const ofLearner = waiting.filter(({ learner: name }: { learner: string }) => name.includes(learner.user.firstName));
  for (const { reviewId } of ofLearner) await staff.post(`${reviews}/${reviewId}`, { verdict: 'neither', met: [] });
  await at.platform.queueing.waitUntilIdle();
  expect((await stageOf(learner, 'core_math')).questions).toEqual([]);
  const points = await knexOf(at.platform.database)('item_bank.responses')
    .where({ user_id: learner.user.id, grader: 'staff' })
    .pluck('points');
  expect(points).toEqual(ofLearner.map(() => 0));
  await takePlacement(learner, stages.slice(1));
  expect((await submit(learner)).body).toMatchObject({ outcome: 'recorded', revisions: [] });
});

test('learners cannot see, count or decide pending reviews', async () => {
  const [learner, staff] = [await adultLearner(), await at.person('instructor')];
  await takePlacement(learner, ['core_math']);
  const pending = (await staff.get(reviews)).body as { reviewId: string; learner: string }[];
  const ofLearner = pending.filter(({ learner: name }) => name.includes(learner.user.firstName));
  expect(ofLearner).not.toEqual([]);
  const responses = () =>
    knexOf(at.platform.database)('item_bank.responses').where({ user_id: learner.user.id }).orderBy('position');
  const before = await responses();
  for (const caller of [learner, await at.person('learner')]) {
    expect((await caller.get(reviews)).status).toBe(403);
    expect((await caller.get(`${reviews}/waiting`)).status).toBe(403);
    for (const { reviewId } of ofLearner) {
      const decision = { verdict: 'first', met: [], note: 'It is right.' };
      expect((await caller.post(`${reviews}/${reviewId}`, decision)).status).toBe(403);
    }
  }
  await at.platform.queueing.waitUntilIdle();
  expect((await staff.get(reviews)).body).toEqual(pending);
  expect(await responses()).toEqual(before);
});

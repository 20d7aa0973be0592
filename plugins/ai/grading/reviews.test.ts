import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { doubtfulGrading } from './testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['ai'] });
});
afterAll(() => at?.close());

const reviews = '/api/admin/ai/grading-reviews';

test('staff see doubtful gradings, and decide once', async () => {
  const learner = await at.person('learner');
  const instructor = await at.person('instructor');
  const reviewId = await doubtfulGrading(at, learner);
  const { body } = await instructor.get(reviews);
  expect(body).toMatchObject([
    {
      reviewId,
      cause: 'distance',
      criteria: [
        { rubric: false, model: true },
        { rubric: false, model: false },
      ],
    },
  ]);
  for (let time = 0; time < 2; time++)
    expect((await instructor.post(`${reviews}/${reviewId}`, { verdict: 'model', note: 'Right.' })).status).toBe(204);
  expect((await instructor.post(`${reviews}/${reviewId}`, { verdict: 'rubric' })).status).toBe(409);
  expect((await instructor.get(reviews)).body).toEqual([]);
  const entries = await knexOf(at.platform.database)('platform.audit_log').where({ action: 'ai.grading-reviewed' });
  expect(entries).toHaveLength(1);
});

test('learners and other institutions can neither see nor decide doubtful gradings', async () => {
  const learner = await at.person('learner');
  const reviewId = await doubtfulGrading(at, learner);
  expect((await learner.get(reviews)).status).toBe(403);
  expect((await learner.post(`${reviews}/${reviewId}`, { verdict: 'model' })).status).toBe(403);
  const other = await at.person('administrator', await at.anotherInstitution());
  expect((await other.get(reviews)).body).toEqual([]);
  expect((await other.post(`${reviews}/${reviewId}`, { verdict: 'model' })).status).toBe(404);
});

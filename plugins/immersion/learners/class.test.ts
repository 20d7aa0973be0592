import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import type { StageState } from '../contract.ts';

let at: TestPlatform;

beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['immersion', 'learner'], environment: { DATABASE_POOL: '3' } });
});
afterAll(() => at?.close());

test('a class can start and answer simultaneously with a small connection pool', async () => {
  const learners = await Promise.all(Array.from({ length: 12 }, () => at.person('learner')));
  const started = await Promise.all(learners.map((learner) => learner.get('/api/assessment/ai-immersion/core_math')));
  expect(started.map(({ status }) => status)).toEqual(learners.map(() => 200));
  const answered = await Promise.all(
    learners.map((learner, index) => {
      const { sessionId, questions } = started[index]?.body as StageState;
      const given = { sessionId, questionId: questions[0]?.id, section: 'core_math', answer: 0 };
      return learner.post('/api/assessment/analyze-response', given);
    }),
  );
  expect(answered.map(({ status }) => status)).toEqual(learners.map(() => 200));
});

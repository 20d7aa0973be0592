import { afterAll, beforeAll, expect, test } from 'vitest';
import { roles } from '../core/contract/index.ts';
import { knexOf } from '../core/db/index.ts';
import type { TestPlatform } from '../core/testing.ts';
import { createTestPlatform } from '../core/testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['immersion', 'idfs'] });
});
afterAll(() => at?.close());

const refused = { status: 403, body: { error: { message: 'Only learners can take this assessment.' } } };

test.each(roles.filter((role) => role !== 'learner'))('a %s cannot take an assessment', async (role) => {
  const person = await at.person(role);
  expect(await person.get('/api/assessment/ai-immersion/core_math')).toMatchObject(refused);
  expect(await person.post('/api/idfs-assessment/start')).toMatchObject(refused);
  expect((await person.get('/api/assessment/ai-immersion')).body.canStart).toBe(false);
  const asked = await knexOf(at.platform.database)('item_bank.responses').where({ userId: person.user.id });
  expect(asked).toEqual([]);
});

test('a learner who becomes staff cannot continue an assessment', async () => {
  const learner = await at.person('learner');
  const { body: stage } = await learner.get('/api/assessment/ai-immersion/core_math');
  const { body: session } = await learner.post('/api/idfs-assessment/start');
  await knexOf(at.platform.database)('platform.users').where({ id: learner.user.id }).update({ role: 'instructor' });
  const instructor = await learner.signInAgain();
  expect(instructor.user.role).toBe('instructor');
  const placed = { sessionId: stage.sessionId, questionId: stage.questions[0].id, answer: 0, timeSpent: 5 };
  expect(await instructor.post('/api/assessment/analyze-response', { ...placed, section: 'core_math' })).toMatchObject(
    refused,
  );
  const answered = { sessionId: session.sessionId, questionId: session.questions[0].id, answer: 0, timeSpent: 5 };
  expect(await instructor.post('/api/idfs-assessment/answer', answered)).toMatchObject(refused);
});

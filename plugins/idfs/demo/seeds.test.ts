import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { allowAnother, complete, sessionOf, shortForm, startSession } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['idfs'], environment: shortForm });
});
afterAll(() => at?.close());

test('a demo learner has one completed assessment, in addition to the seeded history of the record', async () => {
  const learner = await at.person('learner', at.institution, 'aroha.parata');
  await at.seed('learner', 'idfs', 'learner', 'idfs');
  const session = await sessionOf(learner);
  expect(session).toMatchObject({ isCompleted: true });
  const result = await complete(learner);
  expect(result).toMatchObject({
    sessionId: session.sessionId,
    eiqLevel: 'Mastery',
    isRecorded: true,
    version: 'demo',
  });
  expect(result.questionsAnswered).toBe(8);
  const { history } = (await learner.get('/api/user/eiq')).body as { history: { source: string; title: string }[] };
  expect(history.map(({ source }) => source)).toEqual(['immersion', 'immersion', 'idfs']);
  expect(history.at(-1)?.title).toBe('IDFS');
  // A seeded result has the same waiting time as a real one.
  await allowAnother(at, learner);
  expect((await startSession(learner)).isCompleted).toBe(false);
});

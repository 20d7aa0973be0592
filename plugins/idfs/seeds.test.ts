import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployment } from '../../core/identity/index.ts';
import type { TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { complete, sessionOf, shortForm, signedInAgain, startSession } from './testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['idfs'], environment: shortForm });
});
afterAll(() => at?.close());

test('a learner of the demo has a completed assessment, once, beside the past that the record gave them', async () => {
  const details = { username: 'aroha.parata', email: 'aroha@demo.invalid', firstName: 'Aroha', lastName: 'Parata' };
  const password = 'a long password';
  const { person } = await at.platform.identity.people.create(
    { who: deployment(at.institution) },
    { ...details, role: 'learner', password },
  );
  for (const plugin of ['learner', 'idfs', 'learner', 'idfs']) {
    await at.platform.host.get(plugin)?.started?.seeds?.(at.institution);
  }
  const learner = await signedInAgain(at, { user: person, password } as never);
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
  expect(history.at(-1)?.title).toBe('IDFS (demo)');
  expect((await startSession(learner)).isCompleted).toBe(false);
});

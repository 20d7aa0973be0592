import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployment } from '../../core/identity/index.ts';
import type { TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import type { Overview } from './contract.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['apex-prep', 'practice'] });
});
afterAll(() => at?.close());

const seed = async (...ids: string[]) => {
  for (const id of ids) await at.platform.host.get(id)?.started?.seeds?.(at.institution);
};

test('a learner of the demo has a target and weeks behind them, once however often it is seeded', async () => {
  const password = 'a long password';
  const details = { username: 'learner', email: 'learner@demo.invalid', firstName: 'Demo', lastName: 'Learner' };
  await at.platform.identity.people.create(
    { who: deployment(at.institution) },
    { ...details, role: 'learner', password },
  );
  const look = async () => {
    const { body } = await at.call('POST', '/api/auth/login', { body: { username: 'learner', password } });
    return (await at.call('GET', '/api/apex-prep', { token: body.token })).body as Overview;
  };
  await seed('learner', 'practice', 'apex-prep');
  const first = await look();
  expect(first.target).toMatchObject({ kind: 'own', daysLeft: 182 });
  expect(first.plan?.lines.length).toBeGreaterThan(0);
  expect(first.weeks.filter(({ questions }) => questions !== null)).toHaveLength(5);
  expect(first.weeks.some(({ answered }) => answered > 0)).toBe(true);
  await seed('learner', 'practice', 'apex-prep');
  expect(await look()).toEqual(first);
});

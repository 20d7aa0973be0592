import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { respondentGroups } from '../../item-bank/services.ts';
import { setAgeBand } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['learner'] });
});
afterAll(() => at?.close());

test('only known age bands of people of the institution are returned', async () => {
  const [known, unknown] = [await at.person(), await at.person()];
  const within = { who: { institution: at.institution } };
  await setAgeBand(at, known, '13-15');
  const ids = [known.user.id, unknown.user.id];
  const { groups } = at.platform.host.service(respondentGroups);
  expect(await groups(within, ids)).toEqual(new Map([[known.user.id, { ageBand: '13-15' }]]));
  const elsewhere = { who: { institution: await at.anotherInstitution() } };
  expect(await groups(elsewhere, ids)).toEqual(new Map());
  expect(await groups(within, [])).toEqual(new Map());
});

test('age bands of a hundred thousand people can be looked up at once', async () => {
  const known = await at.person();
  const within = { who: { institution: at.institution } };
  await setAgeBand(at, known, '16-17');
  const ids = [...Array.from({ length: 100_000 }, () => randomUUID()), known.user.id];
  const found = await at.platform.host.service(respondentGroups).groups(within, ids);
  expect(found).toEqual(new Map([[known.user.id, { ageBand: '16-17' }]]));
});

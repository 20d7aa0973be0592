import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStrategies } from './strategies.ts';
import type { TestIdentity } from './testing.ts';
import { createTestIdentity } from './testing.ts';

let at: TestIdentity;
let academy: Awaited<ReturnType<TestIdentity['institution']>>;
beforeEach(async () => {
  at = await createTestIdentity();
  academy = await at.institution('academy');
});
afterEach(() => at.end());

/** Says who it thinks is calling. */
function door() {
  const { bearer, local } = createStrategies(at.identity);
  return {
    async get(authorization?: string) {
      const found = await bearer(
        { headers: authorization === undefined ? {} : { authorization } },
        academy.institution.id,
      );
      return { username: found?.user.username ?? null, session: found?.session ?? null };
    },
    login: async (body: unknown) => ({ username: (await local(body, academy.visitor))?.username ?? null }),
  };
}

test('a bearer token says who is calling', async () => {
  const ada = await at.person(academy.visitor, 'ada');
  const { get: ask } = door();
  const found = { username: 'ada', session: ada.who.session };
  expect(await ask(`Bearer ${ada.token}`)).toEqual(found);
  expect(await ask(`bearer ${ada.token}`)).toEqual(found);
  const nobody = { username: null, session: null };
  for (const wrong of ['', 'Bearer', 'Bearer x', ada.token, `Basic ${ada.token}`]) {
    expect(await ask(wrong)).toEqual(nobody);
  }
  expect(await ask()).toEqual(nobody);
  await at.identity.signingIn.logout(ada.who);
  expect(await ask(`Bearer ${ada.token}`)).toEqual(nobody);
});

test('user name and password say who is calling', async () => {
  await at.person(academy.visitor, 'ada');
  const { login: ask } = door();
  expect(await ask({ username: 'ada', password: 'password of ada' })).toEqual({ username: 'ada' });
  for (const wrong of [{ username: 'ada', password: 'wrong' }, { username: 'ada' }, {}]) {
    expect(await ask(wrong)).toEqual({ username: null });
  }
});

test('a token that cannot be looked up, because the database is away, is neither good nor bad', async () => {
  const ada = await at.person(academy.visitor, 'ada');
  const other = await at.openProcess();
  const { bearer } = createStrategies(other.identity);
  await other.database.close();
  const request = { headers: { authorization: `Bearer ${ada.token}` } };
  await expect(bearer(request, academy.institution.id)).rejects.toThrow();
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import { deployment } from '../../../core/identity/index.ts';
import type { Answer, TestPerson, TestPlatform } from '../../../core/testing.ts';
import { base, cookieOf, host, origin, otherHost, startSecondFactor } from '../testing.ts';
import type { Pretended, SoftwareKey } from './software-key.testing.ts';
import { createSoftwareKey } from './software-key.testing.ts';

// Passkeys over HTTP, with a key in software that can lie. tests/browser/second-factor.test.ts uses a browser's.

let at: TestPlatform;
let actions: Omit<Awaited<ReturnType<typeof startSecondFactor>>, 'at'>;
beforeAll(async () => {
  ({ at, ...actions } = await startSecondFactor());
});
afterAll(() => at?.close());

const site = { origin, rpId: host };

/** Adds a passkey to a person. */
async function addKey(person: TestPerson, pretended: Partial<Pretended> = {}, key = createSoftwareKey(site)) {
  const options = await startAdding(person);
  const added = await finishAdding(person, key.create(options.body, pretended));
  return { key, added };
}
const startAdding = ({ token, password }: TestPerson) =>
  actions.post(`${base}/passkeys/options`, { password }, { token });
const finishAdding = ({ token }: TestPerson, response: object, name = 'Phone') =>
  actions.post(`${base}/passkeys`, { name, response }, { token });

const beginSignIn = () => actions.post(`${base}/passkey-sign-in/options`, undefined);
const finishSignIn = (begun: Answer, response: object, cookie = cookieOf(begun)) =>
  actions.post(`${base}/passkey-sign-in`, { response }, { cookie });

/** Signs in with a passkey alone. */
async function signInWith(key: SoftwareKey, pretended: Partial<Pretended> = {}) {
  const begun = await beginSignIn();
  return finishSignIn(begun, key.use(begun.body, pretended));
}
const actionsOf = async (userId: string) => {
  const { items } = await at.platform.identity.audit.list(
    { who: deployment(at.institution) },
    { about: userId, limit: 50, offset: 0 },
  );
  return items.map(({ action, details }) => [action, details]);
};

test('a passkey is added with the password, and signs in alone or as the second step', async () => {
  const ada = await at.person();
  expect((await actions.post(`${base}/passkeys/options`, { password: 'wrong' }, { token: ada.token })).status).toBe(
    400,
  );
  const { key, added } = await addKey(ada);
  expect(added).toMatchObject({
    status: 201,
    body: { passkey: { name: 'Phone', rpId: host, lastUsedAt: null }, recoveryCodes: expect.any(Array) },
  });
  const alone = await signInWith(key);
  expect(alone).toMatchObject({ status: 200, body: { user: { id: ada.user.id }, token: expect.any(String) } });
  expect(await actionsOf(ada.user.id)).toContainEqual(['session.started', { by: 'passkey', steps: ['second-factor'] }]);
  const half = await actions.login(ada);
  expect((await actions.step(half, '')).body).toMatchObject({
    kind: 'check',
    hasPasskey: true,
    hasAuthenticator: false,
  });
  const { body: options } = await actions.step(half, '/passkey/options');
  expect(options).toMatchObject({
    rpId: host,
    allowCredentials: [{ id: key.credentialId }],
    userVerification: 'required',
  });
  const done = await actions.step(half, '/passkey', { response: key.use(options) });
  expect(done.body).toMatchObject({ user: { id: ada.user.id } });
  expect((await ada.get(base)).body.passkeys).toMatchObject([{ name: 'Phone', lastUsedAt: expect.any(String) }]);
});

test('a person has several passkeys with names, renames and removes them', async () => {
  const ada = await at.person();
  await addKey(ada);
  const second = await addKey(ada);
  expect(second.added.body.recoveryCodes).toBeNull();
  const [{ id }, { id: other }] = (await ada.get(base)).body.passkeys;
  expect((await ada.patch(`${base}/passkeys/${id}`, { name: ' Work phone ' })).body.name).toBe('Work phone');
  expect((await ada.patch(`${base}/passkeys/${id}`, { name: '' })).status).toBe(400);
  expect((await ada.post(`${base}/passkeys/${id}/remove`, { password: 'wrong' })).status).toBe(400);
  expect((await ada.post(`${base}/passkeys/${id}/remove`, { password: ada.password })).status).toBe(204);
  expect((await actions.login(ada)).status).toBe(202);
  expect((await signInWith(second.key)).status).toBe(200);
  expect((await ada.post(`${base}/passkeys/${other}/remove`, { password: ada.password })).status).toBe(204);
  expect((await actions.login(ada)).status).toBe(200);
  expect((await signInWith(second.key)).status).toBe(404);
});

test('a passkey that was made for another site, not verified or with another challenge is not added', async () => {
  const ada = await at.person();
  for (const pretended of [
    { origin: 'https://evil.example' },
    { origin: `http://${host}` },
    { rpId: 'evil.example' },
    { isVerified: false },
    { challenge: 'A'.repeat(43) },
    { challenge: '' },
    // Formats with certificates are not looked into.
    { format: 'apple' },
    { format: 'fido-u2f' },
  ]) {
    expect([pretended, (await addKey(ada, pretended)).added.status]).toEqual([pretended, 400]);
  }
  expect((await ada.get(base)).body.passkeys).toEqual([]);
  expect((await actions.login(ada)).status).toBe(200);
});

test('a signature of another site, person, challenge or without verification does not sign in', async () => {
  const [ada, bob] = [await at.person(), await at.person()];
  const { key } = await addKey(ada);
  const { key: bobs } = await addKey(bob);
  for (const pretended of [
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { isVerified: false },
    { challenge: 'A'.repeat(43) },
    { userHandle: Buffer.from(bob.user.id).toString('base64url') },
    { userHandle: '' },
  ]) {
    expect([pretended, (await signInWith(key, pretended)).status]).toEqual([pretended, 404]);
  }
  // Bob's passkey is no second step for Ada.
  const half = await actions.login(ada);
  const { body: options } = await actions.step(half, '/passkey/options');
  expect((await actions.step(half, '/passkey', { response: bobs.use(options) })).status).toBe(404);
  const stranger = createSoftwareKey(site);
  expect((await signInWith(stranger)).status).toBe(404);
  // A signature by another key under Ada's id.
  const begun = await beginSignIn();
  const forged = { ...stranger.use(begun.body), id: key.credentialId, rawId: key.credentialId };
  const handle = Buffer.from(ada.user.id).toString('base64url');
  const asAda = { ...forged, response: { ...forged.response, userHandle: handle } };
  expect((await finishSignIn(begun, asAda)).status).toBe(404);
  expect((await signInWith(key)).status).toBe(200);
});

test('a challenge is good once, for five minutes, in the browser and for the purpose it was made for', async () => {
  const ada = await at.person();
  const { key } = await addKey(ada);
  const begun = await beginSignIn();
  const response = key.use(begun.body);
  const other = await beginSignIn();
  expect((await finishSignIn(begun, response, cookieOf(other))).status).toBe(404);
  expect((await finishSignIn(begun, response, '')).status).toBe(404);
  const both = await Promise.all([finishSignIn(begun, response), finishSignIn(begun, response)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await finishSignIn(begun, response)).status).toBe(404);
  const late = await beginSignIn();
  at.clock.forward(5 * 60 + 1);
  expect((await finishSignIn(late, key.use(late.body))).status).toBe(404);
  // A challenge for signing in is none for the second step, nor the other way round, nor for another ticket.
  const [half, second] = [await actions.login(ada), await actions.login(ada)];
  const forSignIn = await beginSignIn();
  expect((await actions.step(half, '/passkey', { response: key.use(forSignIn.body) })).status).toBe(404);
  const { body: options } = await actions.step(half, '/passkey/options');
  expect((await finishSignIn(forSignIn, key.use(options))).status).toBe(404);
  expect((await actions.step(second, '/passkey', { response: key.use(options) })).status).toBe(404);
  expect((await actions.step(half, '/passkey', { response: key.use(options) })).status).toBe(200);
});

test('a passkey whose counter goes back is a copy and is refused', async () => {
  const ada = await at.person();
  const { key } = await addKey(ada);
  expect((await signInWith(key, { counter: 20 })).status).toBe(200);
  expect((await signInWith(key, { counter: 20 })).status).toBe(404);
  expect((await signInWith(key, { counter: 7 })).status).toBe(404);
  expect((await signInWith(key, { counter: 21 })).status).toBe(200);
});

test('a passkey works at the host name at which it was added', async () => {
  const ada = await at.person();
  const { key } = await addKey(ada);
  const elsewhere = { host: otherHost, headers: { origin: `https://${otherHost}` } };
  const begun = await at.call('POST', `${base}/passkey-sign-in/options`, elsewhere);
  const asThere = key.use(begun.body, { origin: `https://${otherHost}`, rpId: otherHost });
  const cookie = cookieOf(begun);
  const refused = await at.call('POST', `${base}/passkey-sign-in`, {
    ...elsewhere,
    body: { response: asThere },
    headers: { ...elsewhere.headers, cookie },
  });
  expect(refused.status).toBe(404);
  // The request's own origin must be the address it was sent to.
  const lying = await at.call('POST', `${base}/passkey-sign-in/options`, {
    host,
    headers: { origin: 'https://evil.example' },
  });
  expect(lying.status).toBe(409);
  expect((await at.call('POST', `${base}/passkey-sign-in/options`, { host })).status).toBe(409);
});

test('a passkey of a person of another institution is unknown here', async () => {
  const institution = await at.anotherInstitution();
  const ada = await at.person();
  const { key } = await addKey(ada);
  const there = { host: institution.host, headers: { origin: `https://${institution.host}` } };
  const begun = await at.call('POST', `${base}/passkey-sign-in/options`, there);
  const response = key.use(begun.body, { origin: `https://${institution.host}`, rpId: institution.host });
  const headers = { ...there.headers, cookie: cookieOf(begun) };
  const refused = await at.call('POST', `${base}/passkey-sign-in`, { ...there, body: { response }, headers });
  expect(refused.status).toBe(404);
});

test('somebody deactivated does not sign in with a passkey', async () => {
  const ada = await at.person();
  const { key } = await addKey(ada);
  await at.platform.identity.people.deactivate({ who: deployment(at.institution) }, ada.user.id);
  expect((await signInWith(key)).status).toBe(401);
});

test('a passkey that is the only way to sign in cannot be removed', async () => {
  const ada = await at.person();
  await addKey(ada);
  await knexOf(at.platform.database)('platform.users').where({ id: ada.user.id }).update({ passwordHash: null });
  const [{ id }] = (await ada.get(base)).body.passkeys;
  const refused = await ada.post(`${base}/passkeys/${id}/remove`, {});
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    'This passkey is the only way to sign in to this account. Set a password first.',
  ]);
  // Without a password, changes take a fresh sign-in.
  at.clock.forward(11 * 60);
  const stale = await ada.post(`${base}/passkeys/${id}/remove`, {});
  expect(stale.body.error.message).toBe('Sign out and in again, then try this again within ten minutes.');
});

test('of a linked account and a passkey, one can be removed, but not both at once', async () => {
  const knex = knexOf(at.platform.database);
  const ada = await at.person();
  await addKey(ada);
  await knex('platform.users').where({ id: ada.user.id }).update({ passwordHash: null });
  const now = at.clock.now();
  const add = async () => {
    const row = {
      userId: ada.user.id,
      institutionId: at.institution.id,
      provider: 'google',
      issuer: 'https://g.example',
    };
    const id = randomUUID();
    await knex('platform.external_identities').insert({ ...row, id, subject: id, createdAt: now, lastUsedAt: now });
    return id;
  };
  const unlink = (id: string) =>
    at.platform.identity.externalSignIn.unlink({ who: deployment(at.institution) }, { userId: ada.user.id, id });
  await unlink(await add());
  const [{ id: key }] = (await ada.get(base)).body.passkeys;
  const outcomes = await Promise.allSettled([unlink(await add()), ada.post(`${base}/passkeys/${key}/remove`, {})]);
  const done = outcomes.map((each) => each.status === 'fulfilled' && each.value?.status !== 409);
  expect(done.filter(Boolean)).toHaveLength(1);
});

test('expired challenges are deleted', async () => {
  await beginSignIn();
  at.clock.forward(5 * 60 + 1);
  await at.runSchedule('second-factor', 'sweep');
  expect(await knexOf(at.platform.database)('second_factor.challenges')).toEqual([]);
});

import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import type { Forger } from '../providers/forger.testing.ts';
import { openForger } from '../providers/forger.testing.ts';
import type { TestProvider } from '../providers/testing.ts';
import { openTestProvider } from '../providers/testing.ts';
import { appleValues, environmentWith, googleValues, oidcValues, samlValues, setUp } from '../testing.ts';

let at: TestPlatform;
let google: TestProvider;
let apple: TestProvider;
let forger: Forger;
let administrator: TestPerson;
const lines: string[] = [];
beforeAll(async () => {
  [google, apple, forger] = await Promise.all([openTestProvider(), openTestProvider(), openForger()]);
  at = await createTestPlatform({
    plugins: ['oauth'],
    environment: { ...environmentWith({ google, apple }), LOG_LEVEL: 'trace' },
    logTo: { write: (line) => void lines.push(line) },
  });
  administrator = await at.person('administrator');
});
beforeEach(() => {
  forger.behave({});
  forger.answerWith({ status: 400, error: 'invalid_grant' });
});
afterAll(async () => {
  await at?.close();
  await Promise.all([google?.close(), apple?.close(), forger?.close()]);
});

const path = '/api/admin/oauth';
const save = (provider: string, values: unknown) => administrator.post(`${path}/configure/${provider}`, values);
const tryOut = async (provider: string) => (await administrator.post(`${path}/test/${provider}`)).body;
const stateOf = async (provider: string) =>
  (await administrator.get(path)).body.providers.find((each: { provider: string }) => each.provider === provider);

test('a provider is missing, then saved, then configured once its test has succeeded', async () => {
  expect(await stateOf('google')).toMatchObject({
    status: 'missing',
    values: null,
    redirectUrl: expect.stringMatching(/\/api\/auth\/google\/callback$/),
  });
  expect((await administrator.post(`${path}/test/google`)).status).toBe(409);
  const saved = await save('google', googleValues);
  expect(saved.body).toMatchObject({ status: 'partial', values: { clientId: googleValues.clientId } });
  expect((await at.nobody.get('/api/auth/providers')).body).toEqual([]);
  // The provider does not know the client yet.
  const refused = await tryOut('google');
  expect(refused).toMatchObject({ success: false });
  expect(refused.checks.at(-1)).toMatchObject({
    name: 'Credentials',
    ok: false,
    message: expect.stringContaining('invalid_client'),
    remedy: expect.stringContaining('Google Cloud console'),
  });
  expect(await stateOf('google')).toMatchObject({
    status: 'partial',
    problem: expect.stringContaining('invalid_client'),
  });
  await setUp(at, 'google', google);
  expect(await stateOf('google')).toMatchObject({ status: 'configured', problem: null });
  expect((await at.nobody.get('/api/auth/providers')).body).toHaveLength(1);
});

test('the doctor names a provider that is only partly set up, with what to do', async () => {
  await save('apple', appleValues);
  const warnings = (await at.platform.host.get('oauth')?.started?.warnings?.(at.institution)) ?? [];
  const { message, remedy } = warnings.find((each) => each.message.includes('Apple')) ?? {};
  expect(message).toBe('Sign-in with Apple is not complete: it has not been tested.');
  expect(remedy).toContain('eiq oauth test apple --institution first');
  expect(warnings.filter((each) => each.message.includes('Google'))).toEqual([]);
});

test('secrets are encrypted, and are in no answer, table or log', async () => {
  await save('google', googleValues);
  await save('apple', appleValues);
  await tryOut('google');
  const key = appleValues.privateKey.split('\n')[1] ?? '';
  const knex = knexOf(at.platform.database);
  const tables = await Promise.all(
    ['oauth.providers', 'platform.secrets', 'platform.audit_log', 'platform.plugin_settings'].map((name) => knex(name)),
  );
  const stored =
    JSON.stringify(tables) +
    tables
      .flat()
      .map(({ sealed }) => String(sealed ?? ''))
      .join();
  const shown = JSON.stringify((await administrator.get(path)).body);
  for (const text of [stored, shown, lines.join('\n')]) {
    expect(text).not.toContain(googleValues.clientSecret);
    expect(text).not.toContain(key);
  }
  const sealed = await knex('platform.secrets').where({ name: 'oauth.google' }).first();
  // A secret that was copied to another provider cannot be read there.
  await knex('platform.secrets').where({ name: 'oauth.apple' }).update({ sealed: sealed.sealed });
  await knex('oauth.providers').where({ provider: 'apple' }).update({ verifiedAt: new Date() });
  at.clock.forward(61);
  expect(await stateOf('apple')).toMatchObject({
    status: 'partial',
    problem: expect.stringContaining('Enter it again'),
  });
});

test.each([
  ['a client ID with a space', 'google', { ...googleValues, clientId: '1234 x.apps.googleusercontent.com' }, 'space'],
  [
    'a client ID of something else',
    'google',
    { ...googleValues, clientId: 'GOCSPX-1234' },
    '.apps.googleusercontent.com',
  ],
  [
    'no secret',
    'saml',
    { ...samlValues({ entityId: 'x', signOnUrl: 'https://x.example' }), certificate: '' },
    'Required',
  ],
  ['a team ID that is none', 'apple', { ...appleValues, teamId: 'team' }, 'Ten capital letters'],
  ['a public key', 'apple', { ...appleValues, privateKey: '-----BEGIN PUBLIC KEY-----\nabc' }, 'public key'],
  ['a key that is no key', 'apple', { ...appleValues, privateKey: 'abc' }, 'whole .p8 file'],
  ['an RSA key', 'apple', { ...appleValues, privateKey: rsaKey() }, 'another kind'],
  ['an issuer that is no address', 'oidc', { ...oidcValues('login.example'), title: 'X' }, 'An address such as'],
])('what cannot be right is refused when it is saved: %s', async (_, provider, values, message) => {
  const answer = await save(provider, values);
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain(message);
});

function rsaKey(): string {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  }) as string;
}

test('Apple’s key may be pasted as one line', async () => {
  const oneLine = appleValues.privateKey.replaceAll('\n', '\\n');
  expect((await save('apple', { ...appleValues, privateKey: oneLine })).status).toBe(200);
  const bare = appleValues.privateKey.replace(/-----.*-----/g, '').replaceAll('\n', ' ');
  expect((await save('apple', { ...appleValues, privateKey: bare })).status).toBe(200);
});

test('each failure of a test says what to change', async () => {
  await save('oidc', oidcValues(`${forger.issuer}/.well-known/openid-configuration`));
  expect(await stateOf('oidc')).toMatchObject({ values: { issuer: forger.issuer } });
  expect(await tryOut('oidc')).toMatchObject({ success: true });
  const said = async () => {
    const { success, checks } = await tryOut('oidc');
    expect(success).toBe(false);
    const failed = checks.at(-1);
    return `${failed.name}: ${failed.message} ${failed.remedy}`;
  };
  forger.behave({ redirectTo: 'https://login.example/realms/x' });
  expect(await said()).toMatch(/Discovery: The issuer redirects to https:\/\/login\.example\/realms\/x/);
  forger.behave({ issuerNamed: 'https://login.example/{tenantid}/v2.0' });
  expect(await said()).toMatch(/Discovery: .* names another issuer/);
  forger.behave({ secondsAhead: 120 });
  expect(await said()).toMatch(/Clock: This server’s clock is 1(19|20|21) seconds behind.*NTP/);
  forger.behave({ hasNoKeys: true });
  expect(await said()).toMatch(/Keys: .* no key for signatures/);
  forger.behave({});
  forger.answerWith({ status: 401, error: 'invalid_client' });
  expect(await said()).toMatch(/Credentials: .*invalid_client.* Copy client ID and secret again/);
  forger.answerWith({ status: 400, error: 'redirect_uri_mismatch' });
  expect(await said()).toMatch(/does not know the redirect URL.*\/api\/auth\/oidc\/callback/);
  forger.answerWith({ idToken: '' });
  expect(await said()).toMatch(/accepted a code that does not exist/);
  await save('oidc', oidcValues('http://127.0.0.1:9'));
  expect(await said()).toMatch(/Discovery: .*refuses connections/);
});

test('a secret that is not entered again is kept, but not for another issuer', async () => {
  await save('oidc', oidcValues(forger.issuer));
  const { clientSecret: _, ...others } = oidcValues(forger.issuer);
  const changed = await save('oidc', { ...others, signsOut: false });
  expect(changed.body).toMatchObject({ values: { signsOut: false } });
  expect((await save('oidc', { ...others, clientSecret: '', title: 'Renamed' })).status).toBe(200);
  expect(await tryOut('oidc')).toMatchObject({ success: true });
  const elsewhere = await save('oidc', { ...others, issuer: 'https://attacker.example' });
  expect(elsewhere.status).toBe(400);
  expect(JSON.stringify(elsewhere.body)).toMatch(
    /"path":"body.clientSecret","message":"[^"]*not sent to another issuer/,
  );
  expect(await stateOf('oidc')).toMatchObject({ status: 'configured', values: { issuer: forger.issuer } });
});

test('an institution has at most 20 providers', async () => {
  const other = await at.person('administrator', await at.anotherInstitution());
  const saveAs = async (name: string) => {
    const values = { ...oidcValues(`https://${name}.example`), name };
    return (await other.post(`${path}/configure/oidc`, values)).status;
  };
  for (let count = 1; count <= 20; count += 1) expect(await saveAs(`school-${count}`)).toBe(200);
  expect(await saveAs('one-more')).toBe(409);
  // A saved one can be changed.
  expect(await saveAs('school-20')).toBe(200);
});

test('other roles neither see nor change the configuration, and other institutions have their own', async () => {
  const learner = await at.person();
  expect((await learner.get(path)).status).toBe(403);
  expect((await learner.post(`${path}/configure/google`, googleValues)).status).toBe(403);
  const other = await at.anotherInstitution();
  const stranger = await at.person('administrator', other);
  const statuses = (await stranger.get(path)).body.providers.map(({ status }: { status: string }) => status);
  expect(new Set(statuses)).toEqual(new Set(['missing']));
  expect((await stranger.delete(`${path}/configure/google`)).status).toBe(404);
  expect((await stateOf('google')).status).not.toBe('missing');
});

test('a provider that is removed is gone, with its secret', async () => {
  await save('google', googleValues);
  expect((await administrator.delete(`${path}/configure/google`)).status).toBe(204);
  expect(await stateOf('google')).toMatchObject({ status: 'missing', values: null });
  expect(await knexOf(at.platform.database)('platform.secrets').where({ name: 'oauth.google' })).toEqual([]);
  expect((await administrator.delete(`${path}/configure/google`)).status).toBe(404);
});

test('where the plugin is off, nothing is left of it', async () => {
  await at.switchPlugin('oauth', false);
  for (const address of ['/api/auth/providers', '/api/auth/google', path]) {
    expect([address, (await administrator.get(address)).status]).toEqual([address, 404]);
  }
  await at.switchPlugin('oauth', true);
});

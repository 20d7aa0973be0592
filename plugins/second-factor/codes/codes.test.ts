import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import { deployment, loadKeys, sealedColumnsOf } from '../../../core/identity/index.ts';
import type { Answer, TestPlatform } from '../../../core/testing.ts';
import { base, fromBase32, startSecondFactor } from '../testing.ts';
import { maxFailures } from './authenticator.ts';

// Authenticator apps and recovery codes.

type Actions = Omit<Awaited<ReturnType<typeof startSecondFactor>>, 'at'>;
let at: TestPlatform;
let actions: Actions;
beforeAll(async () => {
  ({ at, ...actions } = await startSecondFactor());
});
afterAll(() => at?.close());

const issues = ({ body }: Answer) => body.error.issues?.map(({ path }: { path: string }) => path);
const auditOf = async (userId: string) => {
  const { items } = await at.platform.identity.audit.list(
    { who: deployment(at.institution) },
    { about: userId, limit: 50, offset: 0 },
  );
  return items.map(({ action }) => action);
};

test('setting up an app takes the password and a first code, and gives recovery codes once', async () => {
  const ada = await at.person();
  expect((await ada.get(base)).body).toMatchObject({ authenticator: null, passkeys: [], recoveryCodes: null });
  const refused = await ada.post(`${base}/authenticator`, { password: 'wrong' });
  expect([refused.status, issues(refused)]).toEqual([400, ['body.password']]);
  expect((await ada.post(`${base}/authenticator`, {})).status).toBe(400);
  const { body } = await ada.post(`${base}/authenticator`, { password: ada.password });
  expect(body.address).toContain(`secret=${body.secret}&issuer=Institution%20first`);
  // Not in use yet.
  expect((await actions.login(ada)).status).toBe(200);
  const wrong = await ada.post(`${base}/authenticator/confirm`, { code: '000000' });
  expect([wrong.status, issues(wrong)]).toEqual([400, ['body.code']]);
  const { recoveryCodes } = await actions.setUpApp(ada);
  expect(recoveryCodes).toHaveLength(10);
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes) expect(code).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
  expect((await ada.get(base)).body).toMatchObject({
    authenticator: { lastUsedAt: null },
    recoveryCodes: { left: 10 },
  });
  expect(await auditOf(ada.user.id)).toContain('second-factor.added');
});

test('a setup expires, and an app that is replaced stays valid until the new one is confirmed', async () => {
  const ada = await at.person();
  const first = await actions.setUpApp(ada);
  await ada.post(`${base}/authenticator`, { password: ada.password });
  at.clock.forward(16 * 60);
  expect((await ada.post(`${base}/authenticator/confirm`, { code: '123456' })).status).toBe(410);
  const half = await actions.login(ada);
  expect((await actions.step(half, '/code', { code: actions.codeOf(first.secret) })).status).toBe(200);
  at.clock.forward(31);
  const second = await actions.setUpApp(ada);
  expect(second.recoveryCodes).toBeNull();
  const again = await actions.login(ada);
  expect((await actions.step(again, '/code', { code: actions.codeOf(first.secret) })).status).toBe(400);
  expect((await actions.step(again, '/code', { code: actions.codeOf(second.secret) })).status).toBe(200);
});

test('after the password a code signs in, one step early or late', async () => {
  const ada = await at.person();
  const { secret } = await actions.setUpApp(ada);
  const half = await actions.login(ada);
  expect(half).toMatchObject({ status: 202, body: { nextStep: { plugin: 'second-factor' } } });
  expect(half.body.token).toBeUndefined();
  expect((await actions.step(half, '')).body).toEqual({
    firstName: ada.user.firstName,
    kind: 'check',
    hasAuthenticator: true,
    hasPasskey: false,
    hasRecoveryCodes: true,
  });
  for (const offset of [-2, 2]) {
    const refused = await actions.step(half, '/code', { code: actions.codeOf(secret, offset) });
    expect([refused.status, issues(refused)]).toEqual([400, ['body.code']]);
  }
  const code = actions.codeOf(secret, 1);
  const done = await actions.step(half, '/code', { code: `${code.slice(0, 3)} ${code.slice(3)}` });
  expect(done.body).toMatchObject({ token: expect.any(String), user: { id: ada.user.id } });
  expect((await at.call('GET', base, { token: done.body.token })).status).toBe(200);
});

test('a code is accepted once, even if two browsers send it at the same time', async () => {
  const ada = await at.person();
  const { secret } = await actions.setUpApp(ada);
  const halves = [await actions.login(ada), await actions.login(ada)];
  const code = actions.codeOf(secret);
  const both = await Promise.all(halves.map((half) => actions.step(half, '/code', { code })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  const third = await actions.login(ada);
  expect((await actions.step(third, '/code', { code })).status).toBe(400);
  // An earlier code is not accepted after a later one either.
  expect((await actions.step(third, '/code', { code: actions.codeOf(secret, -1) })).status).toBe(400);
});

test('the code that confirmed the setup does not sign in', async () => {
  const ada = await at.person();
  const { body } = await ada.post(`${base}/authenticator`, { password: ada.password });
  const secret = fromBase32(body.secret);
  const code = actions.codeOf(secret);
  await ada.post(`${base}/authenticator/confirm`, { code });
  expect((await actions.step(await actions.login(ada), '/code', { code })).status).toBe(400);
});

test('a recovery code signs in once, however it is written, and its person is told', async () => {
  const ada = await at.person();
  const { recoveryCodes } = await actions.setUpApp(ada);
  const [first = '', second = ''] = recoveryCodes;
  const written = ` ${first.toLowerCase().replaceAll('-', ' ')} `;
  const half = await actions.login(ada);
  expect((await actions.step(half, '/recovery-code', { recoveryCode: 'AAAA-BBBB-CCCC-DDDD' })).status).toBe(404);
  const done = await actions.step(half, '/recovery-code', { recoveryCode: written });
  expect(done.body.user.id).toBe(ada.user.id);
  const again = await actions.login(ada);
  expect((await actions.step(again, '/recovery-code', { recoveryCode: first })).status).toBe(404);
  const halves = [again, await actions.login(ada)];
  const both = await Promise.all(halves.map((one) => actions.step(one, '/recovery-code', { recoveryCode: second })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await ada.get(base)).body.recoveryCodes.left).toBe(8);
  expect(await auditOf(ada.user.id)).toContain('second-factor.recovery-code-used');
});

test('new recovery codes replace the old ones', async () => {
  const ada = await at.person();
  expect((await ada.post(`${base}/recovery-codes`, { password: ada.password })).status).toBe(409);
  const { recoveryCodes } = await actions.setUpApp(ada);
  expect((await ada.post(`${base}/recovery-codes`, { password: 'wrong' })).status).toBe(400);
  const { body } = await ada.post(`${base}/recovery-codes`, { password: ada.password });
  const half = await actions.login(ada);
  expect((await actions.step(half, '/recovery-code', { recoveryCode: recoveryCodes[0] })).status).toBe(404);
  expect((await actions.step(half, '/recovery-code', { recoveryCode: body.recoveryCodes[0] })).status).toBe(200);
});

test('after removing the app the password suffices again, and the recovery codes are gone', async () => {
  const ada = await at.person();
  await actions.setUpApp(ada);
  expect((await ada.post(`${base}/authenticator/remove`, { password: 'wrong' })).status).toBe(400);
  expect((await ada.post(`${base}/authenticator/remove`, { password: ada.password })).status).toBe(204);
  expect((await actions.login(ada)).status).toBe(200);
  expect((await ada.get(base)).body).toMatchObject({ authenticator: null, recoveryCodes: null });
  const left = await knexOf(at.platform.database)('second_factor.recovery_codes').where({ userId: ada.user.id });
  expect(left).toEqual([]);
});

test('after many wrong codes the app is blocked until its person signs in in another way', async () => {
  const ada = await at.person();
  const { secret, recoveryCodes } = await actions.setUpApp(ada);
  const half = await actions.login(ada);
  await knexOf(at.platform.database)('second_factor.authenticators')
    .where({ userId: ada.user.id })
    .update({ failures: maxFailures - 1 });
  expect((await actions.step(half, '/code', { code: '000000' })).status).toBe(409);
  expect((await actions.step(half, '/code', { code: actions.codeOf(secret) })).status).toBe(409);
  expect(await auditOf(ada.user.id)).toContain('second-factor.blocked');
  expect((await actions.step(half, '/recovery-code', { recoveryCode: recoveryCodes[0] })).status).toBe(200);
  const again = await actions.login(ada);
  expect((await actions.step(again, '/code', { code: actions.codeOf(secret) })).status).toBe(200);
});

test('secrets and codes are not stored in the clear, and an export omits them', async () => {
  const ada = await at.person();
  const { secret, recoveryCodes } = await actions.setUpApp(ada);
  const knex = knexOf(at.platform.database);
  const [row] = await knex('second_factor.authenticators').where({ userId: ada.user.id });
  expect(row.sealed.includes(secret)).toBe(false);
  expect(row.sealed.toString('utf8')).not.toContain(secret.toString('base64url'));
  const stored = JSON.stringify(await knex('second_factor.recovery_codes').where({ userId: ada.user.id }));
  expect(stored).not.toContain(recoveryCodes[0]);
  // A sealed secret that is copied to another person cannot be opened.
  const bob = await at.person();
  const bobs = await actions.setUpApp(bob);
  const ofBob = () => knex('second_factor.authenticators').where({ userId: bob.user.id });
  const { sealed } = await ofBob().first();
  await ofBob().update({ sealed: row.sealed });
  const half = await actions.login(bob);
  expect((await actions.step(half, '/code', { code: actions.codeOf(secret) })).status).toBe(400);
  await ofBob().update({ sealed });
  expect((await actions.step(half, '/code', { code: actions.codeOf(bobs.secret) })).status).toBe(200);
});

test('an app works again after the secret key was changed and stored secrets were encrypted again', async () => {
  const ada = await at.person();
  const { secret } = await actions.setUpApp(ada);
  const { identity, host, database } = at.platform;
  const name = `second-factor.authenticator.${ada.user.id}`;
  const secretKey = 'the key of this deployment before';
  const previous = loadKeys({ secretKey, folder: '', production: true });
  const sealed = previous.seal(secret.toString('base64url'), `${at.institution.id} ${name}`);
  await knexOf(database)('second_factor.authenticators').where({ userId: ada.user.id }).update({ sealed });
  const columns = sealedColumnsOf(host.plugins);
  expect(await identity.secrets.unreadable(columns)).toEqual([name]);
  const half = await actions.login(ada);
  expect((await actions.step(half, '/code', { code: actions.codeOf(secret) })).status).toBe(400);
  const result = await identity.secrets.rotate(previous, columns);
  expect(result).toMatchObject({ rotated: 1, unreadable: [] });
  expect((await actions.step(half, '/code', { code: actions.codeOf(secret) })).status).toBe(200);
});

test('a password link does not lead past the second step', async () => {
  const ada = await at.person();
  const { secret } = await actions.setUpApp(ada);
  const { link } = await at.platform.identity.people.resetPassword(
    { who: deployment(at.institution) },
    ada.user.id,
    'link',
  );
  const code = new URL(link ?? '').searchParams.get('code');
  const half = await actions.post('/api/auth/set-password', { code, password: 'another long password' });
  expect(half.status).toBe(202);
  expect((await actions.step(half, '/code', { code: actions.codeOf(secret) })).status).toBe(200);
});

test('demo learners are not asked for a second step and cannot set one up', async () => {
  const demo = await at.call('POST', '/api/auth/demo');
  expect(demo.status).toBe(201);
  const { token } = demo.body;
  expect((await at.call('POST', `${base}/authenticator`, { token, body: {} })).status).toBe(409);
});

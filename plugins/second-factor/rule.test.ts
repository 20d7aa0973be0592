import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployment } from '../../core/identity/index.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { command as resetCommand } from './cli/reset.ts';
import { command as statusCommand } from './cli/status.ts';
import { createSoftwareKey } from './passkeys/software-key.testing.ts';
import { base, fromBase32, host, origin, startSecondFactor } from './testing.ts';

// The institution's rule that staff need a second step, resets by administrators, and switching the plugin off.

let at: TestPlatform;
let actions: Omit<Awaited<ReturnType<typeof startSecondFactor>>, 'at'>;
let administrator: TestPerson;
beforeAll(async () => {
  ({ at, ...actions } = await startSecondFactor());
  administrator = await at.person('administrator');
});
afterAll(() => at?.close());

const saveRule = (settings: object) => administrator.patch('/api/admin/plugins/second-factor/settings', { settings });
const mailsTo = async (address: string) => {
  const folder = path.join(at.platform.configuration.varFolder, 'mail');
  const mails = await Promise.all(
    (await readdir(folder).catch(() => [])).map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  return mails.filter((mail) => mail.includes(`To: ${address}`));
};

test('staff have some days to set up a second step, then they do it while signing in', async () => {
  const [ines, learner] = [await at.person('instructor'), await at.person()];
  expect((await saveRule({ requiredForStaff: true, graceDays: 14 })).status).toBe(200);
  expect((await actions.login(learner)).status).toBe(200);
  expect((await learner.get(base)).body).toMatchObject({ isRequired: false, dueAt: null });
  expect((await ines.get(base)).body).toMatchObject({ isRequired: true, dueAt: null });
  expect((await actions.login(ines)).status).toBe(200);
  const due = new Date(at.clock.now().getTime() + 14 * 86_400_000).toISOString();
  expect((await ines.get(base)).body).toMatchObject({ isRequired: true, dueAt: due });
  at.clock.forward(14 * 86_400);
  // Sessions last as long.
  administrator = await administrator.signInAgain();
  const half = await actions.login(ines);
  expect(half.status).toBe(202);
  expect((await actions.step(half, '')).body).toMatchObject({ kind: 'set-up', hasAuthenticator: false });
  expect((await actions.step(half, '/code', { code: '123456' })).status).toBe(400);
  const { body } = await actions.step(half, '/set-up');
  const secret = fromBase32(body.secret);
  expect((await actions.step(half, '/set-up/confirm', { code: '000000' })).status).toBe(400);
  const done = await actions.step(half, '/set-up/confirm', { code: actions.codeOf(secret) });
  expect(done.body).toMatchObject({ recoveryCodes: expect.any(Array), result: { user: { id: ines.user.id } } });
  at.clock.forward(31);
  const { token } = done.body.result;
  expect((await at.call('GET', base, { token })).body).toMatchObject({ isRequired: true, dueAt: null });
  const next = await actions.login(ines);
  expect((await actions.step(next, '/set-up')).status).toBe(409);
  expect((await actions.step(next, '/code', { code: actions.codeOf(secret) })).status).toBe(200);
  await saveRule({ requiredForStaff: false });
});

test('the last second step cannot be removed while it is required', async () => {
  const ines = await at.person('instructor');
  await actions.setUpApp(ines);
  await saveRule({ requiredForStaff: true });
  const refused = await ines.post(`${base}/authenticator/remove`, { password: ines.password });
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    'Your institution requires a second step. Add another one before you remove this one.',
  ]);
  expect((await actions.login(ines)).status).toBe(202);
  await saveRule({ requiredForStaff: false });
  expect((await ines.post(`${base}/authenticator/remove`, { password: ines.password })).status).toBe(204);
});

test('with no days of grace staff set it up at the next sign-in', async () => {
  const ines = await at.person('instructor');
  await saveRule({ requiredForStaff: true, graceDays: 0 });
  expect((await actions.login(ines)).status).toBe(202);
  // A session from before the rule lasts until it expires, is not prolonged, and shows what is required.
  expect((await ines.get(base)).body).toMatchObject({ isRequired: true });
  const change = { currentPassword: ines.password, newPassword: 'another long password' };
  const { token } = (await ines.post('/api/auth/change-password', change)).body;
  await saveRule({ requiredForStaff: false, graceDays: 14 });
  at.clock.forward(14 * 86_400);
  expect((await at.call('GET', base, { token })).status).toBe(401);
  administrator = await administrator.signInAgain();
  expect((await actions.login({ ...ines, password: change.newPassword })).status).toBe(200);
});

test('staff may add a passkey instead of an app while signing in, with their own ticket only', async () => {
  const [ines, other] = [await at.person('instructor'), await at.person('instructor')];
  await saveRule({ requiredForStaff: true, graceDays: 0 });
  const half = await actions.login(ines);
  const second = await actions.login(other);
  const { body: options } = await actions.step(half, '/set-up/passkey/options');
  const key = createSoftwareKey({ origin, rpId: host });
  const body = { name: 'Phone', response: key.create(options) };
  expect((await actions.step(second, '/set-up/passkey', body)).status).toBe(400);
  const done = await actions.step(half, '/set-up/passkey', body);
  expect(done.body).toMatchObject({ recoveryCodes: expect.any(Array), result: { user: { id: ines.user.id } } });
  expect((await actions.step(half, '/set-up/passkey/options')).status).toBe(410);
  const next = await actions.login(ines);
  expect((await actions.step(next, '/set-up/passkey/options')).status).toBe(409);
  const { body: request } = await actions.step(next, '/passkey/options');
  expect((await actions.step(next, '/passkey', { response: key.use(request) })).status).toBe(200);
  await saveRule({ requiredForStaff: false, graceDays: 14 });
});

test('administrators see staff without a second step, and change the rule there', async () => {
  const ines = await at.person('instructor');
  const path = `${base}/staff`;
  expect((await ines.get(path)).status).toBe(403);
  expect((await ines.put(`${base}/rule`, { requiredForStaff: true, graceDays: 7 })).status).toBe(403);
  const listed = async () =>
    (await administrator.get(path)).body.without.find(({ id }: { id: string }) => id === ines.user.id);
  expect(await listed()).toMatchObject({ role: 'instructor', dueAt: null });
  expect((await administrator.put(`${base}/rule`, { requiredForStaff: true, graceDays: 91 })).status).toBe(400);
  const saved = await administrator.put(`${base}/rule`, { requiredForStaff: true, graceDays: 7 });
  expect(saved.body.rule).toEqual({ requiredForStaff: true, graceDays: 7 });
  await actions.login(ines);
  expect((await listed()).dueAt).toBe(new Date(at.clock.now().getTime() + 7 * 86_400_000).toISOString());
  await actions.setUpApp(ines);
  expect(await listed()).toBeUndefined();
  const { staff, staffWithout, without } = (await administrator.get(path)).body;
  expect(without).toHaveLength(staffWithout);
  expect(staff).toBeGreaterThan(staffWithout);
  expect(without.some(({ role }: { role: string }) => role === 'learner')).toBe(false);
  await administrator.put(`${base}/rule`, { requiredForStaff: false, graceDays: 14 });
});

test('an administrator resets a lost second step, with an audit entry and an email to the person', async () => {
  const ada = await at.person();
  await actions.setUpApp(ada);
  const path = `${base}/people/${ada.user.id}`;
  expect((await administrator.get(path)).body).toMatchObject({ hasAuthenticator: true, passkeys: 0 });
  for (const [caller, status] of [
    [await at.person('instructor'), 403],
    [await at.person('administrator', await at.anotherInstitution()), 404],
    [at.nobody, 401],
  ] as const) {
    expect((await caller.get(path)).status).toBe(status);
    expect((await caller.post(`${path}/reset`)).status).toBe(status);
  }
  expect((await actions.login(ada)).status).toBe(202);
  expect((await administrator.post(`${path}/reset`)).body).toMatchObject({ hasAuthenticator: false });
  // Whoever has the lost device is signed out.
  expect((await ada.get(base)).status).toBe(401);
  expect((await actions.login(ada)).status).toBe(200);
  const { items } = await at.platform.identity.audit.list(
    { who: deployment(at.institution) },
    { action: 'second-factor.reset', subject: ada.user.id, limit: 5, offset: 0 },
  );
  expect(items).toMatchObject([{ actor: { id: administrator.user.id } }]);
  await expect.poll(async () => (await mailsTo(ada.user.email)).join()).toContain('Your second step was removed');
  // Nothing is left to reset, so nothing is recorded or sent.
  await administrator.post(`${path}/reset`);
  expect((await administrator.get(`/api/admin/audit?action=second-factor.reset`)).body.total).toBe(1);
});

test('administrators cannot reset their own second step or that of an operator', async () => {
  const operator = await at.person('operator');
  expect((await administrator.post(`${base}/people/${administrator.user.id}/reset`)).status).toBe(409);
  expect((await administrator.post(`${base}/people/${operator.user.id}/reset`)).status).toBe(403);
  expect((await operator.post(`${base}/people/${administrator.user.id}/reset`)).status).toBe(200);
});

test('the command line resets and counts', async () => {
  const ada = await at.person();
  await actions.setUpApp(ada);
  expect((await at.runCommand(statusCommand)).text).toMatch(
    /^\d+ (person has|people have) a second step\. Not required/,
  );
  const { text } = await at.runCommand(resetCommand, { arguments: { person: ada.user.username } });
  expect(text).toMatch(/^Removed the second step of First\d+ Last\d+ \(learner\d+\)/);
  expect((await actions.login(ada)).status).toBe(200);
  await expect(at.runCommand(resetCommand, { arguments: { person: 'nobody' } })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('before it is switched off an administrator learns who loses what; switched on again it works as before', async () => {
  const ada = await at.person();
  const { secret } = await actions.setUpApp(ada);
  await saveRule({ requiredForStaff: true });
  const preview = await administrator.get('/api/admin/plugins/second-factor/preview?on=false');
  expect(preview.body.consequences.slice(0, 2)).toEqual([
    expect.stringMatching(/with their password alone, although they set up a second step/),
    'Staff are no longer required to have a second step',
  ]);
  const half = await actions.login(ada);
  // Half signed in, nothing can be switched.
  const { ticket } = half.body.nextStep;
  const attempt = await at.call('PUT', '/api/admin/plugins/second-factor/switch', {
    token: ticket,
    body: { on: false },
  });
  expect(attempt.status).toBe(401);
  await at.switchPlugin('second-factor', false);
  expect((await actions.login(ada)).status).toBe(200);
  expect((await ada.get(base)).status).toBe(404);
  await at.switchPlugin('second-factor', true);
  const again = await actions.login(ada);
  expect((await actions.step(again, '/code', { code: actions.codeOf(secret) })).status).toBe(200);
  await saveRule({ requiredForStaff: false });
});

test('the doctor names staff without a second step', async () => {
  await at.person('instructor');
  await saveRule({ requiredForStaff: true });
  const warnings = await at.platform.host.get('second-factor')?.started?.warnings?.(at.institution);
  expect(warnings?.[0]?.message).toMatch(/^\d+ of \d+ members of staff have no second step yet/);
  const count = (message = '') => Number(message.split(' ')[0]);
  const [without, ines] = [count(warnings?.[0]?.message), await at.person('instructor')];
  await actions.setUpApp(ines);
  const after = await at.platform.host.get('second-factor')?.started?.warnings?.(at.institution);
  // Somebody who joined with a second step changes nothing.
  expect(count(after?.[0]?.message)).toBe(without);
  await saveRule({ requiredForStaff: false });
  expect(await at.platform.host.get('second-factor')?.started?.warnings?.(at.institution)).toEqual([]);
});

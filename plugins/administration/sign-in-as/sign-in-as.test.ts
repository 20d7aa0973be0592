import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '../../../core/testing.ts';
import { startAdministration } from '../testing.ts';

let started: Awaited<ReturnType<typeof startAdministration>>;
beforeAll(async () => {
  started = await startAdministration({ plugins: ['administration', 'immersion', 'tutor', 'activity'] });
});
afterAll(() => started?.end());

let learner: TestPerson;
let administrator: TestPerson;
beforeEach(async () => {
  [learner, administrator] = await Promise.all([started.at.person('learner'), started.at.person('administrator')]);
  await setRule('consent');
});

const setRule = async (signInAs: string) => {
  const settings = { signInAs, signInAsMinutes: 20 };
  expect((await started.administrator.patch('/api/admin/plugins/administration/settings', { settings })).status).toBe(
    200,
  );
};
const reason = 'Your home shows an error';
const asked = async (by = administrator, whom = learner) =>
  (await by.post(`/api/admin/people/${whom.user.id}/sign-ins-as`, { reason })).body;
const begin = (id: string, by = administrator) => by.post(`/api/admin/sign-ins-as/${id}/session`);
const answer = (id: string, isAllowed: boolean, by = learner) =>
  by.put(`/api/account/sign-ins-as/${id}/answer`, { isAllowed });
const asMe = async () => (await learner.get('/api/account/sign-ins-as')).body;
const call = (method: string, path: string, token: string, body?: unknown) =>
  started.at.call(method, path, { token, ...(body === undefined ? {} : { body }) });

/** The token of an administrator who is signed in as the learner with consent. */
async function entered(by = administrator): Promise<string> {
  const { id } = await asked(by);
  await answer(id, true);
  return (await begin(id, by)).body.token;
}

test('an administrator signs in as a learner who agreed, once, and the learner sees who, when and why', async () => {
  const { id, state } = await asked();
  expect(state).toBe('waiting');
  expect((await asked()).id).toBe(id);
  expect((await begin(id)).status).toBe(409);
  const notices = (await learner.get('/api/notifications')).body.items.map(({ title }: { title: string }) => title);
  expect(notices).toEqual(['May an administrator sign in as you?']);

  await answer(id, true);
  const { status, body } = await begin(id);
  expect([status, body.user.id]).toEqual([201, learner.user.id]);
  const manifest = (await call('GET', '/api/platform/manifest', body.token)).body;
  expect(manifest.user.id).toBe(learner.user.id);
  expect(manifest.signedInBy.firstName).toBe(administrator.user.firstName);
  expect(await asMe()).toMatchObject([{ id, state: 'open', reason, firstName: administrator.user.firstName }]);
  expect((await begin(id)).status).toBe(409);

  const { items } = (await administrator.get(`/api/admin/audit?userId=${learner.user.id}`)).body;
  expect(items.find(({ action }: { action: string }) => action === 'person.signed-in-as')).toMatchObject({
    actor: { id: administrator.user.id },
    subject: learner.user.id,
  });
  // It is none of the learner's devices and no visit of theirs.
  expect((await learner.get('/api/auth/sessions')).body).toHaveLength(1);
});

test('the session reads, changes nothing and reads no private messages', async () => {
  const token = await entered();
  expect((await call('GET', '/api/user/profile', token)).status).toBe(200);
  for (const [method, path, body] of [
    ['PATCH', '/api/auth/account', { firstName: 'Changed' }],
    ['POST', '/api/auth/change-password', { currentPassword: 'x', newPassword: 'long enough it is' }],
    ['POST', '/api/account/erasure', { password: 'x' }],
    ['GET', '/api/account/data/export'],
    ['GET', '/api/ai/conversations'],
    ['POST', '/api/live/ticket'],
    ['DELETE', '/api/auth/sessions'],
    ['POST', `/api/admin/people/${learner.user.id}/sign-ins-as`, { reason }],
    ['PUT', `/api/account/sign-ins-as/${randomUUID()}/answer`, { isAllowed: true }],
  ] as const) {
    expect([path, (await call(method, path, token, body)).status]).toEqual([path, 403]);
  }
});

test('it ends when the administrator leaves, signs out or is deactivated, when the learner ends it, and in time', async () => {
  const isOpen = async (token: string) => (await call('GET', '/api/user/profile', token)).status === 200;
  const left = await entered();
  expect((await call('POST', '/api/auth/logout', left)).status).toBe(200);
  expect(await isOpen(left)).toBe(false);
  expect((await administrator.get('/api/admin/glance')).status).toBe(200);

  const ended = await entered();
  const [{ id }] = await asMe();
  expect((await learner.delete(`/api/account/sign-ins-as/${id}/session`)).status).toBe(204);
  expect(await isOpen(ended)).toBe(false);

  const other = await started.at.person('administrator');
  const deactivated = await entered(other);
  expect(await isOpen(deactivated)).toBe(true);
  await administrator.put(`/api/admin/people/${other.user.id}/active`, { active: false });
  expect(await isOpen(deactivated)).toBe(false);

  const signedOut = await entered();
  await administrator.post('/api/auth/logout');
  expect(await isOpen(signedOut)).toBe(false);

  const last = await started.at.person('administrator');
  const timed = await entered(last);
  started.at.clock.forward(20 * 60 + 1);
  expect(await isOpen(timed)).toBe(false);
  expect((await last.get('/api/admin/glance')).status).toBe(200);
});

test('without consent or rule there is no session, and an answer can be taken back', async () => {
  const { id } = await asked();
  await answer(id, false);
  expect((await begin(id)).body.error.message).toBe('This request was declined.');
  const again = await asked();
  await answer(again.id, true);
  await answer(again.id, false);
  expect((await begin(again.id)).status).toBe(409);
  const third = await asked();
  started.at.clock.forward(24 * 60 * 60 + 1);
  expect((await answer(third.id, true)).status).toBe(409);

  await setRule('institution');
  const allowed = await asked();
  expect(allowed.state).toBe('allowed');
  await setRule('consent');
  expect((await begin(allowed.id)).status).toBe(409);
  await setRule('off');
  expect((await begin(allowed.id)).status).toBe(409);
  expect((await administrator.post(`/api/admin/people/${learner.user.id}/sign-ins-as`, { reason })).status).toBe(409);
});

test('nobody signs in as an administrator, a reviewer or themselves, or with the request of somebody else', async () => {
  await setRule('institution');
  for (const role of ['administrator', 'reviewer', 'recruiter'] as const) {
    const person = await started.at.person(role);
    const { status } = await administrator.post(`/api/admin/people/${person.user.id}/sign-ins-as`, { reason });
    expect([role, status]).toEqual([role, 409]);
  }
  const { id } = await asked();
  expect((await begin(id, started.administrator)).status).toBe(404);
  // The role changed meanwhile.
  await administrator.put(`/api/admin/people/${learner.user.id}/role`, { role: 'administrator' });
  expect((await begin(id)).status).toBe(409);
});

test('while the learner has a scored question open, nobody can be signed in as them', async () => {
  await setRule('institution');
  const token = await (async () => (await begin((await asked()).id)).body.token)();
  expect((await call('GET', '/api/user/profile', token)).status).toBe(200);
  await learner.get('/api/assessment/ai-immersion/core_math');
  expect((await learner.get('/api/platform/open-assessment')).body.open).not.toBeNull();
  expect((await call('GET', '/api/user/profile', token)).status).toBe(423);
  expect((await call('GET', '/api/platform/manifest', token)).status).toBe(200);
  expect((await begin((await asked()).id)).status).toBe(409);
  expect((await call('POST', '/api/auth/logout', token)).status).toBe(200);
});

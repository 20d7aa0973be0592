import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../testing.ts';
import { createTestPlatform } from '../testing.ts';
import { createTestIdentity } from './testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['administration'] });
});
afterAll(() => at?.close());

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile';

/** Signs a person in again, on a phone at another address. Returns its token. */
async function onPhone({ user: { username }, password }: TestPerson): Promise<string> {
  const headers = { 'user-agent': phone, 'x-forwarded-for': '198.51.100.20' };
  const { body } = await at.call('POST', '/api/auth/login', { body: { username, password }, headers });
  return body.token;
}
const listed = async (person: TestPerson) => (await person.get('/api/auth/sessions')).body;
const isSignedIn = async (token: string) => (await at.call('GET', '/api/auth/sessions', { token })).status === 200;
const actionsAbout = async (administrator: TestPerson, id: string) =>
  (await administrator.get(`/api/admin/people/${id}`)).body.trail.map(
    ({ action, details }: { action: string; details: object }) => [action, details],
  );

test('a person sees the devices on which they are signed in, and when each was last used', async () => {
  const created = await at.person();
  const ada = await created.signInAgain();
  await ada.delete('/api/auth/sessions');
  at.clock.forward(3600);
  const token = await onPhone(ada);
  const signedInAt = at.clock.now().toISOString();
  expect(await listed(ada)).toEqual([
    expect.objectContaining({ device: 'A program', place: 'The computer that runs EiQ', isCurrent: true }),
    {
      id: expect.any(String),
      device: 'Chrome on Android',
      place: '198.51.100.20',
      signedInAt,
      lastUsedAt: signedInAt,
      expiresAt: expect.any(String),
      isCurrent: false,
    },
  ]);
  at.clock.forward(3600);
  await at.call('GET', '/api/auth/sessions', { token });
  expect((await listed(ada))[1]).toMatchObject({ signedInAt, lastUsedAt: at.clock.now().toISOString() });
});

test('a person signs out one device: its token is refused and its live connection closes', async () => {
  const ada = await at.person();
  const token = await onPhone(ada);
  const other = await ada.signInAgain();
  const tab = await other.connect();
  const closed = new Promise((resolve) => tab.once('disconnect', resolve));
  const [own] = await listed(other);
  expect((await ada.delete(`/api/auth/sessions/${own.id}`)).status).toBe(204);
  await closed;
  expect((await other.get('/api/auth/sessions')).status).toBe(401);
  expect(await isSignedIn(token)).toBe(true);
  const again = await ada.delete(`/api/auth/sessions/${own.id}`);
  expect([again.status, again.body.error.message]).toEqual([404, 'This session has already ended.']);
  const administrator = await at.person('administrator');
  expect(await actionsAbout(administrator, ada.user.id)).toContainEqual(['session.ended', { where: 'another-device' }]);
});

test('a person signs out all other devices and stays signed in', async () => {
  const ada = await at.person();
  const tokens = [await onPhone(ada), await onPhone(ada)];
  expect((await ada.delete('/api/auth/sessions')).body).toEqual({ ended: 2 });
  expect(await Promise.all(tokens.map(isSignedIn))).toEqual([false, false]);
  expect(await listed(ada)).toHaveLength(1);
  expect((await ada.delete('/api/auth/sessions')).body).toEqual({ ended: 0 });
});

test('expired sessions are not listed', async () => {
  const ada = await at.person();
  at.clock.forward(10 * 86_400);
  const later = await ada.signInAgain();
  expect(await listed(later)).toHaveLength(2);
  at.clock.forward(5 * 86_400);
  expect(await listed(later)).toHaveLength(1);
});

test('nobody ends a session of somebody else', async () => {
  const ada = await at.person();
  const [{ id }] = await listed(ada);
  const elsewhere = await at.person('administrator', await at.anotherInstitution());
  for (const [caller, status] of [
    [await at.person(), 404],
    [await at.person('administrator'), 404],
    [elsewhere, 404],
    [at.nobody, 401],
  ] as const) {
    expect((await caller.delete(`/api/auth/sessions/${id}`)).status).toBe(status);
  }
  expect((await ada.delete(`/api/auth/sessions/${randomUUID()}`)).status).toBe(404);
  expect((await ada.delete('/api/auth/sessions/mine')).status).toBe(400);
  expect(await listed(ada)).toHaveLength(1);
});

test('an administrator signs a person out on all devices, with an audit entry', async () => {
  const administrator = await at.person('administrator');
  const ada = await at.person();
  const token = await onPhone(ada);
  const path = `/api/admin/people/${ada.user.id}/sessions`;
  expect((await (await at.person('instructor')).delete(path)).status).toBe(403);
  expect((await (await at.person('administrator', await at.anotherInstitution())).delete(path)).status).toBe(404);
  expect((await administrator.delete(path)).body).toEqual({ ended: 2 });
  expect([await isSignedIn(token), await isSignedIn(ada.token)]).toEqual([false, false]);
  expect((await actionsAbout(administrator, ada.user.id))[0]).toEqual(['person.signed-out', { sessions: 2 }]);
  const operator = await at.person('operator');
  expect((await administrator.delete(`/api/admin/people/${operator.user.id}/sessions`)).status).toBe(403);
  await ada.signInAgain();
});

test('every process refuses the token of a device that was signed out', async () => {
  const identities = await createTestIdentity();
  const { institution, visitor } = await identities.institution('academy');
  const ada = await identities.person(visitor, 'ada');
  const again = await identities.signIn('ada', 'password of ada', institution);
  const other = await identities.openProcess();
  const elsewhere = () => other.identity.tokens.check(again.token, institution.id);
  expect(await elsewhere()).toBeDefined();
  const notified = new Promise((resolve) => other.identity.sessions.onEnded(resolve));
  const input = { params: undefined, query: undefined, body: undefined };
  await identities.identity.routes.endOtherSessions(input, ada.who);
  await notified;
  expect(await elsewhere()).toBeUndefined();
  expect(await other.identity.tokens.check(ada.token, institution.id)).toBeDefined();
  await identities.end();
});

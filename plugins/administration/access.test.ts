import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../core/testing.ts';
import { administration } from './contract.ts';
import { startAdministration } from './testing.ts';

let started: Awaited<ReturnType<typeof startAdministration>>;
const people: Record<string, TestPerson> = {};
beforeAll(async () => {
  started = await startAdministration();
  for (const role of ['learner', 'guardian', 'instructor', 'reviewer', 'recruiter'] as const) {
    people[role] = await started.at.person(role);
  }
});
afterAll(() => started?.end());

const routes = Object.values(administration.routes)
  .filter(({ access }) => access !== 'signed-in')
  .map(({ method, path }) => [method.toUpperCase(), path] as const);
const bodyFor = (method: string) => (method === 'GET' || method === 'DELETE' ? {} : { body: {} });

test.each(routes)('%s %s needs a token', async (method, path) => {
  const address = path.replace(':id', randomUUID());
  expect((await started.at.call(method, address, bodyFor(method))).status).toBe(401);
  expect((await started.at.call(method, address, { ...bodyFor(method), token: 'not.a.token' })).status).toBe(401);
});

test.each(routes)('%s %s rejects everyone except administrators', async (method, path) => {
  const address = path.replace(':id', people.learner?.user.id ?? '');
  for (const { token, user } of Object.values(people)) {
    const answer = await started.at.call(method, address, { ...bodyFor(method), token });
    expect([user.role, answer.status, answer.body.error.code]).toEqual([user.role, 403, 'forbidden']);
  }
});

test('people and invitations of another institution are not found', async () => {
  const other = await started.at.person('administrator', await started.at.anotherInstitution());
  const guest = { email: 'guest@example.org', firstName: 'G', lastName: 'H', role: 'learner' };
  const { id: invitationId } = (await started.administrator.post('/api/admin/invitations', guest)).body;
  const theirs = people.learner?.user.id ?? '';
  const requests = (id: string, invitation: string) => [
    other.get(`/api/admin/people/${id}`),
    other.patch(`/api/admin/people/${id}`, { lastName: 'X' }),
    other.put(`/api/admin/people/${id}/role`, { role: 'reviewer' }),
    other.put(`/api/admin/people/${id}/active`, { active: false }),
    other.put(`/api/admin/people/${id}/active`, { active: true }),
    other.post(`/api/admin/people/${id}/password-reset`),
    other.delete(`/api/admin/invitations/${invitation}`),
  ];
  const [foreign, absent] = await Promise.all([
    Promise.all(requests(theirs, invitationId)),
    Promise.all(requests(randomUUID(), randomUUID())),
  ]);
  expect(foreign.map(({ status }) => status)).toEqual(foreign.map(() => 404));
  expect(foreign.map(({ body }) => body)).toEqual(absent.map(({ body }) => body));
  expect((await other.get('/api/admin/people?limit=100')).body.items.map(({ id }: { id: string }) => id)).toEqual([
    other.user.id,
  ]);
  expect((await other.get('/api/admin/invitations')).body).toEqual([]);
  expect((await started.administrator.get('/api/admin/invitations')).body).toHaveLength(1);
});

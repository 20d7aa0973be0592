import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import { deployment } from '../../../core/identity/index.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import type { AgeBand } from '../../learner/contract.ts';
import { Purpose } from '../../learner/contract.ts';
import { setAgeBand } from '../../learner/testing.ts';
import { letterTo, mailsTo } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['consent'] });
});
afterAll(() => at?.close());

async function family(ageBand: AgeBand = 'under-13') {
  const guardian = await at.person('guardian');
  const child = await at.person();
  const tie = { guardianId: guardian.user.id, learnerId: child.user.id, relation: 'mother' };
  await at.platform.identity.guardians.link({ who: deployment(at.institution) }, tie);
  await setAgeBand(at, child, ageBand);
  return { guardian, child, path: `/api/family/children/${child.user.id}` };
}
const exists = async ({ user }: TestPerson) =>
  (await knexOf(at.platform.database)('platform.users').where({ id: user.id })).length === 1;
const signIn = ({ user, password }: TestPerson) =>
  at.nobody.post('/api/auth/login', { username: user.username, password });

test('a guardian sees and exports the data about a child under 13', async () => {
  const { guardian, path } = await family();
  const { body } = await guardian.get(`${path}/data`);
  expect(body.erasedOn).toBeNull();
  expect(body.held.map(({ plugin }: { plugin: string }) => plugin)).toContain('platform');
  const file = await guardian.get(`${path}/data/export`);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/zip']);
});

test('a guardian requests erasure with their own password; only they can cancel it', async () => {
  const { guardian, child, path } = await family();
  expect((await guardian.post(`${path}/erasure`, { password: child.password })).status).toBe(400);
  const requested = await guardian.post(`${path}/erasure`, { password: guardian.password });
  expect(requested.status).toBe(200);
  expect((await signIn(child)).status).toBe(401);
  expect((await guardian.get(`${path}/data`)).body.erasedOn).toBe(requested.body.erasedOn);
  expect((await guardian.delete(`${path}/erasure`)).status).toBe(204);
  expect((await signIn(child)).status).toBe(200);
  await guardian.post(`${path}/erasure`, { password: guardian.password });
  at.clock.forward(8 * 24 * 60 * 60);
  await at.platform.personalData.eraseDue();
  expect(await exists(child)).toBe(false);
  expect(await exists(guardian)).toBe(true);
});

test('the other guardians and a parent who consented by letter are informed once per request', async () => {
  const { guardian, child, path } = await family();
  const father = await at.person('guardian');
  const tie = { guardianId: father.user.id, learnerId: child.user.id, relation: 'father' };
  await at.platform.identity.guardians.link({ who: deployment(at.institution) }, tie);
  const aunt = 'aunt-of-many@home.example';
  await child.post('/api/consent/ask', { address: aunt });
  await at.nobody.post('/api/consent/decision', { code: (await letterTo(at, aunt)).code, purposes: Purpose.options });
  const erase = () => guardian.post(`${path}/erasure`, { password: guardian.password });
  await erase();
  await erase();
  await father.post(`${path}/erasure`, { password: father.password });
  const mailsAboutErasure = async (address: string) =>
    (await mailsTo(at, address)).filter(({ text }) => text.includes('A parent or guardian of'));
  expect(
    [
      await mailsAboutErasure(father.user.email),
      await mailsAboutErasure(aunt),
      await mailsAboutErasure(guardian.user.email),
    ].map(({ length }) => length),
  ).toEqual([1, 1, 0]);
  expect((await father.delete(`${path}/erasure`)).status).toBe(204);
  expect((await signIn(child)).status).toBe(200);
  // Repeated requests and cancellations send no more mail that day.
  await erase();
  expect(await mailsAboutErasure(father.user.email)).toHaveLength(1);
  await father.delete(`${path}/erasure`);
  at.clock.forward(25 * 60 * 60);
  await erase();
  expect(await mailsAboutErasure(father.user.email)).toHaveLength(2);
});

test('guardians cannot act for learners of 13 and over, nor for other children', async () => {
  const { guardian, path } = await family('13-15');
  expect((await guardian.get(`${path}/data`)).status).toBe(409);
  expect((await guardian.post(`${path}/erasure`, { password: guardian.password })).status).toBe(409);
  const stranger = await at.person('guardian');
  const { path: other } = await family();
  expect((await stranger.get(`${other}/data`)).status).toBe(404);
  expect((await (await at.person()).get(`${other}/data`)).status).toBe(403);
});

test('an account deactivated by the school stays deactivated after a cancelled erasure', async () => {
  const { guardian, child, path } = await family();
  const people = at.platform.identity.people;
  await people.deactivate({ who: deployment(at.institution) }, child.user.id);
  at.clock.forward(60);
  expect((await guardian.post(`${path}/erasure`, { password: guardian.password })).status).toBe(200);
  expect((await guardian.delete(`${path}/erasure`)).status).toBe(204);
  expect((await signIn(child)).status).toBe(401);
  await people.reactivate({ who: deployment(at.institution) }, child.user.id);
  expect((await signIn(child)).status).toBe(200);
});

test('a request of the guardian replaces the child’s own: only the guardian can cancel it', async () => {
  const { guardian, child, path } = await family();
  expect((await child.post('/api/account/erasure', { password: child.password })).status).toBe(200);
  expect((await guardian.post(`${path}/erasure`, { password: guardian.password })).status).toBe(200);
  expect((await signIn(child)).status).toBe(401);
  expect((await guardian.delete(`${path}/erasure`)).status).toBe(204);
  expect((await signIn(child)).status).toBe(200);
});

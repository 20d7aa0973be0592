import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roles } from '../../../core/contract/index.ts';
import { deployment } from '../../../core/identity/index.ts';
import type { TestPerson } from '../../../core/testing.ts';
import { learner as contract } from '../contract.ts';
import { placement, startLearner } from '../testing.ts';

let started: Awaited<ReturnType<typeof startLearner>>;
let learner: TestPerson;
beforeAll(async () => {
  started = await startLearner();
  learner = await started.at.person();
  await started.record.addResult(started.within, placement(learner.user.id));
});
afterAll(() => started.at.close());

const eiqPath = (userId = learner.user.id) => `/api/learners/${userId}/eiq`;

test.each(
  Object.values(contract.routes).map(({ method, path }) => [method.toUpperCase(), path]),
)('%s %s needs a token', async (method, path) => {
  const address = path.replace(':userId', learner.user.id).replace(':pathType', 'mastery');
  const answer = await started.at.call(method, address, method === 'PATCH' ? { body: {} } : {});
  expect(answer.status).toBe(401);
});

test.each(roles.map((role) => [role]))('%s can read a learner’s record only if the role includes it', async (role) => {
  const { status } = await (await started.at.person(role)).get(eiqPath());
  expect(status).toBe(['administrator', 'instructor', 'operator'].includes(role) ? 200 : 404);
});

test('learners can also read their own record by user id', async () => {
  expect((await learner.get(eiqPath())).body).toEqual((await learner.get('/api/user/eiq')).body);
});

test('for other learners a learner is not found, with the same message as an unknown one', async () => {
  const other = await started.at.person();
  const instructor = await started.at.person('instructor');
  const [refused, absent, absentForStaff] = await Promise.all([
    other.get(eiqPath()),
    other.get(eiqPath(randomUUID())),
    instructor.get(eiqPath(randomUUID())),
  ]);
  expect(refused.status).toBe(404);
  expect(absent.body.error.message).toBe(refused.body.error.message);
  expect(absentForStaff.status).toBe(404);
  expect((await instructor.get('/api/learners/nobody/eiq')).status).toBe(400);
});

test('a guardian can read only the record of their child, while their consent is in force', async () => {
  const { at } = started;
  const guardian = await at.person('guardian');
  const tie = { guardianId: guardian.user.id, learnerId: learner.user.id };
  const call = { who: deployment(at.institution) };
  const status = async (userId?: string) => (await guardian.get(eiqPath(userId))).status;
  await at.platform.identity.guardians.link(call, { ...tie, relation: 'mother' });
  expect(await status()).toBe(404);
  await at.platform.identity.guardians.setConsent(call, tie, at.clock.now());
  expect(await status()).toBe(200);
  const unrelated = await at.person();
  expect(await status(unrelated.user.id)).toBe(404);
  // Guardians of an adult have no access, even if they consented before.
  await started.record.setAgeBand(started.within, learner.user.id, 'adult');
  expect(await status()).toBe(404);
  await started.record.setAgeBand(started.within, learner.user.id, '16-17');
  expect(await status()).toBe(200);
  await at.platform.identity.guardians.setConsent(call, tie, null);
  expect(await status()).toBe(404);
});

test('staff of another institution do not find a learner', async () => {
  const other = await started.at.anotherInstitution();
  const administrator = await started.at.person('administrator', other);
  expect((await administrator.get(eiqPath())).status).toBe(404);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { roles } from '../../../core/contract/index.ts';
import { deployment } from '../../../core/identity/index.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import type { LearnerSkills } from '../contract.ts';
import { answerAbout, answeredSkill } from '../mastery/testing.ts';

let at: TestPlatform;
let learner: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['skills', 'administration'] });
  [learner, other] = [await at.person(), await at.person()];
  for (const { user } of [learner, other]) await answerAbout(at, user.id);
});
afterAll(() => at?.close());

const pathOf = ({ user }: TestPerson) => `/api/learners/${user.id}/skills`;
const listOf = async (person: TestPerson) => {
  const { status, body } = await person.get('/api/admin/skills');
  return { status, ids: ((body.items ?? []) as LearnerSkills[]).map(({ userId }) => userId) };
};

test.each(roles.map((role) => [role]))('%s can read a learner’s skills only if the role includes it', async (role) => {
  const person = await at.person(role);
  const isStaff = ['administrator', 'instructor', 'operator'].includes(role);
  expect((await person.get(pathOf(learner))).status).toBe(isStaff ? 200 : 404);
  expect((await listOf(person)).status).toBe(isStaff ? 200 : 403);
});

test('an instructor who sees related learners only reads their skills and no others', async () => {
  const administrator = await at.person('administrator');
  const instructor = await at.person('instructor');
  const institution = '/api/admin/institution';
  expect((await administrator.patch(institution, { instructorsSee: 'their-learners' })).status).toBe(204);
  expect((await instructor.get(pathOf(learner))).status).toBe(404);
  await at.platform.identity.relations.relate(
    { who: deployment(at.institution) },
    { staffId: instructor.user.id, learnerId: learner.user.id, source: 'test' },
  );
  const { status, body } = await instructor.get(pathOf(learner));
  expect([status, body.firstName, body.skills]).toEqual([
    200,
    learner.user.firstName,
    [
      expect.objectContaining({
        skillId: answeredSkill,
        answers: 1,
        interval: [expect.any(Number), expect.any(Number)],
      }),
    ],
  ]);
  expect((await instructor.get(pathOf(other))).status).toBe(404);
  expect((await listOf(instructor)).ids).toEqual([learner.user.id]);
  const [line] = (await instructor.get('/api/admin/skills')).body.items as LearnerSkills[];
  expect(line).toMatchObject({ measured: 1, mastered: 0, lastAt: expect.any(String) });
  await administrator.patch(institution, { instructorsSee: 'everyone' });
});

test('a guardian reads the skills of their child while their consent is in force', async () => {
  const guardian = await at.person('guardian');
  const tie = { guardianId: guardian.user.id, learnerId: learner.user.id };
  const call = { who: deployment(at.institution) };
  await at.platform.identity.guardians.link(call, { ...tie, relation: 'mother' });
  expect((await guardian.get(pathOf(learner))).status).toBe(404);
  await at.platform.identity.guardians.setConsent(call, tie, at.clock.now());
  expect((await guardian.get(pathOf(learner))).body.skills).toMatchObject([{ skillId: answeredSkill }]);
  expect((await guardian.get(pathOf(other))).status).toBe(404);
  await at.platform.identity.guardians.setConsent(call, tie, null);
  expect((await guardian.get(pathOf(learner))).status).toBe(404);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { learnerOf } from '../../activity/testing.ts';
import { setAgeBand } from '../../learner/testing.ts';
import { cohortsPath, createCohort, joinCohort } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['cohorts'] });
});
afterAll(() => at?.close());

/** A cohort of an owner and two members. */
async function aCohort() {
  const people = [await learnerOf(at), await learnerOf(at), await learnerOf(at)] as const;
  const id = await createCohort(people[0]);
  for (const person of people.slice(1)) await joinCohort(person, id);
  const memberPath = ({ user }: TestPerson) => `${cohortsPath}/${id}/members/${user.id}`;
  const rolesOf = async (reader: TestPerson) => {
    const { body } = await reader.get(`${cohortsPath}/${id}/members`);
    return people.map(
      ({ user }) => body.find(({ userId }: { userId: string }) => userId === user.id)?.role as string | undefined,
    );
  };
  return { people, id, memberPath, rolesOf };
}

test('the owner appoints moderators, who remove members but not each other', async () => {
  const { people, memberPath, rolesOf } = await aCohort();
  const [owner, one, two] = people;
  expect((await one.delete(memberPath(two))).status).toBe(403);
  expect((await one.put(`${memberPath(one)}/role`, { role: 'moderator' })).status).toBe(403);
  for (const person of [one, two]) {
    expect((await owner.put(`${memberPath(person)}/role`, { role: 'moderator' })).status).toBe(204);
  }
  expect(await rolesOf(owner)).toEqual(['owner', 'moderator', 'moderator']);
  expect((await one.delete(memberPath(two))).status).toBe(403);
  expect((await one.delete(memberPath(owner))).status).toBe(409);
  await owner.put(`${memberPath(two)}/role`, { role: 'member' });
  expect((await one.delete(memberPath(two))).status).toBe(204);
  expect(await rolesOf(owner)).toEqual(['owner', 'moderator', undefined]);
  expect((await two.get(memberPath(two).split('/').slice(0, -1).join('/'))).status).toBe(404);
});

test('a cohort is handed over, and archived by its owner only', async () => {
  const { people, id, memberPath, rolesOf } = await aCohort();
  const [owner, one] = people;
  expect((await one.post(`${memberPath(one)}/own`)).status).toBe(403);
  expect((await owner.post(`${memberPath(one)}/own`)).status).toBe(204);
  expect(await rolesOf(one)).toEqual(['moderator', 'owner', 'member']);
  expect((await owner.post(`${cohortsPath}/${id}/archive`)).status).toBe(403);
  expect((await one.post(`${cohortsPath}/${id}/archive`)).status).toBe(204);
  expect((await one.get(`${cohortsPath}/user`)).body).toEqual([]);
  expect((await joinCohort(await learnerOf(at), id)).status).toBe(404);
});

test('learners reach nothing of a cohort of others; staff act as its owner, take it over and end it', async () => {
  const { people, id, memberPath, rolesOf } = await aCohort();
  const [owner, one, two] = people;
  const stranger = await learnerOf(at);
  for (const { status } of [
    await stranger.get(`${cohortsPath}/${id}/members`),
    await stranger.put(`${memberPath(one)}/role`, { role: 'moderator' }),
    await stranger.post(`${memberPath(one)}/own`),
    await stranger.delete(memberPath(one)),
    await stranger.post(`${cohortsPath}/${id}/archive`),
  ]) {
    expect(status).toBe(404);
  }
  const instructor = await at.person('instructor');
  expect((await instructor.delete(memberPath(two))).status).toBe(204);
  expect((await instructor.post(memberPath(instructor).concat('/own'))).status).toBe(204);
  expect(await rolesOf(instructor)).toEqual(['moderator', 'member', undefined]);
  expect((await instructor.get(`${cohortsPath}/${id}`)).body).toMatchObject({ role: 'owner', currentMembers: 3 });
  const administrator = await at.person('administrator');
  expect((await administrator.post(`${cohortsPath}/${id}/archive`)).status).toBe(204);
  expect((await owner.get(`${cohortsPath}/${id}`)).status).toBe(404);
  const audited = await knexOf(at.platform.database)('platform.audit_log').where({ subject: id }).orderBy('at');
  expect(audited.map(({ action }) => action)).toEqual([
    'study-cohort.member-removed',
    'study-cohort.owner-changed',
    'study-cohort.archived',
  ]);
});

test('a cohort for everyone is handed over to staff only', async () => {
  const [instructor, other, learner] = [
    await at.person('instructor'),
    await at.person('instructor'),
    await learnerOf(at),
  ];
  const id = await createCohort(instructor, { audience: 'led-by-staff' });
  for (const person of [other, learner]) await joinCohort(person, id);
  const handTo = ({ user }: TestPerson) => instructor.post(`${cohortsPath}/${id}/members/${user.id}/own`);
  expect((await handTo(learner)).status).toBe(409);
  expect((await handTo(other)).status).toBe(204);
});

test('a person who turns out to be of another age leaves, and another member follows as owner', async () => {
  const { people, id, rolesOf } = await aCohort();
  const [owner, one] = people;
  await setAgeBand(at, owner, '13-15');
  await at.platform.queueing.waitUntilIdle();
  expect(await rolesOf(one)).toEqual([undefined, 'owner', 'member']);
  // The words of a minor are no longer shown to adults.
  expect((await one.get(`${cohortsPath}/${id}`)).body).toMatchObject({ name: 'Mathematics cohort', description: '' });
});

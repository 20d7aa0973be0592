import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployment } from '../../../core/identity/index.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { learnerOf } from '../../activity/testing.ts';
import { setAgeBand } from '../../learner/testing.ts';
import { cohortsPath, createCohort, invitationTo, joinCohort } from '../testing.ts';
import { invalidInvitation } from './contract.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['cohorts', 'activity'] });
});
afterAll(() => at?.close());

const idsOf = async (person: TestPerson) =>
  (await person.get(cohortsPath)).body.map(({ id }: { id: string }) => id) as string[];
const accept = (person: TestPerson, code: string) => person.post(`${cohortsPath}/invitation/accept`, { code });

test('a private cohort is joined by its link only, while the link is valid', async () => {
  const [owner, guest, stranger] = [await learnerOf(at), await learnerOf(at), await learnerOf(at)];
  const id = await createCohort(owner, { isPrivate: true });
  const path = `${cohortsPath}/${id}`;
  expect(await idsOf(guest)).not.toContain(id);
  expect(await idsOf(owner)).toContain(id);
  for (const { status } of [await guest.get(path), await joinCohort(guest, id), await guest.post(`${path}/wait`)]) {
    expect(status).toBe(404);
  }
  expect((await guest.post(`${path}/invitation`)).status).toBe(404);
  const replaced = await invitationTo(owner, id);
  const code = await invitationTo(owner, id);
  expect((await guest.post(`${cohortsPath}/invitation`, { code })).body).toMatchObject({
    id,
    role: null,
    isPrivate: true,
  });
  const minor = await learnerOf(at, { ageBand: '13-15' });
  for (const { status, body } of [await accept(guest, replaced), await accept(minor, code)]) {
    expect([status, body.error.message]).toEqual([410, invalidInvitation]);
  }
  for (let times = 0; times < 2; times++) {
    expect((await accept(guest, code)).body).toMatchObject({ currentMembers: 2, role: 'member' });
  }
  expect((await guest.post(`${path}/invitation`)).status).toBe(403);
  at.clock.forward(7 * 24 * 60 * 60 + 1);
  expect((await accept(stranger, code)).status).toBe(410);
  const last = await invitationTo(owner, id);
  expect((await owner.delete(`${path}/invitation`)).status).toBe(204);
  expect((await accept(stranger, last)).status).toBe(410);
  expect((await guest.post(`${path}/leave`)).body).toMatchObject({ role: null });
  expect((await guest.get(path)).status).toBe(404);
});

test('whoever waits longest gets the next free place, and is notified', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => learnerOf(at)));
  const [owner, member, first, second, third] = people as [TestPerson, TestPerson, TestPerson, TestPerson, TestPerson];
  const id = await createCohort(owner, { maxMembers: 2 });
  const path = `${cohortsPath}/${id}`;
  expect((await first.post(`${path}/wait`)).status).toBe(409);
  await joinCohort(member, id);
  for (const person of [first, second, third]) {
    expect((await person.post(`${path}/wait`)).body).toMatchObject({ isWaiting: true, role: null });
    at.clock.forward(1);
  }
  expect((await first.post(`${path}/wait`)).body).toMatchObject({ waiting: 3 });
  expect((await third.delete(`${path}/wait`)).body).toMatchObject({ isWaiting: false, waiting: 2 });
  // Who may no longer be in it is passed over.
  await setAgeBand(at, first, '13-15');
  await at.platform.queueing.waitUntilIdle();
  await member.post(`${path}/leave`);
  expect((await second.get(path)).body).toMatchObject({ currentMembers: 2, role: 'member', isWaiting: false });
  expect((await second.get('/api/notifications')).body.items).toMatchObject([{ kind: 'cohorts.place' }]);
  expect((await joinCohort(third, id)).status).toBe(409);
});

test('a removed member sees the cohort as not found until the ban is lifted', async () => {
  const [owner, member] = [await learnerOf(at), await learnerOf(at, { shares: true })];
  const id = await createCohort(owner, { isPrivate: true });
  const path = `${cohortsPath}/${id}`;
  const code = await invitationTo(owner, id);
  await accept(member, code);
  await owner.delete(`${path}/members/${member.user.id}`);
  // From a tab that is still open.
  for (const { status } of [
    await member.get(path),
    await member.get(`${path}/members`),
    await joinCohort(member, id),
    await member.post(`${path}/wait`),
    await member.post(`${path}/reports`, { id: randomUUID(), reason: 'other' }),
  ]) {
    expect(status).toBe(404);
  }
  expect((await accept(member, code)).status).toBe(410);
  expect((await owner.get(`${path}/bans`)).body).toMatchObject([{ userId: member.user.id }]);
  expect((await owner.delete(`${path}/bans/${member.user.id}`)).status).toBe(204);
  expect((await accept(member, code)).status).toBe(200);
  expect((await member.get(`${path}/bans`)).status).toBe(403);
});

test('staff read reports of cohorts and members, and close them; members learn nothing of them', async () => {
  const [owner, member, outsider] = [await learnerOf(at), await learnerOf(at), await learnerOf(at)];
  const id = await createCohort(owner);
  await joinCohort(member, id);
  const reports = `${cohortsPath}/${id}/reports`;
  const report = { id: randomUUID(), userId: owner.user.id, reason: 'unkind' };
  for (let times = 0; times < 2; times++) expect((await member.post(reports, report)).status).toBe(204);
  at.clock.forward(1);
  expect((await outsider.post(reports, { ...report, id: randomUUID() })).status).toBe(404);
  expect((await outsider.post(reports, { ...report, userId: undefined })).status).toBe(409);
  expect((await outsider.post(reports, { id: randomUUID(), reason: 'words' })).status).toBe(204);
  const instructor = await at.person('instructor');
  const open = async () => (await instructor.get(`${cohortsPath}/reports`)).body;
  expect(await open()).toMatchObject([
    { id: report.id, cohortId: id, isOfMember: true, reason: 'unkind' },
    { isOfMember: false, reason: 'words' },
  ]);
  for (const person of [owner, member]) expect((await person.get(`${cohortsPath}/reports`)).status).toBe(403);
  for (let times = 0; times < 2; times++) {
    expect((await instructor.post(`${cohortsPath}/reports/${report.id}/settle`)).status).toBe(204);
  }
  expect(await open()).toHaveLength(1);
});

test('the place of an erased member goes to the next who waits, and an erased owner is followed', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => learnerOf(at)));
  const [owner, member, first, second] = people as [TestPerson, TestPerson, TestPerson, TestPerson];
  const id = await createCohort(owner, { maxMembers: 2 });
  await joinCohort(member, id);
  for (const person of [first, second]) {
    await person.post(`${cohortsPath}/${id}/wait`);
    at.clock.forward(1);
  }
  const erase = async ({ user }: TestPerson) => {
    await at.platform.personalData.erase({ who: deployment(at.institution) }, user.id);
    await at.runSchedule('cohorts', 'places');
  };
  await erase(member);
  expect((await first.get(`${cohortsPath}/${id}`)).body).toMatchObject({
    role: 'member',
    currentMembers: 2,
    waiting: 1,
  });
  await erase(owner);
  expect((await first.get(`${cohortsPath}/${id}`)).body).toMatchObject({ role: 'owner', name: 'Mathematics cohort' });
  expect((await second.get(`${cohortsPath}/${id}`)).body).toMatchObject({ role: 'member', currentMembers: 2 });
  await erase(first);
  await erase(second);
  const instructor = await at.person('instructor');
  expect((await instructor.get(`${cohortsPath}/${id}`)).status).toBe(404);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { decideConsent, setAgeBand } from '../../learner/testing.ts';
import { leaderboardOf, leaderboardPath, practise, share } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['dashboards', 'practice'] });
  at.clock.toMonday();
});
afterAll(() => at?.close());

/** A learner old enough to decide about sharing, with this many lessons. */
async function learnerWithLessons(times: number, { sharing = true, institution = at.institution } = {}) {
  const person = await at.person('learner', institution);
  await setAgeBand(at, person, '13-15', institution);
  if (sharing) await share(person);
  await practise(person, times);
  await at.platform.queueing.waitUntilIdle();
  return person;
}

const nameOf = ({ user }: { user: { firstName: string; lastName: string } }) =>
  `${user.firstName} ${user.lastName.charAt(0)}.`;

test('learners who share are ranked by lessons of the week; others are never named and see their own count', async () => {
  const elsewhere = await at.anotherInstitution();
  const [leader, runnerUp, hidden, idle] = [
    await learnerWithLessons(3),
    await learnerWithLessons(1),
    await learnerWithLessons(2, { sharing: false }),
    await learnerWithLessons(0),
  ];
  const stranger = await learnerWithLessons(4, { institution: elsewhere });
  const seen = await leaderboardOf(runnerUp);
  expect(seen.places).toEqual([
    { rank: 1, name: nameOf(leader), lessons: 3, isYou: false },
    { rank: 2, name: nameOf(runnerUp), lessons: 1, isYou: true },
  ]);
  expect(seen).toMatchObject({ practised: 2, ownLessons: 1, isShared: true });
  expect(await leaderboardOf(hidden)).toMatchObject({ practised: 2, ownLessons: 2, isShared: false });
  expect((await leaderboardOf(hidden)).places.some(({ isYou }) => isYou)).toBe(false);
  expect(await leaderboardOf(idle)).toMatchObject({ ownLessons: 0, isShared: true });
  const text = JSON.stringify(await leaderboardOf(leader));
  for (const other of [hidden, idle, stranger]) expect(text).not.toContain(nameOf(other));
  expect(text).not.toContain(leader.user.id);
  expect((await leaderboardOf(stranger)).places).toEqual([
    { rank: 1, name: nameOf(stranger), lessons: 4, isYou: true },
  ]);

  await share(leader, false);
  expect(JSON.stringify(await leaderboardOf(runnerUp))).not.toContain(nameOf(leader));
  await share(leader);
  at.clock.forward(7 * 24 * 60 * 60);
  expect(await leaderboardOf(runnerUp)).toMatchObject({ places: [], practised: 0, ownLessons: 0 });
});

test('a child without consent cannot share, and is not named', async () => {
  const child = await at.person();
  expect((await child.patch('/api/user/profile', { sharesWithPeers: true })).status).toBe(403);
  await practise(child, 2);
  await at.platform.queueing.waitUntilIdle();
  expect(await leaderboardOf(child)).toMatchObject({ ownLessons: 2, isShared: false, places: [] });
});

test('a child is listed only while a parent’s consent is in force', async () => {
  const [child, other] = [await at.person(), await at.person()];
  for (const each of [child, other]) {
    await setAgeBand(at, each, 'under-13');
    await decideConsent(at, each);
  }
  await share(child);
  await practise(child);
  await at.platform.queueing.waitUntilIdle();
  expect(JSON.stringify(await leaderboardOf(other))).toContain(nameOf(child));
  at.clock.forward(60);
  await decideConsent(at, child, ['taking-part']);
  expect(JSON.stringify(await leaderboardOf(other))).not.toContain(nameOf(child));
  expect(await leaderboardOf(child)).toMatchObject({ isShared: false, ownLessons: 1 });
});

test('equal counts share a rank; ten places are shown, followed by the caller’s own', async () => {
  const institution = await at.anotherInstitution();
  const people = [];
  for (let count = 0; count < 11; count++) people.push(await learnerWithLessons(2, { institution }));
  const last = await learnerWithLessons(1, { institution });
  const { places, practised: all } = await leaderboardOf(last);
  expect(all).toBe(12);
  expect(places).toHaveLength(11);
  expect(places.map(({ rank }) => rank)).toEqual([...Array.from({ length: 10 }, () => 1), 12]);
  expect(places.at(-1)).toMatchObject({ isYou: true, lessons: 1 });
});

test('learners and teachers can read the leaderboard; guardians, reviewers and recruiters cannot', async () => {
  for (const role of ['learner', 'instructor', 'administrator'] as const) {
    expect([role, (await (await at.person(role)).get(leaderboardPath)).status]).toEqual([role, 200]);
  }
  for (const role of ['guardian', 'reviewer', 'recruiter'] as const) {
    expect([role, (await (await at.person(role)).get(leaderboardPath)).status]).toEqual([role, 403]);
  }
  expect((await at.nobody.get(leaderboardPath)).status).toBe(401);
});

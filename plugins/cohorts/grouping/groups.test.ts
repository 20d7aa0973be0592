import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { learnerOf } from '../../activity/testing.ts';
import { addTo, createClass } from '../../classes/testing.ts';
import { addPlacement } from '../../learner/testing.ts';
import { cohortsPath } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['cohorts', 'classes', 'activity'] });
});
afterAll(() => at?.close());

const path = `${cohortsPath}/groups`;

/** An instructor with a class of measured adults. */
async function aClass(count: number) {
  const instructor = await at.person('instructor');
  const classId = await createClass(instructor);
  const learners: TestPerson[] = [];
  for (let index = 0; index < count; index++) {
    const learner = await learnerOf(at);
    await addPlacement(at, learner, { theta: (index - count / 2) / 4, domains: [] });
    learners.push(learner);
  }
  await addTo(instructor, classId, ...learners);
  const ids = learners.map(({ user }) => user.id);
  const divide = (stated: object = {}) =>
    instructor.post(`${path}/divide`, { learners: ids.map((userId) => ({ userId })), size: 4, ...stated });
  return { instructor, classId, learners, ids, divide };
}

test('an instructor divides a class, makes cohorts of the groups, and changes them', async () => {
  const { instructor, classId, learners, ids, divide } = await aClass(12);
  const [first] = learners;
  if (!first) throw new Error('There is no learner');
  const { body: listed } = await instructor.get(`${path}/learners?classId=${classId}`);
  expect(listed.map(({ userId }: { userId: string }) => userId).sort()).toEqual([...ids].sort());
  expect(listed[0]).toMatchObject({ circle: 'adults', hasResult: true });

  const pair = ids.slice(0, 2);
  const { body: division } = await divide({ together: [pair] });
  expect(division).toMatchObject({ moved: 0, refusals: [] });
  expect(division.groups.map((group: string[]) => group.length)).toEqual([4, 4, 4]);
  expect(division.deviation).toBeLessThan(division.deviationOfLearners / 4);
  expect((await divide({ together: [pair] })).body).toEqual(division);
  expect((await divide({ together: [pair], apart: [pair] })).body.refusals).toEqual([
    { text: 'People must be both together and apart.', people: expect.arrayContaining(pair) },
  ]);

  const entry = { id: randomUUID(), name: 'Projects', topic: 'science', groups: division.groups };
  for (const { status, body } of [await instructor.post(path, entry), await instructor.post(path, entry)]) {
    expect([status, body]).toEqual([201, { created: 3 }]);
  }
  const { body: own } = await first.get(`${cohortsPath}/user`);
  expect(own).toMatchObject([{ topic: 'science', audience: 'adults', isPrivate: true, currentMembers: 5 }]);
  expect(own[0].name).toMatch(/^Projects [123]$/);
  expect((await first.get('/api/notifications')).body.items[0]).toMatchObject({ title: 'You are in a study cohort' });

  // Two learners of different groups are to be together: the groups change as little as possible.
  const [[one], [other]] = division.groups as [string[], string[]];
  const { body: again } = await divide({ together: [[one, other]], previous: division.groups });
  expect(again.moved).toBeLessThanOrEqual(2);
  const changed = await instructor.put(`${path}/${entry.id}`, { groups: again.groups });
  expect([changed.status, changed.body]).toEqual([200, { moved: again.moved, created: 0, ended: 0 }]);
  const { body: repeated } = await instructor.put(`${path}/${entry.id}`, { groups: again.groups });
  expect(repeated).toMatchObject({ moved: 0 });
  const { body: sets } = await instructor.get(path);
  expect(sets).toMatchObject([{ id: entry.id, name: 'Projects' }]);
  const held = (groups: string[][]) => groups.map((group) => [...group].sort().join()).sort();
  expect(held(sets[0].groups.map(({ learners }: { learners: string[] }) => learners))).toEqual(held(again.groups));

  // Somebody who joined a second cohort of the set by its link keeps the one of their group.
  const [{ cohortId }] = sets[0].groups.filter(
    ({ learners }: { learners: string[] }) => !learners.includes(ids[0] ?? ''),
  );
  await instructor.put(`${cohortsPath}/${cohortId}`, { name: 'Projects 9', maxMembers: 10, isPrivate: true });
  const { body: link } = await instructor.post(`${cohortsPath}/${cohortId}/invitation`);
  expect((await first.post(`${cohortsPath}/invitation/accept`, { code: link.code })).status).toBe(200);
  const { status } = await instructor.put(`${path}/${entry.id}`, { groups: again.groups });
  expect(status).toBe(200);

  // Entirely other groups are refused.
  const sorted = [...ids].sort();
  const mixed = [0, 1, 2].map((index) => sorted.filter((_, at) => at % 3 === index));
  expect((await instructor.put(`${path}/${entry.id}`, { groups: mixed })).status).toBe(409);
  const twice = await instructor.put(`${path}/${entry.id}`, { groups: [sorted.slice(0, 2), sorted.slice(0, 2)] });
  expect(twice.status).toBe(400);
});

test('a learner who joined a class later gets a place; groups of others are not found', async () => {
  const { instructor, ids } = await aClass(6);
  const groups = [ids.slice(0, 3), ids.slice(3, 5)];
  const entry = { id: randomUUID(), name: 'Readers', topic: 'language-arts', groups };
  await instructor.post(path, entry);
  const next = [...groups.slice(0, 1), ids.slice(3)];
  expect((await instructor.put(`${path}/${entry.id}`, { groups: next })).body).toMatchObject({ moved: 0, created: 0 });
  expect(
    (await instructor.get(path)).body[0].groups.map(({ learners }: { learners: string[] }) => learners.length),
  ).toEqual([3, 3]);
  const another = await at.person('instructor');
  expect((await another.put(`${path}/${entry.id}`, { groups: next })).status).toBe(404);
  expect((await (await learnerOf(at)).get(`${path}/learners`)).status).toBe(403);
});

test('minors and adults are divided separately unless staff lead, and then meet in a cohort that staff own', async () => {
  const instructor = await at.person('instructor');
  const people = [];
  for (const ageBand of ['adult', '13-15', 'adult', '16-17'] as const) people.push(await learnerOf(at, { ageBand }));
  const classId = await createClass(instructor);
  const unknown = await learnerOf(at, { ageBand: 'unknown' });
  await addTo(instructor, classId, ...people, unknown);
  const stated = {
    learners: people.map(({ user }) => ({ userId: user.id })),
    size: 4,
  };
  const adults = people.flatMap(({ user }, index) => (index % 2 === 0 ? [user.id] : [])).sort();
  const { body: apart } = await instructor.post(`${path}/divide`, stated);
  expect(apart.groups).toHaveLength(2);
  expect(apart.groups).toContainEqual(adults);
  const { body: mixed } = await instructor.post(`${path}/divide`, { ...stated, staffLead: true });
  expect(mixed.groups).toHaveLength(1);
  const id = randomUUID();
  await instructor.post(path, { id, name: 'Everyone', topic: 'science', groups: mixed.groups });
  const [adult] = people;
  const [cohort] = (await adult?.get(`${cohortsPath}/user`))?.body ?? [];
  expect(cohort).toMatchObject({ audience: 'led-by-staff', currentMembers: 5 });
  // Somebody of unknown age is neither listed nor put into a group.
  const listed = (await instructor.get(`${path}/learners?classId=${classId}`)).body;
  expect(listed).toHaveLength(4);
  const groups = [[unknown.user.id, adults[0]]];
  expect((await instructor.post(path, { id: randomUUID(), name: 'N', topic: 'science', groups })).status).toBe(400);
  expect((await instructor.post(path, { id: randomUUID(), name: 'Nobody', topic: 'science', groups })).status).toBe(
    404,
  );
});

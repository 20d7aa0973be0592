import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { learnerOf } from '../../activity/testing.ts';
import { answerLesson, startTopic } from '../../practice/testing.ts';
import { cohortsPath, createCohort, joinCohort } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['cohorts', 'practice'] });
  at.clock.toMonday();
});
afterAll(() => at?.close());

/** A cohort of three who have practised, of whom nobody shares it yet. */
async function aCohort() {
  const people = [await learnerOf(at), await learnerOf(at), await learnerOf(at)] as const;
  const id = await createCohort(people[0]);
  for (const person of people.slice(1)) await joinCohort(person, id);
  for (const person of people) await answerLesson(person, await startTopic(person));
  const path = `${cohortsPath}/${id}`;
  const share = (person: TestPerson, shares = true) => person.put(`${path}/sharing`, { shares });
  const read = async (person: TestPerson) => (await person.get(`${path}/practice`)).body;
  return { people, id, path, share, read };
}

test('the goal of the week counts the answers of members who share theirs', async () => {
  const { people, path, share, read } = await aCohort();
  const [owner, one] = people;
  expect(await read(one)).toMatchObject({ isOn: true, answered: 0, goal: null, sharing: 0, isSharing: false });
  expect((await one.put(`${path}/goal`, { answers: 50 })).status).toBe(403);
  expect((await owner.put(`${path}/goal`, { answers: 50 })).status).toBe(204);
  expect((await share(one)).status).toBe(204);
  const { answered } = await read(owner);
  expect(answered).toBeGreaterThan(0);
  await share(owner);
  expect(await read(one)).toMatchObject({ answered: 2 * answered, goal: 50, sharing: 2, isSharing: true });
  await share(owner, false);
  expect(await read(owner)).toMatchObject({ answered, sharing: 1, isSharing: false });
  at.clock.forward(7 * 24 * 60 * 60);
  expect(await read(owner)).toMatchObject({ answered: 0, goal: 50 });
  const instructor = await at.person('instructor');
  expect((await share(instructor)).status).toBe(403);
  expect((await (await learnerOf(at)).get(`${path}/practice`)).status).toBe(404);
});

test('topics are recommended once three members share, and people who come or go do not change them', async () => {
  const { people, id, share, read } = await aCohort();
  const [owner, one, two] = people;
  await share(owner);
  await share(one);
  expect(await read(owner)).toMatchObject({ topics: [], plan: [] });
  await share(two);
  const before = await read(owner);
  expect(before.topics.length).toBeGreaterThan(0);
  expect(before.plan.reduce((sum: number, { minutes }: { minutes: number }) => sum + minutes, 0)).toBe(
    before.topics.length > 1 ? 60 : 55,
  );
  const cardOf = async (person: TestPerson) =>
    (await person.get(cohortsPath)).body.find((cohort: { id: string }) => cohort.id === id).aiRecommendations;
  expect(await cardOf(owner)).toContain(`Practise ${before.topics[0].title} together`);
  const late = await learnerOf(at);
  expect(await cardOf(late)).toEqual([]);
  await joinCohort(late, id);
  await answerLesson(late, await startTopic(late));
  await share(late);
  expect((await read(owner)).topics).toEqual(before.topics);
  await share(late, false);
  expect((await read(owner)).topics).toEqual(before.topics);
  // Two remain.
  await share(two, false);
  expect(await read(owner)).toMatchObject({ topics: [], plan: [] });
  await share(two);
  await at.runSchedule('cohorts', 'recommend');
  expect((await read(owner)).topics).toEqual(before.topics);
});

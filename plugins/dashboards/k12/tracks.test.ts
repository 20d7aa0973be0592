import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { solutionOf, startTopic, submit } from '../../practice/testing.ts';
import type { K12Learning } from '../contract.ts';
import { TrackId } from '../contract.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['dashboards', 'practice'] });
});
afterAll(() => at?.close());

const learningOf = async (person: { get: TestPlatform['nobody']['get'] }): Promise<K12Learning> =>
  (await person.get('/api/dashboards/k12')).body;

test('every topic of practice belongs to one of the six tracks', async () => {
  const person = await at.person();
  const { tracks, topics } = await learningOf(person);
  expect(tracks.map(({ id }) => id)).toEqual(TrackId.options);
  const all = (await person.get('/api/practice/topics')).body.topics as { contentArea: string }[];
  const shown = tracks.flatMap((track) => track.topics.map(({ contentArea }) => contentArea));
  expect(shown.toSorted()).toEqual(all.map(({ contentArea }) => contentArea).toSorted());
  expect(topics).toEqual({ mastered: 0, all: all.length });
  expect(tracks.every((track) => track.topics.length > 0)).toBe(true);
});

test('a topic shows the mastery of the requesting learner', async () => {
  const [person, other] = [await at.person(), await at.person()];
  const run = await startTopic(person, 'algebra');
  const { standing } = run;
  at.clock.forward(20);
  await submit(person, { questionId: standing?.question.id, userAnswer: await solutionOf(at, run) });
  await at.platform.queueing.waitUntilIdle();
  const algebraOf = async (who: typeof person) =>
    (await learningOf(who)).tracks.flatMap(({ topics }) => topics).find(({ contentArea }) => contentArea === 'algebra');
  expect(await algebraOf(person)).toMatchObject({ answered: 1, mastery: 'mastered' });
  expect(await algebraOf(other)).toMatchObject({ answered: 0, mastery: null });
  expect((await learningOf(person)).tracks[0]).toMatchObject({ id: 'mathematics', mastered: 1 });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import { knexOf } from '../../../core/db/connect.ts';
import { on } from '../../../core/plugins/define-plugin.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform, listener } from '../../../core/testing.ts';
import type { NewResult } from '../../learner/services.ts';
import { learnerRecord } from '../../learner/services.ts';
import { addPlacement } from '../../learner/testing.ts';
import {
  answerTo,
  completeRun,
  nextOf,
  skipToQuestion,
  solutionOf,
  startTopic,
  submit,
} from '../../practice/testing.ts';
import type { Achievements } from '../contract.ts';
import { achievements } from '../contract.ts';
import { earnedAchievements } from '../services.ts';

const path = '/api/achievements';
const day = 24 * 60 * 60;

const announced: { userId: string; achievementId: string }[] = [];

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({
    plugins: ['achievements', 'practice'],
    extra: [listener(on(achievements, 'achievement.earned', ({ payload }) => void announced.push(payload)))],
  });
});
afterAll(() => at?.close());

const idle = () => at.platform.queueing.waitUntilIdle();
const achievementsOf = async (person: TestPerson) => (await person.get(path)).body as Achievements;
const ids = ({ earned }: Pick<Achievements, 'earned'>) => earned.map(({ id }) => id).toSorted();
const announcedTo = ({ user }: TestPerson) => announced.filter(({ userId }) => userId === user.id);

/** Adds a placement to a learner's record, by default half a logit above Immersion. */
const placed = (person: TestPerson, given: Partial<NewResult> = {}, institution: InstitutionRef = at.institution) =>
  addPlacement(at, person, { theta: 0, domains: [], ...given }, institution);

const studied = (person: TestPerson, days: number) =>
  at.platform.host.service(learnerRecord).noteActivity(
    { who: { institution: at.institution } },
    {
      userId: person.user.id,
      id: `day ${days}`,
      kind: 'study',
      at: new Date(at.clock.now().getTime() - days * day * 1000),
    },
  );

test('a result awards achievements at once, with its date, and announces each once', async () => {
  const person = await at.person();
  const tab = await person.connect();
  const changed = new Promise((resolve) => tab.once('achievements_changed', resolve));
  expect(await achievementsOf(person)).toMatchObject({ earned: [], activeLearners: null, rarityFrom: 5 });
  const when = at.clock.now();
  await placed(person);
  await idle();
  expect(await changed).toEqual({ achievementIds: ['first-placement', 'level-immersion'] });
  const { earned } = await achievementsOf(person);
  expect(ids({ earned })).toEqual(['first-placement', 'level-immersion']);
  for (const each of earned) expect(each).toMatchObject({ at: when.toISOString(), rarity: null });
  expect(announcedTo(person)).toHaveLength(2);
});

test('each achievement is earned once, however many events arrive', async () => {
  const person = await at.person();
  const learner = at.platform.host.get('learner');
  if (!learner) throw new Error('There is no learner record');
  await placed(person);
  const { eiqScore, standardError } = { eiqScore: 500, standardError: 30 };
  for (let times = 0; times < 5; times++) {
    await at.platform.database.transaction((tx) =>
      at.platform.background.emit(tx, learner, at.institution, 'eiq.changed', {
        userId: person.user.id,
        eiqScore,
        standardError,
        level: 'immersion',
        source: 'immersion',
      }),
    );
  }
  await idle();
  expect(ids(await achievementsOf(person))).toEqual(['first-placement', 'level-immersion']);
  expect(announcedTo(person)).toHaveLength(2);
});

test('achievements are kept when a score falls or a streak ends', async () => {
  const person = await at.person();
  for (const days of [2, 1, 0]) await studied(person, days);
  await placed(person);
  await idle();
  at.clock.forward(5 * day);
  await placed(person, { theta: -2, level: 'foundation' });
  await idle();
  const { earned, ahead } = await achievementsOf(await person.signInAgain());
  expect(ids({ earned })).toEqual(['first-placement', 'level-immersion', 'streak-3']);
  expect(ahead.find(({ id }) => id === 'streak-7')).toMatchObject({ have: 0, of: 7, unit: 'days' });
});

test('activity while the plugin was off is counted at the next request, with its date and without an announcement', async () => {
  const person = await at.person();
  await at.switchPlugin('achievements', false);
  const when = new Date(at.clock.now().getTime() - 40 * day * 1000);
  await placed(person, { at: when });
  for (const days of [33, 32, 31]) await studied(person, days);
  await idle();
  expect((await person.get(path)).status).toBe(404);
  await at.switchPlugin('achievements', true);
  const { earned } = await achievementsOf(person);
  expect(ids({ earned })).toEqual(['first-placement', 'level-immersion', 'streak-3']);
  expect(earned.find(({ id }) => id === 'first-placement')?.at).toBe(when.toISOString());
  expect(announcedTo(person)).toEqual([]);
});

test('the nightly job awards missed achievements', async () => {
  const person = await at.person();
  await at.switchPlugin('achievements', false);
  await placed(person);
  await idle();
  await at.switchPlugin('achievements', true);
  await at.runSchedule('achievements', 'catch-up');
  const stored = await knexOf(at.platform.database)('achievements.awards').where({ userId: person.user.id });
  expect(stored).toHaveLength(2);
});

test('practised lessons earn achievements, which remain while practice is off', async () => {
  const person = await at.person();
  let run = await startTopic(person);
  for (let count = 0; count < 5; count++) {
    run = await skipToQuestion(person, run, 'multiple_choice');
    await submit(person, answerTo(run, await solutionOf(at, run)));
    run = await nextOf(person, run);
  }
  await completeRun(person, run.runId);
  await idle();
  expect(ids(await achievementsOf(person))).toEqual(expect.arrayContaining(['lessons-1']));
  await at.switchPlugin('practice', false);
  const { earned, ahead } = await achievementsOf(person);
  expect(ids({ earned })).toContain('lessons-1');
  expect(ahead.map(({ id }) => id)).toContain('lessons-10');
  await at.switchPlugin('practice', true);
});

test('achievements within reach are listed nearest first, with only the next step of a series', async () => {
  const person = await at.person();
  for (const days of [1, 0]) await studied(person, days);
  await idle();
  const { ahead } = await achievementsOf(person);
  expect(ahead[0]).toMatchObject({ id: 'streak-3', have: 2, of: 3, unit: 'days' });
  expect(ahead.filter(({ id }) => id.startsWith('streak'))).toHaveLength(1);
  expect(ahead.every(({ have, of }) => have < of)).toBe(true);
});

test('rarity is shown once five learners are active, and counts neither staff nor other institutions', async () => {
  const elsewhere = await at.anotherInstitution();
  const learners = await Promise.all(Array.from({ length: 4 }, () => at.person('learner', elsewhere)));
  const [first] = learners;
  if (!first) throw new Error('There are no learners');
  for (const each of learners) await placed(each, { theta: -1, level: 'foundation' }, elsewhere);
  await placed(await at.person('instructor', elsewhere), {}, elsewhere);
  await idle();
  const { earned: early, activeLearners } = await achievementsOf(first);
  expect([activeLearners, early[0]?.rarity]).toEqual([null, null]);
  await placed(await at.person('learner', elsewhere), { theta: 1, level: 'mastery' }, elsewhere);
  await idle();
  const { earned, ahead, ...rest } = await achievementsOf(first);
  expect(rest).toEqual({ activeLearners: 5, rarityFrom: 5 });
  expect(earned).toMatchObject([{ id: 'first-placement', rarity: 'common' }]);
  // One of five learners. The instructor, who has it too, does not count.
  expect(ahead.find(({ id }) => id === 'level-immersion')).toMatchObject({ rarity: 'rare' });
});

test('other plugins read a learner’s achievements in their institution only', async () => {
  const person = await at.person();
  await placed(person);
  await idle();
  const service = at.platform.host.service(earnedAchievements);
  expect(await service.of({ who: { institution: at.institution } }, person.user.id)).toMatchObject([
    { id: 'first-placement', title: 'On the map', category: 'milestone', rarity: expect.anything() },
    { id: 'level-immersion', at: expect.any(Date) },
  ]);
  const elsewhere = await at.anotherInstitution();
  expect(await service.of({ who: { institution: elsewhere } }, person.user.id)).toEqual([]);
});

test('an event of an erased person is handled without an error and awards nothing', async () => {
  const learner = at.platform.host.get('learner');
  if (!learner) throw new Error('There is no learner record');
  const userId = randomUUID();
  const queue = 'achievements.on.learner.progress.changed';
  const jobs = () => knexOf(at.platform.database)('pgboss.job').where({ name: queue, state: 'completed' });
  const before = await jobs();
  await at.platform.database.transaction((tx) =>
    at.platform.background.emit(tx, learner, at.institution, 'progress.changed', { userId }),
  );
  await idle();
  // The event was handled at the first attempt.
  const handled = (await jobs()).filter(({ id }) => !before.some((job) => job.id === id));
  expect(handled).toMatchObject([{ data: { payload: { payload: { userId } } }, retryCount: 0 }]);
  expect(await knexOf(at.platform.database)('achievements.awards').where({ userId })).toEqual([]);
  expect(announced.filter((each) => each.userId === userId)).toEqual([]);
});

test('a token is required', async () => {
  expect((await at.nobody.get(path)).status).toBe(401);
});

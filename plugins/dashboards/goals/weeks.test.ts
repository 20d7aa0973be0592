import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import { deployment } from '../../../core/identity/index.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { answerLesson, completeRun, startForm, startTopic } from '../../practice/testing.ts';
import { goalPath, practise, setGoal, weekOf } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['dashboards', 'practice', 'activity'] });
});
afterAll(() => at?.close());

const idle = () => at.platform.queueing.waitUntilIdle();
const week = 7 * 24 * 60 * 60;

test('the default goal is five lessons', async () => {
  at.clock.toMonday();
  const person = await at.person();
  expect(await weekOf(person)).toMatchObject({
    goal: 5,
    isOwn: false,
    lessons: 0,
    isReached: false,
    lessonsInAll: 0,
    past: [],
  });
  expect(await setGoal(person, 2)).toMatchObject({ goal: 2, isOwn: true });
  expect(await setGoal(person, 2)).toMatchObject({ goal: 2, isOwn: true });
  expect(await weekOf(person)).toMatchObject({ goal: 2, isOwn: true });
});

test('in the week of the sign-up the default goal is proportional to the days left', async () => {
  at.clock.toMonday();
  const day = 24 * 60 * 60;
  const goals: number[] = [];
  for (let weekday = 0; weekday < 7; weekday++) {
    goals.push((await weekOf(await at.person())).goal);
    if (weekday < 6) at.clock.forward(day);
  }
  expect(goals).toEqual([5, 5, 4, 3, 3, 2, 1]);
  const onSunday = await at.person();
  await practise(onSunday);
  await idle();
  expect(await weekOf(onSunday)).toMatchObject({ goal: 1, isReached: true, daysLeft: 1 });
  at.clock.forward(day);
  expect(await weekOf(onSunday)).toMatchObject({ goal: 5, isReached: false, past: [{ goal: 1, isReached: true }] });
});

test('a goal is a whole number of lessons from 1 to 20', async () => {
  const person = await at.person();
  for (const lessons of [0, 21, 2.5, '5', null, undefined]) {
    const { status, body } = await person.put(goalPath, { lessons });
    expect([lessons, status]).toEqual([lessons, 400]);
    expect(body.error.issues[0].path).toBe('body.lessons');
  }
  expect((await weekOf(person)).isOwn).toBe(false);
});

test('a completed run counts immediately and once; a run without answers does not count', async () => {
  at.clock.toMonday();
  const person = await at.person();
  const [runId] = await practise(person);
  expect(await weekOf(person)).toMatchObject({ lessons: 1, lessonsInAll: 1, daysLeft: 7 });
  await idle();
  await person.post(`/api/practice/runs/${runId}/complete`);
  const empty = await startForm(person);
  await person.post(`/api/practice/runs/${empty.runId}/complete`);
  await idle();
  expect(await weekOf(person)).toMatchObject({ lessons: 1, lessonsInAll: 1 });
});

test('a reached goal is notified once a week', async () => {
  at.clock.toMonday();
  const person = await at.person();
  await setGoal(person, 2);
  const notes = async () => {
    await idle();
    return (await person.get('/api/notifications')).body.items.filter(({ kind }: { kind: string }) => kind === 'goal');
  };
  await practise(person);
  expect(await notes()).toEqual([]);
  await practise(person);
  expect(await notes()).toMatchObject([{ title: 'You reached your weekly goal', to: '/k12-dashboard?tab=progress' }]);
  await practise(person, 2);
  await setGoal(person, 1);
  await practise(person);
  expect(await notes()).toHaveLength(1);
  at.clock.forward(week);
  await practise(person);
  expect(await notes()).toHaveLength(2);
});

test('two simultaneous lessons reach a goal once', async () => {
  at.clock.toMonday();
  const person = await at.person();
  await setGoal(person, 2);
  const runs = [await startForm(person), await startTopic(person)];
  for (const run of runs) await answerLesson(person, run);
  await Promise.all(runs.map(({ runId }) => completeRun(person, runId)));
  await idle();
  expect(await weekOf(person)).toMatchObject({ lessons: 2, isReached: true });
  expect((await person.get('/api/notifications')).body.items).toHaveLength(1);
});

test('of two goals set at the same time one is stored', async () => {
  const person = await at.person();
  const answers = await Promise.all([3, 7].map((lessons) => person.put(goalPath, { lessons })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect([3, 7]).toContain((await weekOf(person)).goal);
});

test('past weeks keep the goal they had', async () => {
  at.clock.toMonday();
  const person = await at.person();
  await setGoal(person, 2);
  await practise(person, 2);
  at.clock.forward(week);
  await setGoal(person, 3);
  await practise(person);
  at.clock.forward(2 * week);
  // The session has expired by then.
  const { past, ...now } = await weekOf(await person.signInAgain());
  expect(now).toMatchObject({ lessons: 0, goal: 3, isOwn: true, lessonsInAll: 3 });
  expect(past.map(({ goal, lessons, isReached }) => [goal, lessons, isReached])).toEqual([
    [2, 2, true],
    [3, 1, false],
    [3, 0, false],
  ]);
});

test('a week begins on Monday in the learner’s time zone', async () => {
  at.clock.toMonday();
  const [east, west] = [await at.person(), await at.person()];
  await east.patch('/api/user/profile', { timeZone: 'Pacific/Auckland' });
  await west.patch('/api/user/profile', { timeZone: 'Pacific/Honolulu' });
  // Sunday noon of the next week in UTC: Monday in Auckland already.
  at.clock.forward(6 * 24 * 60 * 60);
  const [eastWeek, westWeek] = [await weekOf(east), await weekOf(west)];
  expect(eastWeek.week > westWeek.week).toBe(true);
  expect([eastWeek.daysLeft, westWeek.daysLeft]).toEqual([7, 1]);
});

test('lessons practised while the plugin was off are counted later, without a notification', async () => {
  at.clock.toMonday();
  const person = await at.person();
  await at.switchPlugin('dashboards', false);
  await practise(person, 5);
  await idle();
  await at.switchPlugin('dashboards', true);
  expect(await weekOf(person)).toMatchObject({ lessons: 5, isReached: true });
  await idle();
  expect((await person.get('/api/notifications')).body.items).toEqual([]);
});

test('without practice the goal can still be set', async () => {
  const person = await at.person();
  await at.switchPlugin('practice', false);
  expect(await setGoal(person, 7)).toMatchObject({ goal: 7, lessons: 0 });
  expect((await person.get('/api/dashboards/k12')).body.topics).toEqual({ mastered: 0, all: 0 });
  await at.switchPlugin('practice', true);
});

test('a lesson of an erased person is not counted and causes no error', async () => {
  const person = await at.person();
  await practise(person);
  await at.platform.personalData.erase({ who: deployment(at.institution) }, person.user.id);
  await idle();
  expect(await knexOf(at.platform.database)('dashboards.lessons').where({ user_id: person.user.id })).toEqual([]);
});

test('the weekly goal requires a token', async () => {
  expect((await at.nobody.get(goalPath)).status).toBe(401);
  expect((await at.nobody.put(goalPath, { lessons: 3 })).status).toBe(401);
});

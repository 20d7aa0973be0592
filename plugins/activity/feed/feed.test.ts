import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { learnerRecord } from '../../learner/services.ts';
import { placement } from '../../learner/testing.ts';
import { answerLesson, completeRun, startForm } from '../../practice/testing.ts';
import { join, learnerOf, startGroup } from '../testing.ts';
import type { FeedEntry } from './contract.ts';

const path = '/api/course-feed';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['activity', 'practice'] });
});
afterAll(() => at?.close());

const within = () => ({ who: { institution: at.institution } });
const record = () => at.platform.host.service(learnerRecord);
const feedOf = async (person: TestPerson, query = ''): Promise<{ items: FeedEntry[]; next: string | null }> =>
  (await person.get(`${path}${query}`)).body;

async function reach(person: TestPerson, level: 'immersion' | 'mastery') {
  await record().addResult(
    within(),
    placement(person.user.id, { theta: level === 'mastery' ? 0.9 : 0, level, at: at.clock.now() }),
  );
  await at.platform.queueing.waitUntilIdle();
}

test('a result is shown as a level, to the learner as their own and to others without an unshared name', async () => {
  const [shy, open, reader] = [await learnerOf(at), await learnerOf(at, { shares: true }), await learnerOf(at)];
  await reach(shy, 'immersion');
  at.clock.forward(1);
  await reach(open, 'mastery');
  const name = `${open.user.firstName} ${open.user.lastName.charAt(0)}.`;
  expect((await feedOf(reader)).items.slice(0, 2)).toMatchObject([
    { kind: 'result', who: name, isOwn: false, did: 'reached the Mastery level', to: null },
    { kind: 'result', who: 'A learner', isOwn: false, did: 'reached the Immersion level' },
  ]);
  expect((await feedOf(shy)).items[1]).toMatchObject({ who: 'You', isOwn: true, to: '/core-intelligence' });
  expect(JSON.stringify(await feedOf(reader))).not.toMatch(/eiqScore|\d{3}\.\d|userId/);
  expect((await shy.get('/api/notifications')).body.items).toMatchObject([
    { kind: 'result', to: '/core-intelligence' },
  ]);
});

test('a result is recorded once, with the time when it was reached', async () => {
  const learner = await learnerOf(at);
  await reach(learner, 'immersion');
  const started = at.platform.host.get('activity')?.started;
  const subscription = started?.subscriptions?.find(({ event }) => event === 'eiq.changed');
  const payload = {
    userId: learner.user.id,
    eiqScore: 500,
    standardError: 30,
    level: 'immersion',
    source: 'immersion',
  };
  at.clock.forward(60);
  const event = { id: randomUUID(), institution: at.institution, at: at.clock.now(), payload };
  await Promise.all([subscription?.handle(event), subscription?.handle(event)]);
  const ownEntries = (await feedOf(learner)).items.filter(({ isOwn }) => isOwn);
  expect(ownEntries).toHaveLength(1);
  expect(Date.parse(ownEntries[0]?.at ?? '')).toBeLessThan(at.clock.now().getTime() - 50_000);
  expect((await learner.get('/api/notifications')).body.items).toHaveLength(1);
});

test('events of an erased person are handled without an error and record nothing', async () => {
  const userId = randomUUID();
  const payloads = {
    'eiq.changed': { userId, eiqScore: 500, standardError: 30, level: 'mastery', source: 'immersion' },
    'practice.completed': { userId, runId: randomUUID(), answered: 5 },
    'progress.changed': { userId, isNewDay: true, isMasteryChanged: true },
  };
  const subscriptions = at.platform.host.get('activity')?.started?.subscriptions ?? [];
  const entries = await knexOf(at.platform.database)('activity.feed').select('id');
  for (const [event, payload] of Object.entries(payloads)) {
    const subscription = subscriptions.find((each) => each.event === event);
    expect(subscription, event).toBeDefined();
    await subscription?.handle({ id: randomUUID(), institution: at.institution, at: at.clock.now(), payload });
  }
  expect(await knexOf(at.platform.database)('activity.feed').select('id')).toEqual(entries);
  expect(await knexOf(at.platform.database)('activity.notifications').where({ userId })).toEqual([]);
});

test('a streak of three days is recorded once', async () => {
  const learner = await learnerOf(at);
  for (let day = 0; day < 4; day++) {
    await record().noteActivity(within(), {
      userId: learner.user.id,
      kind: 'study',
      id: `day ${day}`,
      at: at.clock.now(),
    });
    await at.platform.queueing.waitUntilIdle();
    at.clock.forward(24 * 60 * 60);
  }
  const ownEntries = (await feedOf(await learner.signInAgain())).items.filter(({ isOwn }) => isOwn);
  expect(ownEntries).toMatchObject([{ kind: 'streak', did: 'reached a streak of 3 days' }]);
});

test('a practised lesson is recorded and counts towards the learner’s groups', async () => {
  const learner = await learnerOf(at);
  const id = await startGroup(learner);
  const run = await startForm(learner);
  await answerLesson(learner, run);
  await completeRun(learner, run.runId);
  await at.platform.queueing.waitUntilIdle();
  expect((await feedOf(learner)).items.filter(({ isOwn }) => isOwn)).toMatchObject([
    { kind: 'practice', did: 'practised a lesson of 3 questions', to: '/assessment' },
    { kind: 'group', did: 'started the study group Algebra circle', to: `/study-groups/${id}` },
  ]);
  expect((await learner.get(`/api/study-groups/${id}`)).body).toMatchObject({ lessons: 1, goal: 2, progress: 50 });
});

test('joining does not move the weekly goal; lessons after joining count', async () => {
  const owner = await learnerOf(at);
  const id = await startGroup(owner);
  const week = 7 * 24 * 60 * 60;
  at.clock.forward(week);
  const newcomer = await learnerOf(at);
  const practise = async () => {
    const run = await startForm(newcomer);
    await answerLesson(newcomer, run);
    await completeRun(newcomer, run.runId);
    await at.platform.queueing.waitUntilIdle();
  };
  const groupStatus = async () => (await (await owner.signInAgain()).get(`/api/study-groups/${id}`)).body;
  await practise();
  at.clock.forward(60);
  await join(newcomer, id);
  expect(await groupStatus()).toMatchObject({ members: 2, lessons: 0, goal: 2 });
  await practise();
  expect(await groupStatus()).toMatchObject({ lessons: 1, goal: 2, progress: 50 });
  at.clock.forward(week);
  expect(await groupStatus()).toMatchObject({ lessons: 0, goal: 4 });
});

test('the feed is paged without repeats while entries are added', async () => {
  const learner = await learnerOf(at);
  for (const name of ['One', 'Two', 'Three']) await startGroup(learner, name);
  const first = await feedOf(learner, '?limit=2');
  await startGroup(learner, 'Four');
  const second = await feedOf(learner, `?limit=2&before=${first.next}`);
  expect([...first.items, ...second.items].map(({ did }) => did.split(' ').at(-1)).slice(0, 3)).toEqual([
    'Three',
    'Two',
    'One',
  ]);
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await learner.get(`${path}?before=yesterday`)).status).toBe(400);
});

test('viewers are notified of new entries; other institutions do not see them', async () => {
  const [learner, reader] = [await learnerOf(at), await learnerOf(at)];
  const tab = await reader.connect();
  await tab.emitWithAck('enter_room', { room: 'activity.community', key: 'community' });
  const notified = new Promise((resolve) => tab.once('course_feed_changed', resolve));
  await startGroup(learner);
  expect(await notified).toEqual({});
  const elsewhere = await at.anotherInstitution();
  expect(await feedOf(await at.person('administrator', elsewhere))).toEqual({ items: [], next: null });
  expect((await at.nobody.get(path)).status).toBe(401);
  expect((await (await at.person('recruiter')).get(path)).status).toBe(403);
});

test('people online are counted, and named only if they share their name', async () => {
  const [shy, open, reader] = [await learnerOf(at), await learnerOf(at, { shares: true }), await learnerOf(at)];
  const before = (await reader.get('/api/here-now')).body.count;
  const tabs = [await shy.connect(), await open.connect(), await open.connect()];
  const { body } = await reader.get('/api/here-now');
  expect(body).toEqual({ count: before + 2, named: [`${open.user.firstName} ${open.user.lastName.charAt(0)}.`] });
  for (const tab of tabs) tab.disconnect();
  expect((await at.nobody.get('/api/here-now')).status).toBe(401);
});

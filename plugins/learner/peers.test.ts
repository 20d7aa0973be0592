import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../core/db/index.ts';
import { startLearner } from './testing.ts';

let started: Awaited<ReturnType<typeof startLearner>>;
beforeAll(async () => {
  started = await startLearner();
});
afterAll(() => started.at.close());

test('other learners see who wants it, by first name and initial, until it is taken back', async () => {
  const { at, record, within } = started;
  const [willing, other] = [await at.person(), await at.person()];
  for (const { user } of [willing, other]) await record.setAgeBand(within, user.id, 'adult');
  const saved = await willing.patch('/api/user/profile', { sharesWithPeers: true });
  expect(saved.body).toMatchObject({ sharesWithPeers: true });
  const { firstName, lastName } = willing.user;
  const peers = await record.peers(within);
  expect(peers.get(willing.user.id)).toEqual({ name: `${firstName} ${lastName.charAt(0)}.` });
  expect(peers.has(other.user.id)).toBe(false);
  await willing.patch('/api/user/profile', { sharesWithPeers: false });
  expect((await record.peers(within)).has(willing.user.id)).toBe(false);
});

test('a child is seen only while a guardian consents', async () => {
  const { at, record, within } = started;
  const child = await at.person();
  await record.setAgeBand(within, child.user.id, 'under-13');
  const share = () => child.patch('/api/user/profile', { sharesWithPeers: true });
  expect((await share()).status).toBe(403);
  const decide = (isGiven: boolean) =>
    record.recordConsent(within, {
      userId: child.user.id,
      isGiven,
      decidedBy: 'parent@family.example',
      at: at.clock.now(),
    });
  await decide(true);
  expect((await share()).status).toBe(200);
  expect((await record.peers(within)).has(child.user.id)).toBe(true);
  at.clock.forward(1);
  await decide(false);
  expect((await record.peers(within)).has(child.user.id)).toBe(false);
});

test('where somebody learns is theirs to see, and decides whose dashboard is shown', async () => {
  const { at, record, within } = started;
  const learner = await at.person();
  await record.setEducation(within, learner.user.id, { educationalLevel: 'k-12', gradeLevel: '3' });
  expect((await learner.get('/api/user/profile')).body).toMatchObject({ educationalLevel: 'k-12', gradeLevel: '3' });
});

test('many children who are seen are looked up with as many queries as one', async () => {
  const { at, record, within } = started;
  const children = await Promise.all(Array.from({ length: 6 }, () => at.person()));
  const decision = { isGiven: true, decidedBy: 'parent@family.example', at: at.clock.now() };
  for (const { user, patch } of children) {
    await record.setAgeBand(within, user.id, 'under-13');
    await record.recordConsent(within, { userId: user.id, ...decision });
    expect((await patch('/api/user/profile', { sharesWithPeers: true })).status).toBe(200);
  }
  const ids = children.map(({ user }) => user.id);
  const knex = knexOf(at.platform.database);
  const queriesFor = async (among: readonly string[]) => {
    let queries = 0;
    const count = () => queries++;
    knex.on('query', count);
    expect((await record.peers(within, among)).size).toBe(among.length);
    knex.off('query', count);
    return queries;
  };
  expect(await queriesFor(ids)).toBe(await queriesFor(ids.slice(0, 1)));
});

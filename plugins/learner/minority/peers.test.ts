import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import { decideConsent, startLearner } from '../testing.ts';

let started: Awaited<ReturnType<typeof startLearner>>;
beforeAll(async () => {
  started = await startLearner();
});
afterAll(() => started.at.close());

test('other learners see a learner who shares their name, by first name and initial, until sharing ends', async () => {
  const { at, record, within } = started;
  const [willing, other] = [await at.person(), await at.person()];
  for (const { user } of [willing, other]) await record.setAgeBand(within, user.id, 'adult');
  const saved = await willing.patch('/api/user/profile', { sharesWithPeers: true });
  expect(saved.body).toMatchObject({ sharesWithPeers: true });
  const { firstName, lastName } = willing.user;
  const reader = { id: other.user.id, role: 'learner' } as const;
  const peers = await record.peers(within, reader);
  expect(peers.get(willing.user.id)).toEqual({ name: `${firstName} ${lastName.charAt(0)}.` });
  expect(peers.has(other.user.id)).toBe(false);
  await willing.patch('/api/user/profile', { sharesWithPeers: false });
  expect((await record.peers(within, reader)).has(willing.user.id)).toBe(false);
});

test('a child is shown only while a guardian consents', async () => {
  const { at, record, within } = started;
  const child = await at.person();
  await record.setAgeBand(within, child.user.id, 'under-13');
  const share = () => child.patch('/api/user/profile', { sharesWithPeers: true });
  expect((await share()).status).toBe(403);
  await decideConsent(at, child);
  expect((await share()).status).toBe(200);
  expect((await record.peers(within, child.user)).has(child.user.id)).toBe(true);
  at.clock.forward(1);
  await decideConsent(at, child, ['taking-part', 'talking']);
  expect((await record.peers(within, child.user)).has(child.user.id)).toBe(false);
});

test('a learner’s profile shows their educational level and grade', async () => {
  const { at, record, within } = started;
  const learner = await at.person();
  await record.setEducation(within, learner.user.id, { educationalLevel: 'k-12', gradeLevel: '3' });
  expect((await learner.get('/api/user/profile')).body).toMatchObject({ educationalLevel: 'k-12', gradeLevel: '3' });
});

test('looking up many children takes as many queries as looking up one', async () => {
  const { at, record, within } = started;
  const children = await Promise.all(Array.from({ length: 6 }, () => at.person()));
  for (const child of children) {
    const { user, patch } = child;
    await record.setAgeBand(within, user.id, 'under-13');
    await decideConsent(at, child);
    expect((await patch('/api/user/profile', { sharesWithPeers: true })).status).toBe(200);
  }
  const [reader] = children.map(({ user }) => user);
  if (!reader) throw new Error('There is no reader');
  const ids = children.map(({ user }) => user.id);
  const knex = knexOf(at.platform.database);
  const queriesFor = async (among: readonly string[]) => {
    let queries = 0;
    const count = () => queries++;
    knex.on('query', count);
    expect((await record.peers(within, reader, among)).size).toBe(among.length);
    knex.off('query', count);
    return queries;
  };
  // The first call caches the reader's profile and the settings.
  await queriesFor(ids);
  expect(await queriesFor(ids)).toBe(await queriesFor(ids.slice(0, 1)));
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import type { EiqRecord, Norm } from '../contract.ts';
import { placement, setGrade, startLearner } from '../testing.ts';

let started: Awaited<ReturnType<typeof startLearner>>;
beforeAll(async () => {
  started = await startLearner();
});
afterAll(() => started.at.close());

const eiqOf = async (learner: { get(path: string): Promise<{ body: EiqRecord }> }) =>
  (await learner.get('/api/user/eiq')).body;

const normsOf = async (learner: { get(path: string): Promise<{ body: Norm[] }> }) =>
  (await learner.get('/api/user/eiq/norms')).body;

test('a record is empty before the first result', async () => {
  const learner = await started.at.person();
  expect(await eiqOf(learner)).toEqual({
    current: null,
    domains: [],
    history: [],
    cuts: [
      { level: 'foundation', from: 100 },
      { level: 'immersion', from: 450 },
      { level: 'mastery', from: 575 },
    ],
    laterCuts: null,
  });
});

test('a single result determines the record', async () => {
  const learner = await started.at.person();
  await started.record.addResult(started.within, placement(learner.user.id, { theta: 0.124, standardError: 0.28 }));
  const { current, domains, history } = await eiqOf(learner);
  expect(current).toMatchObject({ eiqScore: 512.4, level: 'immersion' });
  expect(current?.standardError).toBeCloseTo(28, 6);
  expect(current?.interval).toEqual([457.5, 567.3]);
  expect(domains).toHaveLength(3);
  expect(domains[0]).toMatchObject({ domain: 'core_math', title: 'Core Math & Logic', eiqScore: 512.4 });
  expect(history).toMatchObject([{ source: 'immersion', eiqScore: 512.4, after: { eiqScore: 512.4 } }]);
});

test('a repeated result changes nothing, even with other figures', async () => {
  const { at, record, within } = started;
  const learner = await at.person();
  const first = await record.addResult(within, placement(learner.user.id));
  expect(await record.addResult(within, placement(learner.user.id, { theta: 3 }))).toEqual(first);
  expect((await eiqOf(learner)).history).toHaveLength(1);
});

test('simultaneous results all count, and one sent ten times counts once', async () => {
  const { at, record, within } = started;
  const learner = await at.person();
  const source = (name: string) => placement(learner.user.id, { source: name });
  await Promise.all(
    ['one', 'two', 'three', ...Array(10).fill('four')].map((name) => record.addResult(within, source(name))),
  );
  const { history, current } = await eiqOf(learner);
  expect(history.map((each) => each.source).sort()).toEqual(['four', 'one', 'three', 'two']);
  // Four likelihoods and the prior once: about half the error of one result of 30 points.
  expect(current?.standardError).toBeCloseTo(14.253, 2);
  expect(current?.eiqScore).toBe(512.5);
});

test('a later result of the same source counts in addition to the earlier one, in order of time', async () => {
  const { at, record, within } = started;
  const learner = await at.person();
  const later = new Date('2026-04-01T10:00:00Z');
  await record.addResult(
    within,
    placement(learner.user.id, { sourceId: 'second', theta: 1, level: 'mastery', at: later }),
  );
  await record.addResult(within, placement(learner.user.id, { sourceId: 'first', theta: -1, level: 'foundation' }));
  const { current, history } = await eiqOf(learner);
  expect(history.map(({ eiqScore }) => eiqScore)).toEqual([400, 600]);
  // Nearly the middle: the newer one counts a little more.
  expect(current?.eiqScore).toBeGreaterThan(500);
  expect(current?.eiqScore).toBeLessThan(510);
});

test('a result with impossible figures is rejected', async () => {
  const { record, within, at } = started;
  const { user } = await at.person();
  for (const wrong of [{ theta: Number.NaN }, { standardError: 0 }, { confidence: 1.2 }]) {
    await expect(record.addResult(within, placement(user.id, wrong))).rejects.toThrow(RangeError);
  }
});

test('a result of a failed transaction is not stored', async () => {
  const { at, record, within } = started;
  const learner = await at.person();
  const failing = at.platform.database.transaction(async (tx) => {
    await record.addResult({ ...within, tx }, placement(learner.user.id));
    throw new Error('the assessment could not be saved');
  });
  await expect(failing).rejects.toThrow('could not be saved');
  expect((await eiqOf(learner)).current).toBeNull();
});

test('a learner of another institution can be neither given a result nor read', async () => {
  const { at, record, within } = started;
  const other = await at.anotherInstitution();
  const stranger = await at.person('learner', other);
  await expect(record.addResult(within, placement(stranger.user.id))).rejects.toMatchObject({ code: 'not_found' });
  await record.addResult({ who: { institution: other } }, placement(stranger.user.id));
  expect((await record.eiq(within, stranger.user.id)).current).toBeNull();
  expect((await eiqOf(stranger)).current?.eiqScore).toBe(512);
});

test('the learner’s open tabs are notified after the result is committed', async () => {
  const { at, record, within } = started;
  const learner = await at.person();
  const socket = await learner.connect();
  const notified = new Promise((resolve) => socket.once('learner_changed', resolve));
  await record.addResult(within, placement(learner.user.id));
  expect(await notified).toEqual({ what: 'eiq' });
});

test('a result is compared with those of the institution’s learners where at least 200 took the assessment', async () => {
  const { at, record, within } = started;
  const knex = knexOf(at.platform.database);
  const learner = await at.person();
  const own = placement(learner.user.id, { source: 'compared', theta: 0.405, standardError: 0.1 });
  /** Learners whose results rise by a hundredth of a logit, from −1. */
  const addLearners = async (from: number, until: number) => {
    await knex.raw(
      `with copied as (insert into platform.users
         select (jsonb_populate_record(person, jsonb_build_object('id', gen_random_uuid(), 'username', 'norm' || n,
           'username_key', 'norm' || n, 'email', null, 'email_key', null))).*
         from platform.users person, generate_series(?::int, ?::int) n where person.id = ?
         returning id, institution_id, substr(username, 5)::int as n)
       insert into learner.results (id, institution_id, user_id, source, source_id, title, at, theta, se, level, confidence,
           domains, version, added_at)
         select gen_random_uuid(), institution_id, id, 'compared', 'first', 'Placement', now(), -1.01 + n / 100.0, 0.3,
           'immersion', 0.9, '[]', '1', timestamptz '2026-01-01' + n * interval '1 minute' from copied`,
      [from, until, learner.user.id],
    );
  };
  await record.addResult(within, own);
  await addLearners(1, 198);
  // 199 learners.
  expect(await normsOf(learner)).toEqual([]);
  await addLearners(199, 200);
  // Of the first 200, whose results go from −1 to 0.99, 141 are below 0.405.
  const [norm] = await normsOf(learner);
  expect(norm).toMatchObject({ source: 'compared', learners: 200, percent: 71 });
  expect(norm?.interval).toEqual([61, 81]);
  // The group grows by 50 at once, and the last of a person’s results counts.
  await addLearners(201, 248);
  expect((await normsOf(learner))[0]).toMatchObject({ learners: 200, percent: 71 });
  await addLearners(249, 251);
  expect((await normsOf(learner))[0]).toMatchObject({ learners: 250, percent: 56 });
  // Grades up to 5 have questions of their own.
  await setGrade(at, learner, '5');
  expect(await normsOf(learner)).toEqual([]);
  const elsewhere = await at.anotherInstitution();
  const stranger = await at.person('learner', elsewhere);
  await record.addResult({ who: { institution: elsewhere } }, { ...own, userId: stranger.user.id });
  expect(await normsOf(stranger)).toEqual([]);
});

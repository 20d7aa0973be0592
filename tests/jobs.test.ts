import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest';
import { knexOf } from '../core/db/index.ts';
import type { JobHandlers, Jobs } from '../core/plugins/define-plugin.ts';
import type { TestPerson, TestPlatform } from '../core/testing.ts';
import { createTestPlatform } from '../core/testing.ts';
import { waspsFixture } from './fixtures/index.ts';
import type { wasps } from './fixtures/wasps/contract.ts';

// Jobs of a plugin that are delayed, cancelled, rescheduled and followed.

const nests = '/api/wasps/nests';
const hour = 3600;

let at: TestPlatform;
let learner: TestPerson;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: [], extra: [waspsFixture] });
  learner = await at.person();
});
afterAll(() => at?.close());

const later = (seconds: number) => new Date(at.clock.now().getTime() + seconds * 1000);
const build = async (cells: number, startAfter?: Date, person = learner): Promise<string> =>
  (await person.post(nests, { cells, ...(startAfter ? { startAfter } : {}) })).body.id;
const statusOf = async (id: string, person = learner) => (await person.get(`/api/jobs/wasps/build/${id}`)).body;

async function results(): Promise<{ built: number[]; aborted: string[]; sums: number[] }> {
  await at.platform.queueing.waitUntilIdle();
  return (await learner.get(nests)).body;
}

test('a delayed job runs once the clock has passed its time, and not before', async () => {
  await build(1, later(hour));
  expect((await results()).built).not.toContain(1);
  at.clock.forward(hour - 1);
  expect((await results()).built).not.toContain(1);
  at.clock.forward(1);
  expect((await results()).built).toContain(1);
});

test('a job that is cancelled while it waits never runs', async () => {
  const id = await build(2, later(hour));
  expect((await learner.delete(`${nests}/${id}`)).body).toEqual({ isCancelled: true });
  at.clock.forward(2 * hour);
  expect((await results()).built).not.toContain(2);
  expect(await statusOf(id)).toMatchObject({ state: 'cancelled' });
  expect((await learner.delete(`${nests}/${id}`)).body).toEqual({ isCancelled: false });
});

test('a waiting job is rescheduled to an earlier or a later time', async () => {
  const [sooner, postponed] = [await build(3, later(10 * hour)), await build(4, later(hour))];
  const move = (id: string, startAfter: Date) => learner.post(`${nests}/${id}/time`, { startAfter });
  expect((await move(sooner, later(hour))).body).toEqual({ isMoved: true });
  expect((await move(postponed, later(10 * hour))).body).toEqual({ isMoved: true });
  at.clock.forward(2 * hour);
  const { built } = await results();
  expect(built).toContain(3);
  expect(built).not.toContain(4);
  expect((await move(sooner, later(1))).body).toEqual({ isMoved: false });
  at.clock.forward(9 * hour);
  expect((await results()).built).toContain(4);
});

test('equal jobs are enqueued once, with the earliest of their times', async () => {
  const first = await build(5, later(10 * hour));
  expect(await build(5, later(hour))).toBe(first);
  const other = await at.person();
  expect(await build(5, later(hour), other)).not.toBe(first);
  at.clock.forward(hour);
  expect((await results()).built.filter((cells) => cells === 5)).toHaveLength(2);
});

test('cancelling a running job aborts its signal, and the job is not retried', async () => {
  const id = await build(100);
  await expect.poll(async () => (await statusOf(id)).state).toBe('running');
  expect((await learner.delete(`${nests}/${id}`)).body).toEqual({ isCancelled: true });
  const { built, aborted } = await results();
  expect(built).not.toContain(100);
  expect(aborted).toEqual(['100: The job was cancelled']);
  expect(await statusOf(id)).toMatchObject({ state: 'cancelled' });
});

test('progress is stored and sent to the people who may follow the job', async () => {
  const tab = await learner.connect();
  const id = await build(200, later(hour));
  const room = { room: 'platform.job', key: `wasps/build/${id}` };
  expect(await tab.emitWithAck('enter_room', room)).toEqual({ ok: true });
  const received: unknown[] = [];
  tab.on('job_changed', (status) => received.push(status));
  expect(await statusOf(id)).toEqual({ plugin: 'wasps', job: 'build', id, state: 'waiting', done: null, total: null });
  at.clock.forward(hour);
  const changed = (state: string, done: number | null, total = done === null ? null : 200) => ({
    ...{ plugin: 'wasps', job: 'build', id },
    ...{ state, done, total },
  });
  await expect.poll(() => received).toEqual([changed('running', null), changed('running', 0)]);
  expect(await statusOf(id)).toEqual(changed('running', 0));
  await learner.post('/api/wasps/permit');
  await expect.poll(() => received.slice(2)).toEqual([changed('running', 200), changed('done', null)]);
  expect(await statusOf(id)).toEqual(changed('done', 200));
});

test('other people cannot see the progress of a job', async () => {
  const id = await build(6, later(hour));
  const [other, staff] = [await at.person(), await at.person('administrator')];
  const foreign = await at.person('administrator', await at.anotherInstitution());
  const address = `/api/jobs/wasps/build/${id}`;
  expect((await staff.get(address)).status).toBe(200);
  expect(await Promise.all([other, foreign].map(async (person) => (await person.get(address)).status))).toEqual([
    404, 404,
  ]);
  const entered = await (await other.connect()).emitWithAck('enter_room', {
    room: 'platform.job',
    key: `wasps/build/${id}`,
  });
  expect(entered.error.code).toBe('not_found');
  expect((await foreign.delete(`${nests}/${id}`)).body).toEqual({ isCancelled: false });
  await at.switchPlugin('wasps', false);
  expect((await learner.get(address)).status).toBe(404);
  await at.switchPlugin('wasps', true);
  expect((await learner.get('/api/jobs/wasps/constructor/01900000-0000-7000-8000-000000000000')).status).toBe(404);
});

test('a job fails after the number of retries in its contract', async () => {
  const id = await build(13);
  await expect.poll(async () => (await statusOf(id)).state).toBe('waiting');
  // The second run is due after a pause; the first may not have failed yet.
  await expect
    .poll(async () => {
      at.clock.forward(600);
      return (await statusOf(id)).state;
    })
    .toBe('failed');
  const jobs = knexOf(at.platform.database)('pgboss.job').where({ name: 'wasps.job.build', id });
  expect(await jobs.first('retry_count')).toEqual({ retryCount: 1 });
});

test('a job can compute on a thread and reports the progress of the thread', async () => {
  const { body } = await learner.post('/api/wasps/counts', { to: 1000 });
  expect((await results()).sums).toEqual([500_500]);
  const status = (await learner.get(`/api/jobs/wasps/count/${body.id}`)).body;
  expect(status).toMatchObject({ state: 'done', done: 1000, total: 1000 });
});

test('cancelling a job ends its thread during the computation', async () => {
  const { body } = await learner.post('/api/wasps/counts', { to: null });
  const address = `/api/jobs/wasps/count/${body.id}`;
  await expect.poll(async () => (await learner.get(address)).body.done).toBeGreaterThan(0);
  expect((await learner.delete(`/api/wasps/counts/${body.id}`)).body).toEqual({ isCancelled: true });
  await at.platform.queueing.waitUntilIdle();
  expect((await learner.get(address)).body.state).toBe('cancelled');
});

test('a process runs at most as many jobs of a kind at the same time as the contract allows', async () => {
  const ids = [await build(301), await build(302), await build(303)];
  const states = async () => (await Promise.all(ids.map((id) => statusOf(id)))).map(({ state }) => state).sort();
  await expect.poll(states).toEqual(['running', 'running', 'waiting']);
  await expect
    .poll(async () => {
      await learner.post('/api/wasps/permit');
      return states();
    })
    .toEqual(['done', 'done', 'done']);
});

test('a run that exceeds the time limit in the contract is aborted and fails', async () => {
  const { id } = (await learner.post('/api/wasps/hums')).body;
  const state = async () => (await learner.get(`/api/jobs/wasps/hum/${id}`)).body.state;
  await expect.poll(state, { timeout: 5000 }).toBe('failed');
  expect((await results()).aborted).toContain('hum: TimeoutError');
});

test('jobs and their handlers are typed by the payload', () => {
  type WaspJobs = (typeof wasps)['jobs'];
  expectTypeOf<Parameters<JobHandlers<WaspJobs>['count']>[0]['payload']>().toEqualTypeOf<{
    userId: string;
    to: number | null;
  }>();
  const compiles = (jobs: Jobs<WaspJobs>, institution: { id: string }) => [
    jobs.enqueue('build', institution, { userId: 'x', cells: 1 }, { startAfter: new Date() }),
    // @ts-expect-error: cells is a number
    jobs.enqueue('build', institution, { userId: 'x', cells: 'many' }),
    // @ts-expect-error: there is no such job
    jobs.cancel('sting', institution, 'x'),
  ];
  expectTypeOf(compiles).toBeFunction();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../core/testing.ts';
import { createTestPlatform } from '../core/testing.ts';
import { waspsFixture } from './fixtures/index.ts';

// Jobs of a plugin that wait, are cancelled, moved and followed.

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

async function done(): Promise<{ built: number[]; aborted: string[]; sums: number[] }> {
  await at.platform.queueing.waitUntilIdle();
  return (await learner.get(nests)).body;
}

test('a delayed job runs once the clock has passed its time, and not before', async () => {
  await build(1, later(hour));
  expect((await done()).built).not.toContain(1);
  at.clock.forward(hour - 1);
  expect((await done()).built).not.toContain(1);
  at.clock.forward(1);
  expect((await done()).built).toContain(1);
});

test('a job that was cancelled while it waited never runs', async () => {
  const id = await build(2, later(hour));
  expect((await learner.delete(`${nests}/${id}`)).body).toEqual({ isCancelled: true });
  at.clock.forward(2 * hour);
  expect((await done()).built).not.toContain(2);
  expect(await statusOf(id)).toMatchObject({ state: 'cancelled' });
  expect((await learner.delete(`${nests}/${id}`)).body).toEqual({ isCancelled: false });
});

test('a job is moved to an earlier or a later time', async () => {
  const [sooner, postponed] = [await build(3, later(10 * hour)), await build(4, later(hour))];
  const move = (id: string, startAfter: Date) => learner.post(`${nests}/${id}/time`, { startAfter });
  expect((await move(sooner, later(hour))).body).toEqual({ isMoved: true });
  expect((await move(postponed, later(10 * hour))).body).toEqual({ isMoved: true });
  at.clock.forward(2 * hour);
  const { built } = await done();
  expect(built).toContain(3);
  expect(built).not.toContain(4);
  expect((await move(sooner, later(1))).body).toEqual({ isMoved: false });
  at.clock.forward(9 * hour);
  expect((await done()).built).toContain(4);
});

test('of equal jobs that wait there is one, which starts at the earlier time', async () => {
  const first = await build(5, later(10 * hour));
  expect(await build(5, later(hour))).toBe(first);
  const other = await at.person();
  expect(await build(5, later(hour), other)).not.toBe(first);
  at.clock.forward(hour);
  expect((await done()).built.filter((cells) => cells === 5)).toHaveLength(2);
});

test('a running job that is cancelled is told so, and is not tried again', async () => {
  const id = await build(100);
  await expect.poll(async () => (await statusOf(id)).state).toBe('running');
  expect((await learner.delete(`${nests}/${id}`)).body).toEqual({ isCancelled: true });
  const { built, aborted } = await done();
  expect(built).not.toContain(100);
  expect(aborted).toEqual(['100: The job was cancelled']);
  expect(await statusOf(id)).toMatchObject({ state: 'cancelled' });
});

test('progress is kept, and told to those who may follow the job', async () => {
  const tab = await learner.connect();
  const id = await build(200, later(hour));
  const room = { room: 'platform.job', key: `wasps/build/${id}` };
  expect(await tab.emitWithAck('enter_room', room)).toEqual({ ok: true });
  const told: unknown[] = [];
  tab.on('job_changed', (status) => told.push(status));
  expect(await statusOf(id)).toEqual({ plugin: 'wasps', job: 'build', id, state: 'waiting', done: null, total: null });
  at.clock.forward(hour);
  const changed = (state: string, done: number | null, total = done === null ? null : 200) => ({
    ...{ plugin: 'wasps', job: 'build', id },
    ...{ state, done, total },
  });
  await expect.poll(() => told).toEqual([changed('running', null), changed('running', 0)]);
  expect(await statusOf(id)).toEqual(changed('running', 0));
  await learner.post('/api/wasps/permit');
  await expect.poll(() => told.slice(2)).toEqual([changed('running', 200), changed('done', null)]);
  expect(await statusOf(id)).toEqual(changed('done', 200));
});

test('nobody else sees how far a job is', async () => {
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

test('a job fails for good after as many retries as its contract says', async () => {
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

test('a job works on a thread of its own, and its progress is the job’s', async () => {
  const { body } = await learner.post('/api/wasps/counts', { to: 1000 });
  expect((await done()).sums).toEqual([500_500]);
  const status = (await learner.get(`/api/jobs/wasps/count/${body.id}`)).body;
  expect(status).toMatchObject({ state: 'done', done: 1000, total: 1000 });
});

test('cancelling a job ends its thread in the middle of a computation', async () => {
  const { body } = await learner.post('/api/wasps/counts', { to: null });
  const address = `/api/jobs/wasps/count/${body.id}`;
  await expect.poll(async () => (await learner.get(address)).body.done).toBeGreaterThan(0);
  expect((await learner.delete(`/api/wasps/counts/${body.id}`)).body).toEqual({ isCancelled: true });
  await at.platform.queueing.waitUntilIdle();
  expect((await learner.get(address)).body.state).toBe('cancelled');
});

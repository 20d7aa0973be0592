import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { knexOf } from '../db/connect.ts';
import { newId } from '../db/ids.ts';
import type { Signals } from '../db/signals.ts';
import { openSignals } from '../db/signals.ts';
import type { TestDatabase } from '../db/testing.ts';
import { createTestDatabase, silent } from '../db/testing.ts';
import type { Queueing, QueueingOptions } from './queueing.ts';
import { installQueueing, openQueueing } from './queueing.ts';

let at: TestDatabase;
let signals: Signals;
let opened: Queueing[];
beforeAll(async () => {
  at = await createTestDatabase({ empty: true });
  signals = await openSignals(at.database, silent);
  await installQueueing(at.database, silent);
  await knexOf(at.database).schema.createTable('effects', (table) => table.text('name'));
});
beforeEach(async () => {
  opened = [];
  await knexOf(at.database)('pgboss.job').delete();
  await knexOf(at.database)('effects').delete();
});
afterEach(() => Promise.all(opened.map((queueing) => queueing.stop({ drainSeconds: 0 }))));
afterAll(async () => {
  await signals.close();
  await at.drop();
});

const atOnce = { limit: 2, backoff: false };
function open(options: Partial<QueueingOptions> = {}): Queueing {
  const queueing = openQueueing({ database: at.database, signals, log: silent, retries: atOnce, ...options });
  opened.push(queueing);
  return queueing;
}
const effects = () => knexOf(at.database)('effects').orderBy('name').pluck('name');

test('what is sent is done, with the payload as it was', async () => {
  const queueing = open();
  const seen: unknown[] = [];
  await queueing.work('read', async (payload) => void seen.push(payload));
  for (const payload of [{ a: [1, { b: null }] }, 'text', null, 7]) await queueing.send('read', payload);
  await queueing.waitUntilIdle();
  expect(seen).toHaveLength(4);
  expect(seen).toEqual(expect.arrayContaining([{ a: [1, { b: null }] }, 'text', null, 7]));
});

test('jobs sent before anybody works wait, and are done when somebody does', async () => {
  const sender = open();
  await sender.send('later', 1);
  await sender.stop({ drainSeconds: 0 });
  const worker = open();
  const seen: unknown[] = [];
  await worker.work('later', async (payload) => void seen.push(payload));
  await worker.waitUntilIdle();
  expect(seen).toEqual([1]);
});

test('in a transaction a job comes with the commit, and not at all after a rollback', async () => {
  const queueing = open();
  const seen: unknown[] = [];
  await queueing.work('told', async (payload) => {
    seen.push([payload, await effects()]);
  });
  await at.database
    .transaction(async (tx) => {
      await queueing.send('told', 'rolled back', { tx });
      throw new Error('no');
    })
    .catch(() => {});
  await at.database.transaction(async (tx) => {
    await queueing.send('told', 'committed', { tx });
    await queueing.waitUntilIdle();
    expect(seen).toEqual([]);
    await knexOf(tx)('effects').insert({ name: 'written' });
  });
  await queueing.waitUntilIdle();
  expect(seen).toEqual([['committed', ['written']]]);
});

test('the same id is done once, however often it is sent', async () => {
  const queueing = open();
  const id = newId();
  const seen: unknown[] = [];
  await queueing.send('once', 1, { id });
  await queueing.work('once', async (payload, job) => void seen.push([payload, job.id]));
  await queueing.waitUntilIdle();
  await queueing.send('once', 2, { id });
  await at.database.transaction((tx) => queueing.send('once', 3, { id, tx }));
  await queueing.waitUntilIdle();
  expect(seen).toEqual([[1, id]]);
  await queueing.work('once more', async (payload) => void seen.push(payload));
  await queueing.send('once more', 4, { id });
  await queueing.waitUntilIdle();
  expect(seen).toHaveLength(2);
});

test('a job fails, is tried again, and ends among the dead letters, from where it can be revived', async () => {
  const queueing = open();
  const attempts: number[] = [];
  let isRepaired = false;
  await queueing.work('fragile', async (_, { attempt }) => {
    attempts.push(attempt);
    if (!isRepaired) throw new Error('out of glue');
  });
  await queueing.send('fragile', { vase: 1 });
  await queueing.waitUntilIdle();
  expect(attempts).toEqual([1, 2, 3]);
  const [letter, ...others] = await queueing.deadLetters();
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ queue: 'fragile', payload: { vase: 1 } });
  expect(letter?.error).toContain('out of glue');
  isRepaired = true;
  expect(await queueing.revive(letter?.id ?? '')).toBe(true);
  expect(await queueing.revive(letter?.id ?? '')).toBe(false);
  await queueing.waitUntilIdle();
  expect(attempts).toEqual([1, 2, 3, 1]);
  expect(await queueing.deadLetters()).toEqual([]);
});

test('with backoff a failed job waits before it is tried again', async () => {
  const queueing = open({ retries: { limit: 5, backoff: true } });
  const failed = Promise.withResolvers<void>();
  await queueing.work('patient', async () => {
    failed.resolve();
    throw new Error('not yet');
  });
  await queueing.send('patient', 1);
  await failed.promise;
  const waiting = await vi.waitFor(async () => {
    const row = await knexOf(at.database)('pgboss.job')
      .where({ name: 'patient', state: 'retry' })
      .first(knexOf(at.database).raw('extract(epoch from start_after - now()) as seconds'));
    expect(row).toBeDefined();
    return Number(row.seconds);
  });
  expect(waiting).toBeGreaterThan(0.5);
  expect(waiting).toBeLessThanOrEqual(2);
});

test('work marked as done in its transaction takes effect exactly once, though it is tried again', async () => {
  const queueing = open();
  let attempts = 0;
  await queueing.work('pay', async (payload, job) => {
    attempts++;
    await at.database.transaction(async (tx) => {
      await knexOf(tx)('effects').insert({ name: `${payload} by attempt ${job.attempt}` });
      await job.doneIn(tx);
      if (attempts === 1) throw new Error('before the commit');
    });
    throw new Error('after the commit');
  });
  await queueing.send('pay', 'paid');
  await queueing.waitUntilIdle();
  expect(attempts).toBe(2);
  expect(await effects()).toEqual(['paid by attempt 2']);
  expect(await queueing.deadLetters()).toEqual([]);
});

test('a job that another process has finished meanwhile cannot be marked as done', async () => {
  const queueing = open();
  const outcomes: string[] = [];
  await queueing.work('slow', async (_, job) => {
    await knexOf(at.database).raw(`update pgboss.job set state = 'completed' where name = 'slow'`);
    await at.database
      .transaction(async (tx) => {
        await knexOf(tx)('effects').insert({ name: 'twice' });
        await job.doneIn(tx);
      })
      .catch((error: Error) => void outcomes.push(error.message));
  });
  await queueing.send('slow', 1);
  await queueing.waitUntilIdle();
  expect(outcomes).toEqual(['Another process has finished the job']);
  expect(await effects()).toEqual([]);
});

test('a job for later is left until then', async () => {
  const queueing = open();
  const seen: unknown[] = [];
  await queueing.work('timed', async (payload) => void seen.push(payload));
  await queueing.send('timed', 'tomorrow', { startAfter: new Date(Date.now() + 86_400_000) });
  await queueing.send('timed', 'past', { startAfter: new Date(Date.now() - 1000) });
  const soon = Date.now() + 300;
  await queueing.send('timed', 'soon', { startAfter: new Date(soon) });
  await vi.waitFor(() => expect(seen).toContain('soon'), 5000);
  expect(Date.now()).toBeGreaterThanOrEqual(soon - 50);
  expect(seen).toEqual(['past', 'soon']);
});

test('one job waits under a key; while one is being done, one more may', async () => {
  const queueing = open();
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const seen: unknown[] = [];
  for (const payload of [1, 2]) await queueing.send('refresh', payload, { singletonKey: 'k' });
  await queueing.send('refresh', 'other', { singletonKey: 'l' });
  await queueing.work(
    'refresh',
    async (payload) => {
      seen.push(payload);
      begun.resolve();
      await goOn.promise;
    },
    { concurrency: 1 },
  );
  await begun.promise;
  for (const payload of [3, 4]) await queueing.send('refresh', payload, { singletonKey: 'k' });
  goOn.resolve();
  await queueing.waitUntilIdle();
  expect(seen).toEqual([1, 'other', 3]);
});

test('a waiting job is not done before a transaction that joined it has committed', async () => {
  const queueing = open();
  await queueing.send('match', 1, { singletonKey: 'k' });
  const seen: unknown[] = [];
  await at.database.transaction(async (tx) => {
    await knexOf(tx)('effects').insert({ name: 'changed' });
    await queueing.send('match', 2, { singletonKey: 'k', tx });
    await queueing.work('match', async () => void seen.push(await effects()));
    await queueing.send('match', 3, { singletonKey: 'another' });
    await vi.waitFor(() => expect(seen).toHaveLength(1));
  });
  await queueing.waitUntilIdle();
  expect(seen).toEqual([[], ['changed']]);
});

test('a job sent for now brings forward the one that waits under its key', async () => {
  const queueing = open();
  const seen: unknown[] = [];
  await queueing.work('soonest', async (payload) => void seen.push(payload));
  await queueing.send('soonest', 1, { singletonKey: 'k', startAfter: new Date(Date.now() + 86_400_000) });
  await queueing.send('soonest', 2, { singletonKey: 'k' });
  await queueing.waitUntilIdle();
  expect(seen).toEqual([1]);
});

test('no more jobs are done at once than allowed, of a queue and of all', async () => {
  const queueing = open({ atOnce: 3 });
  const goOn = Promise.withResolvers<void>();
  const now = { left: 0, right: 0 };
  const most = { left: 0, right: 0, all: 0 };
  for (const queue of ['left', 'right'] as const) {
    const handle = async () => {
      now[queue]++;
      most[queue] = Math.max(most[queue], now[queue]);
      most.all = Math.max(most.all, now.left + now.right);
      await goOn.promise;
      await at.database.ping();
      now[queue]--;
    };
    await queueing.work(queue, handle, { concurrency: 2 });
  }
  await Promise.all(Array.from({ length: 40 }, (_, index) => queueing.send(index % 2 ? 'left' : 'right', index)));
  await vi.waitFor(() => expect(now.left + now.right).toBe(3));
  goOn.resolve();
  await queueing.waitUntilIdle();
  expect(most.all).toBe(3);
  expect(Math.max(most.left, most.right)).toBe(2);
});

test('two processes share the jobs and do each once', async () => {
  const both = [open(), open()];
  const done: unknown[] = [];
  for (const queueing of both) await queueing.work('shared', async (payload) => void done.push(payload));
  await Promise.all(Array.from({ length: 60 }, (_, index) => both[0]?.send('shared', index)));
  for (const queueing of both) await queueing.waitUntilIdle();
  expect(done.map(Number).sort((one, other) => one - other)).toEqual(Array.from({ length: 60 }, (_, index) => index));
});

test('a job that takes too long has failed, and is told so', async () => {
  const queueing = open();
  const told: unknown[] = [];
  await queueing.work(
    'endless',
    (_, { signal }) => new Promise(() => signal.addEventListener('abort', () => told.push(signal.reason))),
    { limitSeconds: 0.05 },
  );
  await queueing.send('endless', 1);
  await queueing.waitUntilIdle();
  expect(told).toHaveLength(3);
  expect((await queueing.deadLetters())[0]?.error).toContain('longer than 0.05 s');
});

test('a queue that is let go is done by others, after the job at hand', async () => {
  const [first, second] = [open(), open()];
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  await first.work('handed', async () => {
    begun.resolve();
    await goOn.promise;
  });
  await first.send('handed', 1);
  await begun.promise;
  let isGone = false;
  const going = first.unwork('handed').then(() => {
    isGone = true;
  });
  const seen: unknown[] = [];
  await second.work('handed', async (payload) => void seen.push(payload));
  await first.send('handed', 2);
  await vi.waitFor(() => expect(seen).toEqual([2]));
  expect(isGone).toBe(false);
  goOn.resolve();
  await going;
  await second.waitUntilIdle();
  expect(seen).toEqual([2]);
});

test('stopping waits for the jobs being done; what is not done in time is done by the next', async () => {
  const first = open();
  const drained: unknown[] = [];
  const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const goOn = Promise.withResolvers<void>();
  let reason: unknown;
  await first.work('drain', async (payload, { signal }) => {
    begun[Number(payload)]?.resolve();
    if (payload === 0) await goOn.promise;
    else await once(signal, 'abort');
    if (signal.aborted) reason = signal.reason;
    else drained.push(payload);
  });
  for (const payload of [0, 1]) await first.send('drain', payload);
  await Promise.all(begun.map(({ promise }) => promise));
  const stopping = first.stop({ drainSeconds: 0.3 });
  goOn.resolve();
  await stopping;
  expect(drained).toEqual([0]);
  expect(reason).toMatchObject({ message: 'The process stops' });
  const second = open();
  const attempts: unknown[] = [];
  await second.work('drain', async (payload, { attempt }) => void attempts.push([payload, attempt]));
  await second.waitUntilIdle();
  expect(attempts).toEqual([[1, 1]]);
  await expect(first.send('drain', 2)).rejects.toThrow('stopped');
});

test('a job whose process is killed is done by another', async () => {
  const script = `
    import { openDatabase } from ${JSON.stringify(path.join(import.meta.dirname, '../db/connect.ts'))};
    import { openSignals } from ${JSON.stringify(path.join(import.meta.dirname, '../db/signals.ts'))};
    import { openQueueing } from ${JSON.stringify(path.join(import.meta.dirname, 'queueing.ts'))};
    const log = { debug() {}, info() {}, warn() {}, error() {} };
    const database = await openDatabase({ url: ${JSON.stringify(at.url)}, varFolder: '/nowhere', log });
    const queueing = openQueueing({ database, signals: await openSignals(database, log), log, leaseSeconds: 1 });
    await queueing.work('orphaned', () => { console.log('begun'); return new Promise(() => {}); });
    await queueing.send('orphaned', 'kept');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(createInterface(child.stdout), 'line');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const queueing = open({ leaseSeconds: 1 });
  const seen: unknown[] = [];
  await queueing.work('orphaned', async (payload, { attempt }) => void seen.push([payload, attempt]));
  await queueing.waitUntilIdle();
  expect(seen).toEqual([['kept', 2]]);
});

test('a job that goes on longer than its lease stays with its process', async () => {
  const [first, second] = [open({ leaseSeconds: 1 }), open({ leaseSeconds: 1 })];
  const attempts: number[] = [];
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const handle = async (_: unknown, { attempt }: { attempt: number }) => {
    attempts.push(attempt);
    begun.resolve();
    await goOn.promise;
  };
  await first.work('leased', handle);
  await second.work('leased', handle);
  await first.send('leased', 1);
  await begun.promise;
  const taken = await leaseOf('leased');
  await vi.waitFor(async () => expect((await leaseOf('leased')) - taken).toBeGreaterThan(1200), 10_000);
  goOn.resolve();
  await first.waitUntilIdle();
  expect(attempts).toEqual([1]);
});

async function leaseOf(name: string): Promise<number> {
  const [since] = await knexOf(at.database)('pgboss.job').where({ name, state: 'active' }).pluck('started_on');
  return since.getTime();
}

test('when the database has been away, what was being done is recorded and the rest goes on', async () => {
  const queueing = open();
  const seen: unknown[] = [];
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  await queueing.work(
    'resilient',
    async (payload) => {
      begun.resolve();
      await goOn.promise;
      seen.push(payload);
    },
    { concurrency: 1 },
  );
  for (const payload of [1, 2]) await queueing.send('resilient', payload);
  await begun.promise;
  await knexOf(at.database)
    .raw(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`)
    .catch(() => {});
  goOn.resolve();
  await vi.waitFor(() => queueing.waitUntilIdle(), 10_000);
  expect(seen).toEqual([1, 2]);
  const states = await knexOf(at.database)('pgboss.job').where({ name: 'resilient' }).pluck('state');
  expect(states).toEqual(['completed', 'completed']);
});

test('a schedule runs when it is due, once for all processes, and makes up for what was missed', async () => {
  const start = new Date();
  start.setUTCHours(11, 59, 59, 0);
  const noon = new Date(start);
  noon.setUTCHours(12, 0, 0, 0);
  let now = start;
  const clock = { now: () => now };
  const runs: string[] = [];
  const begin = async () => {
    const queueing = open({ clock });
    await queueing.schedule('noon', '0 12 * * *', async () => void runs.push(now.toISOString()));
    return queueing;
  };
  const both = [await begin(), await begin()];
  const longAgo = { created_on: new Date(start.getTime() - 1e9) };
  const queue = knexOf(at.database)('pgboss.queue').where({ name: 'noon' });
  await vi.waitFor(async () => expect(await queue.clone().update(longAgo)).toBe(1));
  now = noon;
  await vi.waitFor(() => expect(runs).toHaveLength(1), 10_000);
  for (const queueing of both) await queueing.waitUntilIdle();
  for (const queueing of both) await queueing.stop({ drainSeconds: 1 });
  expect(runs).toHaveLength(1);

  // Nothing runs at the next two noons: one run makes up for them, and starting again adds none.
  now = new Date(noon.getTime() + 2 * 86_400_000 + 3_600_000);
  const third = await begin();
  await vi.waitFor(() => expect(runs).toHaveLength(2), 10_000);
  await third.waitUntilIdle();
  await third.stop({ drainSeconds: 1 });
  const fourth = await begin();
  await fourth.work('settled', async () => {});
  await fourth.send('settled', 1);
  await fourth.waitUntilIdle();
  expect(runs).toHaveLength(2);
});

test('two workers of one queue in one process, and a schedule that is none, are refused', async () => {
  const queueing = open();
  await queueing.work('taken', async () => {});
  await expect(queueing.work('taken', async () => {})).rejects.toThrow('worked on already');
  await expect(queueing.schedule('never', 'at noon', async () => {})).rejects.toThrow('five fields');
});

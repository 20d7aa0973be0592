import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test, vi } from 'vitest';
import { knexOf } from '../db/connect.ts';
import { testQueues, timeoutMs } from './testing.ts';

const at = testQueues();
const { open, effects } = at;

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
  const since = (moment: string) => `extract(epoch from start_after - ${moment})::float`;
  const waiting = await vi.waitFor(async () => {
    const row = await knexOf(at.database)('pgboss.job')
      .where({ name: 'patient', state: 'retry' })
      .first(knexOf(at.database).raw(`${since('created_on')} as "inAll", ${since('now()')} as "fromNow"`));
    expect(row).toBeDefined();
    return row;
  }, timeoutMs);
  expect(waiting.inAll).toBeGreaterThan(0.5);
  expect(waiting.fromNow).toBeLessThanOrEqual(2);
});

test('work marked as done in its transaction takes effect exactly once, though it is tried again', async () => {
  const queueing = open();
  let attempts = 0;
  await queueing.work('pay', async (payload, job) => {
    attempts++;
    await at.database.transaction(async (tx) => {
      await knexOf(tx)('effects').insert({ name: `${payload} by attempt ${job.attempt}` });
      await job.completeIn(tx);
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
        await job.completeIn(tx);
      })
      .catch((error: Error) => void outcomes.push(error.message));
  });
  await queueing.send('slow', 1);
  await queueing.waitUntilIdle();
  expect(outcomes).toEqual(['Another process has finished the job']);
  expect(await effects()).toEqual([]);
});

test('no more jobs are done at once than allowed, of a queue and of all', async () => {
  const queueing = open({ maxConcurrentJobs: 3 });
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
  await expect.poll(() => now.left + now.right).toBe(3);
  goOn.resolve();
  await queueing.waitUntilIdle();
  expect(most.all).toBe(3);
  expect(Math.max(most.left, most.right)).toBe(2);
});

test('two processes share the jobs and do each once', async () => {
  const both = [open(), open()];
  const done: unknown[] = [];
  for (const queueing of both) await queueing.work('shared', async (payload) => void done.push(payload));
  await Promise.all(Array.from({ length: 60 }, (_, index) => both[index % 2]?.send('shared', index)));
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
  await expect.poll(() => seen).toEqual([2]);
  expect(isGone).toBe(false);
  goOn.resolve();
  await going;
  await second.waitUntilIdle();
  expect(seen).toEqual([2]);
});

test('stopping waits for the jobs being done, and nothing is sent afterwards', async () => {
  const first = open();
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const drained: unknown[] = [];
  await first.work('drain', async (payload) => {
    begun.resolve();
    await goOn.promise;
    drained.push(payload);
  });
  await first.send('drain', 0);
  await begun.promise;
  const stopping = first.stop({ drainSeconds: 50 });
  goOn.resolve();
  await stopping;
  expect(drained).toEqual([0]);
  const states = await knexOf(at.database)('pgboss.job').where({ name: 'drain' }).pluck('state');
  expect(states).toEqual(['completed']);
  await expect(first.send('drain', 1)).rejects.toThrow('stopped');
});

test('what is not done in time when a process stops is told so, and is done by the next as if for the first time', async () => {
  const first = open();
  const begun = Promise.withResolvers<void>();
  let reason: unknown;
  await first.work('abandoned', (_, { signal }) => {
    begun.resolve();
    return new Promise(() => signal.addEventListener('abort', () => (reason = signal.reason)));
  });
  await first.send('abandoned', 1);
  await begun.promise;
  await first.stop({ drainSeconds: 0.05 });
  expect(reason).toMatchObject({ message: 'The process stops' });
  const second = open();
  const attempts: unknown[] = [];
  await second.work('abandoned', async (payload, { attempt }) => void attempts.push([payload, attempt]));
  await second.waitUntilIdle();
  expect(attempts).toEqual([[1, 1]]);
});

test('a job that gives up when the process is to stop holds nobody up, and is done by the next', async () => {
  const first = open();
  const begun = Promise.withResolvers<void>();
  await first.work('long', async (_, { signal }) => {
    begun.resolve();
    await once(signal, 'abort');
    signal.throwIfAborted();
  });
  await first.send('long', 1);
  await begun.promise;
  await first.stop({ drainSeconds: 3600 });
  const second = open();
  const attempts: unknown[] = [];
  await second.work('long', async (payload, { attempt }) => void attempts.push([payload, attempt]));
  await second.waitUntilIdle();
  expect(attempts).toEqual([[1, 1]]);
});

test('a job whose process is killed is done by another', async () => {
  const script = `
    import { openDatabase } from ${JSON.stringify(path.join(import.meta.dirname, '../db/connect.ts'))};
    import { openSignals } from ${JSON.stringify(path.join(import.meta.dirname, '../db/signals.ts'))};
    import { openQueueing } from ${JSON.stringify(path.join(import.meta.dirname, 'queues.ts'))};
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
  // Renewed four times in a lease: a starved machine may be late by nearly all of it.
  const [first, second] = [open({ leaseSeconds: 4 }), open({ leaseSeconds: 4 })];
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
  await expect.poll(async () => (await leaseOf('leased')) - taken).toBeGreaterThan(4500);
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
  await vi.waitFor(() => queueing.waitUntilIdle(), timeoutMs);
  expect(seen).toEqual([1, 2]);
  const states = await knexOf(at.database)('pgboss.job').where({ name: 'resilient' }).pluck('state');
  expect(states).toEqual(['completed', 'completed']);
});

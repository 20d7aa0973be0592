import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test, vi } from 'vitest';
import { knexOf } from '../db/connect.ts';
import { testQueues, timeoutMs } from './testing.ts';

const at = testQueues();
const { open, effects } = at;

test('a job that keeps failing is retried, then becomes a dead letter, and can be revived', async () => {
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

test('with backoff a failed job waits before its retry', async () => {
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

test('a job completed in its transaction takes effect exactly once, although it is retried', async () => {
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

test('a job that another process has finished cannot be completed', async () => {
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

test('the number of concurrent jobs is limited per queue and overall', async () => {
  const queueing = open({ maxConcurrentJobs: 3 });
  const release = Promise.withResolvers<void>();
  const now = { left: 0, right: 0 };
  const peak = { left: 0, right: 0, all: 0 };
  for (const queue of ['left', 'right'] as const) {
    const handle = async () => {
      now[queue]++;
      peak[queue] = Math.max(peak[queue], now[queue]);
      peak.all = Math.max(peak.all, now.left + now.right);
      await release.promise;
      await at.database.ping();
      now[queue]--;
    };
    await queueing.work(queue, handle, { concurrency: 2 });
  }
  await Promise.all(Array.from({ length: 40 }, (_, index) => queueing.send(index % 2 ? 'left' : 'right', index)));
  await expect.poll(() => now.left + now.right).toBe(3);
  release.resolve();
  await queueing.waitUntilIdle();
  expect(peak.all).toBe(3);
  expect(Math.max(peak.left, peak.right)).toBe(2);
});

test('two processes share the jobs and process each once', async () => {
  const both = [open(), open()];
  const done: unknown[] = [];
  for (const queueing of both) await queueing.work('shared', async (payload) => void done.push(payload));
  await Promise.all(Array.from({ length: 60 }, (_, index) => both[index % 2]?.send('shared', index)));
  for (const queueing of both) await queueing.waitUntilIdle();
  expect(done.map(Number).sort((one, other) => one - other)).toEqual(Array.from({ length: 60 }, (_, index) => index));
});

test('a job that exceeds its time limit is aborted and fails', async () => {
  const queueing = open();
  const reasons: unknown[] = [];
  await queueing.work(
    'endless',
    (_, { signal }) => new Promise(() => signal.addEventListener('abort', () => reasons.push(signal.reason))),
    { limitSeconds: 0.05 },
  );
  await queueing.send('endless', 1);
  await queueing.waitUntilIdle();
  expect(reasons).toHaveLength(3);
  expect((await queueing.deadLetters())[0]?.error).toContain('longer than 0.05 s');
});

test('after unwork, other processes process the queue, and unwork waits for the current job', async () => {
  const [first, second] = [open(), open()];
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  await first.work('handed', async () => {
    begun.resolve();
    await release.promise;
  });
  await first.send('handed', 1);
  await begun.promise;
  let isUnworked = false;
  const unworking = first.unwork('handed').then(() => {
    isUnworked = true;
  });
  const seen: unknown[] = [];
  await second.work('handed', async (payload) => void seen.push(payload));
  await first.send('handed', 2);
  await expect.poll(() => seen).toEqual([2]);
  expect(isUnworked).toBe(false);
  release.resolve();
  await unworking;
  await second.waitUntilIdle();
  expect(seen).toEqual([2]);
});

test('stop waits for current jobs, and nothing can be sent afterwards', async () => {
  const first = open();
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const drained: unknown[] = [];
  await first.work('drain', async (payload) => {
    begun.resolve();
    await release.promise;
    drained.push(payload);
  });
  await first.send('drain', 0);
  await begun.promise;
  const stopping = first.stop({ drainSeconds: 50 });
  release.resolve();
  await stopping;
  expect(drained).toEqual([0]);
  const states = await knexOf(at.database)('pgboss.job').where({ name: 'drain' }).pluck('state');
  expect(states).toEqual(['completed']);
  await expect(first.send('drain', 1)).rejects.toThrow('stopped');
});

test('a job that does not finish during a stop is aborted, and the next process runs it as a first attempt', async () => {
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

test('a job that reacts to the abort signal does not delay a stop, and the next process runs it', async () => {
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

test('a job of a killed process is retried by another process', async () => {
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

test('a job that takes longer than its lease stays with its process', async () => {
  // A lease is renewed four times before it expires, so a busy machine may be late by almost all of it.
  const [first, second] = [open({ leaseSeconds: 4 }), open({ leaseSeconds: 4 })];
  const attempts: number[] = [];
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const handle = async (_: unknown, { attempt }: { attempt: number }) => {
    attempts.push(attempt);
    begun.resolve();
    await release.promise;
  };
  await first.work('leased', handle);
  await second.work('leased', handle);
  await first.send('leased', 1);
  await begun.promise;
  const startedAt = await leaseOf('leased');
  await expect.poll(async () => (await leaseOf('leased')) - startedAt).toBeGreaterThan(4500);
  release.resolve();
  await first.waitUntilIdle();
  expect(attempts).toEqual([1]);
});

async function leaseOf(name: string): Promise<number> {
  const [since] = await knexOf(at.database)('pgboss.job').where({ name, state: 'active' }).pluck('started_on');
  return since.getTime();
}

test('after a lost database connection, the current job is recorded as completed and the rest continue', async () => {
  const queueing = open();
  const seen: unknown[] = [];
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  await queueing.work(
    'resilient',
    async (payload) => {
      begun.resolve();
      await release.promise;
      seen.push(payload);
    },
    { concurrency: 1 },
  );
  for (const payload of [1, 2]) await queueing.send('resilient', payload);
  await begun.promise;
  await knexOf(at.database)
    .raw(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`)
    .catch(() => {});
  release.resolve();
  await vi.waitFor(() => queueing.waitUntilIdle(), timeoutMs);
  expect(seen).toEqual([1, 2]);
  const states = await knexOf(at.database)('pgboss.job').where({ name: 'resilient' }).pluck('state');
  expect(states).toEqual(['completed', 'completed']);
});

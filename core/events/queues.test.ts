import { expect, test } from 'vitest';
import { knexOf } from '../db/connect.ts';
import { newId } from '../db/ids.ts';
import { testQueues } from './testing.ts';

const at = testQueues();
const { open, effects } = at;

test('jobs are processed with the payload that was sent', async () => {
  const queueing = open();
  const seen: unknown[] = [];
  await queueing.work('read', async (payload) => void seen.push(payload));
  for (const payload of [{ a: [1, { b: null }] }, 'text', null, 7]) await queueing.send('read', payload);
  await queueing.waitUntilIdle();
  expect(seen).toHaveLength(4);
  expect(seen).toEqual(expect.arrayContaining([{ a: [1, { b: null }] }, 'text', null, 7]));
});

test('jobs sent before a worker starts wait for it', async () => {
  const sender = open();
  await sender.send('later', 1);
  await sender.stop({ drainSeconds: 0 });
  const worker = open();
  const seen: unknown[] = [];
  await worker.work('later', async (payload) => void seen.push(payload));
  await worker.waitUntilIdle();
  expect(seen).toEqual([1]);
});

test('a job sent in a transaction runs after the commit, and never after a rollback', async () => {
  const queueing = open();
  const seen: unknown[] = [];
  await queueing.work('transactional', async (payload) => {
    seen.push([payload, await effects()]);
  });
  await at.database
    .transaction(async (tx) => {
      await queueing.send('transactional', 'rolled back', { tx });
      throw new Error('no');
    })
    .catch(() => {});
  await at.database.transaction(async (tx) => {
    await queueing.send('transactional', 'committed', { tx });
    await queueing.waitUntilIdle();
    expect(seen).toEqual([]);
    await knexOf(tx)('effects').insert({ name: 'written' });
  });
  await queueing.waitUntilIdle();
  expect(seen).toEqual([['committed', ['written']]]);
});

test('when all connections are in transactions, each can send its first job without another connection', async () => {
  const queueing = open();
  await queueing.send('opened', 0);
  const begun = Array.from({ length: 10 }, () => Promise.withResolvers<void>());
  await Promise.all(
    begun.map(({ resolve }, index) =>
      at.database.transaction(async (tx) => {
        await knexOf(tx).raw('select 1');
        resolve();
        await Promise.all(begun.map(({ promise }) => promise));
        await queueing.send('first', index, { tx });
      }),
    ),
  );
  const seen: unknown[] = [];
  await queueing.work('first', async (payload) => void seen.push(payload));
  await queueing.waitUntilIdle();
  expect(seen).toHaveLength(10);
});

test('jobs of one queue with the same id are processed once', async () => {
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

test('a delayed job does not start before its time', async () => {
  const queueing = open();
  const seen: unknown[] = [];
  await queueing.work('timed', async (payload) => void seen.push(payload));
  await queueing.send('timed', 'tomorrow', { startAfter: new Date(Date.now() + 86_400_000) });
  await queueing.send('timed', 'past', { startAfter: new Date(Date.now() - 1000) });
  const soon = Date.now() + 300;
  await queueing.send('timed', 'soon', { startAfter: new Date(soon) });
  await expect.poll(() => seen).toContain('soon');
  expect(Date.now()).toBeGreaterThanOrEqual(soon - 50);
  await queueing.waitUntilIdle();
  expect(seen.toSorted()).toEqual(['past', 'soon']);
});

test('only one job with the same key waits; one more can wait while one is processed', async () => {
  const queueing = open();
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const seen: unknown[] = [];
  for (const payload of [1, 2]) await queueing.send('refresh', payload, { singletonKey: 'k' });
  await queueing.send('refresh', 'other', { singletonKey: 'l' });
  await queueing.work(
    'refresh',
    async (payload) => {
      seen.push(payload);
      begun.resolve();
      await release.promise;
    },
    { concurrency: 1 },
  );
  await begun.promise;
  for (const payload of [3, 4]) await queueing.send('refresh', payload, { singletonKey: 'k' });
  release.resolve();
  await queueing.waitUntilIdle();
  expect(seen).toEqual([1, 'other', 3]);
});

test('a waiting job does not run before a transaction that sent the same key has committed', async () => {
  const queueing = open();
  await queueing.send('match', 1, { singletonKey: 'k' });
  const seen: unknown[] = [];
  await at.database.transaction(async (tx) => {
    await knexOf(tx)('effects').insert({ name: 'changed' });
    await queueing.send('match', 2, { singletonKey: 'k', tx });
    await queueing.work('match', async () => void seen.push(await effects()));
    await queueing.send('match', 3, { singletonKey: 'another' });
    await expect.poll(() => seen).toHaveLength(1);
  });
  await queueing.waitUntilIdle();
  expect(seen).toEqual([[], ['changed']]);
});

test('a job sent for now brings forward the delayed job with the same key', async () => {
  const queueing = open();
  const seen: unknown[] = [];
  await queueing.work('soonest', async (payload) => void seen.push(payload));
  await queueing.send('soonest', 1, { singletonKey: 'k', startAfter: new Date(Date.now() + 86_400_000) });
  await queueing.send('soonest', 2, { singletonKey: 'k' });
  await queueing.waitUntilIdle();
  expect(seen).toEqual([1]);
});

test('a schedule runs when it is due, once for all processes, and once for all missed times', async () => {
  const start = new Date();
  start.setUTCHours(11, 59, 59, 0);
  const noon = new Date(start);
  noon.setUTCHours(12, 0, 0, 0);
  let now = start;
  const clock = { now: () => now };
  const runs: string[] = [];
  const startProcess = async () => {
    const queueing = open({ clock });
    await queueing.schedule('noon', '0 12 * * *', async () => void runs.push(now.toISOString()));
    return queueing;
  };
  // The schedule has existed for days, and nothing ran yesterday.
  const before = open({ clock });
  await before.work('noon', async () => {});
  const longAgo = { created_on: new Date(start.getTime() - 1e9) };
  const queue = knexOf(at.database)('pgboss.queue').where({ name: 'noon' });
  await expect.poll(() => queue.clone().update(longAgo)).toBe(1);
  await before.stop({ drainSeconds: 1 });
  const both = [await startProcess(), await startProcess()];
  await expect.poll(() => runs).toHaveLength(1);
  for (const queueing of both) await queueing.waitUntilIdle();
  now = noon;
  await expect.poll(() => runs).toHaveLength(2);
  for (const queueing of both) await queueing.waitUntilIdle();
  for (const queueing of both) await queueing.stop({ drainSeconds: 1 });
  expect(runs).toHaveLength(2);

  // Nothing runs at the next two noons: one run makes up for both, and a further start adds none.
  now = new Date(noon.getTime() + 2 * 86_400_000 + 3_600_000);
  const third = await startProcess();
  await expect.poll(() => runs).toHaveLength(3);
  await third.waitUntilIdle();
  await third.stop({ drainSeconds: 1 });
  const fourth = await startProcess();
  await fourth.work('settled', async () => {});
  await fourth.send('settled', 1);
  await fourth.waitUntilIdle();
  expect(runs).toHaveLength(3);
});

test('a second worker for a queue in one process and an invalid schedule are refused', async () => {
  const queueing = open();
  await queueing.work('taken', async () => {});
  await expect(queueing.work('taken', async () => {})).rejects.toThrow('already has a worker');
  await expect(queueing.schedule('never', 'at noon', async () => {})).rejects.toThrow('five fields');
});

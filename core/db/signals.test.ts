import { afterEach, beforeEach, expect, test } from 'vitest';
import { knexOf } from './connect.ts';
import type { Signals } from './signals.ts';
import { openSignals } from './signals.ts';
import type { TestDatabase } from './testing.ts';
import { createTestDatabase, silent } from './testing.ts';

let at: TestDatabase;
let here: Signals;
let there: Signals;
beforeEach(async () => {
  at = await createTestDatabase({ empty: true });
  [here, there] = await Promise.all([openSignals(at.database, silent), openSignals(at.database, silent)]);
});
afterEach(async () => {
  await here.close();
  await there.close();
  await at.drop();
});

/** Resolves with all payloads of a topic before the payload `end`, which the caller sends last. */
function receive(signals: Signals, topic: string) {
  const { promise, resolve } = Promise.withResolvers<unknown[]>();
  const received: unknown[] = [];
  signals.on(topic, (payload) => {
    if (payload === 'end') resolve(received);
    else received.push(payload);
  });
  return promise;
}

test('a signal reaches every process, including the sender’s, on its topic only and in order', async () => {
  const [mine, theirs, others] = [receive(here, 'a'), receive(there, 'a'), receive(there, 'b')];
  for (const payload of [1, { two: ['é'] }, null, 'end']) await here.send('a', payload);
  await here.send('b', 'end');
  expect(await mine).toEqual([1, { two: ['é'] }, null]);
  expect(await theirs).toEqual([1, { two: ['é'] }, null]);
  expect(await others).toEqual([]);
});

test('a signal in a transaction is sent on commit and dropped on rollback', async () => {
  const received = receive(there, 'a');
  await at.database
    .transaction(async (tx) => {
      await here.send('a', 'rolled back', tx);
      throw new Error('no');
    })
    .catch(() => {});
  await at.database.transaction(async (tx) => {
    await here.send('a', 'committed', tx);
    await here.send('a', 'sooner');
  });
  await here.send('a', 'end');
  expect(await received).toEqual(['sooner', 'committed']);
});

test('a failing handler does not affect others, and a removed handler is not called again', async () => {
  const end = there.on('a', () => {
    throw new Error('not mine');
  });
  const received = receive(there, 'a');
  await here.send('a', 1);
  end();
  await here.send('a', 'end');
  expect(await received).toEqual([1]);
});

test('a lost session and its automatic reconnection are both reported', async () => {
  const reported: string[] = [];
  const { promise: back, resolve } = Promise.withResolvers<void>();
  there.onLost(() => void reported.push('lost'));
  there.onBack(() => {
    reported.push('back');
    resolve();
  });
  const end = `select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'eiq signals' and datname = current_database()`;
  await knexOf(at.database).raw(end);
  await back;
  expect(reported).toEqual(['lost', 'back']);
  const received = receive(there, 'a');
  await there.send('a', 'again');
  await there.send('a', 'end');
  expect(await received).toEqual(['again']);
});

test('a message larger than the limit of PostgreSQL in bytes is refused', async () => {
  await expect(here.send('a', 'x'.repeat(8000))).rejects.toThrow(RangeError);
  await expect(here.send('a', 'é'.repeat(4000))).rejects.toThrow('send an id');
  const received = receive(there, 'a');
  await here.send('a', 'é'.repeat(3900));
  await here.send('a', 'end');
  expect(await received).toHaveLength(1);
});

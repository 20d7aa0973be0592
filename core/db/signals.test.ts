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

/** All that arrives on a topic up to and including the message `end`, which the caller sends last. */
function hear(signals: Signals, topic: string) {
  const { promise, resolve } = Promise.withResolvers<unknown[]>();
  const heard: unknown[] = [];
  signals.on(topic, (payload) => {
    if (payload === 'end') resolve(heard);
    else heard.push(payload);
  });
  return promise;
}

test('a signal reaches every process, the sender’s own too, on its topic only and in order', async () => {
  const [mine, theirs, others] = [hear(here, 'a'), hear(there, 'a'), hear(there, 'b')];
  for (const payload of [1, { two: ['é'] }, null, 'end']) await here.send('a', payload);
  await here.send('b', 'end');
  expect(await mine).toEqual([1, { two: ['é'] }, null]);
  expect(await theirs).toEqual([1, { two: ['é'] }, null]);
  expect(await others).toEqual([]);
});

test('in a transaction it is sent with the commit, and dropped with a rollback', async () => {
  const heard = hear(there, 'a');
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
  expect(await heard).toEqual(['sooner', 'committed']);
});

test('a handler that fails keeps no other from hearing, and an ended one hears no more', async () => {
  const end = there.on('a', () => {
    throw new Error('not mine');
  });
  const heard = hear(there, 'a');
  await here.send('a', 1);
  end();
  await here.send('a', 'end');
  expect(await heard).toEqual([1]);
});

test('when the session is lost this is told, it listens again by itself, and that is told', async () => {
  const told: string[] = [];
  const { promise: back, resolve } = Promise.withResolvers<void>();
  there.onLost(() => void told.push('lost'));
  there.onBack(() => {
    told.push('back');
    resolve();
  });
  const end = `select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'eiq signals' and datname = current_database()`;
  await knexOf(at.database).raw(end);
  await back;
  expect(told).toEqual(['lost', 'back']);
  const heard = hear(there, 'a');
  await there.send('a', 'again');
  await there.send('a', 'end');
  expect(await heard).toEqual(['again']);
});

test('a message that PostgreSQL would not carry is refused, counted in bytes', async () => {
  await expect(here.send('a', 'x'.repeat(8000))).rejects.toThrow(RangeError);
  await expect(here.send('a', 'é'.repeat(4000))).rejects.toThrow('send an id');
  const heard = hear(there, 'a');
  await here.send('a', 'é'.repeat(3900));
  await here.send('a', 'end');
  expect(await heard).toHaveLength(1);
});

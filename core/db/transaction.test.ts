import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { knexOf } from './connect.ts';
import type { TestDatabase } from './testing.ts';
import { createTestDatabase } from './testing.ts';
import { afterCommit, queryIn } from './transaction.ts';

let at: TestDatabase;
beforeAll(async () => {
  at = await createTestDatabase({ empty: true });
  await knexOf(at.database).schema.createTable('notes', (table) => table.text('words').primary());
});
beforeEach(async () => {
  await knexOf(at.database)('notes').delete();
});
afterAll(() => at.drop());

const words = () => knexOf(at.database)('notes').orderBy('words').pluck('words');

test('a transaction commits when its work resolves, and returns its value', async () => {
  const value = await at.database.transaction(async (tx) => {
    await knexOf(tx)('notes').insert({ words: 'kept' });
    expect(await words()).toEqual([]);
    return 7;
  });
  expect(value).toBe(7);
  expect(await words()).toEqual(['kept']);
});

test('a transaction rolls back when its work rejects, and rejects with the same reason', async () => {
  const reason = new Error('changed my mind');
  const work = at.database.transaction(async (tx) => {
    await knexOf(tx)('notes').insert({ words: 'lost' });
    throw reason;
  });
  await expect(work).rejects.toBe(reason);
  expect(await words()).toEqual([]);
});

test('work that receives a transaction joins it', async () => {
  const { database } = at;
  const write = (tx: Parameters<Parameters<typeof database.transaction>[0]>[0], word: string) =>
    database.transaction((inner) => knexOf(inner)('notes').insert({ words: word }), tx);
  await expect(
    database.transaction(async (tx) => {
      await write(tx, 'a');
      await write(tx, 'b');
      throw new Error('all or nothing');
    }),
  ).rejects.toThrow('all or nothing');
  expect(await words()).toEqual([]);
  await database.transaction(async (tx) => {
    await write(tx, 'a');
    await write(tx, 'b');
  });
  expect(await words()).toEqual(['a', 'b']);
});

test('afterCommit callbacks run in order once the rows are visible, and never after a rollback', async () => {
  const seen: string[] = [];
  const recordWords = (name: string) => async () => {
    seen.push(`${name}: ${(await words()).join()}`);
  };
  await at.database.transaction(async (tx) => {
    afterCommit(tx, recordWords('first'));
    await knexOf(tx)('notes').insert({ words: 'x' });
    await at.database.transaction(async (inner) => afterCommit(inner, recordWords('second')), tx);
    expect(seen).toEqual([]);
  });
  expect(seen).toEqual(['first: x', 'second: x']);
  await at.database
    .transaction(async (tx) => {
      afterCommit(tx, recordWords('never'));
      throw new Error('no');
    })
    .catch(() => {});
  expect(seen).toHaveLength(2);
});

test('an error in an afterCommit callback affects neither the commit nor later callbacks', async () => {
  const seen: string[] = [];
  await at.database.transaction(async (tx) => {
    await knexOf(tx)('notes').insert({ words: 'y' });
    afterCommit(tx, () => {
      throw new Error('too late to matter');
    });
    afterCommit(tx, () => void seen.push('next'));
  });
  expect(await words()).toEqual(['y']);
  expect(seen).toEqual(['next']);
});

test('a transaction whose failed statement was caught rejects', async () => {
  const swallow = (fail: (tx: Parameters<typeof queryIn>[0]) => Promise<unknown>) =>
    at.database.transaction(async (tx) => {
      await knexOf(tx)('notes').insert({ words: 'z' });
      await fail(tx).catch(() => {});
    });
  await expect(swallow((tx) => queryIn(tx, 'select 1/0'))).rejects.toThrow('error was caught');
  await expect(swallow((tx) => knexOf(tx)('notes').insert({ words: 'z' }).then())).rejects.toThrow('was caught');
  expect(await words()).toEqual([]);
});

test('a failure within a savepoint does not fail the transaction', async () => {
  await at.database.transaction(async (tx) => {
    await knexOf(tx)('notes').insert({ words: 'outer' });
    await knexOf(tx)
      .transaction((savepoint) => savepoint('notes').insert({ words: 'outer' }))
      .catch(() => {});
  });
  expect(await words()).toEqual(['outer']);
});

test('numbers are read as numbers, dates as text, times as Date, JSON parsed; column names in camelCase', async () => {
  const { rows } = await knexOf(at.database).raw<{ rows: unknown[] }>(`
    select 9007199254740991::bigint as large_count, 12.50::numeric as the_price, '2026-02-01'::date as due_on,
           '2026-02-01T10:00:00Z'::timestamptz as seen_at, '{"a_b": [1]}'::jsonb as document,
           '{1,2}'::bigint[] as counts, '{1.5}'::numeric[] as prices, '{2026-02-01}'::date[] as days`);
  expect(rows).toEqual([
    {
      largeCount: 9007199254740991,
      thePrice: 12.5,
      dueOn: '2026-02-01',
      seenAt: new Date('2026-02-01T10:00:00Z'),
      document: { a_b: [1] },
      counts: [1, 2],
      prices: [1.5],
      days: ['2026-02-01'],
    },
  ]);
  const dates = await knexOf(at.database)('pg_stat_activity').whereNotNull('backend_start').pluck('backend_start');
  expect(dates[0]).toBeInstanceOf(Date);
  await expect(knexOf(at.database).raw('select 9007199254740993::bigint')).rejects.toThrow('exceeds the safe integers');
});

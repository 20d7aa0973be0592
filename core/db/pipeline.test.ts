import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from './connect.ts';
import type { TestDatabase } from './testing.ts';
import { createTestDatabase } from './testing.ts';

let at: TestDatabase;
beforeAll(async () => {
  at = await createTestDatabase({ empty: true });
  await knexOf(at.database).schema.createTable('notes', (table) => table.text('words').primary());
});
afterAll(() => at.drop());

test('statements sent together run in order, each with its own result', async () => {
  const counted = await at.database.transaction(async (tx) => {
    const insert = (words: string) => knexOf(tx)('notes').insert({ words });
    const count = () => knexOf(tx)('notes').count('* as count').first();
    const results = await Promise.all([insert('a'), count(), insert('b'), count(), insert('c'), count()]);
    return results.map((result) => (result as { count?: number }).count);
  });
  expect(counted).toEqual([undefined, 1, undefined, 2, undefined, 3]);
});

test('a query sent together with a lock runs while the lock is held', async () => {
  const { database } = at;
  await knexOf(database)('notes').insert({ words: 'turn 0' });
  // Each reads the number and writes the next one while it holds the lock, so no increment is lost.
  const increment = () =>
    database.transaction(async (tx) => {
      const notes = () => knexOf(tx)('notes').where('words', '>=', 'turn').first();
      const [, note] = await Promise.all([knexOf(tx).raw('select pg_advisory_xact_lock(7)'), notes()]);
      const words = `turn ${Number(note.words.slice(5)) + 1}`;
      await knexOf(tx)('notes').where({ words: note.words }).update({ words });
    });
  await Promise.all(Array.from({ length: 9 }, increment));
  expect(await knexOf(database)('notes').where({ words: 'turn 9' }).first()).toBeDefined();
});

test('when statements sent together fail, the first failure is thrown and nothing is saved', async () => {
  const work = at.database.transaction((tx) => {
    const insert = (words: string) => knexOf(tx)('notes').insert({ words });
    const failing = async () => {
      // Fails later than the statements after it were sent.
      await insert('twice').then(() => insert('twice'));
    };
    return Promise.all([failing(), insert('x'), knexOf(tx).raw('select 1')]).then(() => insert('twice'));
  });
  await expect(work).rejects.toMatchObject({ code: '23505' });
  const together = at.database.transaction((tx) => {
    const insert = async (words: string) => void (await knexOf(tx)('notes').insert({ words }));
    // Rejects later than the statements after it.
    const slowly = insert('same').then(() => insert('same').catch(async (error) => Promise.reject(await error)));
    return Promise.all([slowly, insert('same'), insert('y'), insert('z')]);
  });
  await expect(together).rejects.toMatchObject({ code: '23505' });
  expect(await knexOf(at.database)('notes').whereIn('words', ['twice', 'x', 'same', 'y', 'z'])).toEqual([]);
});

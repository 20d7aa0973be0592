import { expect, test } from 'vitest';
import { knexOf } from './connect.ts';
import { newId } from './ids.ts';
import { createTestDatabase, prepareTemplate } from './testing.ts';

test('a template is filled once per fingerprint, and each test has its own copy', async () => {
  const before = process.env.EIQ_TEST_TEMPLATE;
  const fingerprint = newId().replaceAll('-', '');
  let filled = 0;
  const prepare = () =>
    prepareTemplate(fingerprint, async (database) => {
      filled++;
      await knexOf(database).schema.createTable('notes', (table) => table.text('words'));
    });
  const runs = [await prepare(), await prepare()];
  expect(filled).toBe(1);
  const [one, other, empty] = await Promise.all([
    createTestDatabase(),
    createTestDatabase(),
    createTestDatabase({ empty: true }),
  ]);
  await knexOf(one.database)('notes').insert({ words: 'mine' });
  expect(await knexOf(one.database)('notes').pluck('words')).toEqual(['mine']);
  expect(await knexOf(other.database)('notes').pluck('words')).toEqual([]);
  await expect(knexOf(empty.database)('notes').pluck('words')).rejects.toThrow('does not exist');
  await knexOf(one.database).raw(`drop database ${process.env.EIQ_TEST_TEMPLATE}`);
  await Promise.all([one, other, empty].map((each) => each.drop()));
  for (const run of runs) await run.close();
  if (before === undefined) delete process.env.EIQ_TEST_TEMPLATE;
  else process.env.EIQ_TEST_TEMPLATE = before;
});

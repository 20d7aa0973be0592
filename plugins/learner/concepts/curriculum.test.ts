import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import { startLearner } from '../testing.ts';
import { curriculum } from './curriculum.ts';

let started: Awaited<ReturnType<typeof startLearner>>;
beforeAll(async () => {
  started = await startLearner();
});
afterAll(() => started.at.close());

test('every concept of the pathways has operational questions', async () => {
  const rows: { concept: string; section: string }[] = await knexOf(started.at.platform.database)
    .from('item_bank.items')
    .where({ isCurrent: true })
    .distinct('section')
    .select(knexOf(started.at.platform.database).raw(`jsonb_array_elements_text(content -> 'concepts') as concept`));
  const known = new Set(rows.map(({ section, concept }) => `${section} ${concept}`));
  const required = Object.values(curriculum).flatMap((domains) =>
    Object.entries(domains).flatMap(([domain, concepts]) => concepts.map((concept) => `${domain} ${concept}`)),
  );
  expect(required.filter((each) => !known.has(each))).toEqual([]);
});

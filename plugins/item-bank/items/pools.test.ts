import { expect, test } from 'vitest';
import { shippedItems } from '../../../tests/item-packs.ts';
import { Section } from '../contract.ts';
import { checkItem } from './check.ts';
import type { Item } from './item.ts';

const items = await shippedItems();
const poolOf = ({ pool }: Item) => pool ?? 'assessment';
const seenOf = (item: Item) =>
  item.format === 'multiple_choice' ? [[...item.options].sort(), item.optionFigures] : [];
const textOf = (item: Item) => JSON.stringify([item.stem, item.stimulus, ...seenOf(item)]);

test.each(['practice', 'demo'] as const)('no question of the pool “%s” is in the assessment pool', (pool) => {
  const counting = new Set(items.filter((item) => poolOf(item) === 'assessment').map(textOf));
  const selected = items.filter((item) => poolOf(item) === pool);
  expect(selected.length).toBeGreaterThan(300);
  expect(selected.filter((item) => counting.has(textOf(item))).map(({ id }) => id)).toEqual([]);
});

test('the demo pool has enough items for a placement and a form: three rungs in each area, and open items', () => {
  const selected = items.filter((item) => poolOf(item) === 'demo');
  for (const section of Section.options) {
    expect(selected.filter((item) => item.section === section).length).toBeGreaterThanOrEqual(100);
    expect(selected.filter((item) => item.section === section && item.format === 'open_ended').length).toBeGreaterThan(
      1,
    );
  }
  for (const [area, all] of Map.groupBy(selected, ({ contentArea }) => contentArea)) {
    expect(all.length, area).toBeGreaterThanOrEqual(10);
    expect(new Set(all.map(({ rung }) => rung)).size, area).toBeGreaterThanOrEqual(3);
  }
});

test.each(Section.options)('%s has at least 220 assessment items, with all rungs and open items', (section) => {
  const selected = items.filter((item) => item.section === section && poolOf(item) === 'assessment');
  expect(selected.length).toBeGreaterThanOrEqual(220);
  for (const rung of [1, 2, 3, 4, 5]) expect(selected.filter((item) => item.rung === rung).length).toBeGreaterThan(20);
  expect(selected.filter(({ format }) => format === 'open_ended').length).toBeGreaterThanOrEqual(5);
});

test.each(Section.options)('%s can be practised in every content area at three or more difficulties', (section) => {
  const selected = items.filter((item) => item.section === section);
  const areas = Map.groupBy(selected, ({ contentArea }) => contentArea);
  for (const [area, all] of areas) {
    const practice = all.filter((item) => poolOf(item) === 'practice');
    expect(practice.length, area).toBeGreaterThanOrEqual(15);
    expect(new Set(practice.map(({ rung }) => rung)).size, area).toBeGreaterThanOrEqual(3);
  }
});

test('item ids are unique', () => {
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});

test('every item passes the rules for imports', () => {
  const wrong = items.flatMap((item) => checkItem(item).problems.map((problem) => `${item.id}: ${problem}`));
  expect(wrong).toEqual([]);
});

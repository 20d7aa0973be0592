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

test.each(['practice', 'demo'] as const)('no question of the pool “%s” is one that counts', (pool) => {
  const counting = new Set(items.filter((item) => poolOf(item) === 'assessment').map(textOf));
  const own = items.filter((item) => poolOf(item) === pool);
  expect(own.length).toBeGreaterThan(300);
  expect(own.filter((item) => counting.has(textOf(item))).map(({ id }) => id)).toEqual([]);
});

test('the demo has enough for a placement and for a form: of every area, easy, middling and hard, and open ones', () => {
  const own = items.filter((item) => poolOf(item) === 'demo');
  for (const section of Section.options) {
    expect(own.filter((item) => item.section === section).length).toBeGreaterThanOrEqual(100);
    expect(own.filter((item) => item.section === section && item.format === 'open_ended').length).toBeGreaterThan(1);
  }
  for (const [area, all] of Map.groupBy(own, ({ contentArea }) => contentArea)) {
    expect(all.length, area).toBeGreaterThanOrEqual(10);
    expect(new Set(all.map(({ rung }) => rung)).size, area).toBeGreaterThanOrEqual(3);
  }
});

test.each(
  Section.options,
)('%s keeps at least 220 questions for assessments, of every rung and open ones', (section) => {
  const own = items.filter((item) => item.section === section && poolOf(item) === 'assessment');
  expect(own.length).toBeGreaterThanOrEqual(220);
  for (const rung of [1, 2, 3, 4, 5]) expect(own.filter((item) => item.rung === rung).length).toBeGreaterThan(20);
  expect(own.filter(({ format }) => format === 'open_ended').length).toBeGreaterThanOrEqual(5);
});

test.each(Section.options)('%s can be practised in every content area at three or more difficulties', (section) => {
  const own = items.filter((item) => item.section === section);
  const areas = Map.groupBy(own, ({ contentArea }) => contentArea);
  for (const [area, all] of areas) {
    const practice = all.filter((item) => poolOf(item) === 'practice');
    expect(practice.length, area).toBeGreaterThanOrEqual(15);
    expect(new Set(practice.map(({ rung }) => rung)).size, area).toBeGreaterThanOrEqual(3);
  }
});

test('every item has an id of its own', () => {
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});

test('every item passes the rules that imports must pass', () => {
  const wrong = items.flatMap((item) => checkItem(item).problems.map((problem) => `${item.id}: ${problem}`));
  expect(wrong).toEqual([]);
});

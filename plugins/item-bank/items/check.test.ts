import { expect, test } from 'vitest';
import { shippedItems } from '../../../tests/item-packs.ts';
import { checkItem } from './check.ts';

const [shipped] = await shippedItems();

test.each([
  { a: 40, b: 0 },
  { a: 0.01, b: 0 },
  { a: 1, b: 900 },
])('an item with parameters out of range is refused: %o', (parameters) => {
  const { problems } = checkItem({ ...shipped, parameters: { ...parameters, c: 0.1 }, rung: parameters.b > 1 ? 5 : 3 });
  expect(problems).toEqual([`parameters a ${parameters.a}, b ${parameters.b} are out of range`]);
});

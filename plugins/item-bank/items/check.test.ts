import { expect, test } from 'vitest';
import { shippedItems } from '../../../tests/item-packs.ts';
import { checkItem } from './check.ts';

const [shipped] = await shippedItems();

test.each([
  { a: 40, b: 0 },
  { a: 0.01, b: 0 },
  { a: 1, b: 900 },
])('an item that would decide a score by itself, or measures nothing, is not taken: %o', (parameters) => {
  const { problems } = checkItem({ ...shipped, parameters: { ...parameters, c: 0.1 }, rung: parameters.b > 1 ? 5 : 3 });
  expect(problems).toEqual([`parameters a ${parameters.a}, b ${parameters.b} are out of range`]);
});

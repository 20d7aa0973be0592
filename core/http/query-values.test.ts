import { expect, test } from 'vitest';
import { queryValues } from './query-values.ts';

test('a name that is repeated has a list of its values, in order', () => {
  expect(queryValues('to=x&from=1&from=&from=3&empty&space=a+b%20c')).toEqual({
    to: 'x',
    from: ['1', '', '3'],
    empty: '',
    space: 'a b c',
  });
  expect(queryValues('')).toEqual({});
});

test('a name of an object’s own methods is a name like any other', () => {
  const values = queryValues('__proto__=1&constructor=2&__proto__=3');
  expect(Object.entries(values)).toEqual([
    ['__proto__', ['1', '3']],
    ['constructor', '2'],
  ]);
  expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
});

test('of a name that is repeated 100,000 times every value is kept', () => {
  expect(queryValues('a=1&'.repeat(100_000)).a).toHaveLength(100_000);
});

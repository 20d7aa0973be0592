import { expect, test } from 'vitest';
import { matching, rankOf } from './search.ts';

test('the beginning of a title fits better than of a word, than the middle, than words anywhere', () => {
  expect(rankOf('prac', ['Practice'])).toBe(0);
  expect(rankOf('math', ['Core Math'])).toBe(1);
  expect(rankOf('act', ['Practice'])).toBe(2);
  expect(rankOf('hints question', ['Practice', 'Questions with hints'])).toBe(3);
  expect(rankOf('zebra', ['Practice', 'Questions with hints'])).toBeUndefined();
});

test('capitals and accents do not count, and nothing fits an empty query', () => {
  expect(rankOf('zoe', ['Zoë Ångström'])).toBe(0);
  expect(rankOf('ANG', ['Zoë Ångström'])).toBe(1);
  expect(rankOf('  ', ['Practice'])).toBeUndefined();
});

test('what fits comes best first', () => {
  const found = matching(
    'ma',
    ['Core Math', 'Email', 'Mail'],
    (title) => [title],
    (title) => ({ title }),
  );
  expect(found.map(({ title }) => title)).toEqual(['Mail', 'Core Math', 'Email']);
});

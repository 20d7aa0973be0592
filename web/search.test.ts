import { expect, test } from 'vitest';
import { matching, rankOf } from './search.ts';

test('matches rank by position: beginning of the title, of a word, middle, all words anywhere', () => {
  expect(rankOf('prac', ['Practice'])).toBe(0);
  expect(rankOf('math', ['Core Math'])).toBe(1);
  expect(rankOf('act', ['Practice'])).toBe(2);
  expect(rankOf('hints question', ['Practice', 'Questions with hints'])).toBe(3);
  expect(rankOf('zebra', ['Practice', 'Questions with hints'])).toBeUndefined();
});

test('case and accents are ignored, and an empty query matches nothing', () => {
  expect(rankOf('zoe', ['Zoë Ångström'])).toBe(0);
  expect(rankOf('ANG', ['Zoë Ångström'])).toBe(1);
  expect(rankOf('  ', ['Practice'])).toBeUndefined();
});

test('matches are sorted best first', () => {
  const found = matching(
    'ma',
    ['Core Math', 'Email', 'Mail'],
    (title) => [title],
    (title) => ({ title }),
  );
  expect(found.map(({ title }) => title)).toEqual(['Mail', 'Core Math', 'Email']);
});

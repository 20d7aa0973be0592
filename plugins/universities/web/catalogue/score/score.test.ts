import { expect, test } from 'vitest';
import { scoreOf } from './score.ts';

test('a score is read with one decimal at most, from 100 to 900', () => {
  expect(['100', '612.3', ' 900 ', '612,5'].map(scoreOf)).toEqual([100, 612.3, 900, 612.5]);
  expect(['', '99.9', '900.1', '612.34', 'abc', 'NaN', '1e9'].map(scoreOf)).toEqual(Array(7).fill(null));
});

import { expect, test } from 'vitest';
import type { OpenItem } from './items/item.ts';
import { gradeByRubric } from './rubric.ts';

const item = {
  rubric: {
    criteria: [
      { id: 'mean', points: 1, says: 'Names the mean', evidence: [['mean', 'average*']] },
      {
        id: 'outlier',
        points: 2,
        says: 'Says that an outlier pulls it',
        evidence: [
          ['outlier*', 'extreme value*'],
          ['pull*', 'raise*', 'affect*'],
        ],
      },
    ],
    modelAnswer: 'The average is pulled up by one outlier.',
    weakAnswer: 'It is just bigger.',
  },
} as unknown as OpenItem;

const metBy = (answer: string) => gradeByRubric(item, answer).met;

test('a criterion is met when every group of its evidence is', () => {
  expect(gradeByRubric(item, 'The average is pulled up by one outlier.')).toEqual({
    met: ['mean', 'outlier'],
    points: 3,
    maximumPoints: 3,
  });
  expect(metBy('There is an outlier.')).toEqual([]);
});

test('case, plurals, stems and punctuation do not matter', () => {
  expect(metBy('MEANS! Extreme values raised it; "outliers" do.')).toEqual(['mean', 'outlier']);
});

test('what is denied does not count, what is denied twice or "not only" does', () => {
  expect(metBy('It is not the mean.')).toEqual([]);
  expect(metBy('It isn’t the average.')).toEqual([]);
  expect(metBy('Not only the mean changes.')).toEqual(['mean']);
});

test('a word of nothing but dots is read like any other', () => {
  expect(metBy(`The mean a${'…'.repeat(400_000)}a`)).toEqual(['mean']);
  expect(metBy(`The -mean- ${'-'.repeat(1000)} ...`)).toEqual(['mean']);
});

test('a denial ends with its sentence', () => {
  expect(metBy('That is not true. Mean values move.')).toEqual(['mean']);
});

test('key words in a heap are no answer', () => {
  expect(metBy('mean outlier pulls '.repeat(20))).toEqual([]);
});

test('empty and strange text earns nothing and breaks nothing', () => {
  for (const answer of [' ', '!!!', '🙂', '.'.repeat(5000), '('.repeat(100)]) expect(metBy(answer)).toEqual([]);
});

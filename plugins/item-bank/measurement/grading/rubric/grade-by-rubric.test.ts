import { expect, test } from 'vitest';
import type { OpenItem } from '../../../items/item.ts';
import { findEvidence, gradeByRubric } from './grade-by-rubric.ts';

const item = {
  stem: 'A table shows the wages in a small firm. Explain why one of the figures changes when a rich director joins it.',
  stimulus: [{ kind: 'table', header: ['Employee', 'Wage'], rows: [['Director', '9000 euros in every single month']] }],
  hints: { conceptual: 'Think about what one very unusual wage does to a mean of all wages in the firm.' },
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
const whole = 'It is the mean that changes. One outlier pulls it up a lot.';

test('a criterion is met when every group of its evidence is', () => {
  expect(gradeByRubric(item, whole)).toEqual({ met: ['mean', 'outlier'], points: 3, maximumPoints: 3 });
  expect(metBy('There is an outlier in these numbers.')).toEqual([]);
});

test('evidence for a criterion may span two consecutive sentences, but no more', () => {
  expect(metBy('I can see an outlier there. It pulls everything up with it.')).toEqual(['outlier']);
  expect(metBy('I can see an outlier there. I had to look twice for it. It pulls everything up with it.')).toEqual([]);
});

test('case, plurals, stems, accents and punctuation do not matter', () => {
  expect(metBy('BOTH MEANS ARE CHANGED! The éxtreme values raised it; "outliers" do.')).toEqual(['mean', 'outlier']);
});

test('a denied phrase does not count, but one after "not only" does', () => {
  expect(metBy('I think it is not the mean.')).toEqual([]);
  expect(metBy('I think it isn’t the average.')).toEqual([]);
  expect(metBy('It is wrong to say that all of this is about the mean.')).toEqual([]);
  expect(metBy('Here not only the mean is changed.')).toEqual(['mean']);
});

test('a phrase denied twice counts', () => {
  expect(metBy('I think it is never the mean.')).toEqual([]);
  expect(metBy('I think it is never not the mean.')).toEqual(['mean']);
});

test('a denial ends with its clause', () => {
  expect(metBy('That is not true, mean values move.')).toEqual(['mean']);
});

test('evidence counts only in sentences of at least five words with a verb', () => {
  expect(metBy('The mean. The outlier. It pulls. It raises.')).toEqual([]);
  expect(metBy('the average of the outliers')).toEqual([]);
  expect(metBy('It is the mean.')).toEqual([]);
  expect(metBy('I think it is the mean.')).toEqual(['mean']);
});

test('a short fragment counts as part of the neighbouring sentence', () => {
  expect(metBy('The figure for all of them is changed. The mean.')).toEqual(['mean']);
});

test('a sentence meets no more criteria than it has statements', () => {
  expect(metBy('So the mean outlier pulls.')).toEqual(['mean']);
  expect(metBy('So the mean goes up because an outlier pulls it.')).toEqual(['mean', 'outlier']);
});

test.each([
  'mean, average, outlier, pull, raise, affect',
  'mean\noutlier\npulls\nextreme value\nraised',
  'mean outlier pulls '.repeat(20),
  'mean and outlier and pulls and average and extreme and raise and affected',
])('a list of key words earns nothing: %s', (answer) => {
  expect(metBy(answer)).toEqual([]);
});

test('copied item text earns nothing, but the text beside it counts', () => {
  expect(gradeByRubric(item, item.hints.conceptual)).toEqual({
    met: [],
    points: 0,
    maximumPoints: 3,
    refused: 'pasted',
  });
  expect(metBy(`${item.hints.conceptual} ${whole} Everybody else has to look at other figures then.`)).toEqual([
    'mean',
    'outlier',
  ]);
});

test('copied text is recognised despite changed function words and lookalike letters', () => {
  const hint = item.hints.conceptual;
  expect(gradeByRubric(item, hint.replaceAll(/\b(?:a|the)\b/g, 'some')).refused).toBe('pasted');
  expect(gradeByRubric(item, hint.replaceAll('a', 'а').replaceAll('o', 'о')).refused).toBe('pasted');
  expect(gradeByRubric(item, hint.replaceAll(/(\w)(\w)/g, '$1\u200b$2')).refused).toBe('pasted');
});

test('an item that asks for a few words accepts a few words', () => {
  const gap = { ...item, rubric: { ...item.rubric, form: 'words', modelAnswer: 'mean' } } as unknown as OpenItem;
  expect(gradeByRubric(gap, 'the mean').points).toBe(1);
  expect(gradeByRubric(gap, 'median, mode, mean, range, sum, product, average').points).toBe(0);
});

test('findEvidence finds evidence outside sentences as well', () => {
  expect(findEvidence(item, 'mean, outlier: pulls').points).toBe(3);
});

test('long runs of marks within words are handled', () => {
  expect(metBy(`I think it is the mean a${'…'.repeat(400_000)}a`)).toEqual(['mean']);
  expect(metBy(`So it is the -mean- ${'-'.repeat(1000)} ...`)).toEqual(['mean']);
});

test('empty and unusual text earns nothing', () => {
  for (const answer of [' ', '!!!', '🙂', '.'.repeat(5000), '('.repeat(100)]) expect(metBy(answer)).toEqual([]);
});

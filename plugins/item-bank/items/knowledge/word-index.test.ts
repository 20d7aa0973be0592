import { expect, test } from 'vitest';
import { stemsOf } from './text-words.ts';
import { indexOf } from './word-index.ts';

const counted = (text: string) => {
  const words = new Map<string, number>();
  for (const word of stemsOf(text)) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
};

test('documents with rarer matching words come first, and ties keep their order', () => {
  const index = indexOf(
    ['a fraction of the cake', 'a fraction of the median income', 'the cake', 'the cake'].map(counted),
  );
  expect(index.nearest(stemsOf('median fraction')).map(({ document }) => document)).toEqual([1, 0]);
  expect(index.nearest(stemsOf('cake')).map(({ document }) => document)).toEqual([2, 3, 0]);
  expect(index.nearest(stemsOf('zebra'))).toEqual([]);
});

test('scores are those of BM25', () => {
  const index = indexOf([
    new Map([['cake', 2]]),
    new Map([
      ['cake', 1],
      ['median', 3],
    ]),
    new Map([['zebra', 1]]),
  ]);
  // N = 3 documents of mean length 7/3; "cake" is in 2 of them.
  const idf = Math.log(1 + (3 - 2 + 0.5) / (2 + 0.5));
  const score = (weight: number, length: number) =>
    (idf * weight * 2.2) / (weight + 1.2 * (0.25 + (0.75 * length) / (7 / 3)));
  const found = index.nearest(['cake', 'cake']);
  expect(found.map(({ document }) => document)).toEqual([0, 1]);
  expect(found.map((each) => each.score)).toEqual([expect.closeTo(score(2, 2), 6), expect.closeTo(score(1, 4), 6)]);
});

test('only wanted documents are returned', () => {
  const index = indexOf(['the cake', 'a cake and a median', 'the cake'].map(counted));
  const wanted = index.nearest(stemsOf('cake'), (document) => document !== 0);
  expect(wanted.map(({ document }) => document)).toEqual([2, 1]);
});

test('documents after the first 65,536 are found', () => {
  const index = indexOf(
    Array.from({ length: 65_538 }, (_, document) => new Map([[document === 65_537 ? 'last' : 'w', 1]])),
  );
  expect(index.nearest(['last']).map(({ document }) => document)).toEqual([65_537]);
});

test('inflections and spelling variants have the same stem, and fillers have none', () => {
  expect(stemsOf('denominators')).toEqual(stemsOf('denominator'));
  expect(stemsOf('sampling')).toEqual(stemsOf('sampled'));
  expect(stemsOf('generalisation')).toEqual(stemsOf('generalization'));
  expect(stemsOf('neighbors')).toEqual(stemsOf('neighbours'));
  expect(stemsOf('what is the')).toEqual([]);
});

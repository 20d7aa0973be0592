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

test('inflections and spelling variants have the same stem, and fillers have none', () => {
  expect(stemsOf('denominators')).toEqual(stemsOf('denominator'));
  expect(stemsOf('sampling')).toEqual(stemsOf('sampled'));
  expect(stemsOf('generalisation')).toEqual(stemsOf('generalization'));
  expect(stemsOf('neighbors')).toEqual(stemsOf('neighbours'));
  expect(stemsOf('what is the')).toEqual([]);
});

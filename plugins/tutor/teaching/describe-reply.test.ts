import { expect, test } from 'vitest';
import { conceptsIn } from './describe-reply.ts';

const ids = [
  'mean',
  'k-means',
  'weighted-mean',
  'percentages',
  'fractions',
  'scale',
  'kinds-of-learning',
  'recall',
  'attention',
];

test.each([
  ['What does percent means', []],
  ['percent means what', []],
  ['What do you mean?', []],
  ['I have a test tomorrow, what kind of learning helps?', []],
  ['on a scale from 1 to 10 how hard is it', []],
  ['sorry, I paid no attention', []],
  ['What is the mean of 3, 4 and 8?', ['mean']],
  ['explain k-means please', ['k-means']],
  ['how do I get a weighted mean', ['weighted-mean']],
  ['How do I add fractions?', ['fractions']],
  ['is a fraction a percentage', ['fractions', 'percentages']],
])('the concepts of “%s” are %j', (text, concepts) => {
  expect(conceptsIn(ids, text).sort()).toEqual(concepts);
});

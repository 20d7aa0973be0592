import { expect, test } from 'vitest';
import type { Mastery } from '../../learner/contract.ts';
import { tallyOf, topicMastery } from './mastery.ts';

const [a, f, p, m] = ['attempted', 'familiar', 'proficient', 'mastered'] as const;

test.each<[string, Mastery[], Mastery | null]>([
  ['none without answers', [], null],
  ['the outcome of a single answer', [m], m],
  ['the lower of two outcomes', [m, a], a],
  ['the lower of two outcomes in reverse order', [a, m], a],
  ['the middle of three outcomes', [m, a, p], p],
  ['not lowered by one mistake in three', [a, m, m], m],
  ['lowered by two mistakes in three', [a, a, m], a],
  ['not raised by one lucky answer in three', [m, a, a], a],
  ['the outcome with a hint, between right and wrong', [f, m, a], f],
  ['from the latest three answers only', [m, m, p, a, a, a, a], m],
])('a topic’s mastery: %s', (_, outcomes, mastery) => {
  expect(topicMastery(outcomes)).toBe(mastery);
});

const now = new Date('2026-03-02T10:00:00Z');
const answer = (isCorrect: boolean | null) => ({
  submittedAt: now,
  gradedAt: isCorrect === null ? null : now,
  isCorrect,
});

test('accuracy is the share of right graded answers in whole percent; answers in review count as answered', () => {
  expect(tallyOf([answer(true), answer(true), answer(false), answer(null)])).toEqual({
    answered: 4,
    graded: 3,
    correct: 2,
    accuracy: 67,
  });
});

test('without a graded answer there is no accuracy', () => {
  expect(tallyOf([answer(null)]).accuracy).toBeNull();
  expect(tallyOf([{ submittedAt: null, gradedAt: null, isCorrect: null }])).toMatchObject({
    answered: 0,
    accuracy: null,
  });
});

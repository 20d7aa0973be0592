import { expect, test } from 'vitest';
import type { Mastery } from '../../learner/contract.ts';
import { tallyOf, topicMastery } from './mastery.ts';

const [a, f, p, m] = ['attempted', 'familiar', 'proficient', 'mastered'] as const;

test.each<[string, Mastery[], Mastery | null]>([
  ['nothing is said before the first answer', [], null],
  ['one answer says what it showed', [m], m],
  ['of two the lower counts', [m, a], a],
  ['whichever came first', [a, m], a],
  ['of three the middle counts', [m, a, p], p],
  ['one slip does not undo a topic', [a, m, m], m],
  ['two do', [a, a, m], a],
  ['one lucky answer does not make it', [m, a, a], a],
  ['help counts in between', [f, m, a], f],
  ['only the latest three count', [m, m, p, a, a, a, a], m],
])('a topic’s mastery: %s', (_, outcomes, mastery) => {
  expect(topicMastery(outcomes)).toBe(mastery);
});

const now = new Date('2026-03-02T10:00:00Z');
const answer = (isCorrect: boolean | null) => ({
  submittedAt: now,
  gradedAt: isCorrect === null ? null : now,
  isCorrect,
});

test('accuracy is of graded answers, rounded to a percent; what waits for its review counts as answered', () => {
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

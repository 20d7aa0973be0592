import { expect, test } from 'vitest';
import { outcomeOf } from '../contract.ts';
import { masteryOf } from './mastery.ts';

test.each([
  ['mastered', { isCorrect: true, hintsUsed: 0, milliseconds: 29_999 }],
  ['proficient', { isCorrect: true, hintsUsed: 0, milliseconds: 30_000 }],
  ['familiar', { isCorrect: true, hintsUsed: 1, milliseconds: 5_000 }],
  ['attempted', { isCorrect: false, hintsUsed: 0, milliseconds: 5_000 }],
])('one answer shows: %s', (outcome, answered) => {
  expect(outcomeOf(answered)).toBe(outcome);
});

test('a right answer that came faster than the question can be read shows no mastery', () => {
  const answered = { isCorrect: true, hintsUsed: 0, shortestReadingTime: 4000 };
  expect(outcomeOf({ ...answered, milliseconds: 3999 })).toBe('familiar');
  expect(outcomeOf({ ...answered, milliseconds: 4000 })).toBe('mastered');
  expect(outcomeOf({ ...answered, isCorrect: false, milliseconds: 1000 })).toBe('attempted');
});

const a = 'attempted';
const f = 'familiar';
const p = 'proficient';
const m = 'mastered';

test.each([
  ['one fluent answer is no mastery yet', [m], p, false],
  ['two fluent answers are', [m, m], m, false],
  ['two right answers are not', [p, p], p, false],
  ['three right ones are', [p, p, p], m, false],
  ['one slip in five is forgiven', [p, p, m, p, a], m, false],
  ['one in four is not', [p, p, m, a], p, false],
  ['but not if it was the last', [a, p, p, p, p], p, false],
  ['an answer with help ends mastery', [f, p, p, p, p], p, false],
  ['right with help only', [f, f], f, false],
  ['one wrong answer is no struggle', [a], a, false],
  ['nor are two', [a, a], a, false],
  ['three are', [a, a, a], a, true],
  ['wrong as often as right is', [p, a, a, p], p, true],
  ['right more often than wrong is not', [p, p, a, a, f], f, false],
] as const)('%s', (_, outcomes, level, isStruggling) => {
  expect(masteryOf(outcomes)).toEqual({ level, isStruggling });
});

import { expect, test } from 'vitest';
import { outcomeOf } from '../contract.ts';
import { masteryOf } from './mastery.ts';

test.each([
  ['mastered', { isCorrect: true, hintsUsed: 0, milliseconds: 29_999 }],
  ['proficient', { isCorrect: true, hintsUsed: 0, milliseconds: 30_000 }],
  ['familiar', { isCorrect: true, hintsUsed: 1, milliseconds: 5_000 }],
  ['attempted', { isCorrect: false, hintsUsed: 0, milliseconds: 5_000 }],
])('one answer is evidence of the outcome %s', (outcome, answered) => {
  expect(outcomeOf(answered)).toBe(outcome);
});

test('a right answer faster than the question can be read is no evidence of mastery', () => {
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
  ['one fluent answer is not mastery', [m], p, false],
  ['two fluent answers are mastery', [m, m], m, false],
  ['two right answers are not mastery', [p, p], p, false],
  ['three right answers are mastery', [p, p, p], m, false],
  ['one mistake in five answers keeps mastery', [p, p, m, p, a], m, false],
  ['one mistake in four answers ends mastery', [p, p, m, a], p, false],
  ['a mistake in the latest answer ends mastery', [a, p, p, p, p], p, false],
  ['a latest answer with a hint ends mastery', [f, p, p, p, p], p, false],
  ['right answers with hints only are familiar', [f, f], f, false],
  ['one wrong answer is not a struggle', [a], a, false],
  ['two wrong answers are not a struggle', [a, a], a, false],
  ['three wrong answers are a struggle', [a, a, a], a, true],
  ['as many wrong answers as right ones are a struggle', [p, a, a, p], p, true],
  ['more right answers than wrong ones are not a struggle', [p, p, a, a, f], f, false],
] as const)('%s', (_, outcomes, level, isStruggling) => {
  expect(masteryOf(outcomes)).toEqual({ level, isStruggling });
});

import { expect, test } from 'vitest';
import type { PastAnswer } from '../../practice/services.ts';
import { hoursLeft, paceOf } from './pace.ts';

/** Answers with these minutes between them. */
function answersAfter(minutes: readonly number[]): { answers: PastAnswer[] } {
  let at = Date.parse('2026-11-27T10:00:00Z');
  const answers = [0, ...minutes].map((gap): PastAnswer => {
    at += gap * 60_000;
    return {
      ...{
        section: 'core_math',
        contentArea: 'algebra',
        difficulty: 2,
        at: new Date(at),
        isCorrect: true,
        hintsUsed: 0,
        questionId: `at ${at}`,
        milliseconds: null,
      },
    };
  });
  return { answers };
}

const times = (count: number, minutes: number) => Array.from({ length: count }, () => minutes);

test('the pace is the median time between answers, compared with three minutes', () => {
  expect(paceOf(answersAfter(times(8, 4.5)))).toBe(1.5);
  expect(paceOf(answersAfter([...times(8, 3), 600, 14]))).toBe(1);
  expect(paceOf(answersAfter(times(9, 12)))).toBe(2);
});

test('it is the usual one with few answers, and with guesses within seconds', () => {
  expect(paceOf(answersAfter(times(7, 12)))).toBe(1);
  expect(paceOf(answersAfter(times(40, 0.02)))).toBe(1);
});

test('hours left shrink with progress and grow with the pace, in half hours', () => {
  expect(hoursLeft(4, 0, 1)).toBe(4);
  expect(hoursLeft(4, 50, 1.5)).toBe(3);
  expect(hoursLeft(4, 100, 2)).toBe(0);
});

import { expect, test } from 'vitest';
import { daysLeftText, doneText, leftText } from './words.ts';

test('a week is described by lessons practised and left', () => {
  expect(doneText({ lessons: 3, goal: 5 })).toBe('3 of 5 lessons this week');
  expect(doneText({ lessons: 0, goal: 1 })).toBe('0 of 1 lesson this week');
  expect(leftText({ lessons: 4, goal: 5, daysLeft: 3 })).toBe('1 lesson to go, 3 days left');
  expect(leftText({ lessons: 0, goal: 5, daysLeft: 1 })).toBe('5 lessons to go, today is the last day');
  expect(leftText({ lessons: 5, goal: 5, daysLeft: 2 })).toBe('Goal reached');
  expect(leftText({ lessons: 7, goal: 5, daysLeft: 2 })).toBe('Goal reached, and 2 lessons more');
  expect(daysLeftText({ isReached: false, daysLeft: 3 })).toBe('3 days left');
  expect(daysLeftText({ isReached: false, daysLeft: 1 })).toBe('Last day');
  expect(daysLeftText({ isReached: true, daysLeft: 1 })).toBe('Reached');
});

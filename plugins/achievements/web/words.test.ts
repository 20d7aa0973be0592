import { expect, test } from 'vitest';
import { progressOf, rarityNote } from './words.ts';

test('progress is rounded down', () => {
  expect(progressOf({ have: 2, of: 3, unit: 'days' })).toBe('2 of 3 days');
  expect(progressOf({ have: 749.9, of: 750, unit: 'points' })).toBe('749 of 750 points');
  expect(progressOf({ have: 62, of: 80, unit: '% sure' })).toBe('62 % sure, 80 % needed');
});

test('the note explains rarity, or when it will be shown', () => {
  expect(rarityNote(null, 5)).toContain('once 5 learners');
  expect(rarityNote(12, 5)).toContain('the 12 learners');
});

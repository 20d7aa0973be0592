import { expect, test } from 'vitest';
import { voiceOf } from './voice.ts';

test('children, students and professionals are addressed in their own words', () => {
  expect(voiceOf({ ageBand: 'under-13', educationalLevel: 'k-12' })).toBe('child');
  expect(voiceOf({ ageBand: '16-17', educationalLevel: 'k-12' })).toBe('student');
  expect(voiceOf({ ageBand: 'adult', educationalLevel: 'professional' })).toBe('professional');
  expect(voiceOf(undefined)).toBe('student');
});

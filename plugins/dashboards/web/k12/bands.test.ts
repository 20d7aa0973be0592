import { expect, test } from 'vitest';
import { bandNamed, bandTitle, isYoung, ownBand } from './bands.ts';

test('a pupil’s band comes from the grade, otherwise from the age band', () => {
  expect(ownBand({ gradeLevel: 'K', ageBand: 'unknown' })).toBe('K-2');
  expect(ownBand({ gradeLevel: '5', ageBand: 'under-13' })).toBe('3-5');
  expect(ownBand({ gradeLevel: '12', ageBand: 'adult' })).toBe('9-12');
  expect(ownBand({ gradeLevel: null, ageBand: 'under-13' })).toBe('3-5');
  expect(ownBand({ gradeLevel: null, ageBand: '16-17' })).toBe('9-12');
  expect(ownBand({ gradeLevel: null, ageBand: 'unknown' })).toBe('6-8');
});

test('an address names a known band or none', () => {
  expect(bandNamed('6-8')).toBe('6-8');
  expect(bandNamed('7')).toBeUndefined();
  expect(bandNamed('')).toBeUndefined();
});

test('a band’s title has its grades and ages', () => {
  expect(bandTitle('K-2')).toBe('Grades K–2, ages 5–7');
  expect(bandTitle('9-12')).toBe('Grades 9–12, ages 14–18');
  expect([isYoung('K-2'), isYoung('3-5'), isYoung('6-8')]).toEqual([true, true, false]);
});

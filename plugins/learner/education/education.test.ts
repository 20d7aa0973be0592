import { expect, test } from 'vitest';
import { ageBandOf, gradeBandOf, ownDashboard } from './contract.ts';

test('ages map to age bands', () => {
  expect([8, 12, 13, 15, 16, 17, 18, 70].map(ageBandOf)).toEqual([
    'under-13',
    'under-13',
    '13-15',
    '13-15',
    '16-17',
    '16-17',
    'adult',
    'adult',
  ]);
});

test('a pupil’s band comes from the grade, otherwise from the age', () => {
  expect(gradeBandOf({ gradeLevel: 'K', age: 12 })).toBe('K-2');
  expect(gradeBandOf({ gradeLevel: '3' })).toBe('3-5');
  expect(gradeBandOf({ gradeLevel: '12' })).toBe('9-12');
  expect(gradeBandOf({ age: 8 })).toBe('3-5');
  expect(gradeBandOf({ age: 13 })).toBe('6-8');
  expect(gradeBandOf({ age: 40 })).toBeNull();
  expect(gradeBandOf({})).toBeNull();
});

test('learners have the dashboard of their level; without a level, all except adults have that of pupils', () => {
  expect(ownDashboard('k-12', 'adult')).toBe('/k12-dashboard');
  expect(ownDashboard('college', '16-17')).toBe('/higher-education?level=undergraduate');
  expect(ownDashboard('professional', 'adult')).toBe('/higher-education?level=professional-development');
  expect(ownDashboard(null, 'unknown')).toBe('/k12-dashboard');
  expect(ownDashboard(null, 'adult')).toBe('/higher-education');
});

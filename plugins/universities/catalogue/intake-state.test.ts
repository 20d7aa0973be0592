import { expect, test } from 'vitest';
import { endOf, startOf } from '../../../core/calendar.ts';
import { countryCode, countryName } from './countries.ts';
import { isOpenAt } from './intake-state.ts';

test('an intake is open from its first to its last millisecond', () => {
  const intake = { opensAt: startOf('2027-01-01', 'UTC'), deadline: endOf('2027-01-15', 'UTC') };
  const isOpen = (moment: string) => isOpenAt(intake, new Date(moment));
  expect(isOpen('2026-12-31T23:59:59.999Z')).toBe(false);
  expect(isOpen('2027-01-01T00:00:00.000Z')).toBe(true);
  expect(isOpen('2027-01-15T23:59:59.999Z')).toBe(true);
  expect(isOpen('2027-01-16T00:00:00.000Z')).toBe(false);
});

test('countries are given by code or English name', () => {
  expect(['nl', 'Netherlands', ' new zealand ', 'UK', 'United Kingdom'].map(countryCode)).toEqual([
    'NL',
    'NL',
    'NZ',
    'GB',
    'GB',
  ]);
  expect(['EU', 'ZZ', 'XX', 'Atlantis', ''].map(countryCode)).toEqual(Array(5).fill(undefined));
  expect(countryName('CH')).toBe('Switzerland');
});

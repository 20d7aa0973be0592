import { expect, test } from 'vitest';
import type { UniversityEntry } from '../../../contract.ts';
import { draftOf, entryOf } from './draft.ts';

const entry: UniversityEntry = {
  key: 'delta',
  name: 'Delta University',
  country: 'NL',
  city: null,
  website: 'https://delta.example.edu/',
  description: null,
  partnershipTier: 'premier',
  minEiqScore: 510.5,
  preferredEiqScore: 640,
  ranking: null,
  rankingSource: null,
  rankingYear: null,
  rorId: null,
  isSample: false,
  isActive: true,
  programs: [
    {
      key: 'law',
      name: 'Law',
      level: 'master',
      cipCode: '22.0101',
      minEiqScore: null,
      preferredEiqScore: null,
      minGpa: 3.2,
      documents: ['transcript'],
      tests: [
        { test: 'SAT', minimum: 1300 },
        { test: 'AP', minimum: null },
      ],
      letters: 2,
      tuition: { amount: 14_000, currency: 'EUR' },
      intakes: [
        {
          key: 'autumn',
          name: 'Autumn 2027',
          opens: '2026-10-01T09:00',
          deadline: '2027-01-15T17:00:30',
          decisions: '2027-03-01T12:00',
          timeZone: 'Europe/Amsterdam',
          places: null,
        },
      ],
    },
  ],
};

test('a university that is opened and saved without changes stays the same', () => {
  expect(entryOf(draftOf(entry))).toEqual(entry);
});

test('days without a time keep their meaning: a deadline ends with its day', () => {
  const intake = { name: 'A', opens: '2026-10-01', deadline: '2027-01-15', decisions: '2027-03-01', timeZone: 'UTC' };
  const [saved] = entryOf(draftOf({ programs: [{ name: 'Law', level: 'master', intakes: [intake] }] })).programs ?? [];
  expect(saved?.intakes?.[0]).toMatchObject({
    opens: '2026-10-01T00:00',
    deadline: '2027-01-15T23:59',
    decisions: '2027-03-01T00:00',
  });
});

test('empty fields are sent as nothing, and a tuition without a currency is sent to be reported', () => {
  const { programs: [draft] = [] } = draftOf({ programs: [{ name: 'Law', level: 'master' }] });
  if (!draft) throw new Error('no draft');
  const sent = entryOf({ ...draftOf({ name: 'A' }), programs: [{ ...draft, tuitionAmount: '100' }] });
  expect(sent).toMatchObject({ city: null, minEiqScore: null, programs: [{ tuition: { amount: 100, currency: '' } }] });
});

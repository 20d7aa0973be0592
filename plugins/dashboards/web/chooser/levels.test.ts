import { expect, test } from 'vitest';
import type { EducationalLevel } from '../../../learner/contract.ts';
import { levelsFor } from './levels.ts';

const titlesFor = (educationalLevel: EducationalLevel | null) =>
  levelsFor({ educationalLevel, ageBand: 'adult' }).map(({ title, isOwn }) => (isOwn ? `${title} (own)` : title));

test('without a level, four levels are shown and none is marked', () => {
  expect(titlesFor(null)).toEqual(['K-12', 'Undergraduate', 'Graduate Studies', 'Doctoral & Beyond']);
});

test('the learner’s own level comes first', () => {
  expect(titlesFor('k-12')[0]).toBe('K-12 (own)');
  expect(titlesFor('masters')).toEqual(['Graduate Studies (own)', 'K-12', 'Undergraduate', 'Doctoral & Beyond']);
  expect(titlesFor('phd+')[0]).toBe('Doctoral & Beyond (own)');
});

test('professionals have a card that other learners do not see', () => {
  expect(titlesFor('professional')).toEqual([
    'Professional Development (own)',
    'K-12',
    'Undergraduate',
    'Graduate Studies',
    'Doctoral & Beyond',
  ]);
});

test('levels lead to their dashboards', () => {
  const addresses = levelsFor({ educationalLevel: null, ageBand: 'unknown' }).map(({ to }) => to);
  expect(addresses).toEqual([
    '/k12-dashboard',
    '/higher-education?level=undergraduate',
    '/higher-education?level=graduate',
    '/higher-education?level=doctoral',
  ]);
  expect(levelsFor({ educationalLevel: 'phd+', ageBand: 'adult' })[0]?.to).toBe('/higher-education?level=postdoctoral');
});

import { expect, test } from 'vitest';
import type { Analytics } from '../../contract.ts';
import { insightsOf, rightText } from './words.ts';

const noFigures: Analytics = { reasoning: [], apart: null, practised: null, weakest: null, strongest: null };
const domain = {
  domain: 'core_math',
  title: 'Core Math',
  eiqScore: 500,
  standardError: 40,
  interval: [420, 580],
  probability: 0.9,
  standing: 'strong',
} satisfies Analytics['reasoning'][number];

test('right answers are shown as a share of graded ones', () => {
  expect(rightText({ graded: 34, correct: 24 })).toBe('24 of 34 (71%)');
  expect(rightText({ graded: 0, correct: 0 })).toBe('–');
});

test('insights state only what the figures support', () => {
  expect(insightsOf(noFigures)).toEqual([]);
  const keys = (given: Partial<Analytics>) => insightsOf({ ...noFigures, ...given }).map(({ key }) => key);
  expect(keys({ reasoning: [domain] })).toEqual([]);
  expect(keys({ reasoning: [domain, { ...domain, domain: 'ai_conceptual' }] })).toEqual(['close']);
  const apart = { highest: 'AI Concepts', lowest: 'Core Math', points: 170.4 };
  expect(insightsOf({ ...noFigures, apart })[0]?.text).toBe(
    'AI Concepts is 170 points above Core Math: more than chance explains.',
  );
  const practised = { days: 1, answered: 3, graded: 3, correct: 1, withHints: { graded: 0, correct: 0 } };
  expect(insightsOf({ ...noFigures, practised })[0]?.text).toBe('You practised on 1 day of the last 28.');
  expect(keys({ practised: { ...practised, days: 0 } })).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Mastery } from '../../learner/contract.ts';
import type { Topic } from '../contract.ts';
import { dashboardFor } from './own-dashboard.ts';
import {
  accuracyText,
  changeOf,
  difficultyTone,
  durationText,
  effortText,
  outcomeText,
  practiseNext,
} from './texts.ts';

test('a difficulty’s badge has the default look up to 2, the secondary up to 3 and stands out above', () => {
  expect([1, 2, 3, 4, 5].map(difficultyTone)).toEqual(['accent', 'accent', 'plain', 'attention', 'attention']);
});

test('accuracy is shown with its counts', () => {
  expect(accuracyText({ graded: 3, correct: 2, accuracy: 67 })).toBe('2 of 3 right (67%)');
  expect(accuracyText({ graded: 0, correct: 0, accuracy: null })).toBe('No graded answers yet');
});

test.each([
  [400, '0 s'],
  [34_400, '34 s'],
  [60_000, '1 min'],
  [125_000, '2 min 5 s'],
  [4_320_000, '1 h 12 min'],
])('%i ms is shown as %s', (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text);
});

test('an answer’s effort is its time and its hints', () => {
  expect(effortText({ timeSpent: 34_000, hintsUsed: 0 })).toBe('Took 34 s, without hints');
  expect(effortText({ timeSpent: 34_000, hintsUsed: 1 })).toBe('Took 34 s, with 1 hint');
});

test('a right answer faster than the question can be read is pointed out', () => {
  expect(outcomeText({ masteryLevel: 'familiar', hintsUsed: 0 })).toBe(
    'Right, but faster than the question can be read.',
  );
  expect(outcomeText({ masteryLevel: 'familiar', hintsUsed: 1 })).toBe('Right with hints.');
});

test('a change of mastery is up, down, same or new', () => {
  expect(changeOf('familiar', 'mastered')).toBe('up');
  expect(changeOf('mastered', 'attempted')).toBe('down');
  expect(changeOf('proficient', 'proficient')).toBe('same');
  expect(changeOf(null, 'mastered')).toBe('new');
});

const topic = (contentArea: string, mastery: Mastery | null, accuracy: number | null = null): Topic => ({
  section: contentArea.startsWith('ai') ? 'ai_conceptual' : 'core_math',
  contentArea,
  title: contentArea,
  questions: 10,
  mastery,
  answered: 1,
  graded: 1,
  correct: 0,
  accuracy,
  lastAt: null,
});

test('weak topics come next, weakest first, then new topics, alternating between sections', () => {
  const topics = [
    topic('untried', null),
    topic('untried-too', null),
    topic('ai-untried', null),
    topic('strong', 'mastered', 90),
    topic('helped', 'familiar', 60),
    topic('weak', 'attempted', 40),
    topic('weakest', 'attempted', 10),
  ];
  const next = practiseNext(topics, 6).map(({ contentArea }) => contentArea);
  expect(next).toEqual(['weakest', 'weak', 'helped', 'untried', 'ai-untried', 'untried-too']);
});

test('a completed run leads to the dashboard of the learner’s level if available, otherwise to the general one', () => {
  const all = ['/dashboard', '/k12-dashboard', '/higher-education'];
  const learner = { educationalLevel: null, ageBand: 'unknown' } as const;
  expect(dashboardFor({ ...learner, ageBand: '13-15' }, all)).toBe('/k12-dashboard');
  expect(dashboardFor(learner, all)).toBe('/k12-dashboard');
  expect(dashboardFor({ ...learner, educationalLevel: 'k-12', ageBand: 'adult' }, all)).toBe('/k12-dashboard');
  expect(dashboardFor({ ...learner, educationalLevel: 'masters' }, all)).toBe('/higher-education?level=graduate');
  expect(dashboardFor({ ...learner, ageBand: 'adult' }, all)).toBe('/higher-education');
  expect(dashboardFor({ ...learner, ageBand: 'adult' }, ['/k12-dashboard'])).toBe('/dashboard');
  expect(dashboardFor(undefined, [])).toBe('/dashboard');
});

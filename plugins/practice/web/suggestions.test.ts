import { expect, test } from 'vitest';
import type { PlacementOutcome } from '../../immersion/contract.ts';
import type { Mastery } from '../../learner/contract.ts';
import type { Topic } from '../contract.ts';
import { suggestionFor } from './suggestions.ts';

const topic = (contentArea: string, mastery: Mastery | null): Topic => ({
  section: 'core_math',
  contentArea,
  title: contentArea,
  questions: 10,
  mastery,
  answered: mastery ? 4 : 0,
  graded: mastery ? 4 : 0,
  correct: mastery ? 1 : 0,
  accuracy: mastery ? 25 : null,
  lastAt: null,
});

const result = {
  outcome: 'recorded',
  nextSteps: ['Work on ratio.', 'Give Core Math the most time.', 'Work on angles.'],
  nextPractice: [{ section: 'core_math', contentArea: 'ratio' }, null, { section: 'core_math', contentArea: 'angles' }],
} as unknown as PlacementOutcome;

test('the first step of the result is suggested, in the words of the result', () => {
  const topics = [topic('algebra', 'attempted'), topic('ratio', null), topic('angles', null)];
  expect(suggestionFor(topics, { eiq: undefined, result })).toEqual({ topic: topics[1], reason: 'Work on ratio.' });
});

test('a step already mastered in practice is skipped for the next one, and then for a weak topic', () => {
  const topics = [topic('algebra', 'attempted'), topic('ratio', 'mastered'), topic('angles', 'familiar')];
  expect(suggestionFor(topics, { eiq: undefined, result })?.reason).toBe('Work on angles.');
  const settled = topics.map((each) => (each.contentArea === 'angles' ? topic('angles', 'proficient') : each));
  expect(suggestionFor(settled, { eiq: undefined, result })).toMatchObject({
    topic: { contentArea: 'algebra' },
    reason: '1 of 4 answers right so far.',
  });
});

test('a held result is ignored', () => {
  const held = { ...result, outcome: 'held' } as unknown as PlacementOutcome;
  const topics = [topic('algebra', 'attempted'), topic('ratio', null)];
  expect(suggestionFor(topics, { eiq: undefined, result: held })?.topic.contentArea).toBe('algebra');
});

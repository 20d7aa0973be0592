import { expect, test } from 'vitest';
import type { Topic } from '../../practice/contract.ts';
import type { PastAnswer } from '../../practice/services.ts';
import type { AnalyticsInput } from './analytics.ts';
import { analyticsOf } from './analytics.ts';

const titles = { core_math: 'Core Math', applied_reasoning: 'Applied Reasoning', ai_conceptual: 'AI Concepts' };

const measured = (
  domain: keyof typeof titles,
  eiqScore: number,
  standardError = 40,
): AnalyticsInput['domains'][number] => {
  const interval: [number, number] = [eiqScore - 2 * standardError, eiqScore + 2 * standardError];
  return { domain, title: titles[domain], eiqScore, standardError, interval, at: '2031-01-01T00:00:00.000Z' };
};

const topic = (contentArea: string, mastery: Topic['mastery'], graded = 5): Topic => ({
  section: 'core_math',
  contentArea,
  title: contentArea,
  questions: 20,
  mastery,
  answered: graded,
  graded,
  correct: 1,
  accuracy: 20,
  lastAt: null,
});

const answer = (at: string, given: Partial<PastAnswer> = {}): PastAnswer => ({
  questionId: at,
  section: 'core_math',
  contentArea: 'algebra',
  difficulty: 2,
  at: new Date(at),
  isCorrect: true,
  hintsUsed: 0,
  milliseconds: null,
  ...given,
});

const inputWith = (given: Partial<AnalyticsInput>): AnalyticsInput => ({
  domains: [],
  strongFromScore: 450,
  practice: { topics: [], answers: [] },
  today: '2031-03-28',
  timeZone: 'UTC',
  ...given,
});

test('a domain is strong with at least 80 % probability of Immersion or above, and developing otherwise', () => {
  const domains = [measured('core_math', 520), measured('applied_reasoning', 470), measured('ai_conceptual', 300)];
  const { reasoning } = analyticsOf(inputWith({ domains }));
  expect(reasoning.map(({ standing }) => standing)).toEqual(['strong', 'developing', 'developing']);
  expect(reasoning.map(({ probability }) => Math.round(100 * probability))).toEqual([96, 69, 0]);
});

test('domains are compared only where chance does not explain the difference', () => {
  const close = [measured('core_math', 520), measured('applied_reasoning', 470)];
  expect(analyticsOf(inputWith({ domains: close })).apart).toBeNull();
  const far = [measured('core_math', 350), measured('applied_reasoning', 450), measured('ai_conceptual', 520.4)];
  expect(analyticsOf(inputWith({ domains: far })).apart).toEqual({
    highest: 'AI Concepts',
    lowest: 'Core Math',
    points: 170.4,
  });
  expect(analyticsOf(inputWith({ domains: [measured('core_math', 520)] })).apart).toBeNull();
});

test('practice of four weeks is counted by days in the learner’s time zone, with answers given with hints', () => {
  const answers = [
    answer('2031-02-28T23:30:00Z'),
    answer('2031-03-01T00:30:00Z', { isCorrect: false }),
    answer('2031-03-02T10:00:00Z', { hintsUsed: 2 }),
    answer('2031-03-02T11:00:00Z', { hintsUsed: 1, isCorrect: false }),
    answer('2031-03-28T09:00:00Z', { isCorrect: null }),
  ];
  const practice = { topics: [], answers };
  expect(analyticsOf(inputWith({ practice })).practised).toEqual({
    days: 3,
    answered: 4,
    graded: 3,
    correct: 1,
    withHints: { graded: 2, correct: 1 },
  });
  // In Paris, an hour ahead of UTC, the first answer falls on 1 March.
  expect(analyticsOf(inputWith({ practice, timeZone: 'Europe/Paris' })).practised).toMatchObject({
    answered: 5,
    correct: 2,
  });
  expect(analyticsOf(inputWith({ practice: undefined })).practised).toBeNull();
});

test('the weakest topic is started and not mastered, the strongest mastered; more answers break ties', () => {
  const topics = [
    topic('new', null, 0),
    topic('barely tried', 'attempted', 1),
    topic('tried', 'attempted', 9),
    topic('nearly', 'familiar'),
    topic('sits', 'proficient'),
    topic('mastered once', 'mastered', 1),
    topic('mastered', 'mastered', 8),
  ];
  const { weakest, strongest } = analyticsOf(inputWith({ practice: { topics, answers: [] } }));
  expect([weakest?.title, strongest?.title]).toEqual(['tried', 'mastered']);
  expect(analyticsOf(inputWith({ practice: { topics: [topic('new', null, 0)], answers: [] } }))).toMatchObject({
    weakest: null,
    strongest: null,
  });
});

import { expect, test } from 'vitest';
import { daysBetween, daysLeftIn, plusDays, weekOf } from '../../../core/calendar.ts';
import type { Section } from '../../item-bank/contract.ts';
import type { EiqRecord, Mastery } from '../../learner/contract.ts';
import { estimateOf } from '../../learner/contract.ts';
import type { Topic } from '../../practice/contract.ts';
import { lessonsFor, lessonsLeft, planFor, revisePlan } from './plan.ts';

const topic = (section: Section, contentArea: string, mastery: Mastery | null = null, questions = 40): Topic => ({
  section,
  contentArea,
  title: contentArea,
  questions,
  mastery,
  answered: 0,
  graded: 0,
  correct: 0,
  accuracy: null,
  lastAt: null,
});

const domains = (math: number, reasoning: number, ai: number): Pick<EiqRecord, 'domains'> => ({
  domains: [
    ['core_math', math] as const,
    ['applied_reasoning', reasoning] as const,
    ['ai_conceptual', ai] as const,
  ].map(([domain, score]) => ({
    domain,
    title: domain,
    at: '2026-03-02T10:00:00Z',
    ...estimateOf({ theta: (score - 500) / 100, se: 0.4 }),
  })),
});

const names = (lines: readonly { contentArea: string }[]) => lines.map(({ contentArea }) => contentArea);
const lessonsIn = (lines: readonly { lessons: number }[]) => lines.reduce((sum, { lessons }) => sum + lessons, 0);

test('weak topics come before strong ones, and equally weak ones by section weight', () => {
  const topics = [
    topic('core_math', 'algebra', 'attempted'),
    topic('core_math', 'functions', 'mastered'),
    topic('applied_reasoning', 'rates', 'attempted'),
    topic('applied_reasoning', 'charts', 'proficient'),
  ];
  expect(names(planFor(topics, domains(500, 500, 500), 550, 8))).toEqual(['rates', 'algebra', 'charts', 'functions']);
});

test('a larger gap to the target adds weight, and a domain above it loses none', () => {
  const topics = [topic('core_math', 'algebra', 'familiar'), topic('ai_conceptual', 'models', 'familiar')];
  // 25 % × (1 + 200/200) = 50 against 35 % × (1 + 0) = 35.
  expect(names(planFor(topics, domains(300, 500, 700), 500, 4))).toEqual(['algebra', 'models']);
  expect(names(planFor(topics, domains(500, 500, 500), 500, 4))).toEqual(['models', 'algebra']);
});

test('every line has a lesson, heavier lines have more, and the total fits the time', () => {
  const topics = [
    topic('applied_reasoning', 'rates', 'attempted'),
    topic('core_math', 'algebra', 'familiar'),
    topic('ai_conceptual', 'models', 'mastered'),
  ];
  const lines = planFor(topics, domains(450, 450, 450), 550, 6);
  expect(lines.map(({ contentArea, lessons }) => [contentArea, lessons])).toEqual([
    ['rates', 4],
    ['algebra', 1],
    ['models', 1],
  ]);
  expect(lessonsIn(planFor(topics, domains(450, 450, 450), 550, 14))).toBe(12);
  expect(lessonsIn(planFor(topics, domains(450, 450, 450), 550, 2))).toBe(2);
});

test('topics without questions are not planned', () => {
  expect(planFor([topic('core_math', 'algebra', 'attempted', 0)], domains(450, 450, 450), 500, 6)).toEqual([]);
});

test('a line has its evidence', () => {
  const [line] = planFor(
    [{ ...topic('core_math', 'algebra', 'familiar'), graded: 10, correct: 6 }],
    domains(437.5, 500, 500),
    500,
    2,
  );
  expect(line?.evidence).toEqual({ mastery: 'familiar', graded: 10, correct: 6, points: 62.5, weight: 25 });
  const [unknown] = planFor([topic('core_math', 'algebra')], { domains: [] }, 500, 2);
  expect(unknown?.evidence).toMatchObject({ mastery: null, points: null });
});

test('a revised plan keeps started lines within the same time', () => {
  const topics = [
    topic('applied_reasoning', 'rates', 'attempted'),
    topic('applied_reasoning', 'charts', 'attempted'),
    topic('core_math', 'algebra', 'mastered'),
  ];
  const started = planFor([topic('core_math', 'algebra', 'attempted')], domains(450, 450, 450), 500, 2);
  const revised = revisePlan(started, topics, domains(450, 450, 450), 500, 4);
  expect(names(revised)).toContain('algebra');
  expect(lessonsIn(revised)).toBe(4);
  expect(names(revisePlan([], topics, domains(450, 450, 450), 500, 4))).toEqual(['charts', 'rates']);
});

test('a revised plan adds nothing when the time is used up', () => {
  const topics = ['a', 'b', 'c', 'd'].map((area) => topic('core_math', area));
  const started = planFor(topics, domains(450, 450, 450), 500, 6);
  const others = [...topics, topic('applied_reasoning', 'rates', 'attempted')];
  expect(revisePlan(started, others, domains(450, 450, 450), 500, 6)).toEqual(started);
});

test('a started line has at least the lessons that were done', () => {
  const topics = ['a', 'b', 'c', 'd'].map((area) => topic('core_math', area));
  const [started] = planFor(topics, domains(450, 450, 450), 500, 8);
  if (!started) throw new Error('There is no plan');
  const revised = revisePlan([{ ...started, lessons: 3 }], topics, domains(450, 450, 450), 500, 4);
  expect(revised.find(({ contentArea }) => contentArea === started.contentArea)?.lessons).toBe(3);
});

test('a plan made on Friday has the lessons of three days', () => {
  expect([7, 3, 1].map((days) => lessonsLeft(6, days))).toEqual([6, 3, 1]);
  // Lessons done and left together do not exceed a week.
  expect([0, 2, 5, 6, 9].map((done) => lessonsLeft(6, 4, done))).toEqual([4, 4, 1, 0, 0]);
});

test('a plan has two lessons an hour, at most two a day', () => {
  expect([1, 3, 7, 20].map(lessonsFor)).toEqual([2, 6, 14, 14]);
});

test('weeks begin on Monday, across months and years', () => {
  expect(weekOf('2026-11-20')).toBe('2026-11-16');
  expect(weekOf('2027-01-03')).toBe('2026-12-28');
  expect([daysLeftIn('2026-11-16'), daysLeftIn('2026-11-22')]).toEqual([7, 1]);
  expect(plusDays('2026-12-28', 7)).toBe('2027-01-04');
  expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1);
});

test('a week covers more than one domain, even if one weighs most', () => {
  const areas = ['a', 'b', 'c', 'd', 'e'];
  const topics = [
    ...areas.map((area) => topic('applied_reasoning', area)),
    ...areas.map((area) => topic('core_math', area)),
    ...areas.map((area) => topic('ai_conceptual', area)),
  ];
  const sections = planFor(topics, domains(500, 500, 500), 520, 10).map(({ section }) => section);
  expect(sections).toEqual(['applied_reasoning', 'ai_conceptual', 'applied_reasoning', 'core_math', 'ai_conceptual']);
});

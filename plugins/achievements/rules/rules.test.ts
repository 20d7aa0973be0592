import { expect, test } from 'vitest';
import type { EiqRecord } from '../../learner/contract.ts';
import { estimateOf } from '../../learner/contract.ts';
import { rarityOf } from '../overview/rarity.ts';
import type { Facts } from './facts.ts';
import { notPractised } from './facts.ts';
import { rules } from './rules.ts';

const day = (number: number, hour = 12) => new Date(Date.UTC(2026, 2, number, hour));
const isoDate = (number: number) => day(number).toISOString().slice(0, 10);

const cuts = [
  { level: 'foundation', from: 100 },
  { level: 'immersion', from: 450 },
  { level: 'mastery', from: 575 },
  { level: 'excellence', from: 650 },
] as const;

const noFacts: Facts = {
  record: {
    current: null,
    domains: [],
    history: [],
    cuts: cuts.slice(0, 3).map((each) => ({ ...each })),
    laterCuts: null,
  },
  cuts,
  learning: { timeZone: 'UTC', today: isoDate(10), streak: 0, days: [], mastered: [] },
  lessons: [],
  practised: notPractised,
  setUpAt: null,
};

const earnedBy = (facts: Partial<Facts>) =>
  rules.flatMap((rule) => {
    const { have, of } = rule.reached({ ...noFacts, ...facts });
    return have >= of ? [rule.id] : [];
  });
const reached = (id: string, facts: Partial<Facts>) =>
  rules.find((rule) => rule.id === id)?.reached({ ...noFacts, ...facts });

/** A record of consecutive results, in logits. */
function recordOf(
  results: { source?: string; theta: number; se?: number; grown?: boolean }[],
  distinguished = 3,
): EiqRecord {
  const history = results.map(({ source = 'immersion', theta, se = 0.3, grown = false }, index) => ({
    id: `${index}`,
    source,
    title: 'Assessment',
    at: day(index + 1).toISOString(),
    level: 'immersion' as const,
    confidence: 0.7,
    ...estimateOf({ theta, se }),
    after: estimateOf({ theta, se }),
    moved: { points: 30, isBeyondError: grown, domains: [] },
    domains: [],
    answered: 30,
    share: 0,
    version: '1',
    report: null,
    growth: null,
    cuts: [],
  }));
  const last = history.at(-1);
  return {
    current: last ? { ...last.after, level: 'immersion', confidence: 0.7 } : null,
    domains: [],
    history,
    cuts: cuts.slice(0, distinguished).map((each) => ({ ...each })),
    laterCuts: null,
  };
}

const days = (count: number) => Array.from({ length: count }, (_, index) => day(index + 1));

test('without activity nothing is earned and all progress is zero', () => {
  expect(earnedBy({})).toEqual([]);
  for (const rule of rules) expect(rule.reached(noFacts)).toMatchObject({ have: 0 });
});

test('every rule has a unique id and a description as a sentence without an exclamation mark', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  for (const { description, title } of rules) {
    expect(description).toMatch(/\.$/);
    expect(title + description).not.toContain('!');
  }
});

test('a level is earned with 80 % certainty, dated by the result that reached it', () => {
  // 0.24 logits above the cut with an error of 0.3: 79 % sure. 0.26: 81 %.
  expect(earnedBy({ record: recordOf([{ theta: -0.26 }]) })).not.toContain('level-immersion');
  expect(reached('level-immersion', { record: recordOf([{ theta: -0.26 }]) })).toMatchObject({ have: 78, of: 80 });
  const record = recordOf([{ theta: -0.5 }, { theta: -0.24 }, { theta: -0.6 }]);
  expect(reached('level-immersion', { record })).toMatchObject({ have: 80, of: 80, at: day(2) });
});

test('Excellence is earned only in an assessment that distinguishes it', () => {
  expect(earnedBy({ record: recordOf([{ theta: 2.4 }]) })).not.toContain('level-excellence');
  expect(earnedBy({ record: recordOf([{ theta: 2.4, source: 'idfs' }], 4) })).toContain('level-excellence');
});

test('the platinum track starts at a score of 750', () => {
  expect(earnedBy({ record: recordOf([{ theta: 2.49 }]) })).not.toContain('platinum-track');
  const record = recordOf([{ theta: 2.5 }]);
  expect(reached('platinum-track', { record })).toMatchObject({ have: 750, of: 750, at: day(1) });
});

test('growth counts only beyond measurement error; two assessments must be different ones', () => {
  expect(earnedBy({ record: recordOf([{ theta: 0 }, { theta: 0.3 }]) })).not.toContain('measured-growth');
  expect(earnedBy({ record: recordOf([{ theta: 0 }, { theta: 0.9, grown: true }]) })).toContain('measured-growth');
  expect(reached('two-assessments', { record: recordOf([{ theta: 0 }, { theta: 0 }]) })).toMatchObject({ have: 1 });
  const both = recordOf([{ theta: 0 }, { theta: 0 }, { theta: 0, source: 'idfs' }]);
  expect(reached('two-assessments', { record: both })).toMatchObject({ have: 2, of: 2, at: day(3) });
  expect(earnedBy({ record: both })).toEqual(expect.arrayContaining(['first-placement', 'first-idfs']));
});

test('the longest run of right answers counts; until it is long enough, progress shows the current one', () => {
  const inARow = (longest: number, inARowNow: number) => ({
    practised: { ...notPractised, inARow: days(longest), inARowNow },
  });
  expect(earnedBy(inARow(4, 4))).not.toContain('run-5');
  expect(reached('run-5', inARow(4, 3))).toMatchObject({ have: 3, of: 5 });
  expect(reached('run-5', inARow(6, 0))).toMatchObject({ have: 5, at: day(5) });
});

test('hard questions count when they are solved without hints', () => {
  const hard = (count: number) => ({ practised: { ...notPractised, hardSolved: days(count) } });
  expect(earnedBy(hard(0))).not.toContain('hard-1');
  expect(earnedBy(hard(1))).toContain('hard-1');
  expect(reached('hard-25', hard(7))).toMatchObject({ have: 7, of: 25 });
});

test('streaks continue across months and restart after a gap', () => {
  const learning = (dates: Date[], streak: number): Facts['learning'] => ({
    ...noFacts.learning,
    streak,
    days: dates.map((at) => ({ day: at.toISOString().slice(0, 10), at })),
  });
  expect(reached('streak-3', { learning: learning([day(1), day(2), day(4)], 1) })).toMatchObject({ have: 1, of: 3 });
  expect(reached('streak-3', { learning: learning([day(30), day(31), day(32), day(40)], 1) })).toMatchObject({
    have: 3,
    at: day(32),
  });
});

test('an achievement is dated by the n-th lesson, topic or concept', () => {
  const lesson = (number: number) => ({
    runId: `${number}`,
    kind: 'form' as const,
    section: null,
    contentArea: null,
    endedAt: day(number),
    answered: 3,
    correct: 2,
  });
  const lessons = Array.from({ length: 12 }, (_, index) => lesson(index + 1));
  expect(reached('lessons-10', { lessons })).toMatchObject({ have: 10, of: 10, at: day(10) });
  expect(reached('lessons-50', { lessons })).toMatchObject({ have: 12, of: 50, at: undefined });
  const practised = { ...notPractised, topics: days(7) };
  expect(reached('topics-6', { practised })).toMatchObject({ have: 6, at: day(6) });
  const mastered = ['a', 'b', 'c', 'd', 'e'].map((concept, index) => ({ concept, at: day(index + 1) }));
  expect(reached('concepts-5', { learning: { ...noFacts.learning, mastered } })).toMatchObject({ have: 5, at: day(5) });
});

test('an achievement of up to 5 % of active learners is legendary, of up to 25 % rare', () => {
  expect([0, 0.05, 0.051, 0.25, 0.26, 1].map(rarityOf)).toEqual([
    'legendary',
    'legendary',
    'rare',
    'rare',
    'common',
    'common',
  ]);
});

import { expect, test } from 'vitest';
import {
  choiceText,
  distanceSentence,
  distanceText,
  lineText,
  paceText,
  pastWeekText,
  planText,
  timeText,
  weekText,
} from './words.ts';

test('a distance names its direction, and a small probability its bound', () => {
  expect([75, -12.5, 0].map(distanceText)).toEqual(['75.0 points to go', '12.5 points above', 'exactly at the target']);
  expect(distanceSentence({ points: 75, probability: 0.0062 }, 'student')).toMatch(
    /^Your score is 75\.0 points below the target\. The probability that you have already reached it is under 1%/,
  );
  expect(distanceSentence({ points: -12.5, probability: 0.66 }, 'professional')).toContain(
    '12.5 points above the target',
  );
  expect(distanceSentence({ points: 42.4, probability: 0.05 }, 'child')).toBe(
    'Your goal is 42 points away. A score is an estimate: the chance that you are already there is 5%.',
  );
});

test('probabilities are shown only where useful; distant targets show the distance', () => {
  const current = { eiqScore: 311.6, standardError: 40 } as never;
  expect(choiceText({ eiqScore: 750, probability: 0.0001 }, current, 'student')).toBe('438 points away');
  expect(choiceText({ eiqScore: 350, probability: 0.2 }, current, 'student')).toBe(
    '20% probability of having reached it',
  );
  expect(choiceText({ eiqScore: 350, probability: 0.2 }, current, 'child')).toBe('38 points away');
});

test('time is shown in weeks, then in days, and past dates as past', () => {
  expect(timeText({ by: null, daysLeft: null }, 6)).toBe('No date is set.');
  expect(timeText({ by: '2027-06-01', daysLeft: 193 }, 6)).toBe(
    '27 weeks left until 1 June 2027. At this pace that is about 1,620 questions.',
  );
  expect(timeText({ by: '2026-12-01', daysLeft: 1 }, 6)).toBe('1 day left until 1 December 2026.');
  expect(timeText({ by: '2026-11-01', daysLeft: -19 }, 6)).toMatch(/^The date was 1 November 2026\./);
});

test('the daily limit is mentioned only where it applies', () => {
  expect(paceText({ perWeek: 3, lessons: 6, source: 'setup' })).not.toContain('At most');
  expect(paceText({ perWeek: 20, lessons: 14, source: 'setup' })).toContain('At most twenty a day');
});

test('a week is named by its first and last day, across months', () => {
  expect(weekText('2026-11-16')).toBe('16 to 22 Nov');
  expect(weekText('2026-10-26')).toBe('26 Oct to 1 Nov');
});

test('a line shows its evidence, and a plan its basis', () => {
  const evidence = { mastery: 'familiar', graded: 10, correct: 6, points: 62.5, weight: 40 } as const;
  expect(lineText({ section: 'applied_reasoning', evidence })).toBe(
    'Familiar so far, 6 of 10 right. Applied Reasoning counts 40% and is 62.5 points below the target.',
  );
  const unknown = { mastery: null, graded: 0, correct: 0, points: null, weight: 25 };
  expect(lineText({ section: 'core_math', evidence: unknown })).toBe(
    'Not practised yet. Core Math & Logic counts 25%.',
  );
  const from = { eiqScore: 500, standardError: 30, interval: [441.2, 558.8] as [number, number] };
  expect(planText({ reason: 'record', from }, 1)).toMatch(
    /^This plan was updated after a new result, based on your score of 500\.0 ± 59 \(1 result\)/,
  );
});

test('a past week shows what was done, compared with the plan if there was one', () => {
  const week = '2026-11-09';
  expect(pastWeekText({ week, questions: 20, answered: 17, correct: 13 })).toBe('17 of 20, 13 right');
  expect(pastWeekText({ week, questions: null, answered: 10, correct: 7 })).toBe('10, 7 right');
  expect(pastWeekText({ week, questions: null, answered: 0, correct: 0 })).toBe('nothing');
});

import { expect, test } from 'vitest';
import type { LearningEvent } from '../events/contract.ts';
import { timedIn } from '../events/timed-events.ts';
import type { LearnerData } from '../overview/learner-data.ts';
import { patternsOf } from './patterns.ts';

const answer = (at: string, milliseconds = 20_000, contentArea = 'algebra'): LearningEvent => ({
  ...{ id: at, actor: 'learner', verb: 'answered', at, context: { plugin: 'practice' } },
  object: { type: 'question', id: at, section: 'core_math', contentArea },
  result: { success: true, milliseconds },
});

const dataOf = (timeZone: string, today: string, events: LearningEvent[]): LearnerData => ({
  ...{ period: '365d', days: 365, timeZone, today, from: '2029-06-01', before: '2028-06-01' },
  now: new Date(`${today}T12:00:00Z`),
  events: timedIn(timeZone, events),
});

const actionsIn = (timeZone: string, events: LearningEvent[]) => {
  const { timeOfDay } = patternsOf(dataOf(timeZone, '2030-04-05', events));
  return Object.fromEntries(timeOfDay.map(({ part, actions }) => [part, actions]));
};

test('the same moment is evening in Manila and morning in New York', () => {
  const events = [answer('2030-03-20T11:30:00.000Z')];
  expect(actionsIn('Asia/Manila', events)).toMatchObject({ evening: 1, morning: 0 });
  expect(actionsIn('America/New_York', events)).toMatchObject({ evening: 0, morning: 1 });
});

test('hours follow summer time, and a session across the change has its true length', () => {
  // Lisbon moves from 1:00 to 2:00 on 31 March 2030.
  const events = [
    answer('2030-03-30T21:30:00.000Z'),
    answer('2030-03-31T20:30:00.000Z'),
    answer('2030-03-31T21:30:00.000Z'),
  ];
  expect(actionsIn('Europe/Lisbon', events)).toMatchObject({ evening: 2, night: 1 });
  const across = [answer('2030-03-31T00:50:00.000Z', 60_000), answer('2030-03-31T01:10:00.000Z')];
  const { sessions } = patternsOf(dataOf('Europe/Lisbon', '2030-04-05', across));
  expect(sessions).toMatchObject({ count: 1, longestMinutes: 21 });
});

test('a pause of more than half an hour ends a session, and topics count as revisited on another day', () => {
  const events = [
    answer('2030-03-20T10:00:00.000Z'),
    answer('2030-03-20T10:29:00.000Z'),
    answer('2030-03-20T11:10:00.000Z', 1500),
    answer('2030-03-22T10:00:00.000Z', 1200, 'geometry'),
    answer('2030-03-22T10:05:00.000Z'),
  ];
  expect(patternsOf(dataOf('UTC', '2030-04-05', events))).toMatchObject({
    sessions: { count: 3 },
    spacing: { topics: 2, revisited: 1, medianGapDays: 2 },
    haste: { count: 2, of: 5 },
    activeDays: 2,
    weekdays: [0, 0, 3, 0, 2, 0, 0],
    missing: [{ have: 5, need: 10 }],
  });
});

test('without events everything is empty, and the page says how much is missing', () => {
  expect(patternsOf(dataOf('UTC', '2030-04-05', []))).toMatchObject({
    actions: 0,
    sessions: null,
    spacing: null,
    haste: null,
    missing: [{ have: 0, need: 10 }],
  });
});

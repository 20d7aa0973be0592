import { expect, test } from 'vitest';
import { engagementOf, hasOwnWork } from './engagement.ts';
import { lower, timelineFor } from './plan.ts';
import { targetFor } from './targets.ts';

const cuts = [
  { level: 'foundation', from: 100 },
  { level: 'immersion', from: 450 },
  { level: 'mastery', from: 575 },
] as const;

test.each([
  [420, undefined, 450],
  [450, undefined, 575],
  [600, undefined, 650],
  [650, undefined, 700],
  [880, undefined, 900],
  [900, undefined, 900],
  [420, '95.0', 450],
  [420, '400', 450],
  [420, 950, 450],
  [420, '520.04', 520],
  [420, 'much', 450],
  [420, '', 450],
  [420, null, 450],
  [420, { toString: 'x' }, 450],
  [undefined, undefined, undefined],
  [undefined, 95, undefined],
  [undefined, '500', 500],
])('with the score %s and the requested target %j, the target is %s', (current, wanted, target) => {
  expect(targetFor(current, cuts, wanted)).toBe(target);
});

test.each([
  ['I got 5/6, because 1/2 is 3/6.', true],
  ['x = 4', true],
  ['My first step is to draw both bars', true],
  ['I think the second one', true],
  ['El resultado es 12', true],
  ['What is 1/2 + 1/3?', false],
  ['Solve 3x + 4 = 10', false],
  ['Please give me the answer to 12 · 4.', false],
  ['Hello', false],
  ['ok', false],
])('whether %j shows the learner’s own work: %s', (text, expected) => {
  expect(hasOwnWork(text)).toBe(expected);
});

const minutes = (number: number) => new Date(Date.UTC(2026, 0, 1, 10, number));
/** A message sent after a pause of so many minutes. */
const messageAfter = (text: string, pause: number, index: number) => ({
  text,
  at: minutes(index * 60 + pause),
  readableSince: index === 0 ? null : minutes(index * 60),
});

test.each([
  ['high', ['x = 1', 'x = 2', 'x = 3'], 2],
  ['medium', ['x = 1', 'x = 2', 'x = 3'], 30],
  ['medium', ['why?', 'and then?', 'x = 3'], 2],
  ['low', ['why?', 'and then?', 'ok'], 30],
  [null, ['x = 1', 'x = 2'], 2],
] as const)('engagement is %s after %j with pauses of %i minutes', (level, texts, pause) => {
  expect(engagementOf(texts.map((text, index) => messageAfter(text, pause, index))).level).toBe(level);
});

test('only the latest six messages count', () => {
  const texts = ['why?', 'why?', 'why?', ...Array.from({ length: 6 }, () => 'x = 1')];
  expect(engagementOf(texts.map((text, index) => messageAfter(text, 1, index)))).toEqual({
    level: 'high',
    basis: { messages: 6, withOwnWork: 6, usualPause: 60 },
  });
});

test('a timeline is in whole weeks, and empty without focus areas', () => {
  expect([0, 1, 2, 3].map(timelineFor)).toEqual([
    'Known once something to work on has been measured',
    'About a week, at one focus area a week',
    '1 to 2 weeks, at one or two focus areas a week',
    '2 to 3 weeks, at one or two focus areas a week',
  ]);
});

test('titles are lower-cased within sentences, except acronyms', () => {
  expect(['Common denominators', 'F1 score', 'AI ethics'].map(lower)).toEqual([
    'common denominators',
    'F1 score',
    'AI ethics',
  ]);
});

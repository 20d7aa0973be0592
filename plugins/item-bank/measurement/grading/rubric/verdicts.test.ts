import { expect, test } from 'vitest';
import type { Verdict } from '../../../items/item.ts';
import { claimedSentences } from './assertion.ts';
import { wrongVerdictIn } from './verdicts.ts';
import { countReads, longestAnswer } from './word-reads.testing.ts';

const verdicts: Verdict[] = [
  { kind: 'judged', says: 'Says that the advertisement is right', about: ['ad|advertisement'], as: 'right' },
  { kind: 'judged', says: 'Says that no test is needed', about: ['test|tests'], as: 'needless' },
  { kind: 'judged', says: 'Says that it is not certain', about: ['result'], as: 'uncertain' },
  {
    kind: 'chosen',
    says: 'Chooses B for little',
    one: ['b'],
    over: ['a'],
    when: ['little|less'],
    otherwise: ['much|more'],
  },
  { kind: 'chosen', says: 'Chooses Dr South', one: ['south'], over: ['north'] },
];
const passed = (answer: string) => wrongVerdictIn(verdicts, claimedSentences(answer))?.says;

test.each([
  ['The ad tells the truth.', 'Says that the advertisement is right'],
  ['I read the advertisement twice, and it is perfectly okay.', 'Says that the advertisement is right'],
  ['So the ad is not misleading.', 'Says that the advertisement is right'],
  ['It looks odd, but the ad is correct.', 'Says that the advertisement is right'],
  ['Further tests would be a waste of time.', 'Says that no test is needed'],
  ['A test is not necessary then.', 'Says that no test is needed'],
  ['The result is not always even.', 'Says that it is not certain'],
  ['That result depends on the number.', 'Says that it is not certain'],
  ['If you need little data, go for B.', 'Chooses B for little'],
  ['B is the better deal for those who use less.', 'Chooses B for little'],
  ['With little data A is dearer.', 'Chooses B for little'],
  ['I would rather go to South.', 'Chooses Dr South'],
  ['North is worse than others at this.', 'Chooses Dr South'],
])('%s', (answer, says) => {
  expect(passed(answer)).toBe(says);
});

test.each([
  'The ad is not right.',
  'The ad is misleading, and so is the mean.',
  'Is the ad right? I doubt it.',
  'The boss thinks that the ad is honest and right.',
  'The ad is right about the mean, but nobody earns that much.',
  'If everybody earned that much, the ad would be true.',
  'They said “the ad is correct”.',
  'It would be wrong to say that the ad is true.',
  'A test is necessary.',
  'The test is not superfluous.',
  'She should see how good the ad is.',
  'The result is always even.',
  'The result does not depend on the number.',
  'If you need little data, go for A, and if you need much, take B.',
  'B is not the better deal for those who use less.',
  'For little data B is dearer.',
  'I would not go to South.',
  'South has more easy operations than North.',
])('no wrong verdict: %s', (answer) => {
  expect(passed(answer)).toBeUndefined();
});

test('long repetitive texts contain no wrong verdict', () => {
  const long = `${'the ad is not '.repeat(3000)}. ${'if b or a for little, '.repeat(2000)} ${'no test '.repeat(3000)}`;
  expect(passed(long)).toBeUndefined();
  expect(passed(`not the ad ${'right '.repeat(3000)}`)).toBeUndefined();
});

test.each([
  'the ad is not ',
  'if b or a for little, ',
  'no test ',
  'not the ad is right or right ',
  'if the ad is right and ',
  'the ad is right? ',
])('examining the longest answer takes bounded work: %s', (text) => {
  const { sentences, reads } = countReads(claimedSentences(longestAnswer(text)));
  expect(wrongVerdictIn(verdicts, sentences)).toBeUndefined();
  expect(reads()).toBeLessThan(4_000_000);
});

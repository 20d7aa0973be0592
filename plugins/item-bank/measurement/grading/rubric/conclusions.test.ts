import { beforeAll, describe, expect, test } from 'vitest';
import { shippedItems } from '../../../../../tests/item-packs.ts';
import type { OpenItem } from '../../../items/item.ts';
import { aiConceptualAnswers } from './agreement/answers/ai-conceptual.ts';
import { appliedReasoningAnswers } from './agreement/answers/applied-reasoning.ts';
import { coreMathAnswers } from './agreement/answers/core-math.ts';
import { doubleScoredAnswers } from './agreement/answers/double-scored/index.ts';
import { wrongConclusions } from './agreement/answers/wrong-conclusions.ts';
import { claimedSentences } from './assertion.ts';
import { wrongConclusionAmong, wrongConclusionIn } from './conclusions.ts';
import { gradeByRubric } from './grade-by-rubric.ts';
import { countReads, longestAnswer } from './word-reads.testing.ts';

const items = new Map<string, OpenItem>();
beforeAll(async () => {
  for (const item of await shippedItems()) if (item.format === 'open_ended') items.set(item.id, item);
});

const itemOf = (id: string): OpenItem => {
  const item = items.get(id);
  if (!item) throw new Error(`There is no open item ${id}`);
  return item;
};

test('every shipped open item lists wrong conclusions, and its model answer contains none', () => {
  for (const item of items.values()) {
    expect(item.rubric.wrongConclusions?.length, item.id).toBeGreaterThan(0);
    expect(wrongConclusionIn(item, item.rubric.modelAnswer), item.id).toBeUndefined();
  }
});

test('every assessment item has test answers with wrong conclusions in the right words', () => {
  const counting = [...items.values()].filter(({ pool }) => (pool ?? 'assessment') === 'assessment');
  for (const { id } of counting) {
    // `double-scored.test.ts` tests these, with twelve wrong answers each.
    if (doubleScoredAnswers[id]) continue;
    expect(wrongConclusions[id]?.wrong.length, id).toBeGreaterThanOrEqual(2);
    expect(wrongConclusions[id]?.right.length, id).toBeGreaterThanOrEqual(1);
  }
});

describe.each(Object.entries(wrongConclusions))('%s', (id, { wrong, right }) => {
  test.each(wrong)('a wrong conclusion in the right words earns a third at most (%d): %s', (_, answer) => {
    const { points, maximumPoints } = gradeByRubric(itemOf(id), answer);
    expect(points).toBeLessThanOrEqual(Math.floor(maximumPoints / 3));
  });
  test.each(right)('a right conclusion keeps its points (%d): %s', (rated, answer) => {
    expect(gradeByRubric(itemOf(id), answer).points).toBeGreaterThanOrEqual((rated * 2) / 3);
  });
});

test('rated answers that earn more than a third are not capped', () => {
  const rated = { ...aiConceptualAnswers, ...appliedReasoningAnswers, ...coreMathAnswers };
  const all = Object.entries(rated).flatMap(([id, { tuning, heldOut }]) =>
    [...tuning, ...heldOut].map(([points, answer]) => ({ item: itemOf(id), points, answer })),
  );
  const capped = all.filter(({ item, points, answer }) => {
    const { maximumPoints } = gradeByRubric(item, answer);
    return points * 3 > maximumPoints && wrongConclusionIn(item, answer);
  });
  // 25 tables is a wrong result; the rater gave two points for the rest.
  expect(capped.map(({ answer }) => answer)).toEqual([
    'Each table has two free sides, and the first and the last one have one extra. So it is 25 tables.',
  ]);
});

const item = {
  rubric: {
    criteria: [
      { id: 'amount', points: 1, says: 'Gives 450 g of flour', evidence: [['450']] },
      { id: 'way', points: 2, says: 'Divides by the people', evidence: [['divide*']] },
    ],
    wrongConclusions: [
      { says: 'Says that the price is the same', phrases: ['price is|stays .. same'], notIn: ['percentage'] },
      { says: 'Gives another amount', phrases: ['need|needs .. # g'], except: ['75'], unless: ['450'] },
    ],
  },
} as unknown as OpenItem;
const drawn = (answer: string) => wrongConclusionIn(item, answer)?.says;
const same = 'Says that the price is the same';

test('a conclusion is detected where it is asserted', () => {
  expect(drawn('I think that the price stays exactly the same.')).toBe(same);
  expect(drawn('It looks odd. But the price is the same in the end.')).toBe(same);
  expect(drawn('Sam is wrong, so the price is the same.')).toBe(same);
});

test.each([
  'The price is not the same.',
  'I do not think that in the end the price is the same.',
  'Is the price the same? It is lower.',
  'Sam thinks that the price is the same.',
  'Many people would say that the price is the same, but it is lower.',
  'It would be wrong to say that the price is the same.',
  'That the price is the same is wrong.',
  'At first the price is the same for everybody.',
  'He says “the price is the same” without a reason.',
  'The price is lower and the same holds for others.',
  'The percentage of the price is the same.',
])('a conclusion that is denied, asked, quoted, reported or about something else is not detected: %s', (answer) => {
  expect(drawn(answer)).toBeUndefined();
});

test('another number is a wrong result, unless it is an intermediate one or the right one is given too', () => {
  expect(drawn('So Sam needs about 375 g of it.')).toBe('Gives another amount');
  expect(drawn('So Sam needs 375g of it.')).toBe('Gives another amount');
  expect(drawn('Each person needs 75 g of it.')).toBeUndefined();
  expect(drawn('For 8 people he needs 600 g, so for 6 it is 450 g.')).toBeUndefined();
});

test('points and met criteria are capped', () => {
  const answer = 'You divide all of it by the people, and the price stays the same.';
  expect(gradeByRubric({ ...item, stem: '', stimulus: [], hints: {} } as unknown as OpenItem, answer)).toEqual({
    met: [],
    points: 0,
    maximumPoints: 3,
    wrongConclusion: same,
  });
});

test('long repetitive texts contain no conclusion', () => {
  const long = `${'price is '.repeat(2000)}. ${'"'.repeat(2001)} ${'need '.repeat(3000)}?`;
  expect(drawn(long)).toBeUndefined();
});

test.each([
  'price is ',
  'need ',
  'not price is same, ',
  'sam thinks the price is the same ',
  'you need 75 g, ',
  'needs 75 ',
  '" ',
])('examining the longest answer takes bounded work: %s', (text) => {
  const { sentences, reads } = countReads(claimedSentences(longestAnswer(text)));
  expect(wrongConclusionAmong(item.rubric, sentences)).toBeUndefined();
  expect(reads()).toBeLessThan(4_000_000);
});

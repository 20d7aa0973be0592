import { beforeAll, describe, expect, test } from 'vitest';
import { shippedAgreements, shippedItems } from '../../../../../../tests/item-packs.ts';
import type { OpenItem } from '../../../../items/item.ts';
import { gradeByRubric } from '../grade-by-rubric.ts';
import { agreementsOf, figuresOf } from './agreement.ts';
import { doubleScoredAnswers } from './answers/double-scored/index.ts';
import { doubleScoredPairs, ratingPairs, sharesByKind } from './double-scored.ts';

const items = new Map<string, OpenItem>();
beforeAll(async () => {
  for (const item of await shippedItems()) if (item.format === 'open_ended') items.set(item.id, item);
});

test('each set has at least forty answers of all kinds, rated within the points of its item', () => {
  for (const [id, answers] of Object.entries(doubleScoredAnswers)) {
    expect(answers.length, id).toBeGreaterThanOrEqual(40);
    const kinds = new Set(answers.map(([kind]) => kind));
    expect([...kinds].sort(), id).toEqual(['other', 'paraphrase', 'partial', 'pasted', 'right', 'stuffed', 'wrong']);
    const maximum = items.get(id)?.parameters.b.length ?? 0;
    for (const [, first, second] of answers) expect(Math.max(first, second), id).toBeLessThanOrEqual(maximum);
  }
});

describe.each(['core_math', 'applied_reasoning', 'ai_conceptual'] as const)('in %s', (section) => {
  const shareOf = (kind: 'right' | 'paraphrase' | 'wrong' | 'pasted') =>
    sharesByKind(items, section).get(kind)?.byRubric ?? Number.NaN;
  test('wrong answers that use the words earn at most a fifth', () =>
    expect(shareOf('wrong')).toBeLessThanOrEqual(0.2));
  test('wrong and stuffed answers together earn at most a fifth', () => {
    const adversarial = Object.entries(doubleScoredAnswers).flatMap(([id, answers]) => {
      const item = items.get(id);
      if (item?.section !== section) return [];
      return answers.flatMap(([kind, , , text]) => (kind === 'wrong' || kind === 'stuffed' ? [{ item, text }] : []));
    });
    const shares = adversarial.map(({ item, text }) => gradeByRubric(item, text).points / item.parameters.b.length);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThanOrEqual(0.2);
  });
  test('the question itself earns nothing', () => expect(shareOf('pasted')).toBe(0));
  test('right answers in other words earn at least four fifths', () => {
    expect(shareOf('paraphrase')).toBeGreaterThanOrEqual(0.8);
    expect(shareOf('right')).toBeGreaterThanOrEqual(0.8);
  });
});

test('the rubrics agree with the ratings, and the ratings with each other', () => {
  expect(figuresOf(doubleScoredPairs(items)).kappa).toBeGreaterThan(0.8);
  expect(figuresOf(ratingPairs(items)).kappa).toBeGreaterThan(0.9);
});

test('the weights of these items are those of their ratings', async () => {
  expect(await shippedAgreements()).toMatchObject(Object.fromEntries(agreementsOf(doubleScoredPairs(items))));
});

import { beforeAll, expect, test } from 'vitest';
import type { OpenItem } from '../../items/item.ts';
import { shippedItems } from '../../shipped.ts';
import { gradeByRubric } from '../grade-by-rubric.ts';
import { aiConceptualAnswers } from './answers/ai-conceptual.ts';
import { appliedReasoningAnswers } from './answers/applied-reasoning.ts';
import { coreMathAnswers } from './answers/core-math.ts';

// How far rubrics agree with one careful rater on answers as people write them. The answers and their points were written
// before their writer had seen any rubric; limits of the grader were set with an eye on them, so they are no proof.

const rated = { ...aiConceptualAnswers, ...appliedReasoningAnswers, ...coreMathAnswers };
let items: ReadonlyMap<string, OpenItem>;
beforeAll(async () => {
  const open = (await shippedItems()).filter((item): item is OpenItem => item.format === 'open_ended');
  items = new Map(open.map((item) => [item.id, item]));
});

/** Quadratic weighted kappa of two raters' shares of points: 1 where they agree, 0 where chance would. */
function weightedKappa(pairs: readonly (readonly [number, number])[]): number {
  const squares = (all: readonly number[]) => all.reduce((sum, each) => sum + each ** 2, 0) / all.length;
  const observed = squares(pairs.map(([one, other]) => one - other));
  const expected = squares(pairs.flatMap(([one]) => pairs.map(([, other]) => one - other)));
  return 1 - observed / expected;
}

test.each([
  ['tuning', 0.82],
  ['heldOut', 0.75],
] as const)('rubrics agree with the rater on the answers for %s', (part, floor) => {
  const pairs = Object.entries(rated).flatMap(([id, answers]) => {
    const item = items.get(id);
    if (!item) throw new Error(`There is no open item ${id}`);
    return answers[part].map(([points, text]) => {
      const { points: given, maximumPoints } = gradeByRubric(item, text);
      return [given / maximumPoints, points / maximumPoints] as const;
    });
  });
  expect(pairs.length).toBeGreaterThan(100);
  expect(weightedKappa(pairs)).toBeGreaterThan(floor);
});

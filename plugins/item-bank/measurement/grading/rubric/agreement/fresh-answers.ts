import type { OpenItem } from '../../../../items/item.ts';
import { gradeByRubric } from '../grade-by-rubric.ts';
import { freshAiConceptual } from './answers/fresh-ai-conceptual.ts';
import { freshAppliedReasoning } from './answers/fresh-applied-reasoning.ts';
import { freshCoreMath } from './answers/fresh-core-math.ts';
import type { RatedAnswer } from './rated-answers.ts';

/**
 * By item id: wrong conclusions in the right words, and right answers with a rater's points, written before the code that
 * detects conclusions. The first of each pair was used to improve that code, the second was held out.
 */
export type FreshAnswers = Record<
  string,
  { readonly wrong: readonly [string, string]; readonly right: readonly [RatedAnswer, RatedAnswer] }
>;

export const freshAnswers: FreshAnswers = { ...freshCoreMath, ...freshAppliedReasoning, ...freshAiConceptual };

/** Index in each pair. */
export const halves = { seen: 0, heldOut: 1 } as const;

export interface FreshFigures {
  /** Wrong answers, and those of them that earn more than a third. */
  readonly wrong: number;
  readonly wrongAbove: readonly string[];
  /** Right answers, and those of them that lose more than a third of the rater's points. */
  readonly right: number;
  readonly rightBelow: readonly string[];
}

/** Grades one half of the fresh answers. */
export function gradeFresh(half: keyof typeof halves, items: ReadonlyMap<string, OpenItem>): FreshFigures {
  const all = Object.entries(freshAnswers).flatMap(([id, { wrong, right }]) => {
    const item = items.get(id);
    return item ? [{ item, wrong: wrong[halves[half]], right: right[halves[half]] }] : [];
  });
  const wrongAbove = all.filter(({ item, wrong }) => {
    const { points, maximumPoints } = gradeByRubric(item, wrong);
    return points > Math.floor(maximumPoints / 3);
  });
  const rightBelow = all.filter(
    ({ item, right: [rated, answer] }) => gradeByRubric(item, answer).points * 3 < rated * 2,
  );
  return {
    wrong: all.length,
    wrongAbove: wrongAbove.map(({ item, wrong }) => `${item.id}: ${wrong}`),
    right: all.length,
    rightBelow: rightBelow.map(({ item, right: [rated, answer] }) => `${item.id} (${rated}): ${answer}`),
  };
}

import type { OpenItem } from '../../../../items/item.ts';
import { gradeByRubric } from '../grade-by-rubric.ts';
import type { RatedPair } from './agreement.ts';
import { aiConceptualAnswers } from './answers/ai-conceptual.ts';
import { appliedReasoningAnswers } from './answers/applied-reasoning.ts';
import { coreMathAnswers } from './answers/core-math.ts';
import { unseenAnswers } from './answers/unseen.ts';
import type { RatedAnswer } from './rated-answers.ts';

/** A rated answer with the item it answers. */
export interface RatedText {
  readonly itemId: string;
  readonly points: number;
  readonly answer: string;
}

/** The rated answers of the plugin: those used to tune rubrics, and two sets that were not. */
export function ratedTexts(): Record<'tuning' | 'heldOut' | 'unseen', RatedText[]> {
  const all = Object.entries({ ...aiConceptualAnswers, ...appliedReasoningAnswers, ...coreMathAnswers });
  const textsOf = (itemId: string, answers: readonly RatedAnswer[]) =>
    answers.map(([points, answer]) => ({ itemId, points, answer }));
  return {
    tuning: all.flatMap(([itemId, { tuning }]) => textsOf(itemId, tuning)),
    heldOut: all.flatMap(([itemId, { heldOut }]) => textsOf(itemId, heldOut)),
    unseen: Object.entries(unseenAnswers).flatMap(([itemId, answers]) => textsOf(itemId, answers)),
  };
}

/** The rubric's and the rater's points of each answer. Answers to unknown items are skipped. */
export function ratedPairs(texts: readonly RatedText[], items: ReadonlyMap<string, OpenItem>): RatedPair[] {
  return texts.flatMap(({ itemId, points, answer }) => {
    const item = items.get(itemId);
    if (!item) return [];
    const verdict = gradeByRubric(item, answer);
    const { maximumPoints } = verdict;
    return [{ itemId, kind: item.section, byRubric: verdict.points / maximumPoints, byRater: points / maximumPoints }];
  });
}

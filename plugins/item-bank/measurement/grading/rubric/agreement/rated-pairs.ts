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

/** The rated answers that come with the plugin: those rubrics were tuned by, and two sets that none was tuned by. */
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

/** What the rubric gives each rated answer beside what its rater gave. Answers to items that are not there are left out. */
export function ratedPairs(texts: readonly RatedText[], items: ReadonlyMap<string, OpenItem>): RatedPair[] {
  return texts.flatMap(({ itemId, points, answer }) => {
    const item = items.get(itemId);
    if (!item) return [];
    const verdict = gradeByRubric(item, answer);
    const most = verdict.maximumPoints;
    return [{ itemId, kind: item.section, byRubric: verdict.points / most, byRater: points / most }];
  });
}

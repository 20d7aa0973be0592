import type { OpenItem } from '../../../../items/item.ts';
import { gradeByRubric } from '../grade-by-rubric.ts';
import type { RatedPair } from './agreement.ts';
import { doubleScoredAnswers } from './answers/double-scored/index.ts';

/**
 * `paraphrase`: right in unusual words. `wrong`: a wrong answer, mostly in the words of a right one. `stuffed`: key words
 * without a statement. `pasted`: text of the question or its hints. `other`: a right answer in another language.
 */
export type AnswerKind = 'right' | 'paraphrase' | 'partial' | 'wrong' | 'stuffed' | 'pasted' | 'other';

/**
 * An answer with the points of two ratings, the first by the criteria one by one, the second by the answer as a whole. Both
 * are the author's, not those of two independent people: `eiq items agreement` takes ratings of an institution's own raters.
 */
export type DoubleScored = readonly [kind: AnswerKind, first: number, second: number, answer: string];

/** The rubric's points and the mean of the two ratings. Other languages are left out: staff review them. */
export function doubleScoredPairs(items: ReadonlyMap<string, OpenItem>): RatedPair[] {
  return eachAnswer(items).flatMap(({ item, answer: [kind, first, second, text] }) => {
    if (kind === 'other') return [];
    const { points, maximumPoints } = gradeByRubric(item, text);
    const byRater = (first + second) / 2 / maximumPoints;
    return [{ itemId: item.id, kind: item.section, byRubric: points / maximumPoints, byRater }];
  });
}

/** The two ratings, as pairs. */
export const ratingPairs = (items: ReadonlyMap<string, OpenItem>): RatedPair[] =>
  eachAnswer(items).map(({ item, answer: [, first, second] }) => ({
    itemId: item.id,
    kind: item.section,
    byRubric: first / item.parameters.b.length,
    byRater: second / item.parameters.b.length,
  }));

/** Points of the rubric and of the ratings for the answers of each kind, as shares of the maximum. */
export function sharesByKind(
  items: ReadonlyMap<string, OpenItem>,
  section: OpenItem['section'],
): Map<AnswerKind, { readonly byRubric: number; readonly byRaters: number }> {
  const answers = eachAnswer(items).filter(({ item }) => item.section === section);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return new Map(
    [...Map.groupBy(answers, ({ answer: [kind] }) => kind)].map(([kind, all]) => [
      kind,
      {
        byRubric: mean(all.map(({ item, answer }) => gradeByRubric(item, answer[3]).points / item.parameters.b.length)),
        byRaters: mean(all.map(({ item, answer }) => (answer[1] + answer[2]) / 2 / item.parameters.b.length)),
      },
    ]),
  );
}

const eachAnswer = (items: ReadonlyMap<string, OpenItem>) =>
  Object.entries(doubleScoredAnswers).flatMap(([id, answers]) => {
    const item = items.get(id);
    return item ? answers.map((answer) => ({ item, answer })) : [];
  });

import type { ResponsePattern } from '../calibration/response-matrix.ts';
import type { ItemParameters } from '../models/item-parameters.ts';
import { checkItem, maximumPoints } from '../models/item-parameters.ts';

export interface CompleteAnswers {
  readonly patterns: readonly { readonly responses: readonly number[]; readonly count: number }[];
  /** People with an answer to every item: those that fit is judged by. */
  readonly persons: number;
  /** People who were left out because an answer is missing. */
  readonly incomplete: number;
}

/**
 * Sorts out the people who answered everything. Throws a RangeError for impossible items, answers or counts, fewer than
 * two items, or when nobody answered everything.
 */
export function completeAnswers(
  items: readonly ItemParameters[],
  patterns: readonly ResponsePattern[],
): CompleteAnswers {
  if (items.length < 2) throw new RangeError('fit needs at least two items');
  items.forEach(checkItem);
  const highest = items.map(maximumPoints);
  const complete: { responses: readonly number[]; count: number }[] = [];
  let persons = 0;
  let incomplete = 0;
  for (const { responses, count } of patterns) {
    if (!(count >= 0 && count < Infinity)) throw new RangeError(`counts must be 0 or more, not ${count}`);
    if (responses.length !== items.length) {
      throw new RangeError(`${items.length} items need as many responses, not ${responses.length}`);
    }
    if (isComplete(responses, highest)) {
      persons += count;
      if (count > 0) complete.push({ responses, count });
    } else {
      incomplete += count;
    }
  }
  if (persons === 0) throw new RangeError('nobody answered every item, so fit cannot be judged');
  return { patterns: complete, persons, incomplete };
}

function isComplete(responses: readonly (number | null)[], highest: readonly number[]): responses is readonly number[] {
  let complete = true;
  for (let item = 0; item < highest.length; item++) {
    const response = responses[item];
    if (response === null) complete = false;
    else if (
      !Number.isInteger(response) ||
      (response as number) < 0 ||
      (response as number) > (highest[item] as number)
    ) {
      throw new RangeError(
        `response ${item} must be null or a whole number from 0 to ${highest[item]}, not ${response}`,
      );
    }
  }
  return complete;
}

import type { ResponseMatrix, ResponsePattern } from '../calibration/response-matrix.ts';
import { nameOf, notPresented } from '../calibration/response-matrix.ts';
import type { ItemParameters } from '../models/item-parameters.ts';
import { checkItems, maximumPoints } from '../models/item-parameters.ts';

export interface CompletePattern {
  /** Points in each item. */
  readonly responses: Uint8Array | readonly number[];
  readonly count: number;
}

export interface CompleteAnswers {
  readonly patterns: readonly CompletePattern[];
  /** People with an answer to every item: those that fit is judged by. */
  readonly persons: number;
  /** People who were left out because an answer is missing. */
  readonly incomplete: number;
}

/**
 * Sorts out the people who answered everything. Throws a RangeError for impossible items (named), answers or counts, fewer than
 * two items, or when no person answered every item.
 */
export function completeAnswers(
  items: readonly ItemParameters[],
  answers: ResponseMatrix | readonly ResponsePattern[],
): CompleteAnswers {
  if (items.length < 2) throw new RangeError('fit needs at least two items');
  const names = 'rows' in answers ? answers.names : undefined;
  checkItems(items, (index) => nameOf(index, names));
  const highest = items.map(maximumPoints);
  const patterns: CompletePattern[] = [];
  let persons = 0;
  let incomplete = 0;
  for (const { responses, count } of rowsOf(answers)) {
    if (!(count >= 0 && count < Infinity)) throw new RangeError(`counts must be 0 or more, not ${count}`);
    if (responses.length !== items.length) {
      throw new RangeError(`${items.length} items need as many responses, not ${responses.length}`);
    }
    if (!isComplete(responses, highest)) incomplete += count;
    else if (count > 0) {
      persons += count;
      patterns.push({ responses, count });
    }
  }
  if (persons === 0) throw new RangeError('no person answered every item, so fit cannot be judged');
  return { patterns, persons, incomplete };
}

function* rowsOf(answers: ResponseMatrix | readonly ResponsePattern[]) {
  if (!('rows' in answers)) {
    yield* answers;
    return;
  }
  const { items, rows, responses, counts } = answers;
  for (let row = 0; row < rows; row++) {
    yield {
      responses: responses.subarray(row * items, (row + 1) * items),
      count: counts ? (counts[row] as number) : 1,
    };
  }
}

function isComplete(
  responses: Uint8Array | readonly (number | null)[],
  highest: readonly number[],
): responses is CompletePattern['responses'] {
  const missing = responses instanceof Uint8Array ? notPresented : null;
  let complete = true;
  for (let item = 0; item < highest.length; item++) {
    const response = responses[item];
    if (response === missing) complete = false;
    else if (!isPoints(response, highest[item] as number)) {
      throw new RangeError(
        `response ${item} must be null or a whole number from 0 to ${highest[item]}, not ${response}`,
      );
    }
  }
  return complete;
}

const isPoints = (response: number | null | undefined, highest: number) =>
  Number.isInteger(response) && (response as number) >= 0 && (response as number) <= highest;

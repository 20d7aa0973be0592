/** A response pattern with the number of people who gave it; null means "not presented". */
export interface ResponsePattern {
  readonly responses: readonly (number | null)[];
  /** Above 0 to count; a pattern with 0 is passed over. */
  readonly count: number;
}

/** Code for "not presented" in a matrix. */
export const notPresented = 255;

/** The most points a response can have in a matrix. */
export const mostPoints = 100;

/** Responses as one block of memory: 300,000 people by 60 items take 18 MB. */
export interface ResponseMatrix {
  readonly items: number;
  readonly rows: number;
  /** rows × items, a row after the other: points from 0, or `notPresented`. */
  readonly responses: Uint8Array;
  /** Number of people for each row; default 1. */
  readonly counts?: Float64Array | undefined;
  /** Names of the items, for messages. */
  readonly names?: readonly string[] | undefined;
}

/**
 * Patterns as a matrix. Throws a RangeError that names the first pattern of another length, response that is neither null
 * nor a whole number from 0 to 100, or count that is no number from 0 on.
 */
export function toResponseMatrix(patterns: readonly ResponsePattern[], names?: readonly string[]): ResponseMatrix {
  const items = patterns[0]?.responses?.length ?? 0;
  if (items === 0) throw new RangeError('there are no responses');
  const rows = patterns.length;
  const responses = new Uint8Array(rows * items);
  const counts = new Float64Array(rows);
  patterns.forEach((pattern, row) => {
    if (pattern.responses?.length !== items) {
      const length = pattern.responses?.length ?? 'no';
      throw new RangeError(`pattern ${row + 1} has ${length} responses where the first one has ${items}`);
    }
    if (!(pattern.count >= 0 && pattern.count < Infinity)) {
      throw new RangeError(`the count of pattern ${row + 1} must be a number from 0 on, not ${pattern.count}`);
    }
    counts[row] = pattern.count;
    for (const [item, response] of pattern.responses.entries()) {
      if (response !== null && !(Number.isInteger(response) && response >= 0 && response <= mostPoints)) {
        throw new RangeError(
          `pattern ${row + 1}, ${nameOf(item, names)}: a response is null or a whole number from 0 to ${mostPoints}, not ${response}`,
        );
      }
      responses[row * items + item] = response ?? notPresented;
    }
  });
  return { items, rows, responses, counts, names };
}

/** A matrix as patterns, a row each. */
export function toPatterns({ items, rows, responses, counts }: ResponseMatrix): ResponsePattern[] {
  return Array.from({ length: rows }, (_, row) => ({
    responses: Array.from(responses.subarray(row * items, (row + 1) * items), (response) =>
      response === notPresented ? null : response,
    ),
    count: counts ? (counts[row] as number) : 1,
  }));
}

/** An item's name in messages: its name, or its place counted from 1. */
export function nameOf(item: number, names: readonly string[] | undefined): string {
  return names?.[item] === undefined ? `item ${item + 1}` : `item ${names[item]}`;
}

export interface CategoryRules {
  /** Whether responses may be more than 0 and 1. */
  readonly graded: boolean;
  /** How many categories an item has that is held at given parameters. */
  readonly fixed?: (item: number) => number | undefined;
}

/**
 * How many categories each item has: the highest response and one. Throws a RangeError that names the item which has no
 * variance, a response that the model cannot have, or an empty category, because such an item cannot be calibrated.
 */
export function categoriesOf(matrix: ResponseMatrix, rules: CategoryRules): number[] {
  return examineItems(matrix, rules).map((found) => {
    if (typeof found === 'string') throw new RangeError(found);
    return found;
  });
}

/** The same for each item, with what is wrong, in words, in place of an error. */
export function examineItems(matrix: ResponseMatrix, { graded, fixed }: CategoryRules): (number | string)[] {
  const { items, rows, responses, counts, names } = matrix;
  if (responses.length !== rows * items) {
    throw new RangeError(`${rows} rows of ${items} items need ${rows * items} responses, not ${responses.length}`);
  }
  if (counts && counts.length !== rows) throw new RangeError(`${rows} rows need as many counts, not ${counts.length}`);
  const wrong = counts?.findIndex((count) => !(count >= 0 && count < Infinity)) ?? -1;
  if (wrong >= 0)
    throw new RangeError(`the count of row ${wrong + 1} must be a number from 0 on, not ${counts?.[wrong]}`);
  if (names && names.length !== items) throw new RangeError(`${items} items need as many names, not ${names.length}`);
  const tallies = new Float64Array(items * 256);
  for (let row = 0, at = 0; row < rows; row++) {
    const count = counts ? (counts[row] as number) : 1;
    for (let item = 0; item < items; item++, at++) {
      const cell = item * 256 + (responses[at] as number);
      tallies[cell] = (tallies[cell] as number) + count;
    }
  }
  return Array.from({ length: items }, (_, item) => {
    const tally = tallies.subarray(item * 256, item * 256 + notPresented);
    const seen = Array.from(tally.keys()).filter((points) => (tally[points] as number) > 0);
    return examine(seen, nameOf(item, names), graded, fixed?.(item));
  });
}

function examine(seen: number[], name: string, graded: boolean, fixed: number | undefined): number | string {
  const highest = seen.at(-1);
  const allowed = fixed !== undefined ? fixed - 1 : graded ? mostPoints : 1;
  if (highest !== undefined && highest > allowed) {
    return `${name} has the response ${highest}; responses go from 0 to ${allowed}`;
  }
  if (fixed !== undefined) return fixed;
  if (highest === undefined) return `${name} has no variance: it was presented to no person`;
  if (seen.length === 1) return `${name} has no variance: every response is ${highest}`;
  if (seen.length !== highest + 1) {
    const absent = Array.from({ length: highest }, (_, points) => points).find((points) => !seen.includes(points));
    return `${name}: no response is ${absent}, though some are ${highest}; join the categories first`;
  }
  return highest + 1;
}

import { chiSquareAbove } from '../numerics/chi-square.ts';
import { clearOfColumns } from '../numerics/least-squares.ts';
import { isSuspectItem } from './mantel-haenszel-items.ts';
import type { GroupedPattern, Matched } from './matched-people.ts';
import type { DifOptions, DifReport } from './study-items.ts';
import { studyItems } from './study-items.ts';

/** People of one matching score: how many, with the mean and the variance of their points in the studied item. */
interface Cell {
  readonly people: number;
  readonly mean: number;
  readonly variance: number;
}

/** A group by its matching score: `cells[score]` is undefined where nobody has it. */
interface Group {
  readonly cells: readonly (Cell | undefined)[];
  readonly people: number;
  /** The expected true score of people with each matching score; undefined where it cannot be estimated. */
  readonly trueScores: readonly (number | undefined)[];
  /** The slope of the item's mean on the true score there. */
  readonly slopes: readonly (number | undefined)[];
}

export interface Sibtest {
  /** Points by which people of the reference group are above focal people of like ability; above 0 it favours the reference. */
  readonly beta: number;
  readonly standardError: number;
  /** (β/SE)², 1 degree of freedom. */
  readonly chiSquare: number;
  readonly pValue: number;
  /** The share of people in scores that both groups have enough of. */
  readonly used: number;
  /** By |β| in shares of the item's points: A below 0.059, C from 0.088 (Roussos and Stout 1996), where p < .05; else A. */
  readonly class: 'A' | 'B' | 'C';
}

/** The least rise of the true score with the matching score: below, the correction would be noise. */
const leastRise = 0.2;

/** Scores with fewer people in one of the groups are left out. */
const fewest = 5;

/**
 * SIBTEST for every item (Shealy and Stout 1993): people are matched by their score in the other items, and the item's
 * mean in each group is moved to the same true score. Unlike Mantel-Haenszel, it nearly keeps its level where the groups
 * differ in ability and answers are guessed.
 *
 * Shealy and Stout take the true score of people with score k as a line in k. With guessing it bends, and the line finds
 * differences where there are none (Jiang and Stout 1998, who take two lines). Here it is V(k) = Σ E(points in item j | the
 * score in the other matching items is k·(n − 1)/n), as answers to one item do not share their chance with the others; a
 * cubic smooths it. β is the mean difference over scores, weighed by n₁n₂/(n₁ + n₂), as Mantel-Haenszel weighs them.
 *
 * Only complete answers count. Throws like `mantelHaenszelForItems`, and a RangeError for a measure to match by: the
 * correction needs the matching items themselves.
 * @example
 *   const { items } = sibtestForItems([{ group: 'reference', responses: [1, 0, 1], count: 5 }, …]);
 *   items.map(({ found, problem }) => found?.class ?? problem);
 */
export function sibtestForItems(patterns: readonly GroupedPattern[], options: DifOptions = {}): DifReport<Sibtest> {
  if (options.matching) throw new RangeError('SIBTEST matches people by their answers, not by another measure');
  const complete = patterns.filter(
    ({ responses, count }) => count > 0 && responses.every((response) => response !== null),
  );
  return studyItems(patterns, options, {
    of: (matched, item, anchors) => sibtest(complete, matched, item, anchors),
    // One item with DIF moves β of all others, so the class by odds ratios decides what is left out of the matching.
    isSuspect: (_found, matched, item, anchors) => isSuspectItem(matched, item, anchors),
  });
}

function sibtest(
  patterns: readonly GroupedPattern[],
  matched: Matched,
  item: number,
  anchors: readonly number[],
): Sibtest | string {
  const matching = anchors.filter((anchor) => anchor !== item);
  if (matching.length < 2) return 'fewer than two other items are left to match people by';
  const reference = groupOf(patterns, 'reference', item, matching);
  const focal = groupOf(patterns, 'focal', item, matching);
  const scores = Array.from({ length: Math.max(reference.cells.length, focal.cells.length) }, (_, score) => score);
  const both = scores.filter(
    (score) => (reference.cells[score]?.people ?? 0) >= fewest && (focal.cells[score]?.people ?? 0) >= fewest,
  );
  let difference = 0;
  let squares = 0;
  let weights = 0;
  let people = 0;
  for (const score of both) {
    const one = reference.cells[score] as Cell;
    const other = focal.cells[score] as Cell;
    const [ofReference, ofFocal] = [reference.trueScores[score], focal.trueScores[score]];
    if (ofReference === undefined || ofFocal === undefined) continue;
    const truth = (ofReference + ofFocal) / 2;
    const upper = meanAt(reference, score, truth);
    const lower = meanAt(focal, score, truth);
    if (upper === undefined || lower === undefined) continue;
    const weight = (one.people * other.people) / (one.people + other.people);
    difference += weight * (upper - lower);
    squares += weight * weight * (one.variance / one.people + other.variance / other.people);
    weights += weight;
    people += one.people + other.people;
  }
  if (!(weights > 0 && squares > 0)) return 'too few people of like score in both groups answered it differently';
  const beta = difference / weights;
  const standardError = Math.sqrt(squares) / weights;
  const chiSquare = (beta / standardError) ** 2;
  const pValue = chiSquareAbove(chiSquare, 1);
  const size = Math.abs(beta) / (matched.highest[item] as number);
  return {
    beta,
    standardError,
    chiSquare,
    pValue,
    used: people / (reference.people + focal.people),
    class: pValue >= 0.05 || size < 0.059 ? 'A' : size >= 0.088 ? 'C' : 'B',
  };
}

/** The group's mean in the item at a true score near that of this matching score. */
function meanAt({ cells, trueScores, slopes }: Group, score: number, truth: number): number | undefined {
  const [cell, at, slope] = [cells[score], trueScores[score], slopes[score]];
  return cell && at !== undefined && slope !== undefined ? cell.mean + slope * (truth - at) : undefined;
}

function groupOf(
  patterns: readonly GroupedPattern[],
  group: GroupedPattern['group'],
  item: number,
  matching: readonly number[],
): Group {
  const sums: { people: number; points: number; squares: number }[] = [];
  // For each matching item, people and their points in it by the score in the other matching items.
  const rests = matching.map((): { people: number[]; points: number[] } => ({ people: [], points: [] }));
  let people = 0;
  for (const { group: own, responses, count } of patterns) {
    if (own !== group) continue;
    let score = 0;
    for (const other of matching) score += responses[other] as number;
    for (const [place, other] of matching.entries()) {
      const points = responses[other] as number;
      const rest = rests[place] as (typeof rests)[number];
      rest.people[score - points] = (rest.people[score - points] ?? 0) + count;
      rest.points[score - points] = (rest.points[score - points] ?? 0) + count * points;
    }
    const points = responses[item] as number;
    sums[score] ??= { people: 0, points: 0, squares: 0 };
    const cell = sums[score] as (typeof sums)[number];
    cell.people += count;
    cell.points += count * points;
    cell.squares += count * points * points;
    people += count;
  }
  const cells = Array.from(sums, (cell) => cell && cellOf(cell));
  const peopleAt = cells.map((cell) => cell?.people ?? 0);
  const trueScores = smoothed(
    cells.map((_, score) => trueScoreAt(rests, score)),
    peopleAt,
  );
  const means = smoothed(
    cells.map((cell) => cell?.mean),
    peopleAt,
  );
  return { cells, people, trueScores, slopes: cells.map((_, score) => slopeAt(means, trueScores, score)) };
}

/** The slope between the neighbours of a score; none where the true score does not rise. */
function slopeAt(means: readonly (number | undefined)[], trueScores: readonly (number | undefined)[], score: number) {
  const rise = (trueScores[score + 1] ?? Number.NaN) - (trueScores[score - 1] ?? Number.NaN);
  const climb = (means[score + 1] ?? Number.NaN) - (means[score - 1] ?? Number.NaN);
  return rise > 2 * leastRise && Number.isFinite(climb) ? climb / rise : undefined;
}

/** A cubic through values at 0, 1, …, by least squares weighed by the number of people. */
function smoothed(values: readonly (number | undefined)[], weights: readonly number[]): (number | undefined)[] {
  const known = [...values.keys()].filter((at) => values[at] !== undefined && (weights[at] as number) > 0);
  const root = (at: number) => Math.sqrt(weights[at] as number);
  const vector = Float64Array.from(known, (at) => root(at) * (values[at] as number));
  const middle = (values.length - 1) / 2;
  const columns = [0, 1, 2, 3].map((power) =>
    Float64Array.from(known, (at) => root(at) * ((at - middle) / middle) ** power),
  );
  clearOfColumns(vector, columns);
  const fitted = new Array<number | undefined>(values.length);
  known.forEach((at, place) => {
    fitted[at] = (values[at] as number) - (vector[place] as number) / root(at);
  });
  return fitted;
}

function cellOf({ people, points, squares }: { people: number; points: number; squares: number }): Cell {
  const variance = people > 1 ? Math.max(0, (squares - (points * points) / people) / (people - 1)) : 0;
  return { people, mean: points / people, variance };
}

/** Σ E(points in an item | the same share of the score in the others), between the two nearest scores. */
function trueScoreAt(rests: readonly { people: number[]; points: number[] }[], score: number): number | undefined {
  const share = (score * (rests.length - 1)) / rests.length;
  const low = Math.floor(share);
  let sum = 0;
  for (const { people, points } of rests) {
    const at = (rest: number) =>
      (people[rest] ?? 0) > 0 ? (points[rest] as number) / (people[rest] as number) : undefined;
    const [below, above] = [at(low), share > low ? at(low + 1) : at(low)];
    if (below === undefined || above === undefined) return undefined;
    sum += below + (share - low) * (above - below);
  }
  return sum;
}

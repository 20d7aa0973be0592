import type { CalibrationModel } from '../calibration/calibration.ts';
import type { ResponseMatrix, ResponsePattern } from '../calibration/response-matrix.ts';
import type { ItemParameters } from '../models/item-parameters.ts';
import { maximumPoints } from '../models/item-parameters.ts';
import { chiSquareAbove } from '../numerics/chi-square.ts';
import { adjustForMany } from '../numerics/false-discovery.ts';
import type { CompleteAnswers } from './complete-answers.ts';
import { completeAnswers } from './complete-answers.ts';
import type { ByCategory } from './latent-table.ts';
import { parameterCount, probabilities, weights } from './latent-table.ts';
import type { ScoreGroup, ScoreRow } from './score-groups.ts';
import { groupScores, join } from './score-groups.ts';
import { summedScores } from './summed-scores.ts';

export interface FitOptions {
  /** The model that the parameters were estimated by. */
  readonly model: CalibrationModel;
  /** False when the parameters come from other people than these answers: then nothing was estimated. Default true. */
  readonly estimated?: boolean;
}

export interface ItemFitOptions extends FitOptions {
  /** Cells that expect fewer people are joined with a neighbour; default 1. */
  readonly minimumExpected?: number;
  /** Called after each item, for a progress bar. */
  readonly step?: () => void;
}

export interface ItemFit {
  /** S-X², the sum of (observed − expected)²/expected over the cells of all groups. */
  readonly sX2: number;
  readonly df: number;
  /** null when no degrees of freedom are left. */
  readonly pValue: number | null;
  /** Benjamini and Hochberg's, over the items of the test. */
  readonly adjustedPValue: number | null;
  /** √(max(0, S-X²/df − 1)/(N − 1)): the size of the misfit, which does not grow with the sample. */
  readonly rmsea: number | null;
  readonly groups: readonly ScoreGroup[];
}

export interface ItemFitReport {
  /** People with an answer to every item, and those left out for want of one: summed scores need all answers. */
  readonly persons: number;
  readonly incomplete: number;
  readonly items: readonly ItemFit[];
}

/**
 * Tests whether people with the same summed score answer each item as the model predicts (S-X²: Orlando and Thissen 2000, 2003; for
 * graded items Kang and Chen 2008). The items' parameters are on the scale of a N(0, 1) population. Throws a RangeError
 * for impossible items or answers, fewer than two items, or when no person answered every item.
 * @example
 *   const { items } = itemFit(parameters, matrix, { model: '2PL' });
 *   const misfitting = items.filter(({ adjustedPValue }) => adjustedPValue !== null && adjustedPValue < 0.05);
 */
export function itemFit(
  items: readonly ItemParameters[],
  answers: ResponseMatrix | readonly ResponsePattern[],
  { model, estimated = true, minimumExpected = 1, step }: ItemFitOptions,
): ItemFitReport {
  const complete = completeAnswers(items, answers);
  const tables = items.map(probabilities);
  const observed = observedByScore(items, complete);
  const found = items.map((item, position) => {
    const rows = scoreRows(tables, position, observed[position] as readonly Float64Array[]);
    const groups = groupScores(rows, minimumExpected);
    const fit = measure(groups, estimated ? parameterCount(item, model) : 0, complete.persons);
    step?.();
    return fit;
  });
  const adjusted = adjustForMany(found.map(({ pValue }) => pValue));
  return {
    persons: complete.persons,
    incomplete: complete.incomplete,
    items: found.map((fit, position) => ({ ...fit, adjustedPValue: adjusted[position] ?? null })),
  };
}

function measure(groups: readonly ScoreGroup[], estimated: number, persons: number): Omit<ItemFit, 'adjustedPValue'> {
  let sX2 = 0;
  let cells = 0;
  for (const group of groups) {
    cells += group.cells.length - 1;
    for (const { observed, expected } of group.cells) {
      // What cannot be and yet was is an infinite misfit; what cannot be and was not is none.
      if (expected > 0 || observed > 0) sX2 += (observed - expected) ** 2 / expected;
    }
  }
  const df = Math.max(0, cells - estimated);
  return {
    sX2,
    df,
    pValue: df > 0 ? chiSquareAbove(sX2, df) : null,
    rmsea: df > 0 ? Math.sqrt(Math.max(0, sX2 / df - 1) / Math.max(1, persons - 1)) : null,
    groups,
  };
}

/**
 * One row a summed score, without the lowest and the highest: they leave no choice. Where the item gives more than a
 * point, scores too low or too high for some of its responses join the first that allow all of them, if there is one.
 */
function scoreRows(tables: readonly ByCategory[], position: number, observed: readonly Float64Array[]): ScoreRow[] {
  const own = tables[position] as ByCategory;
  const rest = summedScores(tables, position);
  const highest = rest.length + own.length - 2;
  const rows: ScoreRow[] = [];
  for (let score = 1; score < highest; score++) {
    const counts = Array.from(observed[score] as Float64Array);
    const shares = own.map((share, points) => overlap(share, rest[score - points]));
    const sum = shares.reduce((total, share) => total + share, 0);
    const persons = counts.reduce((total, count) => total + count, 0);
    const expected = shares.map((share) => (sum > 0 ? (persons * share) / sum : 0));
    rows.push({ from: score, to: score, observed: counts, expected });
  }
  const points = own.length - 1;
  if (points === 1 || 2 * points >= highest) return rows;
  const upper = highest - points - 1;
  return [rows.slice(0, points).reduce(join), ...rows.slice(points, upper), rows.slice(upper).reduce(join)];
}

/** The probability of a response together with a score in the other items. */
function overlap(share: Float64Array, rest: Float64Array | undefined): number {
  if (!rest) return 0;
  let sum = 0;
  for (let node = 0; node < weights.length; node++) {
    sum += (weights[node] as number) * (share[node] as number) * (rest[node] as number);
  }
  return sum;
}

/** People by item, summed score and response. */
function observedByScore(items: readonly ItemParameters[], { patterns }: CompleteAnswers): Float64Array[][] {
  const points = items.map(maximumPoints);
  const highest = points.reduce((sum, each) => sum + each, 0);
  const counts = points.map((most) => Array.from({ length: highest + 1 }, () => new Float64Array(most + 1)));
  for (const { responses, count } of patterns) {
    let score = 0;
    for (let item = 0; item < points.length; item++) score += responses[item] as number;
    for (let item = 0; item < points.length; item++) {
      const cell = counts[item]?.[score] as Float64Array;
      const response = responses[item] as number;
      cell[response] = (cell[response] as number) + count;
    }
  }
  return counts;
}

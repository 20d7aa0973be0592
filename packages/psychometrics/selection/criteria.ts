import { boundedOdds } from '../models/logistic.ts';
import type { Bank } from './bank.ts';
import { aboveRounding, bankInformation } from './bank.ts';
import type { Belief } from './belief.ts';
import { weightsOn } from './belief.ts';
import type { Shortlist } from './shortlist.ts';
import { enter, shortlist } from './shortlist.ts';
import type { CategoryTable } from './tables.ts';
import { categoryTable, informationTable, weightedSum } from './tables.ts';

// Each rule enters the items that `barred` lets through (0) into the shortlist, in the order of their indices.

/** Maximum Fisher information at θ (Lord 1977). */
export function enterByInformation(bank: Bank, theta: number, barred: Uint8Array, list: Shortlist): void {
  const { size, ceiling, a, b, firstThreshold } = bank;
  for (let item = 0; item < size; item++) {
    if (barred[item] !== 0 || (ceiling[item] as number) <= list.threshold) continue;
    if (firstThreshold[item] === firstThreshold[item + 1]) {
      // 2 + 2·cosh x ≥ 4 + x² + x⁴/12 bounds the 2PL's information, and guessing or slips only take from that.
      const slope = a[item] as number;
      const square = (slope * (theta - (b[item] as number))) ** 2;
      if (slope * slope * aboveRounding <= list.threshold * (4 + square + (square * square) / 12)) continue;
    }
    const value = bankInformation(bank, item, theta);
    if (value > list.threshold) enter(list, item, value);
  }
}

/** Maximum posterior weighted information, ∫ I(θ)·posterior(θ) dθ (van der Linden 1998). */
export function enterByWeightedInformation(bank: Bank, belief: Belief, barred: Uint8Array, list: Shortlist): void {
  const table = informationTable(bank);
  const values = weightedSum(table, weightsOn(table, belief));
  for (let item = 0; item < bank.size; item++) {
    if (barred[item] !== 0) continue;
    const value = values[item] as number;
    if (value > list.threshold) enter(list, item, value);
  }
}

/**
 * Kullback-Leibler information of θ̂ against all other abilities, weighted by the posterior (Chang and Ying 1996):
 * ∫ Σₖ Pₖ(θ̂)·log(Pₖ(θ̂) / Pₖ(θ))·posterior(θ) dθ. The integral concerns log Pₖ(θ) alone, so it is a weighted sum
 * over a table; it is formed for those items only whose bound reaches what is known to be exceeded.
 */
export function enterByDivergence(bank: Bank, belief: Belief, barred: Uint8Array, list: Shortlist): void {
  const table = categoryTable(bank);
  const weights = weightsOn(table, belief);
  const { theta } = belief;
  const { a, b, c, d, size, firstThreshold, thresholds } = bank;
  const limits = divergenceLimits(table.nodes, weights, theta);
  const divergenceOf = divergences(bank, table, weights, theta);
  const least = reachedByLikely(bank, theta, barred, list.indices.length, divergenceOf);
  const hasGraded = thresholds.length > 0;
  for (let item = 0; item < size; item++) {
    if (barred[item] !== 0) continue;
    const square = (a[item] as number) ** 2;
    let limit: number;
    if (hasGraded && firstThreshold[item] !== firstThreshold[item + 1]) limit = square * limits.graded;
    else {
      const gap = Math.max(0, Math.abs(theta - (b[item] as number)) - limits.reach);
      limit =
        ((d[item] as number) - (c[item] as number)) * square * (limits.near / (4 + square * gap * gap) + limits.far);
    }
    if (limit <= list.threshold || limit < least) continue;
    const value = divergenceOf(item);
    if (value > list.threshold) enter(list, item, value);
  }
}

/**
 * What the list's last place will exceed or equal, but for rounding: the least divergence of as many items, those with
 * the most information at θ̂, which are mostly the ones sought. Minus infinity where there are fewer items.
 */
function reachedByLikely(
  bank: Bank,
  theta: number,
  barred: Uint8Array,
  places: number,
  divergenceOf: (item: number) => number,
): number {
  const likely = shortlist(places);
  enterByInformation(bank, theta, barred, likely);
  if (likely.count < places) return -Infinity;
  let least = Infinity;
  for (const item of likely.indices) least = Math.min(least, divergenceOf(item));
  return least / aboveRounding;
}

/** The divergence of any item of the bank. */
function divergences(
  bank: Bank,
  { nodes, logs, firstCell }: CategoryTable,
  weights: Float64Array,
  theta: number,
): (item: number) => number {
  const { a, b, c, d, firstThreshold } = bank;
  const rows = Uint32Array.from([...weights.keys()].filter((row) => weights[row] !== 0));
  const shares = Float64Array.from(rows, (row) => weights[row] as number);
  const width = nodes.length;
  const expectedLog = (cell: number) => {
    const from = cell * width;
    let sum = 0;
    for (let next = 0; next < rows.length; next++) {
      sum += (shares[next] as number) * (logs[from + (rows[next] as number)] as number);
    }
    return sum;
  };
  return (item) => {
    const cells = firstCell[item] as number;
    if (firstThreshold[item] !== firstThreshold[item + 1])
      return gradedDivergence(bank, item, theta, expectedLog, cells);
    const x = (a[item] as number) * (theta - (b[item] as number));
    const floor = c[item] as number;
    const top = d[item] as number;
    const e = boundedOdds(x);
    const logRight = expectedLog(cells);
    const logWrong = expectedLog(cells + 1);
    if (floor === 0 && top === 1) {
      const right = 1 / (1 + e); // log wrong = log right − x
      return Math.log(right) - logRight - e * right * (x + logWrong - logRight);
    }
    const right = (top + floor * e) / (1 + e);
    const wrong = (1 - top + (1 - floor) * e) / (1 + e);
    return right * (Math.log(right) - logRight) + wrong * (Math.log(wrong) - logWrong);
  };
}

/**
 * What no item's divergence exceeds. The 2PL's from θ̂ to θ is ∫ |θ − t|·I(t) dt over the t between them, guessing and
 * slips leave at most the share d − c of that (Dobrushin's coefficient bounds every divergence: Cohen et al. 1993), and
 * I(t) ≤ a² / (4 + a²(t − b)²). Here the parts of the integral within and beyond `reach` of θ̂ are kept apart. A graded
 * item is a logistic variable seen in steps, whose divergence is at most a²(θ − θ̂)²/6.
 */
function divergenceLimits(nodes: Float64Array, weights: Float64Array, theta: number) {
  let spread = 0;
  weights.forEach((weight, row) => {
    spread += weight * ((nodes[row] as number) - theta) ** 2;
  });
  const reach = Math.sqrt(spread);
  let beyond = 0;
  weights.forEach((weight, row) => {
    beyond += weight * Math.max(0, Math.abs((nodes[row] as number) - theta) - reach) ** 2;
  });
  return {
    reach,
    near: ((spread - beyond) / 2) * aboveRounding,
    far: (beyond / 8) * aboveRounding,
    graded: (spread / 6) * aboveRounding,
  };
}

function gradedDivergence(
  { a, thresholds, firstThreshold }: Bank,
  item: number,
  theta: number,
  expectedLog: (cell: number) => number,
  cells: number,
): number {
  const slope = a[item] as number;
  const first = firstThreshold[item] as number;
  const end = firstThreshold[item + 1] as number;
  let sum = 0;
  let oddsBelow = 0;
  let reached = 1;
  for (let next = first; next <= end; next++) {
    const odds = next < end ? boundedOdds(slope * (theta - (thresholds[next] as number))) : 0;
    const passed = next < end ? 1 / (1 + odds) : 0;
    const category = next < end ? (odds - oddsBelow) * reached * passed : reached;
    if (category > 0) sum += category * (Math.log(category) - expectedLog(cells + next - first));
    oddsBelow = odds;
    reached = passed;
  }
  return sum;
}

import { minPairs } from '../contract.ts';

/** Two ratings of the same thing, as classes counted from 0. */
export type RatedTwice = readonly [first: number, second: number];

export interface WeightedKappa {
  readonly pairs: number;
  /** Null where it is not defined: without pairs, or where chance alone would agree fully. */
  readonly kappa: number | null;
  readonly standardError: number | null;
  /** 95 %, within −1 to 1; null for fewer than ten pairs, and where all pairs agree, because the error is then unknown. */
  readonly interval: readonly [number, number] | null;
}

/**
 * Weighted kappa (Cohen 1968) with the weights 1 − (|i − j| / (k − 1))^power, and its large-sample standard error
 * (Fleiss, Cohen and Everitt 1969).
 * @param classes k, at least 2
 * @param power 2: quadratic (Fleiss and Cohen 1973); 1: linear (Cicchetti and Allison 1971)
 * @example weightedKappa([[0, 0], [1, 1], [2, 1]], 3) // kappa 0.8
 */
export function weightedKappa(pairs: readonly RatedTwice[], classes: number, power = 2): WeightedKappa {
  const n = pairs.length;
  const none = { pairs: n, kappa: null, standardError: null, interval: null };
  if (n === 0) return none;
  const shares = Array.from({ length: classes }, () => new Array<number>(classes).fill(0));
  for (const [one, other] of pairs) {
    const row = shares[one];
    if (!row || row[other] === undefined) throw new RangeError(`Classes are 0 to ${classes - 1}`);
    row[other] += 1 / n;
  }
  const rows = shares.map((row) => sum(row));
  const columns = shares.map((_, column) => sum(shares.map((row) => row[column] ?? 0)));
  const weight = (one: number, other: number) => 1 - (Math.abs(one - other) / (classes - 1)) ** power;
  const over = (term: (one: number, other: number) => number) =>
    sum(shares.flatMap((row, one) => row.map((_, other) => term(one, other))));
  const share = (one: number, other: number) => shares[one]?.[other] ?? 0;
  const byChance = (one: number, other: number) => (rows[one] ?? 0) * (columns[other] ?? 0);
  const observed = over((one, other) => weight(one, other) * share(one, other));
  const expected = over((one, other) => weight(one, other) * byChance(one, other));
  if (1 - expected < 1e-12) return none;
  const kappa = (observed - expected) / (1 - expected);
  const ofRow = rows.map((_, one) => sum(columns.map((column, other) => column * weight(one, other))));
  const ofColumn = columns.map((_, other) => sum(rows.map((row, one) => row * weight(one, other))));
  const squares = over((one, other) => {
    const margins = (ofRow[one] ?? 0) + (ofColumn[other] ?? 0);
    return share(one, other) * (weight(one, other) - margins * (1 - kappa)) ** 2;
  });
  const variance = (squares - (kappa - expected * (1 - kappa)) ** 2) / (n * (1 - expected) ** 2);
  const standardError = Math.sqrt(Math.max(0, variance));
  if (n < minPairs || standardError < 1e-9 || 1 - kappa < 1e-9)
    return { pairs: n, kappa, standardError, interval: null };
  const half = 1.959964 * standardError;
  return { pairs: n, kappa, standardError, interval: [Math.max(-1, kappa - half), Math.min(1, kappa + half)] };
}

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);

/** Exposure figures of a bank. */
export interface Usage {
  readonly items: number;
  readonly takers: number;
  /** The share of takers that each item was shown to, from the most to the least. */
  readonly rates: Float64Array;
  readonly maximumRate: number;
  readonly meanRate: number;
  /** The share of items that were never shown. */
  readonly neverShown: number;
  /** The share of items that more than a fifth of takers were shown: those that become known first. */
  readonly aboveAFifth: number;
  /** The share of a test that two takers chosen at random have in common. */
  readonly overlap: number;
}

/**
 * `counts`: how many takers each item was shown to, of `takers` in all.
 *
 * Overlap: Σ mᵢ(mᵢ − 1) / (N(N − 1)) items are shared by two takers on average, over the mean length of a test; with
 * tests of one length that is the mean pairwise overlap rate of Chen, Ankenmann and Spray (2003), whose
 * (L/n)·S² + n/L is its limit for many takers (n items a test, L in the bank, S² the variance of the rates).
 */
export function usage(counts: ArrayLike<number>, takers: number): Usage {
  if (!(takers >= 1)) throw new RangeError(`usage needs at least one taker, not ${takers}`);
  const items = counts.length;
  const rates = Float64Array.from(counts, (count) => count / takers)
    .sort()
    .reverse();
  let shown = 0;
  let pairs = 0;
  for (let item = 0; item < items; item++) {
    const count = counts[item] as number;
    shown += count;
    pairs += count * (count - 1);
  }
  const share = (isOf: (rate: number) => boolean) => rates.filter(isOf).length / items;
  return {
    items,
    takers,
    rates,
    maximumRate: rates[0] ?? 0,
    meanRate: shown / takers / items,
    neverShown: share((rate) => rate === 0),
    aboveAFifth: share((rate) => rate > 0.2),
    overlap: takers < 2 ? Number.NaN : pairs / (takers - 1) / shown,
  };
}

/** How long tests were. */
export interface Lengths {
  readonly mean: number;
  readonly sd: number;
  readonly minimum: number;
  readonly maximum: number;
  /** 5 %, 25 %, 50 %, 75 % and 95 % of tests were at most this long. */
  readonly quantiles: readonly [number, number, number, number, number];
  /** histogram[k] tests were k items long. */
  readonly histogram: readonly number[];
}

export function lengths(each: ArrayLike<number>): Lengths {
  const sorted = Float64Array.from(each).sort();
  const count = sorted.length;
  if (count === 0) throw new RangeError('there are no tests to compute lengths of');
  const mean = sorted.reduce((sum, length) => sum + length, 0) / count;
  const spread = sorted.reduce((sum, length) => sum + (length - mean) ** 2, 0);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * count) - 1)] as number;
  const maximum = at(1);
  const histogram = new Array<number>(maximum + 1).fill(0);
  for (const length of sorted) histogram[length] = (histogram[length] as number) + 1;
  return {
    mean,
    sd: count > 1 ? Math.sqrt(spread / (count - 1)) : 0,
    minimum: sorted[0] as number,
    maximum,
    quantiles: [at(0.05), at(0.25), at(0.5), at(0.75), at(0.95)],
    histogram,
  };
}

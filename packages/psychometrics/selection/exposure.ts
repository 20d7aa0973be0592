/** How often items may be shown. */
export interface Exposure {
  /** How many people each item of the bank was shown to. */
  readonly counts: ArrayLike<number>;
  /** How many people have begun a test, the present one included. */
  readonly takers: number;
  /** The share of takers that an item may be shown to at most, above 0 and at most 1. */
  readonly maximumRate: number;
}

/** Bars the items that one more showing would take above the rate, unless that would leave none. */
export function barOverexposed(barred: Uint8Array, { counts, takers, maximumRate }: Exposure): void {
  if (counts.length !== barred.length) {
    throw new RangeError(`exposure needs a count for each of ${barred.length} items, not ${counts.length}`);
  }
  if (!(takers >= 0 && maximumRate > 0 && maximumRate <= 1)) {
    throw new RangeError(`exposure needs takers ≥ 0 and a rate in (0, 1], not ${takers} and ${maximumRate}`);
  }
  const limit = maximumRate * takers - 1 + 1e-9;
  let left = false;
  for (let item = 0; item < barred.length && !left; item++) {
    left = barred[item] === 0 && (counts[item] as number) <= limit;
  }
  if (!left) return;
  for (let item = 0; item < barred.length; item++) if ((counts[item] as number) > limit) barred[item] = 1;
}

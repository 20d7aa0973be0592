import type { FeatureBins } from './bins.ts';
import type { RowMemory } from './row-memory.ts';

/** Sums over the rows of a leaf for each bin of each feature: gradient, then weight (see `Weights`); then the next bin. */
export type Histogram = Float64Array;

/** Where the bins of each feature begin in a histogram. Behind `size` is space for sums that it does not need. */
export interface HistogramLayout {
  readonly begins: Int32Array;
  readonly size: number;
}

/** Of one feature at most. */
const cellsOfFeature = 512;

/** The length of a histogram. */
export const cellsOf = ({ size }: HistogramLayout): number => size + cellsOfFeature;

export function layoutOf(features: readonly FeatureBins[]): HistogramLayout {
  const begins = new Int32Array(features.length);
  let size = 0;
  for (const [place, { valueBins }] of features.entries()) {
    begins[place] = size;
    size += 2 * (valueBins + 1);
  }
  return { begins, size };
}

/**
 * The number of rows and the sum of their hessians as one number, rows·unit + hessian·scale, so that a histogram adds two numbers for each
 * row and not three. Weights are whole numbers and all of them together are below 2⁵³, so that sums and differences are exact. Of 200,000 rows
 * each hessian is rounded to 10⁻⁵ at most, of 5 million rows to 10⁻³.
 */
export interface Weights {
  readonly unit: number;
  readonly scale: number;
}

/** Writes the weight of each row into its terms: the gradient and the weight of row r are at 2r and 2r + 1. */
export function weigh(hessians: Float64Array, terms: Float64Array): Weights {
  let total = 0;
  for (let row = 0; row < hessians.length; row++) total += hessians[row] as number;
  const bits = 53 - Math.ceil(Math.log2(hessians.length + 1));
  const unit = 2 ** bits;
  // Powers of two, so that nothing is rounded again. One bit is left for what rounding adds.
  const scale = 2 ** (bits - 1 - Math.ceil(Math.log2(Math.max(1, total))));
  for (let row = 0; row < hessians.length; row++) {
    // At least 1: leaf values are divided by the sum.
    const rounded = Math.floor((hessians[row] as number) * scale + 0.5);
    terms[2 * row + 1] = unit + (rounded < 1 ? 1 : rounded);
  }
  return { unit, scale };
}

export const rowsIn = (weight: number, { unit }: Weights) => Math.floor(weight / unit);

export const hessianIn = (weight: number, rows: number, { unit, scale }: Weights) => (weight - rows * unit) / scale;

/** Rows whose terms stay in the first cache, beside the sums of four features, while all features are added. */
const blockRows = 1024;
/** Of a number, in the memory of the loops. */
const numberBytes = 8;
const rowBytes = 4;

/** Fills a histogram with the sums of the rows from `begin` to `end` of the memory. */
export function fill(
  histogram: Histogram,
  { begins, size }: HistogramLayout,
  { loops, cells, words, rows, terms, gathered }: RowMemory,
  used: Uint8Array,
  { begin, end }: { readonly begin: number; readonly end: number },
): void {
  const count = end - begin;
  const rowsAt = rows.byteOffset + rowBytes * begin;
  // All rows are in their order. Terms of others are gathered so that the loop over each feature reads them one after the other.
  const termsAt = count === rows.length ? terms.byteOffset : gathered.byteOffset;
  if (count < rows.length) loops.gather(terms.byteOffset, rowsAt, termsAt, count);
  cells.fill(0);
  // Not needed are unused features, and the places behind the last.
  const beginOf = (feature: number) =>
    cells.byteOffset + numberBytes * (used[feature] === 1 ? (begins[feature] as number) : size);
  for (let from = 0; from < count; from += blockRows) {
    const to = Math.min(count, from + blockRows);
    for (let first = 0; first < used.length; first += 4) {
      if (!used.subarray(first, first + 4).includes(1)) continue;
      const [a, b, c, d] = [beginOf(first), beginOf(first + 1), beginOf(first + 2), beginOf(first + 3)];
      const wordsAt = words.byteOffset + words.BYTES_PER_ELEMENT * (first >>> 2) * rows.length;
      loops.addFour(a, b, c, d, wordsAt, rowsAt, termsAt, from, to);
    }
  }
  histogram.set(cells);
}

/** The sums over all rows of a histogram, by the bins of one feature. */
export function totalOf(histogram: Histogram, { begins }: HistogramLayout, feature: number, bins: FeatureBins) {
  let gradient = 0;
  let weight = 0;
  const begin = begins[feature] as number;
  for (let cell = begin; cell < begin + 2 * (bins.valueBins + 1); cell += 2) {
    gradient += histogram[cell] as number;
    weight += histogram[cell + 1] as number;
  }
  return { gradient, weight };
}

/** The histogram of one child from those of its parent and the other: the parent's becomes the child's. */
export function subtract(parent: Histogram, child: Histogram): void {
  for (let cell = 0; cell < parent.length; cell++) parent[cell] = (parent[cell] as number) - (child[cell] as number);
}

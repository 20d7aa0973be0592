import type { BinnedTable, FeatureBins } from './bins.ts';

/** Sums over the rows of a leaf for each bin of each feature: gradient, hessian, rows; then the next bin. */
export type Histogram = Float64Array;

/** Where the bins of each feature begin in a histogram. */
export interface HistogramLayout {
  readonly begins: Int32Array;
  readonly size: number;
}

export function layoutOf(features: readonly FeatureBins[]): HistogramLayout {
  const begins = new Int32Array(features.length);
  let size = 0;
  for (const [place, { valueBins }] of features.entries()) {
    begins[place] = size;
    size += 3 * (valueBins + 1);
  }
  return { begins, size };
}

/** Gradients and hessians of the rows of a leaf, gathered so that the loop over each feature reads them in order. */
export interface LeafRows {
  readonly rows: Int32Array;
  readonly gradients: Float64Array;
  readonly hessians: Float64Array;
  /** All hessians are 1. */
  readonly isUnit: boolean;
}

/** Fills a histogram with the sums of these rows. */
export function fill(
  histogram: Histogram,
  { begins }: HistogramLayout,
  table: BinnedTable,
  used: Uint8Array,
  leaf: LeafRows,
): void {
  histogram.fill(0);
  const partOf = (feature: number) => {
    const begin = begins[feature] as number;
    return histogram.subarray(begin, begin + 3 * ((table.features[feature] as FeatureBins).valueBins + 1));
  };
  const binsOf = (feature: number) => table.bins.subarray(feature * table.rows, (feature + 1) * table.rows);
  const chosen = Array.from(used.keys()).filter((feature) => used[feature] === 1);
  const parts = chosen.map(partOf);
  const bins = chosen.map(binsOf);
  // A block of rows and derivatives stays in the cache for all features. Four features in one pass: a quarter of the reads, and
  // sums that do not wait for each other.
  const ofFour = leaf.isUnit ? addUnitFour : addFour;
  for (let from = 0; from < leaf.rows.length; from += blockRows) {
    const to = Math.min(leaf.rows.length, from + blockRows);
    let at = 0;
    for (; at + 3 < chosen.length; at += 4) ofFour(parts, bins, at, leaf, from, to);
    for (; at < chosen.length; at++) addRows(parts[at] as Float64Array, bins[at] as Uint8Array, leaf, from, to);
  }
  if (leaf.isUnit)
    for (let cell = 0; cell < histogram.length; cell += 3) histogram[cell + 1] = histogram[cell + 2] as number;
}

/** The histogram of one child from those of its parent and the other: the parent's becomes the child's. */
export function subtract(parent: Histogram, child: Histogram): void {
  for (let cell = 0; cell < parent.length; cell++) parent[cell] = (parent[cell] as number) - (child[cell] as number);
}

const blockRows = 8192;

function addRows(
  part: Float64Array,
  bins: Uint8Array,
  { rows, gradients, hessians, isUnit }: LeafRows,
  from: number,
  to: number,
): void {
  for (let at = from; at < to; at++) {
    const cell = 3 * (bins[rows[at] as number] as number);
    part[cell] = (part[cell] as number) + (gradients[at] as number);
    if (!isUnit) part[cell + 1] = (part[cell + 1] as number) + (hessians[at] as number);
    part[cell + 2] = (part[cell + 2] as number) + 1;
  }
}

function addFour(
  parts: readonly Float64Array[],
  bins: readonly Uint8Array[],
  first: number,
  { rows, gradients, hessians }: LeafRows,
  from: number,
  to: number,
): void {
  const a = parts[first] as Float64Array;
  const b = parts[first + 1] as Float64Array;
  const c = parts[first + 2] as Float64Array;
  const d = parts[first + 3] as Float64Array;
  const aBins = bins[first] as Uint8Array;
  const bBins = bins[first + 1] as Uint8Array;
  const cBins = bins[first + 2] as Uint8Array;
  const dBins = bins[first + 3] as Uint8Array;
  for (let at = from; at < to; at++) {
    const row = rows[at] as number;
    const gradient = gradients[at] as number;
    const hessian = hessians[at] as number;
    const aCell = 3 * (aBins[row] as number);
    const bCell = 3 * (bBins[row] as number);
    const cCell = 3 * (cBins[row] as number);
    const dCell = 3 * (dBins[row] as number);
    a[aCell] = (a[aCell] as number) + gradient;
    b[bCell] = (b[bCell] as number) + gradient;
    c[cCell] = (c[cCell] as number) + gradient;
    d[dCell] = (d[dCell] as number) + gradient;
    a[aCell + 1] = (a[aCell + 1] as number) + hessian;
    b[bCell + 1] = (b[bCell + 1] as number) + hessian;
    c[cCell + 1] = (c[cCell + 1] as number) + hessian;
    d[dCell + 1] = (d[dCell + 1] as number) + hessian;
    a[aCell + 2] = (a[aCell + 2] as number) + 1;
    b[bCell + 2] = (b[bCell + 2] as number) + 1;
    c[cCell + 2] = (c[cCell + 2] as number) + 1;
    d[dCell + 2] = (d[dCell + 2] as number) + 1;
  }
}

function addUnitFour(
  parts: readonly Float64Array[],
  bins: readonly Uint8Array[],
  first: number,
  { rows, gradients }: LeafRows,
  from: number,
  to: number,
): void {
  const a = parts[first] as Float64Array;
  const b = parts[first + 1] as Float64Array;
  const c = parts[first + 2] as Float64Array;
  const d = parts[first + 3] as Float64Array;
  const aBins = bins[first] as Uint8Array;
  const bBins = bins[first + 1] as Uint8Array;
  const cBins = bins[first + 2] as Uint8Array;
  const dBins = bins[first + 3] as Uint8Array;
  for (let at = from; at < to; at++) {
    const row = rows[at] as number;
    const gradient = gradients[at] as number;
    const aCell = 3 * (aBins[row] as number);
    const bCell = 3 * (bBins[row] as number);
    const cCell = 3 * (cBins[row] as number);
    const dCell = 3 * (dBins[row] as number);
    a[aCell] = (a[aCell] as number) + gradient;
    b[bCell] = (b[bCell] as number) + gradient;
    c[cCell] = (c[cCell] as number) + gradient;
    d[dCell] = (d[dCell] as number) + gradient;
    a[aCell + 2] = (a[aCell + 2] as number) + 1;
    b[bCell + 2] = (b[bCell + 2] as number) + 1;
    c[cCell + 2] = (c[cCell + 2] as number) + 1;
    d[dCell + 2] = (d[dCell + 2] as number) + 1;
  }
}

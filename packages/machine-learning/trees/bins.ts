import { ModelError } from '../model-error.ts';
import { sampleOf, seededRandom } from '../random.ts';
import type { Feature, FeatureValues } from '../table/features.ts';
import { greedyBounds } from './bin-bounds.ts';

/** How the values of one feature become bins. The last bin holds missing values, whether there are any or not. */
export interface FeatureBins {
  readonly kind: Feature['kind'];
  /** Bins without that for missing values; at most 254. */
  readonly valueBins: number;
  /** The largest value of each bin but the last, ascending. */
  readonly bounds: Float64Array;
  /** The category code of each bin. Rarer ones than the 254 most frequent count as missing. */
  readonly codes: Int32Array;
  /** The number of categories, with and without a bin. */
  readonly categories: number;
}

/** Bins of a table, one byte for each value. */
export interface BinnedTable {
  readonly rows: number;
  readonly features: readonly FeatureBins[];
  /** A word for each row holds four features, the first in its lowest byte: first the words of features 0 to 3, then of 4 to 7, … */
  readonly words: Uint32Array;
}

/** Rows from which bounds are found: about 200 for each bin. */
const sampleSize = 50_000;
const maxValueBins = 254;

/** Chooses the bins of each feature: few enough for a byte, with about equally many rows. */
export function chooseBins(
  features: readonly Feature[],
  values: readonly FeatureValues[],
  maxBins: number,
): FeatureBins[] {
  if (!(Number.isInteger(maxBins) && maxBins >= 2 && maxBins <= 255)) {
    throw new ModelError('invalid-input', `${maxBins} bins are not between 2 and 255`);
  }
  const limit = Math.min(maxBins - 1, maxValueBins);
  const rows = sampleOf(values[0]?.length ?? 0, sampleSize, seededRandom('bins'));
  return features.map((feature, place) => {
    const column = values[place] as FeatureValues;
    if (feature.kind === 'category') return categoryBins(column, feature.categories.length, limit);
    const bounds = greedyBounds(sortedSample(column, rows), limit);
    return { kind: 'number', valueBins: bounds.length + 1, bounds, codes: new Int32Array(0), categories: 0 };
  });
}

/** The bin of every value. */
export function toBins(features: readonly FeatureBins[], values: readonly FeatureValues[], rows: number): BinnedTable {
  const words = new Uint32Array(Math.ceil(features.length / 4) * rows);
  const bins = new Uint8Array(rows);
  for (const [place, feature] of features.entries()) {
    const column = values[place] as FeatureValues;
    if (feature.kind === 'number') numbersToBins(feature, column, bins);
    else codesToBins(feature, column, bins);
    const shift = 8 * (place & 3);
    for (let row = 0, at = (place >>> 2) * rows; row < rows; row++, at++) {
      words[at] = (words[at] as number) | ((bins[row] as number) << shift);
    }
  }
  return { rows, features, words };
}

/** Cells of equal width over the bounds, so that a search begins near its end. */
const cells = 1024;

function numbersToBins({ bounds, valueBins }: FeatureBins, column: FeatureValues, into: Uint8Array): void {
  const first = bounds[0] ?? 0;
  const scale = cells / ((bounds.at(-1) ?? 0) - first);
  // The number of bounds below each cell: those of a value in it are between this number and the next cell's.
  const begins = new Uint8Array(cells + 2);
  const cellOf = (value: number) => Math.floor((value - first) * scale);
  const isGrid = bounds.length > 2 && Number.isFinite(scale);
  if (isGrid) {
    for (let cell = 0, bound = 0; cell <= cells; cell++) {
      while (bound < bounds.length && cellOf(bounds[bound] as number) < cell) bound += 1;
      begins[cell] = bound;
    }
    begins[cells + 1] = bounds.length;
  }
  for (let row = 0; row < into.length; row++) {
    const value = column[row] as number;
    if (Number.isNaN(value)) {
      into[row] = valueBins;
      continue;
    }
    let low = 0;
    let high = bounds.length;
    if (isGrid && value >= first) {
      const cell = Math.min(cells, cellOf(value));
      low = begins[cell] as number;
      high = begins[cell + 1] as number;
    }
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (value <= (bounds[middle] as number)) high = middle;
      else low = middle + 1;
    }
    into[row] = low;
  }
}

function codesToBins({ codes, valueBins, categories }: FeatureBins, column: FeatureValues, into: Uint8Array): void {
  const binOf = new Uint8Array(categories).fill(valueBins);
  for (const [bin, code] of codes.entries()) binOf[code] = bin;
  for (let row = 0; row < into.length; row++) {
    const code = column[row] as number;
    into[row] = Number.isNaN(code) ? valueBins : (binOf[code] as number);
  }
}

/** The present values of these rows in ascending order. */
function sortedSample(column: FeatureValues, rows: Uint32Array): Float64Array {
  const values = new Float64Array(rows.length);
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const value = column[rows[at] as number] as number;
    // −0 and 0 are one value.
    if (!Number.isNaN(value)) values[count++] = value === 0 ? 0 : value;
  }
  return values.subarray(0, count).sort();
}

function categoryBins(column: FeatureValues, categories: number, limit: number): FeatureBins {
  const counts = new Float64Array(categories);
  for (let row = 0; row < column.length; row++) {
    const code = column[row] as number;
    if (!Number.isNaN(code)) counts[code] = (counts[code] as number) + 1;
  }
  const codes = Int32Array.from(counts.keys())
    .filter((code) => (counts[code] as number) > 0)
    .sort((one, other) => (counts[other] as number) - (counts[one] as number) || one - other)
    .slice(0, limit);
  return { kind: 'category', valueBins: codes.length, bounds: new Float64Array(0), codes, categories };
}

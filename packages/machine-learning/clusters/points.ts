import { ModelError } from '../model-error.ts';
import type { Feature, FeatureValues } from '../table/features.ts';

/** Points row by row. */
export interface Points {
  readonly values: Float64Array;
  readonly rows: number;
  readonly width: number;
}

const blockRows = 256;

/** Standard scores of all features, so that none outweighs the others by its unit. */
export function standardPoints(features: readonly Feature[], columns: readonly FeatureValues[], rows: number) {
  const width = features.length;
  if (width === 0) throw new ModelError('invalid-input', 'There are no columns');
  const category = features.find(({ kind }) => kind === 'category');
  if (category) throw new ModelError('invalid-input', `${category.name} is a category; clusters are of numbers`);
  const means = new Float64Array(width);
  const deviations = new Float64Array(width);
  const values = new Float64Array(rows * width);
  for (const [place, column] of columns.entries()) {
    let [sum, count, squares] = [0, 0, 0];
    for (let row = 0; row < rows; row++) {
      const value = column[row] as number;
      if (Number.isNaN(value)) continue;
      sum += value;
      count += 1;
    }
    const mean = count === 0 ? 0 : sum / count;
    for (let row = 0; row < rows; row++) {
      const value = column[row] as number;
      if (!Number.isNaN(value)) squares += (value - mean) ** 2;
    }
    const deviation = count === 0 ? 0 : Math.sqrt(squares / count);
    means[place] = mean;
    deviations[place] = deviation > 1e-12 * Math.abs(mean) ? deviation : 0;
  }
  // Some rows at a time, which stay in the cache while all their columns are written.
  for (let from = 0; from < rows; from += blockRows) {
    const to = Math.min(rows, from + blockRows);
    for (const [place, column] of columns.entries()) {
      const mean = means[place] as number;
      const deviation = deviations[place] as number;
      for (let row = from; row < to; row++) {
        values[row * width + place] = standardScore(column[row] as number, mean, deviation);
      }
    }
  }
  const points: Points = { values, rows, width };
  return { points, means, deviations };
}

export function standardRow(row: ArrayLike<number>, means: Float64Array, deviations: Float64Array): Float64Array {
  const scores = new Float64Array(means.length);
  for (let place = 0; place < scores.length; place++) {
    scores[place] = standardScore(row[place] as number, means[place] as number, deviations[place] as number);
  }
  return scores;
}

/** The given points, in the given order. */
export function choosePoints({ values, width }: Points, rows: Uint32Array): Points {
  const chosen = new Float64Array(rows.length * width);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    chosen.set(values.subarray(row * width, (row + 1) * width), at * width);
  }
  return { values: chosen, rows: rows.length, width };
}

const standardScore = (value: number, mean: number, deviation: number) =>
  Number.isNaN(value) || deviation === 0 ? 0 : (value - mean) / deviation;

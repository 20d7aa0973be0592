import type { Feature, FeatureValues } from '../table/features.ts';
import type { Term } from './model.ts';
import { termValue } from './model.ts';

/** The terms of a table, standardised, with a leading column of ones. */
export interface Design {
  readonly terms: readonly Term[];
  readonly rows: number;
  /** The number of terms and one. */
  readonly width: number;
  /** Row-major. */
  readonly values: Float64Array;
  /** Of each term; the mean is subtracted, then divided by the deviation. A constant term has a deviation of 0. */
  readonly means: Float64Array;
  readonly deviations: Float64Array;
}

/**
 * Numbers become one term, categories one for each but the reference. A feature with missing values gets an indicator, and its
 * other terms take their mean there. Standard scores keep Newton's equations well conditioned whatever the units.
 */
export function designOf(features: readonly Feature[], values: readonly FeatureValues[], rows: number): Design {
  const drafts = features.flatMap((feature, place) => termsOf(feature, place, values[place] as FeatureValues));
  const width = drafts.length + 1;
  const matrix = new Float64Array(rows * width);
  const means = new Float64Array(drafts.length);
  const deviations = new Float64Array(drafts.length);
  for (let row = 0; row < rows; row++) matrix[row * width] = 1;
  const terms = drafts.map((draft, place): Term => {
    const column = values[draft.feature] as FeatureValues;
    const mean = draft.isMissing ? missingIn(column) / rows : meanWherePresent(draft, column);
    const term = { ...draft, mean };
    let squares = 0;
    for (let row = 0; row < rows; row++) squares += (termValue(term, column[row] as number) - mean) ** 2;
    const deviation = Math.sqrt(squares / rows);
    // Rounding leaves a constant with a deviation of about 10⁻¹⁶ of its size.
    const isConstant = !(deviation > 1e-12 * Math.abs(mean));
    means[place] = mean;
    deviations[place] = isConstant ? 0 : deviation;
    const scale = isConstant ? 0 : 1 / deviation;
    for (let row = 0, at = place + 1; row < rows; row++, at += width) {
      matrix[at] = (termValue(term, column[row] as number) - mean) * scale;
    }
    return term;
  });
  return { terms, rows, width, values: matrix, means, deviations };
}

function termsOf(feature: Feature, place: number, values: FeatureValues): Term[] {
  const base = { feature: place, mean: 0 };
  const own: Term[] =
    feature.kind === 'number'
      ? [{ ...base, name: feature.name }]
      : feature.categories.slice(1).map((category, index) => ({
          ...base,
          name: `${feature.name}: ${category}`,
          category: index + 1,
        }));
  return values.some(Number.isNaN) ? [...own, { ...base, name: `${feature.name}: missing`, isMissing: true }] : own;
}

function missingIn(values: FeatureValues): number {
  let count = 0;
  for (let row = 0; row < values.length; row++) if (Number.isNaN(values[row])) count += 1;
  return count;
}

function meanWherePresent(term: Term, values: FeatureValues): number {
  let sum = 0;
  let count = 0;
  for (let row = 0; row < values.length; row++) {
    const value = values[row] as number;
    if (!Number.isNaN(value)) {
      sum += termValue(term, value);
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
}

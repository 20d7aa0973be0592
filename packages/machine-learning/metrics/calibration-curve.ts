import type { Predicted, Weights } from './predicted.ts';
import { checkPredicted } from './predicted.ts';

/** Rows whose predictions lie in one interval of probabilities. */
export interface CalibrationBin {
  readonly from: number;
  readonly to: number;
  readonly rows: number;
  /** The mean prediction and the share with label 1; NaN without rows. */
  readonly predicted: number;
  readonly observed: number;
}

const defaultBins = 15;

/** Predictions against what happened, in intervals of equal width; 1 belongs to the last. */
export function calibrationCurve(predicted: Predicted, bins = defaultBins, weights?: Weights): CalibrationBin[] {
  if (!weights) checkPredicted(predicted);
  const { probabilities, labels } = predicted;
  const rows = new Float64Array(bins);
  const sums = new Float64Array(bins);
  const hits = new Float64Array(bins);
  for (let row = 0; row < labels.length; row++) {
    const probability = probabilities[row] as number;
    const bin = Math.min(bins - 1, Math.floor(probability * bins));
    const weight = weights ? (weights[row] as number) : 1;
    rows[bin] = (rows[bin] as number) + weight;
    sums[bin] = (sums[bin] as number) + weight * probability;
    hits[bin] = (hits[bin] as number) + weight * (labels[row] as number);
  }
  return Array.from(rows, (count, bin) => ({
    from: bin / bins,
    to: (bin + 1) / bins,
    rows: count,
    predicted: (sums[bin] as number) / count,
    observed: (hits[bin] as number) / count,
  }));
}

/** The expected calibration error: |mean prediction − share observed|, averaged over rows (Naeini, Cooper and Hauskrecht 2015). */
export function calibrationError(predicted: Predicted, bins = defaultBins, weights?: Weights): number {
  let sum = 0;
  let total = 0;
  for (const bin of calibrationCurve(predicted, bins, weights)) {
    if (bin.rows === 0) continue;
    sum += bin.rows * Math.abs(bin.predicted - bin.observed);
    total += bin.rows;
  }
  return sum / total;
}

import { ModelError } from '../model-error.ts';
import type { Predicted, Weights } from './predicted.ts';
import { checkPredicted } from './predicted.ts';

/** −ln P of the label, averaged. Probabilities are held 10⁻¹⁵ from 0 and 1, so that one certain error does not make it infinite. */
export const logLoss = (predicted: Predicted, weights?: Weights): number => mean(logLosses(predicted), weights);

/** The mean squared difference between probability and label (Brier 1950). */
export const brierScore = (predicted: Predicted, weights?: Weights): number => mean(squaredErrors(predicted), weights);

/** The share of rows whose label is predicted: 1 at a probability of `threshold` or more. */
export const accuracy = (predicted: Predicted, weights?: Weights, threshold = 0.5): number =>
  mean(hits(predicted, threshold), weights);

// Of each row, for means over many samples of the rows.

export const logLosses = (predicted: Predicted): Float64Array =>
  ofEachRow(predicted, (probability, label) => {
    const held = Math.min(1 - 1e-15, Math.max(1e-15, probability));
    return -Math.log(label === 1 ? held : 1 - held);
  });

export const squaredErrors = (predicted: Predicted): Float64Array =>
  ofEachRow(predicted, (probability, label) => (probability - label) ** 2);

export const hits = (predicted: Predicted, threshold = 0.5): Float64Array =>
  ofEachRow(predicted, (probability, label) => (probability >= threshold === (label === 1) ? 1 : 0));

export function mean(values: Float64Array, weights: Weights): number {
  let sum = 0;
  let total = 0;
  for (let row = 0; row < values.length; row++) {
    const weight = weights ? (weights[row] as number) : 1;
    sum += weight * (values[row] as number);
    total += weight;
  }
  return sum / total;
}

function ofEachRow(predicted: Predicted, of: (probability: number, label: number) => number): Float64Array {
  checkPredicted(predicted);
  const { probabilities, labels } = predicted;
  const values = new Float64Array(labels.length);
  for (let row = 0; row < values.length; row++) values[row] = of(probabilities[row] as number, labels[row] as number);
  return values;
}

/** Errors of predicted numbers. */
export interface ErrorReport {
  readonly rows: number;
  readonly meanAbsoluteError: number;
  readonly rootMeanSquaredError: number;
  /** The share of the variance that is explained; NaN if all values are equal. */
  readonly rSquared: number;
}

export function errorsOf(predictions: ArrayLike<number>, values: ArrayLike<number>): ErrorReport {
  const rows = values.length;
  if (rows === 0) throw new ModelError('no-rows', 'There are no predictions');
  if (predictions.length !== rows)
    throw new ModelError('invalid-input', `There are ${predictions.length} predictions for ${rows} values`);
  let [absolute, squared, sum, spread] = [0, 0, 0, 0];
  for (let row = 0; row < rows; row++) sum += values[row] as number;
  for (let row = 0; row < rows; row++) {
    const error = (predictions[row] as number) - (values[row] as number);
    if (!Number.isFinite(error))
      throw new ModelError(
        'invalid-input',
        `Row ${row} is predicted as ${predictions[row]}, its value is ${values[row]}`,
      );
    absolute += Math.abs(error);
    squared += error * error;
    spread += ((values[row] as number) - sum / rows) ** 2;
  }
  return {
    rows,
    meanAbsoluteError: absolute / rows,
    rootMeanSquaredError: Math.sqrt(squared / rows),
    rSquared: spread === 0 ? Number.NaN : 1 - squared / spread,
  };
}

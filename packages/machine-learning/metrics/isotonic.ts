import { ModelError } from '../model-error.ts';

/** An ascending step function through points, linear between them: probabilities as observed for each prediction. */
export interface IsotonicModel {
  readonly kind: 'isotonic';
  readonly inputs: readonly number[];
  readonly outputs: readonly number[];
}

/**
 * The ascending function with the smallest squared error, by pooling adjacent violators (Ayer et al. 1955; for
 * probabilities Zadrozny and Elkan 2002). Fit it on rows that the model was not trained on.
 */
export function fitIsotonic(predictions: ArrayLike<number>, labels: ArrayLike<number>): IsotonicModel {
  if (labels.length === 0) throw new ModelError('no-rows', 'There are no predictions');
  if (predictions.length !== labels.length) {
    throw new ModelError('invalid-input', `There are ${predictions.length} predictions for ${labels.length} labels`);
  }
  const order = Uint32Array.from({ length: labels.length }, (_, row) => row);
  order.sort((one, other) => (predictions[one] as number) - (predictions[other] as number));
  // Blocks of equal output: the sums of their labels, their rows, and the first and last input.
  const sums = new Float64Array(labels.length);
  const counts = new Float64Array(labels.length);
  const lows = new Float64Array(labels.length);
  const highs = new Float64Array(labels.length);
  let blocks = 0;
  for (let at = 0; at < order.length; ) {
    const input = predictions[order[at] as number] as number;
    let sum = 0;
    let count = 0;
    for (; at < order.length && predictions[order[at] as number] === input; at++) {
      sum += labels[order[at] as number] as number;
      count += 1;
    }
    if (count === 0 || !Number.isFinite(sum))
      throw new ModelError('invalid-input', 'Predictions and labels must be finite numbers');
    let low = input;
    while (blocks > 0 && (sums[blocks - 1] as number) * count >= sum * (counts[blocks - 1] as number)) {
      blocks -= 1;
      sum += sums[blocks] as number;
      count += counts[blocks] as number;
      low = lows[blocks] as number;
    }
    sums[blocks] = sum;
    counts[blocks] = count;
    lows[blocks] = low;
    highs[blocks] = input;
    blocks += 1;
  }
  const inputs: number[] = [];
  const outputs: number[] = [];
  for (let block = 0; block < blocks; block++) {
    const output = (sums[block] as number) / (counts[block] as number);
    inputs.push(lows[block] as number);
    outputs.push(output);
    if (highs[block] !== lows[block]) {
      inputs.push(highs[block] as number);
      outputs.push(output);
    }
  }
  return { kind: 'isotonic', inputs, outputs };
}

/** The calibrated value of a prediction; beyond the fitted ones the first or last value. */
export function calibrate({ inputs, outputs }: IsotonicModel, prediction: number): number {
  let low = 0;
  let high = inputs.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((inputs[middle] as number) < prediction) low = middle + 1;
    else high = middle;
  }
  const above = outputs[low];
  const below = outputs[low - 1];
  if (above === undefined) return below as number;
  if (below === undefined || inputs[low] === prediction) return above;
  const from = inputs[low - 1] as number;
  return below + ((above - below) * (prediction - from)) / ((inputs[low] as number) - from);
}

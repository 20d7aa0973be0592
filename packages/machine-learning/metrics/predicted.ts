import { ModelError } from '../model-error.ts';

/** Predicted probabilities and what happened, 0 or 1, for each row. */
export interface Predicted {
  readonly probabilities: ArrayLike<number>;
  readonly labels: ArrayLike<number>;
}

/** How often each row counts: 1 unless given. A bootstrap sample is a vector of such counts. */
export type Weights = ArrayLike<number> | undefined;

/** @throws ModelError `no-rows` or `invalid-input` */
export function checkPredicted({ probabilities, labels }: Predicted): void {
  if (labels.length === 0) throw new ModelError('no-rows', 'There are no predictions');
  if (labels.length !== probabilities.length) {
    throw new ModelError('invalid-input', `There are ${probabilities.length} predictions for ${labels.length} labels`);
  }
  for (let row = 0; row < labels.length; row++) {
    const probability = probabilities[row] as number;
    if (!(probability >= 0 && probability <= 1))
      throw new ModelError('invalid-input', `The prediction of row ${row} is ${probability}`);
    if (labels[row] !== 0 && labels[row] !== 1)
      throw new ModelError('invalid-input', `The label of row ${row} is ${labels[row]}`);
  }
}

import { ModelError } from '../model-error.ts';
import { quantileOfUnsorted } from '../numerics/quantile.ts';
import { checkLabels } from '../table/table.ts';
import type { Objective } from './booster.ts';

/** First and second derivatives of the loss by the margin, for each row. */
export interface Derivatives {
  /** That of row r is at 2r (see `weigh`). */
  readonly terms: Float64Array;
  readonly hessians: Float64Array;
}

/** @throws ModelError `one-class` or `invalid-input` for targets that the objective cannot be fitted to */
export function checkTargets(objective: Objective, targets: ArrayLike<number>, rows: number): void {
  if (objective.name === 'quantile' && !(objective.quantile > 0 && objective.quantile < 1)) {
    throw new ModelError('invalid-input', `The quantile ${objective.quantile} is not between 0 and 1`);
  }
  if (objective.name === 'binary') {
    if (!(objective.sigmoid > 0))
      throw new ModelError('invalid-input', `A sigmoid of ${objective.sigmoid} is not above 0`);
    checkLabels(targets, rows);
    return;
  }
  if (rows === 0) throw new ModelError('no-rows', 'There are no rows');
  if (targets.length !== rows)
    throw new ModelError('invalid-input', `There are ${targets.length} targets for ${rows} rows`);
  for (let row = 0; row < rows; row++) {
    if (!Number.isFinite(targets[row]))
      throw new ModelError('invalid-input', `The target of row ${row} is ${targets[row]}`);
  }
}

/** The constant margin with the smallest loss. */
export function baseOf(objective: Objective, targets: ArrayLike<number>): number {
  if (objective.name === 'quantile') return quantileOfUnsorted(Float64Array.from(targets), objective.quantile);
  let sum = 0;
  for (let row = 0; row < targets.length; row++) sum += targets[row] as number;
  const mean = sum / targets.length;
  if (objective.name === 'squared-error') return mean;
  if (mean === 0 || mean === 1) throw new ModelError('one-class', `All ${targets.length} labels are ${mean}`);
  return Math.log(mean / (1 - mean)) / objective.sigmoid;
}

export function derive(
  objective: Objective,
  targets: ArrayLike<number>,
  margins: Float64Array,
  { terms, hessians }: Derivatives,
): void {
  const rows = margins.length;
  if (objective.name === 'binary') {
    const { sigmoid } = objective;
    for (let row = 0; row < rows; row++) {
      const probability = 1 / (1 + Math.exp(-sigmoid * (margins[row] as number)));
      terms[2 * row] = sigmoid * (probability - (targets[row] as number));
      hessians[row] = sigmoid * sigmoid * probability * (1 - probability);
    }
    return;
  }
  hessians.fill(1);
  if (objective.name === 'squared-error') {
    for (let row = 0; row < rows; row++) terms[2 * row] = (margins[row] as number) - (targets[row] as number);
    return;
  }
  for (let row = 0; row < rows; row++) {
    terms[2 * row] =
      (margins[row] as number) >= (targets[row] as number) ? 1 - objective.quantile : -objective.quantile;
  }
}

/** The mean loss: log loss, squared error, or the pinball loss of a quantile (Koenker and Bassett 1978). */
export function meanLoss(objective: Objective, targets: ArrayLike<number>, margins: Float64Array): number {
  let sum = 0;
  for (let row = 0; row < margins.length; row++) {
    const margin = margins[row] as number;
    const target = targets[row] as number;
    if (objective.name === 'binary') {
      const towards = (target === 1 ? 1 : -1) * objective.sigmoid * margin;
      sum += Math.log1p(Math.exp(-Math.abs(towards))) + (towards < 0 ? -towards : 0);
    } else if (objective.name === 'squared-error') {
      sum += (margin - target) ** 2;
    } else {
      const above = target - margin;
      sum += above >= 0 ? objective.quantile * above : (objective.quantile - 1) * above;
    }
  }
  return sum / margins.length;
}

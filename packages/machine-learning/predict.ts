import type { LogisticModel } from './logistic/model.ts';
import { logOdds } from './logistic/model.ts';
import type { FeatureValues } from './table/features.ts';
import { valuesOf } from './table/features.ts';
import type { Table } from './table/table.ts';
import type { Booster } from './trees/booster.ts';
import { fromMargin, margin } from './trees/booster.ts';
import { marginsOf } from './trees/margins.ts';

/** A model that predicts a value from a row. */
export type Predictor = LogisticModel | Booster;

/** A probability, or a value for boosters of other objectives, for a row as from `encodeRow`. */
export function predictRow(model: Predictor, row: ArrayLike<number>): number {
  return model.kind === 'logistic'
    ? 1 / (1 + Math.exp(-logOdds(model, row)))
    : fromMargin(model.objective, margin(model, row));
}

/** The scale on which the parts of a prediction add up: log odds, or the booster's margin. */
export function marginOfRow(model: Predictor, row: ArrayLike<number>): number {
  return model.kind === 'logistic' ? logOdds(model, row) : margin(model, row);
}

/**
 * A prediction for each row of a table, whose columns are matched by name.
 * @throws ModelError `unknown-feature` if a column is absent
 */
export function predict(model: Predictor, table: Table): Float64Array {
  return predictValues(model, valuesOf(model.features, table), table.rows);
}

/** The same for columns that are already in the order and codes of the model. */
export function predictValues(model: Predictor, values: readonly FeatureValues[], rows: number): Float64Array {
  if (model.kind === 'trees') {
    return marginsOf(model, values, rows).map((each) => fromMargin(model.objective, each));
  }
  const predictions = new Float64Array(rows);
  const row = new Float64Array(values.length);
  for (let at = 0; at < rows; at++) {
    for (let place = 0; place < values.length; place++) row[place] = (values[place] as FeatureValues)[at] as number;
    predictions[at] = predictRow(model, row);
  }
  return predictions;
}

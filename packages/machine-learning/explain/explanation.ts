import type { Coefficient, LogisticModel, Term } from '../logistic/model.ts';
import { termValue } from '../logistic/model.ts';
import type { Predictor } from '../predict.ts';
import { marginOfRow } from '../predict.ts';
import type { Booster } from '../trees/booster.ts';
import { addTreeShap, baseMargin } from './tree-shap.ts';

/** A prediction as a sum: `base` and the contribution of each feature make `margin`, the log odds or the booster's value. */
export interface Explanation {
  readonly margin: number;
  /** What the model predicts on average. */
  readonly base: number;
  /** In the order of the model's features. */
  readonly contributions: Float64Array;
}

/**
 * The Shapley values of one prediction (Shapley 1953): for trees exact by `addTreeShap`, for a logistic regression each
 * coefficient times the distance of its term from the mean in training.
 * @param row as from `encodeRow`
 * @example
 * const { base, contributions } = explain(model, encodeRow(model.features, { answers: 12, country: 'DE' }));
 */
export function explain(model: Predictor, row: ArrayLike<number>): Explanation {
  const margin = marginOfRow(model, row);
  return { margin, ...(model.kind === 'trees' ? ofTrees(model, row) : ofTerms(model, row)) };
}

function ofTrees(model: Booster, row: ArrayLike<number>) {
  const contributions = new Float64Array(model.features.length);
  for (const tree of model.trees) addTreeShap(tree, row, 1 / model.divisor, contributions);
  return { base: baseMargin(model), contributions };
}

function ofTerms(model: LogisticModel, row: ArrayLike<number>) {
  const contributions = new Float64Array(model.features.length);
  let base = model.intercept.estimate;
  for (const [place, term] of model.terms.entries()) {
    const { estimate } = model.coefficients[place] as Coefficient;
    const { feature, mean } = term as Term;
    base += estimate * mean;
    contributions[feature] =
      (contributions[feature] as number) + estimate * (termValue(term, row[feature] as number) - mean);
  }
  return { base, contributions };
}

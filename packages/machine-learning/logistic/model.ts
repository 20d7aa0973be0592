import type { Feature } from '../table/features.ts';

/** A term of the linear predictor: a number, an indicator of a category, or an indicator of "missing". */
export interface Term {
  readonly name: string;
  /** The place of its feature. */
  readonly feature: number;
  /** The category that it indicates, by code. */
  readonly category?: number;
  /** It indicates that the feature is missing. */
  readonly isMissing?: true;
  /** In training; also its value where the feature is missing. */
  readonly mean: number;
}

export interface Coefficient {
  readonly name: string;
  readonly estimate: number;
  /** None for a term that was left out. */
  readonly standardError?: number;
  readonly z?: number;
  /** Two-sided p-value of z (Wald). */
  readonly p?: number;
  /** Why the term was left out; its estimate is 0. */
  readonly omitted?: 'constant' | 'dependent';
}

export interface LogisticModel {
  readonly kind: 'logistic';
  readonly features: readonly Feature[];
  readonly terms: readonly Term[];
  readonly intercept: Coefficient;
  /** One for each term. */
  readonly coefficients: readonly Coefficient[];
  readonly rows: number;
  readonly ridge: number;
  /** −2·log likelihood of the data, without the penalty. */
  readonly deviance: number;
  readonly nullDeviance: number;
  /** The number of estimated parameters; with a ridge, the trace of (H + λI)⁻¹H. */
  readonly degreesOfFreedom: number;
  readonly aic: number;
  readonly iterations: number;
}

/** The log odds of a row; values as from `encodeRow`. */
export function logOdds({ terms, coefficients, intercept }: LogisticModel, row: ArrayLike<number>): number {
  let sum = intercept.estimate;
  for (let place = 0; place < terms.length; place++) {
    const estimate = (coefficients[place] as Coefficient).estimate;
    if (estimate !== 0) {
      const term = terms[place] as Term;
      sum += estimate * termValue(term, row[term.feature] as number);
    }
  }
  return sum;
}

/** The value of a term for the value of its feature. */
export function termValue({ category, isMissing, mean }: Term, value: number): number {
  if (Number.isNaN(value)) return isMissing ? 1 : mean;
  if (isMissing) return 0;
  return category === undefined ? value : value === category ? 1 : 0;
}

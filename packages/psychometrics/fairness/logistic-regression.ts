import { logistic, logLogistic } from '../models/logistic.ts';
import { factorise, solveLower, solveUpper } from '../numerics/cholesky.ts';

/** People with the same predictors: counts of right and wrong answers. */
export interface RegressionCell {
  readonly predictors: readonly number[];
  readonly right: number;
  readonly wrong: number;
}

export interface LogisticRegression {
  /** One a predictor; where they grow without end (see `isSeparated`), where the search stopped. */
  readonly coefficients: Float64Array;
  readonly logLikelihood: number;
  /** A predictor separates right from wrong completely: its coefficient has no finite estimate, but the likelihood has a limit. */
  readonly isSeparated: boolean;
}

// On standardised predictors odds of e¹² to one are no estimate but the beginning of infinity.
const endless = 12;

/**
 * Maximum likelihood by Newton's method with halved steps. The likelihood of a logistic regression is concave, so what is
 * found is its maximum; where it has none, it is followed until it gains no more than 1e-9, which leaves likelihood ratios
 * right. Predictors should be of about unit size; one that others explain gets a coefficient of about 0.
 */
export function logisticRegression(cells: readonly RegressionCell[]): LogisticRegression {
  const size = cells[0]?.predictors.length ?? 0;
  let coefficients = new Float64Array(size);
  let height = logLikelihoodOf(cells, coefficients);
  for (let round = 0; round < 100; round++) {
    const step = newtonStep(cells, coefficients);
    let scale = 1;
    let next = coefficients;
    let nextHeight = -Infinity;
    while (scale > 1e-6) {
      next = coefficients.map((each, place) => each + scale * (step[place] as number));
      nextHeight = logLikelihoodOf(cells, next);
      if (nextHeight >= height) break;
      scale /= 2;
    }
    if (!(nextHeight >= height)) break;
    const gain = nextHeight - height;
    [coefficients, height] = [next, nextHeight];
    if (gain < 1e-9) break;
  }
  return {
    coefficients,
    logLikelihood: height,
    isSeparated: coefficients.some((each) => Math.abs(each) > endless),
  };
}

function newtonStep(cells: readonly RegressionCell[], coefficients: Float64Array): Float64Array {
  const size = coefficients.length;
  const slope = new Float64Array(size);
  const information = new Float64Array(size * size);
  for (const { predictors, right, wrong } of cells) {
    const fitted = logistic(predictorOf(predictors, coefficients));
    const residual = right - (right + wrong) * fitted;
    const weight = (right + wrong) * fitted * (1 - fitted);
    for (let row = 0; row < size; row++) {
      const value = predictors[row] as number;
      slope[row] = (slope[row] as number) + residual * value;
      for (let column = 0; column <= row; column++) {
        const place = row * size + column;
        information[place] = (information[place] as number) + weight * value * (predictors[column] as number);
      }
    }
  }
  // Enough to divide by where predictors depend on each other or nothing is left to learn; too little to be seen elsewhere.
  for (let row = 0; row < size; row++) {
    const place = row * size + row;
    information[place] = (information[place] as number) * (1 + 1e-9) + 1e-10;
  }
  if (!factorise(information, size)) return new Float64Array(size);
  solveLower(information, size, slope);
  solveUpper(information, size, slope);
  return slope;
}

function logLikelihoodOf(cells: readonly RegressionCell[], coefficients: Float64Array): number {
  let sum = 0;
  for (const { predictors, right, wrong } of cells) {
    const x = predictorOf(predictors, coefficients);
    if (right > 0) sum += right * logLogistic(x);
    if (wrong > 0) sum += wrong * logLogistic(-x);
  }
  return sum;
}

function predictorOf(predictors: readonly number[], coefficients: Float64Array): number {
  let sum = 0;
  for (let place = 0; place < coefficients.length; place++) {
    sum += (predictors[place] as number) * (coefficients[place] as number);
  }
  return sum;
}

import { ModelError } from '../model-error.ts';
import { factorise, inverse, solve } from '../numerics/cholesky.ts';
import { crossProduct } from '../numerics/cross-product.ts';
import { twoSidedTail } from '../numerics/normal.ts';
import { featuresOf, valuesOf } from '../table/features.ts';
import type { Table } from '../table/table.ts';
import { checkLabels } from '../table/table.ts';
import type { Design } from './design.ts';
import { designOf } from './design.ts';
import type { Coefficient, LogisticModel } from './model.ts';

export interface LogisticOptions {
  /**
   * λ of the penalty λ/2·Σβ² on the coefficients of standardised terms, 0 by default. The intercept is not penalised.
   */
  readonly ridge?: number;
}

const maxIterations = 60;
/** The share of a term's variance that others must leave unexplained. */
const tolerance = 1e-9;

/**
 * Logistic regression by maximum likelihood: Newton's method, which for this model is iteratively reweighted least squares
 * (McCullagh and Nelder 1989), with halved steps. Constant terms and, without a ridge, terms that follow from those before
 * them are left out with the estimate 0.
 * @param labels 0 or 1 for each row
 * @throws ModelError `one-class` if all labels are equal; `separated` if, without a ridge, the likelihood has no maximum
 * @example
 * const model = fitLogistic(table, labels);
 * model.coefficients.map(({ name, estimate, standardError }) => `${name}: ${estimate} ± ${standardError}`);
 */
export function fitLogistic(
  table: Table,
  labels: ArrayLike<number>,
  { ridge = 0 }: LogisticOptions = {},
): LogisticModel {
  if (!(ridge >= 0 && ridge < Number.POSITIVE_INFINITY))
    throw new ModelError('invalid-input', `A ridge of ${ridge} is not 0 or above`);
  checkLabels(labels, table.rows);
  let positives = 0;
  for (let row = 0; row < table.rows; row++) positives += labels[row] as number;
  const share = positives / table.rows;
  if (share === 0 || share === 1) throw new ModelError('one-class', `All ${table.rows} labels are ${share}`);
  const features = featuresOf(table);
  const design = designOf(features, valuesOf(features, table), table.rows);
  const start = new Float64Array(design.width);
  start[0] = Math.log(share / (1 - share));
  const nullDeviance = -2 * table.rows * (share * Math.log(share) + (1 - share) * Math.log(1 - share));
  const found = maximise(design, labels, ridge, nearStart(design, labels, ridge, start));
  const degreesOfFreedom = ridge === 0 ? design.width - found.omitted.size : found.effectiveParameters;
  return {
    kind: 'logistic',
    features,
    terms: design.terms,
    ...inUnitsOfTheTerms(design, found),
    rows: table.rows,
    ridge,
    deviance: found.deviance,
    nullDeviance,
    degreesOfFreedom,
    aic: found.deviance + 2 * degreesOfFreedom,
    iterations: found.iterations,
  };
}

interface Maximum {
  readonly weights: Float64Array;
  readonly covariance: Float64Array;
  readonly omitted: ReadonlySet<number>;
  readonly deviance: number;
  readonly effectiveParameters: number;
  readonly iterations: number;
}

function maximise(design: Design, labels: ArrayLike<number>, ridge: number, start: Float64Array): Maximum {
  const { width } = design;
  const enough = design.rows < manyRows ? exact : nearly;
  let weights = start;
  let at = equationsAt(design, labels, weights);
  // Weights of rows are above 0 at the start: what depends there depends everywhere.
  const omitted = new Set(factorise(equationsOf(at.information, width, ridge), width, tolerance));
  if (weights.some((weight, place) => weight !== 0 && omitted.has(place))) {
    weights = weights.map((weight, place) => (omitted.has(place) ? 0 : weight));
    at = equationsAt(design, labels, weights);
  }
  for (let iteration = 1; iteration <= maxIterations; iteration++) {
    const slope = at.slope.map((each, place) =>
      omitted.has(place) ? 0 : place === 0 ? each : each - ridge * (weights[place] as number),
    );
    const factor = equationsOf(at.information, width, ridge, omitted);
    // Weights of rows that are certain underflow; no pivot may vanish because of it before the check below finds the cause.
    const vanished = factorise(factor, width, 1e-13).find((place) => !omitted.has(place));
    const step = solve(factor, width, slope);
    const next = halved(design, labels, ridge, weights, step, at);
    const gain = penalised(at.deviance, weights, ridge) - penalised(next.at.deviance, next.weights, ridge);
    const isFlat = gain <= 1e-7 || gain <= enough.gain * (next.at.deviance + 1);
    const movement = isFlat ? largestMovement(design, step) : Number.POSITIVE_INFINITY;
    weights = next.weights;
    at = next.at;
    // Near a maximum steps shrink; towards one that does not exist they stay at about one logit while the gain vanishes.
    if (vanished !== undefined || (isFlat && gain < 1e-7 && movement > 0.5) || at.deviance < 1e-6) {
      throw separated(design, vanished ?? largestPlace(step));
    }
    if (gain <= enough.gain * (at.deviance + 1) && movement < enough.movement)
      return finished(design, ridge, weights, at, omitted, iteration);
  }
  throw new ModelError('not-converged', `No maximum after ${maxIterations} steps`);
}

/** Of more rows than this the start is found on a tenth of them. */
const manyRows = 50_000;
/**
 * Steps end with a gain below this share of the deviance, and a movement of the log odds of every row below this. Each step squares the error:
 * of many rows, what is left then is about a thousandth of a standard error.
 */
const exact = { gain: 1e-10, movement: 1e-5 } as const;
const nearly = { gain: 1e-6, movement: 0.02 } as const;

/** The maximum on every tenth row, from which all rows need half as many steps. The given start where these have none. */
function nearStart(design: Design, labels: ArrayLike<number>, ridge: number, start: Float64Array): Float64Array {
  const { rows, width } = design;
  if (rows < manyRows) return start;
  const few = Math.floor(rows / 10);
  const values = new Float64Array(few * width);
  const ownLabels = new Uint8Array(few);
  for (let row = 0; row < few; row++) {
    values.set(design.values.subarray(10 * row * width, (10 * row + 1) * width), row * width);
    ownLabels[row] = labels[10 * row] as number;
  }
  try {
    return maximise({ ...design, rows: few, values }, ownLabels, ridge / 10, start).weights;
  } catch (error) {
    if (error instanceof ModelError) return start;
    throw error;
  }
}

interface Equations {
  readonly deviance: number;
  readonly slope: Float64Array;
  /** X′WX, lower triangle. */
  readonly information: Float64Array;
}

function equationsAt({ rows, width, values }: Design, labels: ArrayLike<number>, weights: Float64Array): Equations {
  const slope = new Float64Array(width);
  const rowWeights = new Float64Array(rows);
  let deviance = 0;
  for (let row = 0, at = 0; row < rows; row++, at += width) {
    let sum = 0;
    for (let place = 0; place < width; place++) sum += (values[at + place] as number) * (weights[place] as number);
    const size = Math.exp(-Math.abs(sum));
    const probability = sum >= 0 ? 1 / (1 + size) : size / (1 + size);
    const label = labels[row] as number;
    // −2·log P of the label, without the cancellation in log(1 − p).
    deviance += 2 * (Math.log1p(size) + (sum >= 0 === (label === 1) ? 0 : Math.abs(sum)));
    rowWeights[row] = size / ((1 + size) * (1 + size));
    const residual = label - probability;
    for (let place = 0; place < width; place++) {
      slope[place] = (slope[place] as number) + residual * (values[at + place] as number);
    }
  }
  return { deviance, slope, information: crossProduct(values, rows, width, rowWeights) };
}

/** The step, halved until the penalised deviance does not increase. */
function halved(
  design: Design,
  labels: ArrayLike<number>,
  ridge: number,
  weights: Float64Array,
  step: Float64Array,
  at: Equations,
) {
  const before = penalised(at.deviance, weights, ridge);
  for (let scale = 1; scale > 1e-6; scale /= 2) {
    const next = weights.map((each, place) => each + scale * (step[place] as number));
    const nextAt = equationsAt(design, labels, next);
    if (penalised(nextAt.deviance, next, ridge) <= before + 1e-9 * (1 + before)) return { weights: next, at: nextAt };
  }
  return { weights, at };
}

const penalised = (deviance: number, weights: Float64Array, ridge: number) =>
  ridge === 0
    ? deviance
    : deviance + ridge * weights.reduce((sum, each, place) => (place === 0 ? sum : sum + each * each), 0);

/** X′WX with the ridge on its diagonal; rows and columns of omitted terms are 0. */
function equationsOf(
  information: Float64Array,
  width: number,
  ridge: number,
  omitted?: ReadonlySet<number>,
): Float64Array {
  const matrix = information.slice();
  for (const place of omitted ?? []) {
    matrix.fill(0, place * width, (place + 1) * width);
    for (let row = place; row < width; row++) matrix[row * width + place] = 0;
  }
  for (let place = 1; place < width; place++)
    if (!omitted?.has(place)) matrix[place * width + place] = (matrix[place * width + place] as number) + ridge;
  return matrix;
}

/** The largest change of a row's log odds by this step. */
function largestMovement({ rows, width, values }: Design, step: Float64Array): number {
  let largest = 0;
  for (let row = 0, at = 0; row < rows; row++, at += width) {
    let sum = 0;
    for (let place = 0; place < width; place++) sum += (values[at + place] as number) * (step[place] as number);
    largest = Math.max(largest, Math.abs(sum));
  }
  return largest;
}

const largestPlace = (step: Float64Array) =>
  step.reduce(
    (best, each, place) => (Math.abs(each) > Math.abs(step[best] as number) ? place : best),
    step.length > 1 ? 1 : 0,
  );

function separated({ terms }: Design, place: number): ModelError {
  const name = terms[place - 1]?.name ?? 'the terms together';
  return new ModelError(
    'separated',
    `No finite estimate: ${name} predicts labels perfectly. Set a ridge or leave it out.`,
  );
}

function finished(
  design: Design,
  ridge: number,
  weights: Float64Array,
  at: Equations,
  omitted: ReadonlySet<number>,
  iterations: number,
): Maximum {
  const { width } = design;
  const factor = equationsOf(at.information, width, ridge, omitted);
  factorise(factor, width, 1e-13);
  const covariance = inverse(factor, width);
  let effectiveParameters = 0;
  for (let row = 0; row < width; row++) {
    for (let column = 0; column < width; column++) {
      const cell = row >= column ? row * width + column : column * width + row;
      effectiveParameters += (covariance[row * width + column] as number) * (at.information[cell] as number);
    }
  }
  return { weights, covariance, omitted, deviance: at.deviance, effectiveParameters, iterations };
}

/** From coefficients of standard scores to those of the terms themselves. */
function inUnitsOfTheTerms({ terms, means, deviations, width }: Design, { weights, covariance, omitted }: Maximum) {
  let intercept = weights[0] as number;
  // The intercept is a linear function of the weights; these are its factors.
  const factors = new Float64Array(width);
  factors[0] = 1;
  const coefficients = terms.map(({ name }, index): Coefficient => {
    const place = index + 1;
    const deviation = deviations[index] as number;
    if (omitted.has(place) || deviation === 0)
      return { name, estimate: 0, omitted: deviation === 0 ? 'constant' : 'dependent' };
    const estimate = (weights[place] as number) / deviation;
    intercept -= estimate * (means[index] as number);
    factors[place] = -(means[index] as number) / deviation;
    return coefficient(name, estimate, Math.sqrt(covariance[place * width + place] as number) / deviation);
  });
  let variance = 0;
  for (let row = 0; row < width; row++) {
    for (let column = 0; column < width; column++) {
      variance += (factors[row] as number) * (factors[column] as number) * (covariance[row * width + column] as number);
    }
  }
  return { intercept: coefficient('intercept', intercept, Math.sqrt(Math.max(0, variance))), coefficients };
}

function coefficient(name: string, estimate: number, standardError: number): Coefficient {
  const z = estimate / standardError;
  return { name, estimate, standardError, z, p: twoSidedTail(z) };
}

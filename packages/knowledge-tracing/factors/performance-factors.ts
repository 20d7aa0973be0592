import { invert, quadraticForm } from '../numerics/symmetric.ts';

/** Weights of Performance Factors Analysis for one skill, in logits. */
export interface FactorWeights {
  readonly intercept: number;
  /** Change for each earlier right answer on the skill. */
  readonly success: number;
  /** Change for each earlier wrong answer on the skill. */
  readonly failure: number;
}

/** Estimated weights with their covariance, row by row: intercept, success, failure. */
export interface FittedWeights extends FactorWeights {
  readonly covariance: ArrayLike<number>;
}

export interface PerformanceFactors {
  /** Weights fitted to the answers on all skills, for skills without answers of their own. */
  readonly common: FittedWeights;
  readonly skills: ReadonlyMap<string, FittedWeights>;
}

/** A learner's answers on one skill, in the order in which they were given. */
export interface SkillAnswers {
  readonly skill: string;
  readonly answers: readonly boolean[];
}

/** Earlier right and wrong answers of a learner on a skill. */
export interface AnswerCounts {
  readonly successes: number;
  readonly failures: number;
}

/**
 * P(right) of the next answer: logit P = intercept + success · earlier right answers + failure · earlier wrong answers
 * (Pavlik, Cen and Koedinger 2009, for questions of one skill). The standard error is that of P because the weights are
 * estimates (delta method).
 */
export function predictNext(
  { intercept, success, failure, covariance }: FittedWeights,
  { successes, failures }: AnswerCounts,
): { readonly probability: number; readonly standardError: number } {
  const factors = Float64Array.of(1, successes, failures);
  const probability = logistic(intercept + success * successes + failure * failures);
  const error = Math.sqrt(Math.max(0, quadraticForm(covariance, factors)));
  return { probability, standardError: probability * (1 - probability) * error };
}

/**
 * Fits the weights by Newton's method (iteratively reweighted least squares): first those common to all skills, then each
 * skill's own with a ridge towards the common ones, Σ(difference)²·ridge/2, so that a skill with few answers stays near
 * them. A ridge of 4 is a normal prior with a standard deviation of 0.5 logits.
 * @throws RangeError without answers
 */
export function fitPerformanceFactors(learners: readonly SkillAnswers[], { ridge = 4 } = {}): PerformanceFactors {
  const cellsOf = new Map<string, Cells>();
  const all: Cells = new Map();
  for (const { skill, answers } of learners) {
    const cells = cellsOf.get(skill) ?? new Map();
    if (answers.length > 0) cellsOf.set(skill, cells);
    let successes = 0;
    for (const [given, isRight] of answers.entries()) {
      count(cells, successes, given - successes, isRight);
      count(all, successes, given - successes, isRight);
      if (isRight) successes += 1;
    }
  }
  if (all.size === 0) throw new RangeError('There are no answers to fit weights to');
  // Without any ridge, answers that are all right would have no finite weights.
  const common = fitted(toRows(all), Float64Array.of(0, 0, 0), 0.01);
  const centre = Float64Array.of(common.intercept, common.success, common.failure);
  const skills = new Map([...cellsOf].map(([skill, cells]) => [skill, fitted(toRows(cells), centre, ridge)] as const));
  return { common, skills };
}

/** Answers with the same history, by history: they share a row of the regression. */
type Cells = Map<number, { successes: number; failures: number; right: number; wrong: number }>;

function count(cells: Cells, successes: number, failures: number, isRight: boolean): void {
  const key = successes * 0x100_0000 + failures;
  const cell = cells.get(key) ?? { successes, failures, right: 0, wrong: 0 };
  if (isRight) cell.right += 1;
  else cell.wrong += 1;
  cells.set(key, cell);
}

/** Rows of successes, failures, right and wrong answers. */
function toRows(cells: Cells): Float64Array {
  return Float64Array.from(
    [...cells.values()].flatMap((cell) => [cell.successes, cell.failures, cell.right, cell.wrong]),
  );
}

/** The maximum of log L − ridge · Σ(weight − centre)²/2, which is concave; steps that lower it are halved. */
function newton(rows: Float64Array, centre: Float64Array, ridge: number): Float64Array {
  let weights = centre;
  let height = heightOf(rows, weights, centre, ridge);
  for (let round = 0; round < 50; round++) {
    const step = newtonStep(rows, weights, centre, ridge);
    let scale = 1;
    let next = weights;
    let nextHeight = Number.NEGATIVE_INFINITY;
    while (scale > 1e-8) {
      next = weights.map((weight, place) => weight + scale * (step[place] as number));
      nextHeight = heightOf(rows, next, centre, ridge);
      if (nextHeight >= height) break;
      scale /= 2;
    }
    const gain = nextHeight - height;
    if (!(gain >= 0)) break;
    [weights, height] = [next, nextHeight];
    if (gain < 1e-10 * (1 + Math.abs(height))) break;
  }
  return weights;
}

function newtonStep(rows: Float64Array, weights: Float64Array, centre: Float64Array, ridge: number): Float64Array {
  const { gradient, information } = derivatives(rows, weights, centre, ridge);
  const inverse = invert(information, 3);
  if (!inverse) return new Float64Array(3);
  return gradient.map((_, row) => {
    let sum = 0;
    for (let column = 0; column < 3; column++) {
      sum += (inverse[row * 3 + column] as number) * (gradient[column] as number);
    }
    return sum;
  });
}

/** First and minus the second derivatives of the function that is maximised. */
function derivatives(rows: Float64Array, weights: Float64Array, centre: Float64Array, ridge: number) {
  const gradient = weights.map((weight, place) => -ridge * (weight - (centre[place] as number)));
  const information = Float64Array.of(ridge, 0, 0, 0, ridge, 0, 0, 0, ridge);
  const factors = Float64Array.of(1, 0, 0);
  for (let at = 0; at < rows.length; at += 4) {
    factors[1] = rows[at] as number;
    factors[2] = rows[at + 1] as number;
    const right = rows[at + 2] as number;
    const answers = right + (rows[at + 3] as number);
    const fitted = logistic(predictorOf(rows, at, weights));
    const weight = answers * fitted * (1 - fitted);
    for (let row = 0; row < 3; row++) {
      const factor = factors[row] as number;
      gradient[row] = (gradient[row] as number) + factor * (right - answers * fitted);
      for (let column = 0; column < 3; column++) {
        const place = row * 3 + column;
        information[place] = (information[place] as number) + weight * factor * (factors[column] as number);
      }
    }
  }
  return { gradient, information };
}

function heightOf(rows: Float64Array, weights: Float64Array, centre: Float64Array, ridge: number): number {
  let sum = 0;
  for (let at = 0; at < rows.length; at += 4) {
    const logit = predictorOf(rows, at, weights);
    sum -= (rows[at + 2] as number) * softplus(-logit) + (rows[at + 3] as number) * softplus(logit);
  }
  for (const [place, weight] of weights.entries()) sum -= (ridge * (weight - (centre[place] as number)) ** 2) / 2;
  return sum;
}

function predictorOf(rows: Float64Array, at: number, weights: Float64Array): number {
  return (
    (weights[0] as number) +
    (weights[1] as number) * (rows[at] as number) +
    (weights[2] as number) * (rows[at + 1] as number)
  );
}

function fitted(rows: Float64Array, centre: Float64Array, ridge: number): FittedWeights {
  const weights = newton(rows, centre, ridge);
  const covariance = invert(derivatives(rows, weights, centre, ridge).information, 3) ?? new Float64Array(9);
  const [intercept = 0, success = 0, failure = 0] = weights;
  return { intercept, success, failure, covariance };
}

const logistic = (logit: number) => 1 / (1 + Math.exp(-logit));

/** ln(1 + eˣ) without overflow. */
const softplus = (logit: number) => Math.max(0, logit) + Math.log1p(Math.exp(-Math.abs(logit)));

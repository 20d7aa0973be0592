import type { Expectation } from './expectation.ts';
import { expectation } from './expectation.ts';
import { accelerated, maximized, penalty } from './maximization.ts';
import type { TracingParameters, TracingPrior } from './parameters.ts';
import { checkParameters, defaultPrior, fromVector, limits, parameterNames, toVector } from './parameters.ts';
import type { AnswerSequences } from './sequences.ts';
import { sizeOf } from './sequences.ts';
import { logitCovariance } from './standard-errors.ts';

export interface TracingFitOptions {
  /** What is known before the answers, or null for maximum likelihood. By default `defaultPrior`. */
  readonly prior?: TracingPrior | null;
  /** Values from which EM starts; the highest maximum is used. By default six that span the plausible range. */
  readonly starts?: readonly TracingParameters[];
  /** Passes over the answers for the start that is followed to the end; 3,000 by default. */
  readonly passes?: number;
}

export interface TracingFit {
  readonly parameters: TracingParameters;
  /**
   * Covariance of the logits of the parameters, row by row in the order of `parameterNames`: the inverse of the observed
   * information with that of the prior. A parameter at a limit counts as fixed, with variance 0. Null if the answers do
   * not determine the parameters.
   */
  readonly covariance: Float64Array | null;
  /** Of the parameters themselves, by the delta method; null at a limit and without a covariance. */
  readonly standardErrors: Readonly<Record<keyof TracingParameters, number | null>>;
  readonly logLikelihood: number;
  /** log L plus the logarithm of the prior's density after each accepted step of the best start. It never decreases. */
  readonly course: readonly number[];
  readonly atLimit: readonly (keyof TracingParameters)[];
  readonly converged: boolean;
  readonly learners: number;
  readonly answers: number;
}

/**
 * Fits the parameters of one skill by EM (Baum and others 1970), with G and S held below 0.5. The prior acts as `weight`
 * further observations of each parameter, which keeps estimates from few answers near the defaults.
 *
 * Six starts run for 20 passes; the two best are followed, with SQUAREM's extrapolation (Varadhan and Roland 2008), which
 * is dropped where it would lower log L. They have converged when a plain step changes no parameter by more than 1e-7 and an
 * extrapolated one none by more than 1e-5.
 * @throws RangeError without answers or for a start outside the model
 */
export function fitTracing(sequences: AnswerSequences, options: TracingFitOptions = {}): TracingFit {
  const { prior = defaultPrior, starts = defaultStarts, passes = 3000 } = options;
  if (sequences.learners.length === 0) throw new RangeError('There are no answers to fit parameters to');
  const begun = starts.map((start) => followed(sequences, within(toVector(checkParameters(start))), prior, 20));
  begun.sort((one, other) => other.height - one.height);
  const finished = begun.slice(0, 2).map(({ vector, course }) => {
    const rest = followed(sequences, vector, prior, passes);
    return { ...rest, course: [...course, ...rest.course.slice(1)] };
  });
  finished.sort((one, other) => other.height - one.height);
  const [best] = finished;
  if (!best) throw new RangeError('There is no start');

  const { vector, course, converged, logLikelihood } = best;
  const atLimit = parameterNames.filter((name, place) => limits[name].includes(vector[place] as number));
  const covariance = logitCovariance(sequences, vector, prior, atLimit);
  const errorOf = (place: number) => {
    const value = vector[place] as number;
    const variance = covariance?.[place * (parameterNames.length + 1)] ?? 0;
    return variance > 0 ? value * (1 - value) * Math.sqrt(variance) : null;
  };
  return {
    parameters: fromVector(vector),
    covariance,
    standardErrors: { initial: errorOf(0), learn: errorOf(1), guess: errorOf(2), slip: errorOf(3) },
    ...{ logLikelihood, course, atLimit, converged },
    ...sizeOf(sequences),
  };
}

const defaultStarts: readonly TracingParameters[] = [
  defaultPrior.modes,
  { initial: 0.1, learn: 0.05, guess: 0.1, slip: 0.1 },
  { initial: 0.1, learn: 0.3, guess: 0.3, slip: 0.05 },
  { initial: 0.5, learn: 0.1, guess: 0.1, slip: 0.2 },
  { initial: 0.7, learn: 0.3, guess: 0.3, slip: 0.1 },
  { initial: 0.5, learn: 0.02, guess: 0.3, slip: 0.3 },
];

interface Followed {
  readonly vector: Float64Array;
  readonly height: number;
  readonly logLikelihood: number;
  readonly course: readonly number[];
  readonly converged: boolean;
}

/** Two plain steps and an extrapolated one at a time, until nothing changes or the passes are used up. */
function followed(
  sequences: AnswerSequences,
  start: Float64Array,
  prior: TracingPrior | null,
  passes: number,
): Followed {
  const heightOf = (at: Expectation, vector: Float64Array) => at.logLikelihood + penalty(vector, prior);
  let vector = start;
  let here = expectation(sequences, vector);
  let height = heightOf(here, vector);
  const course = [height];
  let converged = false;
  for (let pass = 1; pass + 3 <= passes && !converged; pass += 3) {
    const first = maximized(here, prior, vector);
    const there = expectation(sequences, first);
    const second = maximized(there, prior, first);
    const heightOfFirst = heightOf(there, first);
    course.push(heightOfFirst);

    let next = within(accelerated(vector, first, second));
    here = expectation(sequences, next);
    if (!(heightOf(here, next) >= heightOfFirst)) {
      next = second;
      here = expectation(sequences, next);
      pass += 1;
    }
    converged = distance(first, second) < 1e-7 && distance(second, next) < 1e-5;
    vector = next;
    height = heightOf(here, next);
    course.push(height);
  }
  return { vector, height, course, converged, logLikelihood: here.logLikelihood };
}

function within(vector: Float64Array): Float64Array {
  return vector.map((value, place) => {
    const [low, high] = limits[parameterNames[place] as keyof TracingParameters];
    return Math.min(high, Math.max(low, value));
  });
}

function distance(one: Float64Array, other: Float64Array): number {
  return one.reduce((largest, value, place) => Math.max(largest, Math.abs(value - (other[place] as number))), 0);
}

import { quadraticForm } from '../numerics/symmetric.ts';
import type { TracingParameters, TracingPrior } from './parameters.ts';
import { checkParameters, defaultPrior, parameterNames, toVector } from './parameters.ts';

/** The course of one learner's answers on one skill. */
export interface Trace {
  /** P(right) of each answer, given the answers before it: what the model predicted. */
  readonly predictions: readonly number[];
  /** P(known) after each answer and the chance to learn at it. */
  readonly masteries: readonly number[];
}

/** P(known) of one learner and one skill after their answers, with what is uncertain about it. */
export interface MasteryEstimate {
  /** P(known | answers, parameters) after the last answer and the chance to learn at it: L0 without answers. */
  readonly mastery: number;
  /**
   * Standard error of `mastery` because the parameters are estimates (delta method, from their covariance on the logit
   * scale). It is not the uncertainty about whether the learner knows the skill: `mastery` itself is that probability.
   */
  readonly standardError: number;
  /** 95 % interval of `mastery` for the same reason, computed on the logit scale. */
  readonly interval: readonly [low: number, high: number];
  /** P(right) of the next answer, with its standard error for the same reason. */
  readonly nextRight: { readonly probability: number; readonly standardError: number };
  readonly answers: number;
}

/** P(right) of the next answer of a learner who knows the skill with this probability: L(1 − S) + (1 − L)G. */
export function probabilityRight({ guess, slip }: TracingParameters, mastery: number): number {
  return mastery * (1 - slip) + (1 - mastery) * guess;
}

/** P(known) given an answer, before the chance to learn at it (Bayes' rule). */
export function posteriorMastery(parameters: TracingParameters, mastery: number, isRight: boolean): number {
  const right = probabilityRight(parameters, mastery);
  return isRight ? (mastery * (1 - parameters.slip)) / right : (mastery * parameters.slip) / (1 - right);
}

/** P(known) after an answer and the chance to learn at it. Nothing is forgotten. */
export function nextMastery(parameters: TracingParameters, mastery: number, isRight: boolean): number {
  const posterior = posteriorMastery(parameters, mastery, isRight);
  return posterior + (1 - posterior) * parameters.learn;
}

/**
 * The predictions for a learner's answers, and P(known) after each.
 * @throws RangeError for parameters outside the model
 * @example trace({ initial: 0.4, learn: 0.15, guess: 0.2, slip: 0.1 }, [false, true]).predictions // 0.48, 0.3508
 */
export function trace(parameters: TracingParameters, answers: readonly boolean[]): Trace {
  checkParameters(parameters);
  const predictions: number[] = [];
  const masteries: number[] = [];
  let mastery = parameters.initial;
  for (const isRight of answers) {
    predictions.push(probabilityRight(parameters, mastery));
    mastery = nextMastery(parameters, mastery, isRight);
    masteries.push(mastery);
  }
  return { predictions, masteries };
}

/**
 * P(known) after these answers with its standard error and interval.
 * @param covariance of the logits of the parameters, row by row in the order of `parameterNames`: that of `fitTracing`,
 * or by default that of the prior, for parameters that are not fitted
 * @throws RangeError for parameters outside the model
 */
export function estimateMastery(
  parameters: TracingParameters,
  answers: readonly boolean[],
  covariance: ArrayLike<number> = priorCovariance(),
): MasteryEstimate {
  checkParameters(parameters);
  const { initial, learn, guess, slip } = parameters;
  let mastery = initial;
  // Derivatives of the logit of the mastery with respect to the logits of the parameters.
  const slope = new Float64Array([1, 0, 0, 0]);
  for (const isRight of answers) {
    const posterior = posteriorMastery(parameters, mastery, isRight);
    // The answer adds ln((1 − S)/G) or ln(S/(1 − G)) to the logit.
    slope[2] = (slope[2] as number) + (isRight ? guess - 1 : guess);
    slope[3] = (slope[3] as number) + (isRight ? -slip : 1 - slip);
    mastery = posterior + (1 - posterior) * learn;
    // The derivative of logit(p + (1 − p)T) is (p · dlogit p + T · dlogit T)/(p + (1 − p)T).
    if (mastery === 0) continue;
    for (let place = 0; place < slope.length; place++) slope[place] = ((slope[place] as number) * posterior) / mastery;
    slope[1] = (slope[1] as number) + learn / mastery;
  }
  const error = Math.sqrt(Math.max(0, quadraticForm(covariance, slope)));
  // Of P = L(1 − S) + (1 − L)G, with dL = L(1 − L) · dlogit L.
  const nextSlope = slope.map((each) => mastery * (1 - mastery) * (1 - slip - guess) * each);
  nextSlope[2] = (nextSlope[2] as number) + (1 - mastery) * guess * (1 - guess);
  nextSlope[3] = (nextSlope[3] as number) - mastery * slip * (1 - slip);
  return {
    mastery,
    standardError: mastery * (1 - mastery) * error,
    // Rounding must not put the mastery outside.
    interval: [Math.min(mastery, shifted(mastery, -1.96 * error)), Math.max(mastery, shifted(mastery, 1.96 * error))],
    nextRight: {
      probability: probabilityRight(parameters, mastery),
      standardError: Math.sqrt(Math.max(0, quadraticForm(covariance, nextSlope))),
    },
    answers: answers.length,
  };
}

/**
 * P(known now | not known before these answers), from what `mastery` is after them: in any order, as many right and wrong ones have the same
 * probability if the skill is known all the time, and if it never is.
 * @example learnedWhileAnswering(defaultParameters, { answers: 1, right: 0, mastery: 0.193 }) // 0.15
 */
export function learnedWhileAnswering(
  { initial, learn, guess, slip }: TracingParameters,
  { answers, right, mastery }: { readonly answers: number; readonly right: number; readonly mastery: number },
): number {
  const wrong = answers - right;
  // P(answers | known) / P(answers, never learnt | not known).
  const ratio = Math.exp(
    right * Math.log((1 - slip) / guess) + wrong * Math.log(slip / (1 - guess)) - answers * Math.log(1 - learn),
  );
  const all = 1 / (1 - mastery) - (initial * ratio) / (1 - initial);
  return all >= 1 ? 1 - 1 / all : 0;
}

/** Covariance of the logits of parameters that are known only by the prior; 0 for parameters of 0 or 1. */
export function priorCovariance({ modes, weight }: TracingPrior = defaultPrior): Float64Array {
  const size = parameterNames.length;
  const covariance = new Float64Array(size * size);
  for (const [place, mode] of toVector(modes).entries()) {
    const precision = weight * mode * (1 - mode);
    covariance[place * (size + 1)] = precision > 0 ? 1 / precision : 0;
  }
  return covariance;
}

/** The probability whose logit is larger by this amount. */
function shifted(probability: number, logits: number): number {
  if (probability <= 0 || probability >= 1) return probability;
  return 1 / (1 + ((1 - probability) / probability) * Math.exp(-logits));
}

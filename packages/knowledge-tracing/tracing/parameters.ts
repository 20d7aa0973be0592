/** Parameters of Bayesian Knowledge Tracing for one skill (Corbett and Anderson 1995). */
export interface TracingParameters {
  /** L0: the probability that a learner knows the skill before the first answer. */
  readonly initial: number;
  /** T: the probability of learning the skill at an answer, if it was not known. */
  readonly learn: number;
  /** G: the probability of a right answer without knowing the skill; below 0.5. */
  readonly guess: number;
  /** S: the probability of a wrong answer although the skill is known; below 0.5. */
  readonly slip: number;
}

/** The order of the parameters in vectors and matrices. */
export const parameterNames = ['initial', 'learn', 'guess', 'slip'] as const;

/**
 * Used for a skill until its parameters are fitted, and the mode of the prior when they are. Guessing is that of
 * questions with four to five options; the others are round values near the middle of those published for intelligent
 * tutors.
 */
export const defaultParameters: TracingParameters = { initial: 0.3, learn: 0.15, guess: 0.2, slip: 0.1 };

/**
 * What is known of a parameter before any answer, as a Beta distribution: its mode, and a weight of as many
 * observations. On the logit scale its standard deviation is 1/√(weight · mode · (1 − mode)).
 */
export interface TracingPrior {
  readonly modes: TracingParameters;
  readonly weight: number;
}

/** Moves the parameters of a skill with 2,000 answers by about 0.01, and those of one with 20 by half of the way. */
export const defaultPrior: TracingPrior = { modes: defaultParameters, weight: 20 };

/** Fitted parameters stay within these limits, which keep every answer possible. */
export const limits: Readonly<Record<keyof TracingParameters, readonly [number, number]>> = {
  initial: [1e-4, 1 - 1e-4],
  learn: [1e-5, 1 - 1e-4],
  guess: [1e-4, 0.499],
  slip: [1e-4, 0.499],
};

/**
 * Returns parameters for which every answer is possible and a right answer is more probable with the skill than without.
 * @throws RangeError that names the parameter
 */
export function checkParameters(parameters: TracingParameters): TracingParameters {
  for (const name of parameterNames) {
    const value = parameters[name];
    const isProbability = value >= 0 && value <= 1;
    const isError = name === 'guess' || name === 'slip';
    if (!isProbability || (isError && (value === 0 || value >= 0.5))) {
      throw new RangeError(`${name} is ${value}, not ${isError ? 'above 0 and below 0.5' : 'from 0 to 1'}`);
    }
  }
  return parameters;
}

export function toVector(parameters: TracingParameters): Float64Array {
  return Float64Array.from(parameterNames, (name) => parameters[name]);
}

export function fromVector([initial = 0, learn = 0, guess = 0, slip = 0]: Float64Array): TracingParameters {
  return { initial, learn, guess, slip };
}

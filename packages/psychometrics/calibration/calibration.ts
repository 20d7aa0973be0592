import type { ItemParameters } from '../models/item-parameters.ts';

/**
 * 1PL: one discrimination for all items; 3PL: with guessing; GRM: graded responses (Samejima 1969); GPCM: generalized partial
 * credit (Muraki 1992).
 */
export type CalibrationModel = '1PL' | '2PL' | '3PL' | 'GRM' | 'GPCM';

export const calibrationModels: readonly CalibrationModel[] = ['1PL', '2PL', '3PL', 'GRM', 'GPCM'];

/** Whether responses may earn more than one point. */
export const takesPoints = (model: CalibrationModel) => model === 'GRM' || model === 'GPCM';

/** A normal distribution of a parameter on its own scale. */
export interface NormalPrior {
  readonly mean: number;
  /** Above 0. */
  readonly sd: number;
}

export interface CalibrationOptions {
  readonly model: CalibrationModel;
  /** One discrimination for all items of a GRM or GPCM; with the GPCM this is the partial credit model (Masters 1982). */
  readonly equalSlopes?: boolean | undefined;
  /** Names of the items, for the result and for messages. */
  readonly names?: readonly string[] | undefined;
  /** Nodes of the integration over θ, equally spaced over six standard deviations to each side; by default 61, more for long tests. */
  readonly quadraturePoints?: number | undefined;
  /** The largest change of a parameter (a, intercept, c) that counts as none; default 0.00001. */
  readonly tolerance?: number | undefined;
  /** Maximum passes over the responses; default 500. */
  readonly maxIterations?: number | undefined;
  /**
   * Normal priors of ln a and of logit c; null for none. By default none, but for the 3PL `standardPriors`. `cOf` has priors
   * of logit c for single items, by their place from 0, such as from the number of options; they replace `c`.
   */
  readonly priors?:
    | {
        readonly a?: NormalPrior | null;
        readonly c?: NormalPrior | null;
        readonly cOf?: Readonly<Record<number, NormalPrior>>;
      }
    | undefined;
  /** Items, by their place from 0, that are held at given parameters; the population's mean and SD are then estimated. */
  readonly fixed?: Readonly<Record<number, ItemParameters>> | undefined;
  /**
   * How standard errors are found. `observed`: minus the second derivatives of the log-likelihood. `cross-product`: the
   * cross-products of people's scores, in one pass, for many responses. By default observed where that takes seconds.
   */
  readonly standardErrors?: 'observed' | 'cross-product' | 'none' | undefined;
  /** false for plain EM, for comparison. */
  readonly accelerated?: boolean | undefined;
  readonly onProgress?: ((progress: CalibrationProgress) => void) | undefined;
  /** Stops the calibration: the signal's reason is thrown. */
  readonly signal?: AbortSignal | undefined;
}

export interface CalibrationProgress {
  readonly stage: 'estimating' | 'standard errors';
  readonly iteration: number;
  readonly logLikelihood: number;
  /** The largest change of a parameter in the latest step. */
  readonly change: number;
  /** From 0 to 1, of the whole; an estimate, because the number of cycles is not known in advance. Never decreases. */
  readonly share: number;
}

/** An item as calibrated: the logit metric, D = 1. NaN: a standard error that cannot be computed. */
export interface CalibratedItem {
  readonly name?: string;
  /** Present for items of the GPCM, as in their parameters. */
  readonly model?: 'GPCM';
  readonly a: number;
  /** Difficulty, or the thresholds or steps of an item with points. */
  readonly b: number | readonly number[];
  /** Lower asymptote, in a 3PL. */
  readonly c?: number;
  /** Intercept −a·b, or one a threshold. */
  readonly intercept: number | readonly number[];
  readonly seA: number;
  readonly seB: number | readonly number[];
  readonly seC?: number;
  readonly seIntercept: number | readonly number[];
  /** Held at given parameters, not estimated. */
  readonly isFixed?: true;
}

/** A calibrated item of a dichotomous model. */
export type CalibratedDichotomousItem = CalibratedItem & { readonly b: number; readonly seB: number } & {
  readonly intercept: number;
  readonly seIntercept: number;
};

/** A calibrated item of the GRM or GPCM. */
export type CalibratedGradedItem = CalibratedItem & {
  readonly b: readonly number[];
  readonly seB: readonly number[];
} & {
  readonly intercept: readonly number[];
  readonly seIntercept: readonly number[];
};

export interface Calibration<Item extends CalibratedItem = CalibratedItem> {
  readonly model: CalibrationModel;
  readonly items: readonly Item[];
  /** Of the responses at the estimates, priors not included. */
  readonly logLikelihood: number;
  /** The maximised function: the log-likelihood with the log-priors, up to a constant. */
  readonly logPosterior: number;
  /** Number of estimated parameters. */
  readonly parameters: number;
  /** People with at least one response. */
  readonly people: number;
  readonly aic: number;
  readonly bic: number;
  /** Passes over the responses that the estimates took. */
  readonly iterations: number;
  /** false: the estimates are those of the highest likelihood found, with a note. */
  readonly converged: boolean;
  /** The largest change of a parameter in the last step. */
  readonly change: number;
  /** The distribution of θ: N(0, 1), or estimated where items are fixed. */
  readonly population: { readonly mean: number; readonly sd: number; readonly seMean?: number; readonly seSd?: number };
  readonly standardErrors: 'observed' | 'cross-product' | 'none';
  /** Cautions, as sentences. */
  readonly notes: readonly string[];
}

/**
 * The default priors of a 3PL: ln a ~ N(0, 0.5), logit c ~ N(−1.39, 0.5), the latter close to the Beta(5, 17) that is
 * usual for items of five options: a guess is right one time in five.
 */
export const standardPriors = {
  a: { mean: 0, sd: 0.5 },
  c: { mean: Math.log(0.2 / 0.8), sd: 0.5 },
} as const;

/** The options with defaults. Throws a RangeError naming an impossible option. */
export function settle(options: CalibrationOptions) {
  const isThree = options.model === '3PL';
  const prior = (given: NormalPrior | null | undefined, usual: NormalPrior) =>
    given === undefined ? (isThree ? usual : null) : given;
  const settled = {
    model: options.model,
    equalSlopes: options.equalSlopes ?? false,
    names: options.names,
    quadraturePoints: options.quadraturePoints,
    tolerance: options.tolerance ?? 1e-5,
    maxIterations: options.maxIterations ?? 500,
    priors: { a: prior(options.priors?.a, standardPriors.a), c: prior(options.priors?.c, standardPriors.c) },
    guessing: options.priors?.cOf ?? {},
    fixed: Object.fromEntries(Object.entries(options.fixed ?? {}).filter(([, item]) => item)),
    standardErrors: options.standardErrors,
    accelerated: options.accelerated ?? true,
    onProgress: options.onProgress,
    signal: options.signal,
  };
  check(settled);
  return settled;
}

export type Settled = ReturnType<typeof settle>;

function check({ model, equalSlopes, quadraturePoints, tolerance, maxIterations, priors, guessing }: Settled): void {
  if (!calibrationModels.includes(model)) {
    throw new RangeError(`the model is one of ${calibrationModels.join(', ')}, not ${model}`);
  }
  if (equalSlopes && !takesPoints(model)) {
    throw new RangeError(`equal slopes are for the GRM and the GPCM, not for the ${model}`);
  }
  const points = quadraturePoints ?? 61;
  if (!(Number.isInteger(points) && points >= 5 && points <= 1000)) {
    throw new RangeError(`quadraturePoints must be a whole number from 5 to 1000, not ${quadraturePoints}`);
  }
  if (!(tolerance > 0 && tolerance < 1)) throw new RangeError(`tolerance must be between 0 and 1, not ${tolerance}`);
  if (!(Number.isInteger(maxIterations) && maxIterations > 0)) {
    throw new RangeError(`maxIterations must be a whole number from 1 on, not ${maxIterations}`);
  }
  const ofItems = Object.entries(guessing).map(([item, prior]) => [`c of item ${item}`, prior] as const);
  for (const [name, prior] of [...Object.entries(priors), ...ofItems]) {
    if (prior && !(Number.isFinite(prior.mean) && prior.sd > 0 && prior.sd < Infinity)) {
      throw new RangeError(`the prior of ${name} needs a finite mean and an sd above 0`);
    }
  }
}

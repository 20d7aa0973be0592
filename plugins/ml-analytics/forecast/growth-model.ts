// A learner's ability over time as a state-space model: a local linear trend (Harvey 1989, Forecasting, Structural Time
// Series Models and the Kalman Filter, 2.3) with results as measurements. Abilities are in logits, time is in years.
//
//   level(t + d) = level(t) + slope·d + w,   w ~ N(0, variancePerYear·d)
//   result       = level + e,                e ~ N(0, 1/L),  L = 1/SE² − 1/σ²
//
// A result is a posterior that includes the prior N(0, σ²) of the reference population, which must count once: L is the
// precision of its likelihood, and θ/(SE²·L) its mean, as in the learner record (`plugins/learner/eiq/scale.ts`).

/** What is assumed about a learner before any result. */
export interface GrowthPrior {
  /** Ability in the reference population. */
  readonly level: { readonly mean: number; readonly sd: number };
  /** Growth in logits a year. */
  readonly slope: { readonly mean: number; readonly sd: number };
  /** How much the level wanders besides growth, in squared logits a year. */
  readonly variancePerYear: number;
}

/**
 * Growth: pupils of grades 6 to 12 gain between 0.3 and 0.0 standard deviations a year on nationally normed tests of reading
 * and mathematics, less each year (Hill, Bloom, Black and Lipsey 2008, Child Development Perspectives 2(3)). The spread of
 * growth between learners is a cautious assumption, not an estimate. The wandering is that of the learner record.
 */
export const growthPrior: GrowthPrior = {
  level: { mean: 0, sd: 1 },
  slope: { mean: 0.15, sd: 0.3 },
  variancePerYear: 0.1,
};

/** A result of a learner. */
export interface Measured {
  readonly at: Date;
  readonly theta: number;
  /** Standard error, in logits. */
  readonly se: number;
}

/** What is known about a learner's ability and growth at a moment. */
export interface GrowthState {
  readonly at: Date;
  readonly level: number;
  readonly slope: number;
  readonly levelVariance: number;
  readonly slopeVariance: number;
  readonly covariance: number;
}

export interface Likelihood {
  readonly mean: number;
  readonly variance: number;
  /** By how much a result's θ moves when its likelihood's mean moves by 1: the shrinkage of the prior. */
  readonly shrinkage: number;
}

const yearMs = 365.25 * 86_400_000;

/** What a result says by itself, without the prior; undefined where it says no more than the prior. */
export function likelihoodOf(
  { theta, se }: Pick<Measured, 'theta' | 'se'>,
  prior = growthPrior,
): Likelihood | undefined {
  const { mean, sd } = prior.level;
  const precision = 1 / se ** 2 - 1 / sd ** 2;
  if (!(precision > 0)) return undefined;
  return {
    mean: (theta / se ** 2 - mean / sd ** 2) / precision,
    variance: 1 / precision,
    shrinkage: precision / (precision + 1 / sd ** 2),
  };
}

/**
 * The state after all results, at the time of the latest; undefined without a result that says more than the prior.
 * @param results in the order of time
 */
export function growthAfter(results: readonly Measured[], prior = growthPrior): GrowthState | undefined {
  let state: GrowthState | undefined;
  for (const result of results) {
    const likelihood = likelihoodOf(result, prior);
    if (!likelihood) continue;
    state = learn(state ? stateAt(state, result.at, prior) : stateBefore(result.at, prior), likelihood);
  }
  return state;
}

/** The state at a later moment. An earlier one is taken as the state's own. */
export function stateAt(state: GrowthState, at: Date, prior = growthPrior): GrowthState {
  const years = Math.max(0, at.getTime() - state.at.getTime()) / yearMs;
  const { level, slope, levelVariance, slopeVariance, covariance } = state;
  return {
    at,
    level: level + slope * years,
    slope,
    levelVariance: levelVariance + 2 * years * covariance + years ** 2 * slopeVariance + prior.variancePerYear * years,
    slopeVariance,
    covariance: covariance + years * slopeVariance,
  };
}

function stateBefore(at: Date, { level, slope }: GrowthPrior): GrowthState {
  return {
    at,
    level: level.mean,
    slope: slope.mean,
    levelVariance: level.sd ** 2,
    slopeVariance: slope.sd ** 2,
    covariance: 0,
  };
}

/** The update of the Kalman filter by one measurement. */
function learn(state: GrowthState, { mean, variance }: Likelihood): GrowthState {
  const total = state.levelVariance + variance;
  const gain = { level: state.levelVariance / total, slope: state.covariance / total };
  const surprise = mean - state.level;
  return {
    at: state.at,
    level: state.level + gain.level * surprise,
    slope: state.slope + gain.slope * surprise,
    levelVariance: (1 - gain.level) * state.levelVariance,
    slopeVariance: state.slopeVariance - gain.slope * state.covariance,
    covariance: (1 - gain.level) * state.covariance,
  };
}

/** Coverage of the bands shown, and how many standard deviations they reach on each side. */
export const band = { coverage: 0.8, reach: 1.2815515655446004 } as const;

/** A forecast of a result that was made from those before it. */
export interface PastForecast {
  /** Of the result. */
  readonly index: number;
  /** Of the result's θ, in logits. */
  readonly predicted: number;
  readonly from: number;
  readonly to: number;
  /** Whether the result's θ lay in the band. */
  readonly isHeld: boolean;
}

/**
 * Forecasts each result from those before it. The band is that of the result as it was recorded: its measurement error counts,
 * and the prior in it draws it toward the mean.
 * @param results in the order of time
 */
export function pastForecasts(results: readonly Measured[], prior = growthPrior): PastForecast[] {
  return results.flatMap((result, index) => {
    const before = growthAfter(results.slice(0, index), prior);
    const likelihood = likelihoodOf(result, prior);
    if (!before || !likelihood) return [];
    const { level, levelVariance } = stateAt(before, result.at, prior);
    const { shrinkage, variance } = likelihood;
    const predicted = prior.level.mean + shrinkage * (level - prior.level.mean);
    const reach = band.reach * shrinkage * Math.sqrt(levelVariance + variance);
    const [from, to] = [predicted - reach, predicted + reach];
    return [{ index, predicted, from, to, isHeld: result.theta >= from && result.theta <= to }];
  });
}

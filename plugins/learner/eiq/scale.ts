import type { Level } from '../contract.ts';
import { normalMassBelow, thetaAt } from '../contract.ts';

// Formulas of the record; the scale itself is in the contract. Abilities are in logits.

export interface Ability {
  readonly theta: number;
  readonly se: number;
}

/** An ability with the time it was measured. */
export interface Measurement extends Ability {
  readonly at: Date;
}

/** The prior that every estimate includes: the reference population. */
const prior = { mean: 0, sd: 1 };

/**
 * How a result ages. Ability changes, so the variance of a result grows by this many squared logits a year: a typical
 * result (SE 0.3) counts half as much after a year. After two years a result no longer counts.
 */
export const ageing = { variancePerYear: 0.1, longestDays: 730 } as const;

const dayMs = 86_400_000;

/**
 * Combines independent measurements of one ability by inverse variance. Each is a posterior under the same prior, which
 * must count once: its likelihood has the precision L = 1/SE² − 1/σ² and the mean (θ/SE² − μ/σ²)/L. Ages count from the
 * latest measurement: a likelihood of that age has the variance 1/L + growth·age (a random walk, as in a Kalman filter).
 * Precision = 1/σ² + Σ w, θ = (μ/σ² + Σ w·mean)/precision with w = 1/variance, all taken as normal (Gelman et al.,
 * Bayesian Data Analysis, 3rd ed., 2.5). A measurement no more precise than the prior adds nothing to others, and one
 * alone stays as it is. Undefined without measurements.
 */
export function combine(measured: readonly Measurement[]): Ability | undefined {
  if (measured.length === 0) return undefined;
  const weights = weightsOf(measured);
  const alone = onlyWeight(measured, weights);
  if (alone) return { theta: alone.theta, se: alone.se };
  const priorPrecision = 1 / prior.sd ** 2;
  const precision = priorPrecision + sum(weights);
  const weighted = measured.map((each, index) => {
    const weight = weights[index] ?? 0;
    if (weight === 0) return 0;
    const own = 1 / each.se ** 2;
    return (weight * (each.theta * own - prior.mean * priorPrecision)) / (own - priorPrecision);
  });
  return { theta: (prior.mean * priorPrecision + sum(weighted)) / precision, se: 1 / Math.sqrt(precision) };
}

/** The share of each measurement in `combine`, 0 to 1, in their order. */
export function sharesOf(measured: readonly Measurement[]): number[] {
  const weights = weightsOf(measured);
  const alone = onlyWeight(measured, weights);
  const total = sum(weights);
  return measured.map((each, index) => (alone ? Number(each === alone) : (weights[index] ?? 0) / total));
}

/** The precision each measurement adds, aged to the latest one; 0 where it is too old or no more precise than the prior. */
function weightsOf(measured: readonly Measurement[]): number[] {
  const latest = Math.max(...measured.map(({ at }) => at.getTime()));
  return measured.map(({ se, at }) => {
    const days = (latest - at.getTime()) / dayMs;
    const precision = 1 / se ** 2 - 1 / prior.sd ** 2;
    if (precision <= 0 || days > ageing.longestDays) return 0;
    return 1 / (1 / precision + (ageing.variancePerYear * days) / 365.25);
  });
}

/** The single measurement that counts, where there is only one; the latest where none is more precise than the prior. */
function onlyWeight(measured: readonly Measurement[], weights: readonly number[]): Measurement | undefined {
  const counted = measured.filter((_, index) => (weights[index] ?? 0) > 0);
  if (counted.length > 1) return undefined;
  return counted[0] ?? measured.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];
}

export interface LevelStart {
  readonly level: Level;
  /** Points; 100 for the first. */
  readonly from: number;
}

/** The level with the largest share of N(θ, SE²), and that share, 0 to 1. The lower level wins a tie. */
export function classify({ theta, se }: Ability, levels: readonly LevelStart[]): { level: Level; confidence: number } {
  const massFrom = (score: number) => 1 - normalMassBelow((thetaAt(score) - theta) / se);
  let best: { level: Level; confidence: number } = { level: 'foundation', confidence: 0 };
  for (const [index, { level, from }] of levels.entries()) {
    const next = levels[index + 1];
    // The first and the last level extend beyond the ends of the scale.
    const confidence = (index === 0 ? 1 : massFrom(from)) - (next ? massFrom(next.from) : 0);
    if (confidence > best.confidence) best = { level, confidence };
  }
  return best;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

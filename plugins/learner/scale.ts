import type { Level } from './contract.ts';
import { eiqScale, normalMassBelow } from './contract.ts';

// The few formulas a record needs beside the scale itself, which is in the contract. Abilities are in logits.

export interface Ability {
  readonly theta: number;
  readonly se: number;
}

/** The population that every estimate was made under: each carries this prior within it. */
const prior = { mean: 0, sd: 1 };

/**
 * Independent measurements of one ability as one, weighed by 1/SE². Each is a posterior under the same prior, which
 * must count once: precision = Σ 1/SE² − (n − 1)/σ², θ = (Σ θ/SE² − (n − 1)·μ/σ²) / precision; the product of the
 * likelihoods with one prior, all taken as normal (Gelman et al., Bayesian Data Analysis, 3rd ed., 2.5). A measurement
 * no more precise than the prior adds nothing to others. Undefined for none.
 */
export function combine(measured: readonly Ability[]): Ability | undefined {
  if (measured.length < 2) return measured[0];
  const priorPrecision = 1 / prior.sd ** 2;
  const informative = measured.filter(({ se }) => 1 / se ** 2 > priorPrecision);
  if (informative.length < 2) return informative[0] ?? measured.at(-1);
  const surplus = (informative.length - 1) * priorPrecision;
  const precision = sum(informative.map(({ se }) => 1 / se ** 2)) - surplus;
  const weighted = sum(informative.map(({ theta, se }) => theta / se ** 2)) - surplus * prior.mean;
  return { theta: weighted / precision, se: 1 / Math.sqrt(precision) };
}

/** The share that each measurement has in `combine`, 0 to 1, by its precision 1/SE²; in their order. */
export function sharesOf(measured: readonly Ability[]): number[] {
  const isInformative = ({ se }: Ability) => 1 / se ** 2 > 1 / prior.sd ** 2;
  const counted = measured.some(isInformative) ? measured.filter(isInformative) : measured.slice(-1);
  const precision = sum(counted.map(({ se }) => 1 / se ** 2));
  return measured.map((each) => (counted.includes(each) ? 1 / each.se ** 2 / precision : 0));
}

export interface LevelStart {
  readonly level: Level;
  /** Points; 100 for the first. */
  readonly from: number;
}

/** The level that holds most of N(θ, SE²), and how much of it, 0 to 1. Of equals the lower. */
export function classify({ theta, se }: Ability, levels: readonly LevelStart[]): { level: Level; confidence: number } {
  const massFrom = (score: number) => 1 - normalMassBelow(((score - eiqScale.origin) / eiqScale.unit - theta) / se);
  let best: { level: Level; confidence: number } = { level: 'foundation', confidence: 0 };
  for (const [index, { level, from }] of levels.entries()) {
    const next = levels[index + 1];
    // The first and the last level reach beyond the scale's ends.
    const confidence = (index === 0 ? 1 : massFrom(from)) - (next ? massFrom(next.from) : 0);
    if (confidence > best.confidence) best = { level, confidence };
  }
  return best;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

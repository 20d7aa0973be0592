import type { Estimate } from './estimate.ts';
import { normalMassBelow } from './normal.ts';
import type { Posterior } from './posterior.ts';
import { massBelow } from './posterior.ts';

export interface Classification {
  /** The class with the most mass: 0 below the first cut, then one up for each cut. */
  readonly level: number;
  /** That mass, from 0 to 1. */
  readonly confidence: number;
  /** The mass of each class, lowest first; they add up to 1. */
  readonly masses: readonly number[];
}

/**
 * Which class an ability most probably belongs to. The belief is a posterior, or an estimate taken as normal; `cuts` are
 * in its unit (logits for a posterior) and rise strictly. Classes of equal mass: the lower one. Throws a RangeError for
 * cuts that do not rise and for an estimate that is no number.
 * @example
 *   classify({ theta: 0.3, se: 0.4 }, [-0.5, 0.75]); // level 1, masses [0.02, 0.85, 0.13]
 */
export function classify(belief: Estimate | Posterior, cuts: readonly number[]): Classification {
  return classifyMasses(cuts, (cut) => beliefBelow(belief, cut));
}

/** The same of any distribution, by its mass below each cut. */
export function classifyMasses(cuts: readonly number[], massBelowCut: (cut: number) => number): Classification {
  let below = 0;
  let previous = -Infinity;
  const masses: number[] = [];
  for (const cut of cuts) {
    if (!(cut > previous && cut < Infinity)) throw new RangeError(`cuts must rise strictly, not ${cuts.join(', ')}`);
    previous = cut;
    // Sums of masses may exceed 1, or fall, by a rounding error.
    const next = Math.min(1, Math.max(below, massBelowCut(cut)));
    masses.push(next - below);
    below = next;
  }
  masses.push(1 - below);
  const confidence = Math.max(...masses);
  return { level: masses.indexOf(confidence), confidence, masses };
}

/** P(ability > θ) under a posterior, or under an estimate taken as normal. */
export function probabilityAbove(belief: Estimate | Posterior, theta: number): number {
  return 1 - beliefBelow(belief, theta);
}

function beliefBelow(belief: Estimate | Posterior, theta: number): number {
  if ('nodes' in belief) return massBelow(belief, theta);
  if (!Number.isFinite(belief.theta) || !(belief.se >= 0)) {
    throw new RangeError(`an estimate needs a finite θ and an SE of 0 or more, not ${belief.theta} and ${belief.se}`);
  }
  if (belief.se === 0) return theta > belief.theta ? 1 : 0;
  return normalMassBelow((theta - belief.theta) / belief.se);
}

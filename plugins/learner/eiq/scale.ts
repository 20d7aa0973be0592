import type { Level } from '../contract.ts';
import { normalMassBelow, thetaAt } from '../contract.ts';

// Abilities on the scale and their levels; the scale itself is in the contract. Abilities are in logits.

export interface Ability {
  readonly theta: number;
  readonly se: number;
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

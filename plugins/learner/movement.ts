import { sectionTitles } from '../item-bank/contract.ts';
import type { Result } from './contract.ts';
import { eiqScale } from './contract.ts';
import type { DomainAbility } from './models.ts';
import type { Ability } from './scale.ts';

interface Measured extends Ability {
  readonly domains: readonly DomainAbility[];
}

/**
 * What a result did to the score, and which domains did it: pull of the result × weight of the domain × change of the
 * domain since the same assessment was last taken. A change counts as more than chance when the measurement differs
 * from the one before by over 1.96 standard errors of the difference (reliable change: Jacobson and Truax 1991, J.
 * Consult. Clin. Psychol. 59, 12-19).
 */
export function movementOf(given: {
  before: Ability;
  after: Ability;
  result: Measured;
  /** The earlier result of the same assessment. */
  previous: Measured | undefined;
  /** Logits that the score moves by for each of the result: its precision in that of the score after it. */
  pull: number;
}): NonNullable<Result['moved']> {
  const { before, after, result, previous, pull } = given;
  const known = previous ?? before;
  return {
    points: inPoints(after.theta - before.theta),
    isBeyondError: Math.abs(result.theta - known.theta) > 1.96 * Math.hypot(result.se, known.se),
    domains: result.domains.flatMap(({ domain, theta }) => {
      const earlier = previous?.domains.find((each) => each.domain === domain);
      if (!earlier) return [];
      const { title, weight } = sectionTitles[domain];
      return [{ domain, title, points: inPoints((pull * weight * (theta - earlier.theta)) / 100) }];
    }),
  };
}

/** Logits as points of the scale, one decimal. */
const inPoints = (logits: number) => Math.round(10 * eiqScale.unit * logits) / 10;

import { sectionTitles } from '../../item-bank/contract.ts';
import type { Result } from '../contract.ts';
import { eiqScale } from '../contract.ts';
import type { DomainAbility } from '../models.ts';
import type { Ability } from './scale.ts';

interface Measured extends Ability {
  readonly domains: readonly DomainAbility[];
}

/**
 * How a result changed the score, and the contribution of each domain: pull of the result × weight of the domain ×
 * difference between the new and the earlier measurement of the domain. A difference is more than chance when it exceeds
 * 1.96 of its standard errors (reliable change: Jacobson and Truax 1991, J. Consult. Clin. Psychol. 59, 12-19).
 */
export function movementOf(given: {
  /** Score and domains from all earlier results. */
  before: Measured;
  after: Ability;
  result: Measured;
  /** Logits the score moves for each logit of the result: the result's precision over that of the score after it. */
  pull: number;
}): NonNullable<Result['moved']> {
  const { before, after, result, pull } = given;
  return {
    points: inPoints(after.theta - before.theta),
    isBeyondError: Math.abs(result.theta - before.theta) > 1.96 * Math.hypot(result.se, before.se),
    domains: result.domains.flatMap(({ domain, theta }) => {
      const known = before.domains.find((each) => each.domain === domain);
      if (!known) return [];
      const { title, weight } = sectionTitles[domain];
      return [{ domain, title, points: inPoints((pull * weight * (theta - known.theta)) / 100) }];
    }),
  };
}

/** Logits in points of the scale, one decimal. */
const inPoints = (logits: number) => Math.round(10 * eiqScale.unit * logits) / 10;

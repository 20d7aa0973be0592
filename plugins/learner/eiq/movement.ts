import { sectionTitles } from '../../item-bank/contract.ts';
import type { Result } from '../contract.ts';
import { eiqScale } from '../contract.ts';
import type { DomainAbility } from '../models.ts';
import type { Ability } from './scale.ts';

interface Measured extends Ability {
  readonly domains: readonly DomainAbility[];
}

/**
 * What a result did to the score, and which domains did it: pull of the result × weight of the domain × difference
 * between the domain as measured now and as it was known before. A difference counts as more than chance when it is over
 * 1.96 standard errors of it (reliable change: Jacobson and Truax 1991, J. Consult. Clin. Psychol. 59, 12-19).
 */
export function movementOf(given: {
  /** The score, and the domains, as they were known from all earlier results. */
  before: Measured;
  after: Ability;
  result: Measured;
  /** Logits that the score moves by for each of the result: its precision in that of the score after it. */
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

/** Logits as points of the scale, one decimal. */
const inPoints = (logits: number) => Math.round(10 * eiqScale.unit * logits) / 10;

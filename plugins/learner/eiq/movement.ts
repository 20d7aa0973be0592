import { sectionTitles } from '../../item-bank/contract.ts';
import type { Growth, Result } from '../contract.ts';
import { eiqScale, z95 } from '../contract.ts';
import type { DomainAbility } from '../models.ts';
import type { Ability, Measurement } from './scale.ts';

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

/**
 * The difference from the latest earlier result of the same assessment. Each is a posterior mean, and the two abilities are
 * independent before the answers, so the variance of the difference is the sum of both.
 */
export function growthOf(
  result: Ability & { readonly source: string },
  earlier: readonly (Measurement & { readonly source: string })[],
): Growth | null {
  const before = earlier.findLast(({ source }) => source === result.source);
  if (!before) return null;
  const difference = result.theta - before.theta;
  const se = Math.hypot(result.se, before.se);
  return {
    since: before.at.toISOString(),
    points: inPoints(difference),
    standardError: eiqScale.unit * se,
    interval: [inPoints(difference - z95 * se), inPoints(difference + z95 * se)],
    isBeyondError: Math.abs(difference) > z95 * se,
  };
}

/** Logits in points of the scale, one decimal. */
const inPoints = (logits: number) => Math.round(10 * eiqScale.unit * logits) / 10;

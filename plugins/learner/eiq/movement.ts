import { sectionTitles } from '../../item-bank/contract.ts';
import type { Domain, Growth, Result } from '../contract.ts';
import { eiqScale, z95 } from '../contract.ts';
import type { KnownAbilities, Measurement } from './joint-ability.ts';
import type { Ability } from './scale.ts';

/**
 * How a result changed the score, and the contribution of each domain: its weight × the change of its ability. A result
 * differs by more than chance when it is further from what the earlier ones predict for its kind of assessment than 1.96
 * standard errors of both (reliable change: Jacobson and Truax 1991, J. Consult. Clin. Psychol. 59, 12-19).
 */
export function movementOf(given: {
  readonly before: KnownAbilities;
  readonly after: KnownAbilities;
  readonly result: Measurement;
  readonly measuredBefore: ReadonlySet<Domain>;
}): NonNullable<Result['moved']> {
  const { before, after, result, measuredBefore } = given;
  const predicted = before.measuredBy(result.measures);
  return {
    points: inPoints(after.overall.theta - before.overall.theta),
    isBeyondError: Math.abs(result.theta - predicted.theta) > z95 * Math.hypot(result.se, predicted.se),
    domains: result.domains.flatMap(({ domain }) => {
      if (!measuredBefore.has(domain)) return [];
      const { title, weight } = sectionTitles[domain];
      const change = after.inDomain(domain).theta - before.inDomain(domain).theta;
      return [{ domain, title, points: inPoints((after.domainShare * weight * change) / 100) }];
    }),
  };
}

/**
 * The difference from the latest earlier result of the same assessment. Each is a posterior mean, and the two abilities are
 * independent before the answers, so the variance of the difference is the sum of both.
 */
export function growthOf(
  result: Ability & { readonly source: string },
  earlier: readonly (Ability & { readonly at: Date; readonly source: string })[],
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

import { sectionTitles } from '../../item-bank/contract.ts';
import type { EiqRecord } from '../contract.ts';
import { Domain, estimateOf } from '../contract.ts';
import type { DomainAbility, ResultRow } from '../models.ts';
import { growthOf, movementOf } from './movement.ts';
import type { LevelStart, Measurement } from './scale.ts';
import { classify, combine, sharesOf } from './scale.ts';

/** The scores at which levels begin. */
export interface Cuts {
  readonly immersion: number;
  readonly mastery: number;
  readonly excellence: number;
}

export type Measured = Pick<
  ResultRow,
  | 'id'
  | 'source'
  | 'title'
  | 'at'
  | 'theta'
  | 'se'
  | 'level'
  | 'confidence'
  | 'domains'
  | 'answered'
  | 'report'
  | 'version'
>;

/** All levels and the scores they begin at. */
export function levelsOf({ immersion, mastery, excellence }: Cuts): LevelStart[] {
  return [
    { level: 'foundation', from: 100 },
    { level: 'immersion', from: immersion },
    { level: 'mastery', from: mastery },
    { level: 'excellence', from: excellence },
  ];
}

/**
 * A learner's record, computed from their results in the order of time. The score combines all of them, weighted by
 * precision and age (`scale.ts`), so that one unusual session cannot replace those before it.
 */
export function recordOf(results: readonly Measured[], cuts: Cuts): EiqRecord {
  const shares = sharesOf(results);
  const history = results.map((result, index): EiqRecord['history'][number] => {
    const earlier = results.slice(0, index);
    const counted = results.slice(0, index + 1);
    const before = combine(earlier);
    const after = combine(counted) ?? result;
    // This differs from the share, because the prior counts once in the score and once in each result (see `combine`).
    const pull = (sharesOf(counted).at(-1) ?? 1) > 0 ? (after.se / result.se) ** 2 : 0;
    const known = before && { ...before, domains: Domain.options.flatMap((domain) => abilityIn(domain, earlier)) };
    return {
      id: result.id,
      source: result.source,
      title: result.title,
      at: result.at.toISOString(),
      level: result.level,
      confidence: result.confidence,
      ...estimateOf(result),
      after: estimateOf(after),
      growth: growthOf(result, earlier),
      moved: known ? movementOf({ before: known, after, result, pull }) : null,
      domains: result.domains.map((each) => ({
        domain: each.domain,
        title: sectionTitles[each.domain].title,
        ...estimateOf(each),
      })),
      answered: result.answered,
      share: shares[index] ?? 0,
      version: result.version,
      report: result.report,
    };
  });
  const counted = results.filter((_, index) => (shares[index] ?? 0) > 0);
  const levels = levelsWithin(counted, cuts);
  const current = combine(results);
  return {
    current: current ? { ...estimateOf(current), ...classify(current, levels) } : null,
    domains: Domain.options.flatMap((domain) => domainOf(domain, results)),
    history,
    cuts: levels,
  };
}

/** Most assessments distinguish three levels. The fourth is used once an assessment has awarded it. */
function levelsWithin(counted: readonly Measured[], cuts: Cuts): LevelStart[] {
  const isAwarded = counted.some(({ level }) => level === 'excellence');
  return levelsOf(cuts).filter(({ level }) => isAwarded || level !== 'excellence');
}

function domainOf(domain: Domain, results: readonly Measured[]): EiqRecord['domains'] {
  return abilityIn(domain, results).map(({ at, ...ability }) => {
    return { domain, title: sectionTitles[domain].title, at: at.toISOString(), ...estimateOf(ability) };
  });
}

/** The ability in a domain from all results, with the date of the latest measurement; empty where there is none. */
function abilityIn(domain: Domain, results: readonly Measured[]): (DomainAbility & { at: Date })[] {
  const measured = results.flatMap(({ at, domains }) =>
    domains.filter((each) => each.domain === domain).map((each): Measurement => ({ ...each, at })),
  );
  const ability = combine(measured);
  if (!ability) return [];
  return [{ domain, ...ability, at: new Date(Math.max(...measured.map((each) => each.at.getTime()))) }];
}

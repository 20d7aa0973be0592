import { sectionTitles } from '../item-bank/contract.ts';
import type { EiqRecord } from './contract.ts';
import { Domain, estimateOf } from './contract.ts';
import type { ResultRow } from './models.ts';
import type { Ability, LevelStart } from './scale.ts';
import { classify, combine } from './scale.ts';

/** Where levels begin, in points of the EiQ scale. */
export interface Cuts {
  readonly immersion: number;
  readonly mastery: number;
  readonly excellence: number;
}

export type Measured = Pick<
  ResultRow,
  'id' | 'source' | 'title' | 'at' | 'theta' | 'se' | 'level' | 'confidence' | 'domains'
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
 * A learner's record, from their results in the order of time. The score combines the latest result of each source:
 * a source measures anew, so its earlier results are history.
 */
export function recordOf(results: readonly Measured[], cuts: Cuts): EiqRecord {
  const latest = new Map<string, Measured>();
  const history: EiqRecord['history'] = [];
  for (const result of results) {
    // Anew, so that the map's order is that of time.
    latest.delete(result.source);
    latest.set(result.source, result);
    history.push({
      id: result.id,
      source: result.source,
      title: result.title,
      at: result.at.toISOString(),
      level: result.level,
      confidence: result.confidence,
      ...estimateOf(result),
      after: estimateOf(combine([...latest.values()]) ?? result),
    });
  }
  const counted = [...latest.values()];
  const levels = levelsWithin(counted, cuts);
  const current = combine(counted);
  return {
    current: current ? { ...estimateOf(current), ...classify(current, levels) } : null,
    domains: Domain.options.flatMap((domain) => domainOf(domain, counted)),
    history,
    cuts: levels,
  };
}

/** Most assessments tell three levels apart; the fourth is used once one that tells it has awarded it. */
function levelsWithin(counted: readonly Measured[], cuts: Cuts): LevelStart[] {
  const isAwarded = counted.some(({ level }) => level === 'excellence');
  return levelsOf(cuts).filter(({ level }) => isAwarded || level !== 'excellence');
}

function domainOf(domain: Domain, counted: readonly Measured[]): EiqRecord['domains'] {
  const measured = counted.flatMap(({ at, domains }) =>
    domains.filter((each) => each.domain === domain).map((each): Ability & { at: Date } => ({ ...each, at })),
  );
  const ability = combine(measured);
  if (!ability) return [];
  const at = new Date(Math.max(...measured.map((each) => each.at.getTime())));
  return [{ domain, title: sectionTitles[domain].title, at: at.toISOString(), ...estimateOf(ability) }];
}

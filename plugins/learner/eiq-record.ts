import { sectionTitles } from '../item-bank/contract.ts';
import type { EiqRecord } from './contract.ts';
import { Domain, estimateOf } from './contract.ts';
import type { ResultRow } from './models.ts';
import { movementOf } from './movement.ts';
import type { Ability, LevelStart } from './scale.ts';
import { classify, combine, sharesOf } from './scale.ts';

/** Where levels begin, in points of the EiQ scale. */
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
 * A learner's record, from their results in the order of time. The score combines the latest result of each source:
 * a source measures anew, so its earlier results are history.
 */
export function recordOf(results: readonly Measured[], cuts: Cuts): EiqRecord {
  const latest = new Map<string, Measured>();
  const history: EiqRecord['history'] = [];
  let before: Ability | undefined;
  for (const result of results) {
    const previous = latest.get(result.source);
    // Anew, so that the map's order is that of time.
    latest.delete(result.source);
    latest.set(result.source, result);
    const counted = [...latest.values()];
    const after = combine(counted) ?? result;
    // Not its share: the prior counts once in the score, and once in each result (see `combine`).
    const pull = (sharesOf(counted).at(-1) ?? 1) > 0 ? (after.se / result.se) ** 2 : 0;
    history.push({
      id: result.id,
      source: result.source,
      title: result.title,
      at: result.at.toISOString(),
      level: result.level,
      confidence: result.confidence,
      ...estimateOf(result),
      after: estimateOf(after),
      moved: before ? movementOf({ before, after, result, previous, pull }) : null,
      domains: result.domains.map((each) => ({
        domain: each.domain,
        title: sectionTitles[each.domain].title,
        ...estimateOf(each),
      })),
      answered: result.answered,
      share: 0,
      version: result.version,
      report: result.report,
    });
    before = after;
  }
  const counted = [...latest.values()];
  const shares = sharesOf(counted);
  for (const [index, { id }] of counted.entries()) {
    const entry = history.find((each) => each.id === id);
    if (entry) entry.share = shares[index] ?? 0;
  }
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

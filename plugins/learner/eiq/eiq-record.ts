import { sectionTitles } from '../../item-bank/contract.ts';
import type { EiqRecord } from '../contract.ts';
import { Domain, estimateOf } from '../contract.ts';
import type { ResultRow } from '../models.ts';
import type { Correlations, KnownAbilities } from './joint-ability.ts';
import { abilitiesFrom, assumedCorrelations } from './joint-ability.ts';
import { growthOf, movementOf } from './movement.ts';
import type { LevelStart } from './scale.ts';
import { classify } from './scale.ts';

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
  | 'measures'
  | 'prior'
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
 * A learner's record, computed from their results in the order of time. The score is one posterior from all of them
 * (`joint-ability.ts`), so that one unusual session cannot replace those before it.
 */
export function recordOf(
  results: readonly Measured[],
  cuts: Cuts,
  correlations: Correlations = assumedCorrelations,
): EiqRecord {
  const known = results.map((_, index) => abilitiesFrom(results.slice(0, index + 1), correlations));
  const now = known.at(-1);
  const history = results.map((result, index): EiqRecord['history'][number] => {
    const earlier = results.slice(0, index);
    const before = known[index - 1];
    const after = known[index];
    const measuredBefore = new Set(domainsIn(earlier));
    return {
      id: result.id,
      source: result.source,
      title: result.title,
      at: result.at.toISOString(),
      level: result.level,
      confidence: result.confidence,
      ...estimateOf(result),
      after: estimateOf(after?.overall ?? result),
      growth: growthOf(result, earlier),
      moved: before && after ? movementOf({ before, after, result, measuredBefore }) : null,
      domains: result.domains.map((each) => ({
        domain: each.domain,
        title: sectionTitles[each.domain].title,
        ...estimateOf(each),
      })),
      answered: result.answered,
      share: now?.shares[index] ?? 0,
      version: result.version,
      report: result.report,
    };
  });
  const counted = results.filter((_, index) => (now?.shares[index] ?? 0) > 0);
  const levels = levelsWithin(counted, cuts);
  return {
    current: now ? { ...estimateOf(now.overall), ...classify(now.overall, levels) } : null,
    domains: now ? domainsOf(now, results) : [],
    history,
    cuts: levels,
  };
}

/** Most assessments distinguish three levels. The fourth is used once an assessment has awarded it. */
function levelsWithin(counted: readonly Measured[], cuts: Cuts): LevelStart[] {
  const isAwarded = counted.some(({ level }) => level === 'excellence');
  return levelsOf(cuts).filter(({ level }) => isAwarded || level !== 'excellence');
}

/** The domains that were measured, each with its ability from all results and the date of its latest measurement. */
function domainsOf(known: KnownAbilities, results: readonly Measured[]): EiqRecord['domains'] {
  return domainsIn(results).map((domain) => {
    const times = results.flatMap(({ at, domains }) =>
      domains.some((each) => each.domain === domain) ? at.getTime() : [],
    );
    const at = new Date(Math.max(...times)).toISOString();
    return { domain, title: sectionTitles[domain].title, at, ...estimateOf(known.inDomain(domain)) };
  });
}

const domainsIn = (results: readonly Measured[]): Domain[] =>
  Domain.options.filter((domain) => results.some(({ domains }) => domains.some((each) => each.domain === domain)));

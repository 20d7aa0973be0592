import { isDeepStrictEqual } from 'node:util';
import { sectionTitles } from '../../item-bank/contract.ts';
import type { EiqRecord } from '../contract.ts';
import { Domain, estimateOf } from '../contract.ts';
import type { ResultRow } from '../models.ts';
import type { Correlations, KnownAbilities } from './joint-ability.ts';
import { abilitiesFrom, assumedCorrelations } from './joint-ability.ts';
import { growthOf, movementOf } from './movement.ts';
import type { LevelStart } from './scale.ts';
import { classify } from './scale.ts';
import type { Cuts } from './services.ts';

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
> &
  Partial<Pick<ResultRow, 'cuts'>>;

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
 * (`joint-ability.ts`), so that one unusual session cannot replace those before it. Its level is by the cuts of the latest
 * result.
 *
 * @param shipped the deployment's cuts, of results that name none
 * @param options `inForce`: the cuts of results to come, if they are others
 */
export function recordOf(
  results: readonly Measured[],
  shipped: Cuts,
  {
    inForce,
    correlations = assumedCorrelations,
  }: {
    inForce?: { readonly cuts: Cuts; readonly since: Date | null };
    correlations?: Correlations;
  } = {},
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
      cuts: levelsWithin([result], result.cuts ?? shipped),
      report: result.report,
    };
  });
  const counted = results.filter((_, index) => (now?.shares[index] ?? 0) > 0);
  const latest = results.at(-1);
  const next = inForce?.cuts ?? shipped;
  const levels = levelsWithin(counted, latest ? (latest.cuts ?? shipped) : next);
  const later = levelsWithin(counted, next);
  return {
    current: now ? { ...estimateOf(now.overall), ...classify(now.overall, levels) } : null,
    domains: now ? domainsOf(now, results) : [],
    history,
    cuts: levels,
    laterCuts: isDeepStrictEqual(levels, later) ? null : { cuts: later, since: inForce?.since?.toISOString() ?? null },
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

import type { CallContext, Database } from '../../../../core/db/index.ts';
import { ResponseRow } from '../../models.ts';
import type { Plan, SittingEstimate } from '../../services.ts';
import { answersForMedian, isRapid, rapidThreshold } from './effort.ts';
import type { Scored } from './sitting-estimate.ts';
import { estimateSitting } from './sitting-estimate.ts';

/**
 * Ids of the rapid guesses among these answers. The median time of an item is that of the institution's answers up to the
 * last of these, so that a later computation finds the same.
 */
export async function rapidAnswers(
  { db }: { readonly db: Database },
  context: CallContext,
  scored: readonly Scored[],
): Promise<Set<string>> {
  const last = scored.reduce((latest, { response }) => Math.max(latest, response.answeredAt?.getTime() ?? 0), 0);
  const itemIds = [...new Set(scored.map(({ response }) => response.itemId))];
  if (itemIds.length === 0) return new Set();
  const medians = (await db
    .rows(ResponseRow, context)
    .select('itemId', ResponseRow.raw('percentile_cont(0.5) within group (order by milliseconds) as median'))
    .whereIn('itemId', itemIds)
    .where('milliseconds', '>', 0)
    .where('answeredAt', '<=', new Date(last))
    .groupBy('itemId')
    .havingRaw('count(*) >= ?', [answersForMedian])) as (ResponseRow & { median: number })[];
  const thresholds = new Map(medians.map(({ itemId, median }) => [itemId, rapidThreshold(median)]));
  return new Set(
    scored.flatMap(({ response: { id, itemId, milliseconds } }) =>
      isRapid(milliseconds ?? 0, thresholds.get(itemId) ?? rapidThreshold(undefined)) ? id : [],
    ),
  );
}

/**
 * The effort-moderated score (Wise and DeMars 2006, Journal of Educational Measurement 43): rapid guesses say nothing about
 * ability, so they count as not presented. Undefined where there are none, and where nothing else is left.
 */
export function moderated(
  scored: readonly Scored[],
  rapid: ReadonlySet<string>,
  plan: Plan,
): SittingEstimate['effort'] {
  const considered = scored.filter(({ response }) => !rapid.has(response.id));
  if (considered.length === 0 || considered.length === scored.length) return undefined;
  const { theta, standardError } = estimateSitting(considered, plan);
  return { theta, standardError, rapid: scored.length - considered.length };
}

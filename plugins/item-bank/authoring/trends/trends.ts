import type { z } from 'zod';
import type { Clock } from '../../../../core/clock.ts';
import type { Actor, RouteHandlers } from '../../../../core/contract/index.ts';
import { notFound } from '../../../../core/contract/index.ts';
import type { Database } from '../../../../core/db/index.ts';
import { poolsFor } from '../../contract.ts';
import { ItemRow } from '../../models.ts';
import { exposureOf } from '../browse.ts';
import { EstimateRow, ListedRow } from '../rows.ts';
import type { Estimate, TrendLine, TrendOverview, trendRoutes } from './contract.ts';
import { exposureLimit, fewestTakers } from './contract.ts';
import { exposureByMonth, exposureOverview, monthsAgo, peakOf } from './exposure-trend.ts';

type Filter = z.output<typeof trendRoutes.trends.query>;
type Asked = ListedRow & { asked: number | null; sittings: number | null };

/** Months and estimates of one item that are shown. */
const most = 24;

/** Exposure and drift of scored items over time, with a fixed number of statements for any number of items. */
export function createTrends({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): RouteHandlers<typeof trendRoutes> {
  return {
    trends: ({ query }, who) => list(who, query),
    async trendOverview({ query: { section } }, who) {
      const [exposure, drift] = await Promise.all([
        exposureOverview(db, section, monthsAgo(clock.now(), 11)),
        driftOverview(db, who, section),
      ]);
      return { exposure, drift };
    },
    async itemTrend({ params: { itemId } }, who) {
      const item = await db.catalogue(ItemRow).findOne({ itemId, isCurrent: true }).select('itemId', 'section', 'pool');
      if (!item) throw notFound(`There is no item ${itemId}.`);
      const [months, estimates] = await Promise.all([
        exposureByMonth(db, [item], monthsAgo(clock.now(), most - 1)),
        db.rows(EstimateRow, { who }).where({ itemId }).orderBy('estimatedAt', 'desc').limit(most),
      ]);
      return { exposure: months.get(itemId) ?? [], estimates: estimates.reverse().map(estimateOf) };
    },
  };

  async function list(who: Actor, filter: Filter): Promise<{ items: TrendLine[]; total: number }> {
    const since = monthsAgo(clock.now(), 11);
    const matching = () => narrowed(db, who, filter, since);
    const total = await matching().resultSize();
    const rows = (await sorted(matching(), filter)
      .select('items.*', 'exposure.asked', 'takers.sittings')
      .limit(filter.limit)
      .offset(filter.offset)) as unknown as Asked[];
    const ids = rows.map(({ itemId }) => itemId);
    const [months, estimates] = await Promise.all([
      exposureByMonth(db, rows, since),
      db.rows(EstimateRow, { who }).where({ isLatest: true }).whereIn('itemId', ids),
    ]);
    const latest = new Map(estimates.map((row) => [row.itemId, estimateOf(row)]));
    return {
      items: rows.map((row) => lineOf(row, peakOf(months.get(row.itemId) ?? []), latest.get(row.itemId))),
      total,
    };
  }
}

function narrowed(db: Database, who: Actor, { section, state, flag, search = '' }: Filter, since: string) {
  // The institution's own estimates; those of others must not even change the order.
  const latest = db
    .rows(EstimateRow, { who })
    .where({ isLatest: true })
    .select('itemId', 'isDrifting', 'dSquared')
    .as('latest');
  const query = db
    .catalogue(ListedRow)
    .leftJoin('item_bank.exposure as exposure', 'exposure.itemId', 'items.itemId')
    .leftJoin('item_bank.takers as takers', (on) =>
      on.on('takers.section', 'items.section').andOn('takers.pool', 'items.pool'),
    )
    .leftJoin(latest, 'latest.itemId', 'items.itemId')
    .where({ 'items.isCurrent': true })
    .whereIn('items.pool', poolsFor('assessment'));
  if (section) query.where({ 'items.section': section });
  if (state) query.where({ 'items.state': state });
  else query.whereNot({ 'items.state': 'retired' });
  if (flag) {
    query.where((either) => {
      if (flag !== 'exposure') either.orWhere({ 'latest.isDrifting': true });
      if (flag !== 'drift')
        either.orWhereRaw(overexposed, [fewestTakers, exposureLimit, since, fewestTakers, exposureLimit]);
    });
  }
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean)) {
    query.whereRaw('strpos(items.search_text, ?) > 0', [word]);
  }
  return query;
}

/** Over the limit overall, or in a month of the last year. The months of all items are read at once, not item by item. */
const overexposed = `(takers.sittings >= ? and exposure.asked > ?::float8 * takers.sittings or items.item_id in (
  select m.item_id from item_bank.exposure_months m
  join item_bank.items i on i.item_id = m.item_id and i.is_current
  join item_bank.taker_months k on k.month = m.month and k.section = i.section and k.pool = i.pool
  where m.month >= ?::date and k.sittings >= ? and m.asked > ?::float8 * k.sittings))`;

function sorted(query: ReturnType<typeof narrowed>, { sort }: Filter) {
  if (sort === 'exposure') {
    query.orderByRaw('coalesce(exposure.asked::double precision / nullif(takers.sittings, 0), 0) desc');
  }
  if (sort === 'drift') query.orderByRaw('latest.d_squared desc nulls last');
  return query.orderBy(['items.section', 'items.contentArea', 'items.rung', 'items.itemId']);
}

function lineOf(row: Asked, peak: TrendLine['peak'], latest: Estimate | undefined): TrendLine {
  const { itemId, section, contentArea, rung, pool, state, stem, source } = row;
  const takers = row.sittings ?? 0;
  const exposure = exposureOf(row.asked ?? 0, takers);
  const isOver = (share: number | null | undefined, of: number) => of >= fewestTakers && (share ?? 0) > exposureLimit;
  return {
    ...{ itemId, section, contentArea, rung, pool, state, stem, source, exposure, peak },
    parameters: row.parameters as TrendLine['parameters'],
    isOverexposed: isOver(exposure.rate, takers) || isOver(peak?.rate, peak?.takers ?? 0),
    latest: latest ?? null,
  };
}

function estimateOf(row: EstimateRow): Estimate {
  const { calibrationId, model, answers, difficulty, difficultyError: error, change, dSquared, robustZ } = row;
  const isCompared = change !== null && dSquared !== null && robustZ !== null;
  return {
    ...{ calibrationId, model, answers, difficulty, error, at: row.estimatedAt.toISOString() },
    drift: isCompared
      ? {
          ...{ change, dSquared, robustZ, error: row.changeError },
          isDrifting: row.isDrifting,
          comparedWith: row.comparedWith,
        }
      : null,
  };
}

const step = 0.25;
const furthest = 1.5;

/** Changes of difficulty in the latest estimates of a section's items. */
async function driftOverview(db: Database, who: Actor, section: TrendLine['section']): Promise<TrendOverview['drift']> {
  const rows = (await db
    .rows(EstimateRow, { who })
    .join('item_bank.items as items', (on) =>
      on.on('items.item_id', 'estimates.item_id').andOn('items.version', 'estimates.item_version'),
    )
    .where({ 'items.section': section, isLatest: true })
    .whereNotNull('change')
    .groupByRaw('1')
    .orderByRaw('1')
    .select(
      EstimateRow.raw(
        `greatest(-?::float8, least(?::float8 - ?::float8, floor(change / ?) * ?)) as "from",
         count(*)::int as items, count(*) filter (where is_drifting)::int as drifting`,
        [furthest, furthest, step, step, step],
      ),
    )) as unknown as { from: number; items: number; drifting: number }[];
  const found = new Map(rows.map((row) => [row.from, row]));
  const bins = Array.from({ length: (2 * furthest) / step }, (_, at) => {
    const from = -furthest + at * step;
    return { from, items: found.get(from)?.items ?? 0, drifting: found.get(from)?.drifting ?? 0 };
  });
  const sum = (of: 'items' | 'drifting') => bins.reduce((total, bin) => total + bin[of], 0);
  return { compared: sum('items'), drifting: sum('drifting'), bins };
}

import type { Database } from '../../../../core/db/index.ts';
import type { ItemSection, Pool } from '../../contract.ts';
import { ExposureMonthRow, ItemRow, TakerMonthRow } from '../../models.ts';
import type { MonthExposure, TrendOverview } from './contract.ts';
import { exposureLimit, fewestTakers } from './contract.ts';

interface Placed {
  readonly itemId: string;
  readonly section: ItemSection;
  readonly pool: Pool;
}

/** The exposure of items by month, oldest first, with two statements. Months without a sitting of their section are left out. */
export async function exposureByMonth(
  db: Database,
  items: readonly Placed[],
  since: string,
): Promise<Map<string, MonthExposure[]>> {
  const [asked, takers] = await Promise.all([
    db
      .catalogue(ExposureMonthRow)
      .whereRaw('item_id = any(?::text[])', [items.map(({ itemId }) => itemId)])
      .where('month', '>=', since)
      .select('itemId', 'asked', monthText),
    db
      .catalogue(TakerMonthRow)
      .where('month', '>=', since)
      .orderBy('month')
      .select('section', 'pool', 'sittings', monthText),
  ]);
  const askedIn = new Map(asked.map((row) => [`${row.itemId} ${row.month}`, row.asked]));
  return new Map(
    items.map(({ itemId, section, pool }) => [
      itemId,
      takers
        .filter((row) => row.section === section && row.pool === pool)
        .map(({ month, sittings }) => {
          const count = askedIn.get(`${itemId} ${month}`) ?? 0;
          return { month, asked: count, takers: sittings, rate: sittings === 0 ? null : Math.min(1, count / sittings) };
        }),
    ]),
  );
}

/** The highest share of a month with enough sittings; of equals the latest. */
export function peakOf(months: readonly MonthExposure[]): MonthExposure | null {
  const counted = months.filter(({ takers }) => takers >= fewestTakers);
  return counted.reduce<MonthExposure | null>(
    (peak, each) => ((each.rate ?? 0) >= (peak?.rate ?? 0) && each.asked > 0 ? each : peak),
    null,
  );
}

/** Exposure of a section's scored items by month, computed by the database. */
export async function exposureOverview(
  db: Database,
  section: ItemSection,
  since: string,
): Promise<TrendOverview['exposure']> {
  const rows = (await db
    .catalogue(TakerMonthRow)
    .join('item_bank.items as items', (on) =>
      on.on('items.section', 'taker_months.section').andOn('items.pool', 'taker_months.pool'),
    )
    .leftJoin('item_bank.exposure_months as asked', (on) =>
      on.on('asked.item_id', 'items.item_id').andOn('asked.month', 'taker_months.month'),
    )
    .where({ 'taker_months.section': section, 'taker_months.pool': 'assessment' })
    .where({ 'items.isCurrent': true, 'items.state': 'operational' })
    .where('taker_months.month', '>=', since)
    .where('taker_months.sittings', '>=', fewestTakers)
    .groupBy('taker_months.month', 'taker_months.sittings')
    .orderBy('taker_months.month')
    .select(
      ItemRow.raw(
        `to_char(taker_months.month, 'YYYY-MM-DD') as month, taker_months.sittings as takers, max(${rate}) as highest,
         percentile_cont(0.95) within group (order by ${rate}) as high,
         percentile_cont(0.5) within group (order by ${rate}) as median,
         count(*) filter (where ${rate} > ?)::int as over`,
        [exposureLimit],
      ),
    )) as unknown as TrendOverview['exposure'];
  return rows.map(({ month, takers, highest, high, median, over }) => ({ month, takers, highest, high, median, over }));
}

const rate = 'least(1, coalesce(asked.asked, 0)::double precision / taker_months.sittings)';

/** A date as text, because a `Date` would depend on the server's time zone. */
const monthText = ItemRow.raw(`to_char(month, 'YYYY-MM-DD') as month`);

/** The first day of the month this many months ago; 0: this month. */
export function monthsAgo(now: Date, months: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 10);
}

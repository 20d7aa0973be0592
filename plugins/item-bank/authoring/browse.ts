import type { z } from 'zod';
import type { Actor } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import { ExposureRow, ResponseRow, TakersRow } from '../models.ts';
import type { authoringRoutes, ItemLine } from './contract.ts';
import { FlagRow, ListedRow } from './rows.ts';

type Filter = z.output<typeof authoringRoutes.items.query>;
type Area = z.infer<typeof authoringRoutes.areas.response>[number];

/** A page of items, filtered and sorted in the database. */
export async function browse(
  db: Database,
  who: Pick<Actor, 'institution'>,
  filter: Filter,
): Promise<{ items: ItemLine[]; total: number }> {
  const flagged = filter.flagged ? await itemsWithOpenFlags(db, who) : undefined;
  const matching = () => narrowed(db, filter, flagged);
  const total = await matching().resultSize();
  const rows = await sorted(matching(), filter)
    .select(
      'items.itemId',
      'items.version',
      'section',
      'contentArea',
      'rung',
      'format',
      'pool',
      'origin',
      'state',
      'stem',
      'parameters',
      'source',
    )
    .limit(filter.limit)
    .offset(filter.offset);
  return { items: await withFigures(db, who, rows), total };
}

/** Content areas by section, with their number of items. */
export async function areas(db: Database): Promise<Area[]> {
  const rows = (await db
    .catalogue(ListedRow)
    .where({ isCurrent: true })
    .whereNot({ state: 'retired' })
    .select('section', 'contentArea')
    .count({ items: '*' })
    .groupBy('section', 'contentArea')
    .orderBy(['section', 'contentArea'])) as unknown as (Area & { items: string })[];
  return rows.map(({ section, contentArea, items }) => ({ section, contentArea, items: Number(items) }));
}

/** How often an item was asked, absolutely and as a share of takers. */
export function exposureOf(asked: number, takers: number): ItemLine['exposure'] {
  return { asked, rate: takers === 0 ? null : Math.min(1, asked / takers) };
}

async function itemsWithOpenFlags(db: Database, who: Pick<Actor, 'institution'>): Promise<string[]> {
  const rows = await db.rows(FlagRow, { who }).whereNull('resolvedAt').distinct('itemId');
  return rows.map(({ itemId }) => itemId);
}

function narrowed(db: Database, filter: Filter, flagged: string[] | undefined) {
  const { section, contentArea, rung, format, pool, origin, state } = filter;
  const equal = { section, contentArea, rung, format, pool, origin, state };
  const given = Object.fromEntries(Object.entries(equal).filter(([, value]) => value !== undefined));
  const query = db.catalogue(ListedRow).where({ isCurrent: true, ...given });
  if (!state) query.whereNot({ state: 'retired' });
  if (filter.source) query.whereRaw(`source ->> 'kind' = ?`, [filter.source]);
  if (flagged) query.whereIn('items.itemId', flagged);
  for (const word of (filter.search ?? '').toLowerCase().split(/\s+/).filter(Boolean)) {
    query.whereRaw('strpos(search_text, ?) > 0', [word]);
  }
  return query;
}

function sorted(query: ReturnType<typeof narrowed>, { sort, order }: Filter) {
  const direction = order === 'up' ? 'asc' : 'desc';
  if (sort === 'difficulty') query.orderBy('difficulty', direction);
  if (sort === 'discrimination') query.orderByRaw(`(parameters ->> 'a')::double precision ${direction}`);
  if (sort === 'asked') {
    query
      .leftJoin('item_bank.exposure as exposure', 'exposure.itemId', 'items.itemId')
      .orderByRaw(`coalesce(exposure.asked, 0) ${direction}`);
  }
  const places = ['section', 'contentArea', 'rung', 'items.itemId'];
  const placed = sort === 'place' ? direction : 'asc';
  for (const place of places) query.orderBy(place, placed);
  return query;
}

/** Counts for the items of a page, with one query each. */
async function withFigures(
  db: Database,
  who: Pick<Actor, 'institution'>,
  rows: readonly ListedRow[],
): Promise<ItemLine[]> {
  const ids = rows.map(({ itemId }) => itemId);
  if (ids.length === 0) return [];
  const [asked, takers, answers, flags] = await Promise.all([
    db.catalogue(ExposureRow).whereIn('itemId', ids),
    db.catalogue(TakersRow),
    db
      .rows(ResponseRow, { who })
      .whereIn('itemId', ids)
      .whereNotNull('answeredAt')
      .groupBy('itemId')
      .select('itemId', ResponseRow.raw('count(*)::int as answers, avg(points::float / maximum_points) as credit')),
    db
      .rows(FlagRow, { who })
      .whereIn('itemId', ids)
      .whereNull('resolvedAt')
      .groupBy('itemId')
      .select('itemId', FlagRow.raw('count(*)::int as flags')),
  ]);
  const counted = answers as unknown as { itemId: string; answers: number; credit: number | null }[];
  const flagged = flags as unknown as { itemId: string; flags: number }[];
  const askedOf = new Map(asked.map((row) => [row.itemId, row.asked]));
  const takersOf = new Map(takers.map((row) => [`${row.section} ${row.pool}`, row.sittings]));
  const answersOf = new Map(counted.map((row) => [row.itemId, row]));
  const flagsOf = new Map(flagged.map((row) => [row.itemId, row.flags]));
  return rows.map((row) => ({
    itemId: row.itemId,
    version: row.version,
    section: row.section,
    contentArea: row.contentArea,
    rung: row.rung,
    format: row.format,
    pool: row.pool,
    origin: row.origin,
    state: row.state,
    stem: row.stem,
    parameters: row.parameters as ItemLine['parameters'],
    source: row.source,
    exposure: exposureOf(askedOf.get(row.itemId) ?? 0, takersOf.get(`${row.section} ${row.pool}`) ?? 0),
    answers: answersOf.get(row.itemId)?.answers ?? 0,
    shareRight: answersOf.get(row.itemId)?.credit ?? null,
    openFlags: flagsOf.get(row.itemId) ?? 0,
  }));
}

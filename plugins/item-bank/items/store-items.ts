import type { Clock } from '../../../core/clock.ts';
import { conflict } from '../../../core/contract/index.ts';
import type { Database, Tx } from '../../../core/db/index.ts';
import { withCalibratedParameters } from '../authoring/calibrated-parameters.ts';
import type { ItemSection, ItemState } from '../contract.ts';
import { canBeTriedOut, itemUse, onlyPlacementsTryOut } from '../contract.ts';
import { ItemRow, PackRow, StateChangeRow } from '../models.ts';
import type { Item } from './item.ts';
import { checksumOf } from './packs/checksum.ts';
import { retiredByPack, setState } from './states/set-state.ts';

export interface StoreReport {
  readonly added: number;
  readonly changed: number;
  readonly retired: number;
  readonly unchanged: number;
}

/** The pack that items come from, with the fingerprint of its content. */
export interface PackVersion {
  readonly plugin: string;
  readonly fingerprint: string;
}

/**
 * Stores items. A changed item gets a new version and keeps its state. Shipped items that their pack no longer contains are
 * retired, never deleted, and return with their pack, unless a person retired them. The caller bumps the bank's revision.
 * @param states of new items, by id; operational without one
 * @throws Failure conflict where an item cannot be in its state
 */
export async function storeItems(
  { db, clock }: { db: Database; clock: Clock },
  tx: Tx,
  items: readonly Item[],
  {
    origin,
    pack,
    states,
  }: { origin: ItemRow['origin']; pack?: PackVersion; states?: ReadonlyMap<string, ItemState> | undefined },
): Promise<StoreReport> {
  const from = pack?.plugin ?? null;
  const known = await db
    .catalogue(ItemRow, tx)
    .select('itemId', 'version', 'checksum', 'origin', 'isCurrent', 'state', 'pool', 'pack');
  const latest = new Map<string, ItemRow>();
  for (const row of known) if (row.version > (latest.get(row.itemId)?.version ?? 0)) latest.set(row.itemId, row);
  const report = { added: 0, changed: 0, retired: 0, unchanged: 0 };
  const wanted = new Set(items.map((item) => item.id));
  const gone = [...latest.values()].filter(
    (row) => row.origin === 'shipped' && row.pack === from && row.state !== 'retired' && !wanted.has(row.itemId),
  );
  if (origin === 'shipped' && gone.length > 0) {
    report.retired = gone.length;
    await setState({ db, clock }, tx, gone, { to: 'retired', cause: 'pack', reason: noLongerInPack });
  }
  const returned =
    origin === 'shipped' ? await restore({ db, clock }, tx, latest, items) : new Map<string, ItemState>();
  const rows: Partial<ItemRow>[] = [];
  const calibrated = origin === 'shipped' ? await calibratedItems(db, tx) : undefined;
  for (const given of items) {
    const before = latest.get(given.id);
    const kept = withCalibratedParameters(given, calibrated?.get(given.id));
    // Once practice or the demo has exposed its key, a shipped item never moves to the assessment pool.
    const isExposed = origin === 'shipped' && before && !isScored(before) && isScored(kept);
    const item: Item = isExposed ? { ...kept, pool: before.pool } : kept;
    const checksum = checksumOf(item);
    if (before?.checksum === checksum && before.isCurrent) {
      if (returned.has(item.id)) report.changed += 1;
      else report.unchanged += 1;
    } else {
      rows.push({
        ...rowOf(item, { version: (before?.version ?? 0) + 1, checksum, origin, createdAt: clock.now() }),
        state: returned.get(item.id) ?? before?.state ?? firstState(item, states),
        pack: from,
      });
      if (before) report.changed += 1;
      else report.added += 1;
    }
  }
  await supersede(
    db,
    tx,
    rows.map((row) => row.itemId as string),
  );
  for (let start = 0; start < rows.length; start += 100) {
    await db.catalogue(ItemRow, tx).insert(rows.slice(start, start + 100));
  }
  await recordFirstStates({ db, clock }, tx, rows);
  if (pack) await assignPack(db, tx, pack, [...wanted]);
  return report;
}

/** Retires shipped items of these sections that belong to no pack: they were shipped before packs existed. */
export async function retireUnowned(
  { db, clock }: { db: Database; clock: Clock },
  tx: Tx,
  sections: readonly ItemSection[],
): Promise<number> {
  const unowned = await db
    .catalogue(ItemRow, tx)
    .where({ origin: 'shipped', pack: null, isCurrent: true })
    .whereNot({ state: 'retired' })
    .whereIn('section', [...sections])
    .select('itemId', 'version', 'state');
  await setState({ db, clock }, tx, unowned, { to: 'retired', cause: 'pack', reason: noLongerInPack });
  return unowned.length;
}

/** Whether an item belongs to scored assessments. */
export const isScored = (item: Pick<Item, 'pool'>) => itemUse(item) === 'assessment';

/** Items stored before packs existed are assigned to the pack that contains them. */
async function assignPack(
  db: Database,
  tx: Tx,
  { plugin, fingerprint }: PackVersion,
  itemIds: readonly string[],
): Promise<void> {
  await db
    .catalogue(ItemRow, tx)
    .patch({ pack: plugin })
    .where({ origin: 'shipped' })
    .whereRaw('item_id = any(?::text[])', [itemIds])
    .whereRaw('pack is distinct from ?', [plugin]);
  await db.catalogue(PackRow, tx).insert({ plugin, fingerprint }).onConflict('plugin').merge();
}

/** Items whose parameters were estimated from answers. */
async function calibratedItems(db: Database, tx: Tx): Promise<Map<string, Item>> {
  const rows = await db
    .catalogue(ItemRow, tx)
    .where({ isCurrent: true })
    .whereRaw("content -> 'source' ->> 'kind' = 'calibrated'");
  return new Map(rows.map((row) => [row.itemId, row.content]));
}

/** Gives items that their pack contains again the state from before. @returns it, by id */
async function restore(
  { db, clock }: { db: Database; clock: Clock },
  tx: Tx,
  latest: ReadonlyMap<string, ItemRow>,
  items: readonly Item[],
): Promise<Map<string, ItemState>> {
  const retired = items.flatMap(({ id }) => latest.get(id) ?? []).filter(({ state }) => state === 'retired');
  const returning = await retiredByPack(
    { db },
    tx,
    retired.map(({ itemId }) => itemId),
  );
  for (const [to, rows] of Map.groupBy(retired, ({ itemId }) => returning.get(itemId))) {
    if (to) await setState({ db, clock }, tx, rows, { to, cause: 'pack', reason: 'Its pack contains it again' });
  }
  return returning;
}

/** @throws Failure conflict where an item cannot be tried out */
function firstState(item: Item, states: ReadonlyMap<string, ItemState> | undefined): ItemState {
  const state = states?.get(item.id) ?? 'operational';
  if (state === 'pretest' && !canBeTriedOut(item)) throw conflict(`${item.id}: ${onlyPlacementsTryOut}`);
  return state;
}

/** New items that begin in another state than operational have it in their history. */
async function recordFirstStates(
  { db, clock }: { db: Database; clock: Clock },
  tx: Tx,
  rows: readonly Partial<ItemRow>[],
): Promise<void> {
  const given = rows.filter(({ version, state }) => version === 1 && state !== 'operational');
  const changes = given.map(({ itemId, state }) => ({
    ...{ itemId: itemId as string, itemVersion: 1, fromState: null, toState: state as ItemState },
    ...{ reason: 'Imported in this state', cause: 'import' as const, changedAt: clock.now() },
  }));
  for (let start = 0; start < changes.length; start += 500) {
    await db.catalogue(StateChangeRow, tx).insert(changes.slice(start, start + 500));
  }
}

const noLongerInPack = 'Its pack no longer contains it';

/** Earlier versions stay, so that old scores can be recomputed. */
async function supersede(db: Database, tx: Tx, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return;
  await db
    .catalogue(ItemRow, tx)
    .whereIn('itemId', [...itemIds])
    .where({ isCurrent: true })
    .patch({ isCurrent: false });
}

function rowOf(item: Item, stored: Pick<ItemRow, 'version' | 'checksum' | 'origin' | 'createdAt'>): Partial<ItemRow> {
  const { id: itemId, section, contentArea, rung, format } = item;
  return {
    itemId,
    section,
    contentArea,
    rung,
    format,
    pool: item.pool ?? 'assessment',
    content: item,
    ...stored,
    isCurrent: true,
  };
}

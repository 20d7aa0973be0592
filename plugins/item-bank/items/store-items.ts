import type { Clock } from '../../../core/clock.ts';
import type { Database, Tx } from '../../../core/db/index.ts';
import { withCalibratedParameters } from '../authoring/calibrated-parameters.ts';
import type { ItemSection } from '../contract.ts';
import { itemUse } from '../contract.ts';
import { ItemRow, PackRow } from '../models.ts';
import type { Item } from './item.ts';
import { checksumOf } from './packs/checksum.ts';

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
 * Stores items. A changed item gets a new version. Shipped items that their pack no longer contains are retired, never
 * deleted. The caller bumps the bank's revision.
 */
export async function storeItems(
  { db, clock }: { db: Database; clock: Clock },
  tx: Tx,
  items: readonly Item[],
  { origin, pack }: { origin: ItemRow['origin']; pack?: PackVersion },
): Promise<StoreReport> {
  const from = pack?.plugin ?? null;
  const known = await db
    .catalogue(ItemRow, tx)
    .select('itemId', 'version', 'checksum', 'origin', 'isOperational', 'pool', 'pack');
  const latest = new Map<string, ItemRow>();
  for (const row of known) if (row.version > (latest.get(row.itemId)?.version ?? 0)) latest.set(row.itemId, row);
  const report = { added: 0, changed: 0, retired: 0, unchanged: 0 };
  const wanted = new Set(items.map((item) => item.id));
  const gone = [...latest.values()].filter(
    (row) => row.origin === 'shipped' && row.pack === from && row.isOperational && !wanted.has(row.itemId),
  );
  if (origin === 'shipped' && gone.length > 0) {
    report.retired = gone.length;
    await retire(
      db,
      tx,
      gone.map((row) => row.itemId),
    );
  }
  const rows: Partial<ItemRow>[] = [];
  const calibrated = origin === 'shipped' ? await calibratedItems(db, tx) : undefined;
  for (const given of items) {
    const before = latest.get(given.id);
    const kept = withCalibratedParameters(given, calibrated?.get(given.id));
    // Once practice or the demo has exposed its key, a shipped item never moves to the assessment pool.
    const isExposed = origin === 'shipped' && before && !isScored(before) && isScored(kept);
    const item: Item = isExposed ? { ...kept, pool: before.pool } : kept;
    const checksum = checksumOf(item);
    if (before?.checksum === checksum && before.isOperational) report.unchanged += 1;
    else {
      rows.push({
        ...rowOf(item, { version: (before?.version ?? 0) + 1, checksum, origin, createdAt: clock.now() }),
        pack: from,
      });
      if (before) report.changed += 1;
      else report.added += 1;
    }
  }
  await retire(
    db,
    tx,
    rows.map((row) => row.itemId as string),
  );
  for (let start = 0; start < rows.length; start += 100) {
    await db.catalogue(ItemRow, tx).insert(rows.slice(start, start + 100));
  }
  if (pack) await assignPack(db, tx, pack, [...wanted]);
  return report;
}

/** Retires shipped items of these sections that belong to no pack: they were shipped before packs existed. */
export async function retireUnowned(db: Database, tx: Tx, sections: readonly ItemSection[]): Promise<number> {
  return db
    .catalogue(ItemRow, tx)
    .patch({ isOperational: false })
    .where({ origin: 'shipped', pack: null, isOperational: true })
    .whereIn('section', [...sections])
    .execute();
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

/** Operational items whose parameters were estimated from answers. */
async function calibratedItems(db: Database, tx: Tx): Promise<Map<string, Item>> {
  const rows = await db
    .catalogue(ItemRow, tx)
    .where({ isOperational: true })
    .whereRaw("content -> 'source' ->> 'kind' = 'calibrated'");
  return new Map(rows.map((row) => [row.itemId, row.content]));
}

async function retire(db: Database, tx: Tx, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return;
  await db
    .catalogue(ItemRow, tx)
    .whereIn('itemId', [...itemIds])
    .where({ isOperational: true })
    .patch({ isOperational: false });
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
    isOperational: true,
  };
}

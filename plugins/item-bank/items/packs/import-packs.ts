import type { Database, Tx } from '../../../../core/db/index.ts';
import { ItemRow, PackRow } from '../../models.ts';
import type { ItemSection } from '../contract.ts';
import type { Item } from '../item.ts';
import type { ItemBank } from '../item-bank.ts';
import type { PackVersion } from '../store-items.ts';
import type { ProvidedPack } from './pack-items.ts';
import { packFingerprint, packItems } from './pack-items.ts';

interface Dependencies {
  readonly db: Database;
  readonly bank: ItemBank;
  /** The loaded packs. */
  readonly packs: readonly ProvidedPack[];
}

/**
 * Imports the items of each pack whose content has changed. A pack that cannot be imported keeps its previous items and is
 * tried again at the next start.
 * @returns problems by plugin
 */
export async function importPacks(dependencies: Dependencies): Promise<Map<string, string>> {
  const { db, bank, packs } = dependencies;
  const rows = await db.catalogue(PackRow);
  const imported = new Map(rows.map(({ plugin, fingerprint }) => [plugin, fingerprint]));
  const problems = new Map<string, string>();
  const sections = new Set<ItemSection>();
  for (const { plugin, service } of packs) {
    const changed = await changedItems(service, imported.get(plugin));
    if (!changed) continue;
    const { fingerprint, items } = changed;
    const problem =
      typeof items === 'string'
        ? items
        : await db.transaction((tx) => importPack(dependencies, tx, items, { plugin, fingerprint }));
    if (problem !== undefined) problems.set(plugin, problem);
    else for (const section of service.sections) sections.add(section);
  }
  if (sections.size > 0 && problems.size === 0) await db.transaction((tx) => bank.retireUnowned(tx, [...sections]));
  return problems;
}

/** The items of a changed pack, or its problem: packs are third-party code and may throw. */
async function changedItems(
  pack: ProvidedPack['service'],
  known: string | undefined,
): Promise<{ fingerprint: string; items: Item[] | string } | undefined> {
  let fingerprint = '';
  try {
    fingerprint = packFingerprint(pack);
    return fingerprint === known ? undefined : { fingerprint, items: await packItems(pack) };
  } catch (error) {
    return {
      fingerprint,
      items: `its items cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

/** @returns the problem that prevents the import */
async function importPack(
  { db, bank, packs }: Dependencies,
  tx: Tx,
  items: readonly Item[],
  pack: PackVersion,
): Promise<string | undefined> {
  const ids = items.map(({ id }) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated) return `it has two items with the id ${repeated}`;
  const others = packs.flatMap(({ plugin }) => (plugin === pack.plugin ? [] : [plugin]));
  const taken = await db
    .catalogue(ItemRow, tx)
    .whereNot({ state: 'retired' })
    .whereRaw('item_id = any(?::text[])', [ids])
    .whereRaw('pack = any(?::text[])', [others])
    .first();
  if (taken) return `its item ${taken.itemId} belongs to ${taken.pack}; change its id`;
  await bank.storeItems(tx, items, { origin: 'shipped', pack });
  return undefined;
}

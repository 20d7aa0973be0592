import type { Database, Tx } from '../../../../core/db/index.ts';
import { ItemRow, PackRow } from '../../models.ts';
import type { ItemSection } from '../contract.ts';
import type { Item } from '../item.ts';
import type { ItemBank, TakenIn } from '../item-bank.ts';
import type { ProvidedPack } from './pack-items.ts';
import { packFingerprint, packItems } from './pack-items.ts';

interface Dependencies {
  readonly db: Database;
  readonly bank: ItemBank;
  /** Those that run. */
  readonly packs: readonly ProvidedPack[];
}

/**
 * Takes in the items of every pack whose content changed. A pack whose items cannot be taken in keeps those that it had,
 * and is tried again at the next start.
 * @returns what is wrong with packs, by the plugin
 */
export async function takeInPacks(dependencies: Dependencies): Promise<Map<string, string>> {
  const { db, bank, packs } = dependencies;
  const rows = await db.catalogue(PackRow);
  const known = new Map(rows.map(({ plugin, fingerprint }) => [plugin, fingerprint]));
  const problems = new Map<string, string>();
  const sections = new Set<ItemSection>();
  for (const { plugin, service } of packs) {
    const changed = await changedItems(service, known.get(plugin));
    if (!changed) continue;
    const { fingerprint, items } = changed;
    const problem =
      typeof items === 'string'
        ? items
        : await db.transaction((tx) => takeIn(dependencies, tx, items, { plugin, fingerprint }));
    if (problem !== undefined) problems.set(plugin, problem);
    else for (const section of service.sections) sections.add(section);
  }
  if (sections.size > 0 && problems.size === 0) await db.transaction((tx) => bank.retireUnowned(tx, [...sections]));
  return problems;
}

/** The items of a pack whose content is not the known one, or what is wrong with it: packs are code of others. */
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
      items: `its items cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

/** @returns why the items cannot be taken in */
async function takeIn(
  { db, bank, packs }: Dependencies,
  tx: Tx,
  items: readonly Item[],
  pack: TakenIn,
): Promise<string | undefined> {
  const ids = items.map(({ id }) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated) return `it has two items ${repeated}`;
  const others = packs.flatMap(({ plugin }) => (plugin === pack.plugin ? [] : [plugin]));
  const taken = await db
    .catalogue(ItemRow, tx)
    .where({ isOperational: true })
    .whereRaw('item_id = any(?::text[])', [ids])
    .whereRaw('pack = any(?::text[])', [others])
    .first();
  if (taken) return `its item ${taken.itemId} is one of ${taken.pack}; give it another id`;
  await bank.bringIn(tx, items, { origin: 'shipped', pack });
  return undefined;
}

import type { Item, OpenItem } from '../plugins/item-bank/items/item.ts';
import type { ItemModel } from '../plugins/item-bank/items/item-model.ts';
import type { ProvidedPack } from '../plugins/item-bank/items/packs/pack-items.ts';
import * as packItems from '../plugins/item-bank/items/packs/pack-items.ts';

export const packIds = ['items-core-math', 'items-applied-reasoning', 'items-ai-concepts', 'items-cognitive'] as const;

/** The pack for grades 3 to 5, with pools of its own. */
export const earlyGrades = 'items-early-grades';

/** The general packs of the tree, without a platform. Imported dynamically, because `tsconfig.packs.json` checks their types. */
export const shippedPacks = (): Promise<ProvidedPack[]> => packsOf(packIds);

const packsOf = (plugins: readonly string[]): Promise<ProvidedPack[]> =>
  Promise.all(
    plugins.map(async (plugin) => {
      const { pack } = await import(new URL(`../plugins/${plugin}/pack.ts`, import.meta.url).href);
      return { plugin, service: pack };
    }),
  );

/** The item models of all packs. */
export const itemModels = async (): Promise<ItemModel[]> => packItems.itemModels(await shippedPacks());

/** Every item of all packs. */
export async function shippedItems(): Promise<Item[]> {
  const packs = await shippedPacks();
  return (await Promise.all(packs.map(({ service }) => packItems.packItems(service)))).flat();
}

/** Every item for grades 3 to 5. */
export async function earlyItems(): Promise<Item[]> {
  const packs = await packsOf([earlyGrades]);
  return (await Promise.all(packs.map(({ service }) => packItems.packItems(service)))).flat();
}

/** Changes when an item changes. */
export const contentFingerprint = async (): Promise<string> =>
  (await packsOf([...packIds, earlyGrades])).map(({ service }) => packItems.packFingerprint(service)).join('');

/** The agreement of open items' rubrics with human ratings, by item id. */
export async function shippedAgreements(): Promise<Record<string, OpenItem['agreement']>> {
  const contents = await Promise.all((await shippedPacks()).map(({ service }) => service.load()));
  return Object.fromEntries(contents.flatMap(({ openItems }) => openItems.map(({ id, agreement }) => [id, agreement])));
}

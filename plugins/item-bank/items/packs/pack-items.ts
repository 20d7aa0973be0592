import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Provided } from '../../../../core/contract/index.ts';
import { Item } from '../item.ts';
import type { ItemModel } from '../item-model.ts';
import { itemsOf, writtenItems } from '../pools.ts';
import type { ItemPack } from './services.ts';

export type ProvidedPack = Provided<ItemPack>;

/**
 * All items of a pack, checked: each variant of each model, and the hand-written ones, for all pools. Takes a second or
 * more, with pauses for other work.
 */
export async function packItems(pack: ItemPack): Promise<Item[]> {
  const { models, openItems } = await pack.load();
  const items: Item[] = [];
  for (const model of models) {
    items.push(...itemsOf(model).map((item) => Item.parse(item)));
    await new Promise((resolve) => setImmediate(resolve));
  }
  items.push(...writtenItems(openItems).map((item) => Item.parse(item)));
  return items;
}

/** The item models of packs, in order. Of two with the same id the first is used, as for items. */
export async function itemModels(packs: readonly ProvidedPack[]): Promise<ItemModel[]> {
  const contents = await Promise.all(packs.map(({ service }) => service.load()));
  const models = new Map<string, ItemModel>();
  for (const model of contents.flatMap((content) => content.models)) {
    if (!models.has(model.id)) models.set(model.id, model);
  }
  return [...models.values()];
}

/** Fingerprint of a pack's content and of the bank's code that generates items from it. */
export const packFingerprint = (pack: ItemPack): string =>
  createHash('sha256').update(pack.fingerprint()).update(generatorFingerprint()).digest('hex').slice(0, 32);

/** Fingerprint of the bank's code that affects generated items. */
function generatorFingerprint(): string {
  const hash = createHash('sha256');
  for (const file of ['draw.ts', 'item-model.ts', 'item.ts', 'number-options.ts', 'pools.ts', 'practice-tasks.ts']) {
    hash.update(readFileSync(path.join(import.meta.dirname, '..', file)));
  }
  return hash.digest('hex');
}

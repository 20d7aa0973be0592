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
 * Every item of a pack: each variant of each model, and those written by hand, all checked, for assessments, for practice
 * and for the demo. Takes a second or more, and lets others have their turn meanwhile.
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

/** The item models of packs, in their order. Of two with the same id the first is taken, as with items. */
export async function itemModels(packs: readonly ProvidedPack[]): Promise<ItemModel[]> {
  const contents = await Promise.all(packs.map(({ service }) => service.load()));
  const models = new Map<string, ItemModel>();
  for (const model of contents.flatMap((content) => content.models)) {
    if (!models.has(model.id)) models.set(model.id, model);
  }
  return [...models.values()];
}

/** Of a pack's content and of how the bank makes items from it. */
export const packFingerprint = (pack: ItemPack): string =>
  createHash('sha256').update(pack.fingerprint()).update(makingFingerprint()).digest('hex').slice(0, 32);

/** The bank's own code that decides what items become of a model. */
function makingFingerprint(): string {
  const hash = createHash('sha256');
  for (const file of ['draw.ts', 'item-model.ts', 'item.ts', 'pools.ts']) {
    hash.update(readFileSync(path.join(import.meta.dirname, '..', file)));
  }
  return hash.digest('hex');
}

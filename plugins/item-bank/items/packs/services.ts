import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineSharedService } from '../../../../core/contract/index.ts';
import type { ItemSection } from '../../contract.ts';
import type { Agreement, OpenItem } from '../item.ts';
import type { ItemModel } from '../item-model.ts';

/** The content of a pack. */
export interface PackContent {
  /** Item models. Their variants become items, and further variants are drawn for sittings. */
  readonly models: readonly ItemModel[];
  /** Hand-written open items with their rubrics. */
  readonly openItems: readonly OpenItem[];
}

/** The items of one plugin. Ids of models and items are unique among all packs and never change. */
export interface ItemPack {
  /** Sections with items of this pack. */
  readonly sections: readonly ItemSection[];
  /** Changes with the content, and is computed without loading it. */
  fingerprint(): string;
  /** Takes a second or more. The bank calls it to import changed content and to draw variants. */
  load(): Promise<PackContent>;
}

/** The packs of the item bank: any number of plugins provide one each. */
export const itemPacks = defineSharedService<ItemPack>('item-bank.packs');

/**
 * A pack whose content is the modules in a folder.
 * @param pack `load` imports the modules; nothing else does
 * @example
 *   const pack = createItemPack({
 *     sections: ['core_math'],
 *     folder: path.join(import.meta.dirname, 'content'),
 *     load: async () => (await import(…)).content,
 *   });
 */
export function createItemPack({
  sections,
  folder,
  load,
}: Pick<ItemPack, 'sections' | 'load'> & { readonly folder: string }): ItemPack {
  return {
    sections,
    load,
    fingerprint() {
      const hash = createHash('sha256');
      for (const file of globSync('**/*.{ts,js,mjs,json}', { cwd: folder }).sort()) {
        if (file.includes('.test.')) continue;
        hash.update(file).update(readFileSync(path.join(folder, file)));
      }
      return hash.digest('hex').slice(0, 32);
    },
  };
}

/** Adds the agreement of their rubrics to open items, by item id. */
export const withAgreements = (
  items: readonly OpenItem[],
  agreements: Readonly<Record<string, Agreement>>,
): OpenItem[] => items.map((item) => ({ ...item, agreement: agreements[item.id] }));

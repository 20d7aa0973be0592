import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineSharedService } from '../../../../core/contract/index.ts';
import type { ItemSection } from '../../contract.ts';
import type { Agreement, OpenItem } from '../item.ts';
import type { ItemModel } from '../item-model.ts';

/** What a pack has for the bank. */
export interface PackContent {
  /** Their variants become items; further variants are drawn from them for each sitting. */
  readonly models: readonly ItemModel[];
  /** Written by hand, with their rubrics. */
  readonly openItems: readonly OpenItem[];
}

/** Items that one plugin provides. Ids of models and items are unique among all packs and stay for ever. */
export interface ItemPack {
  /** The sections that it has items of. */
  readonly sections: readonly ItemSection[];
  /** Changes with the content, and is computed without loading it. */
  fingerprint(): string;
  /** Takes a second or more. The bank calls it to take in changed content and to draw variants. */
  load(): Promise<PackContent>;
}

/** The packs of the item bank: any number of plugins provide one each. */
export const itemPacks = defineSharedService<ItemPack>('item-bank.packs');

/**
 * A pack whose content is the modules in a folder.
 * @param pack `load` imports them, and nothing does so before it is called
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

/** Open items with what rated answers say of their rubrics, by the id of the item. */
export const withAgreements = (
  items: readonly OpenItem[],
  agreements: Readonly<Record<string, Agreement>>,
): OpenItem[] => items.map((item) => ({ ...item, agreement: agreements[item.id] }));

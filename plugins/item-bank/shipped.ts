import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { agreements } from './content/agreements.ts';
import type { OpenItem } from './items/item.ts';
import { Item } from './items/item.ts';
import type { ItemModel } from './items/item-model.ts';
import { itemsOf, writtenItems } from './pools.ts';

/** Names the state of the content that comes with the plugin: changes when a file of it does. */
export function contentFingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync('{content/**/*,items/**/*,pools}.ts', { cwd: import.meta.dirname }).sort()) {
    if (file.endsWith('.test.ts')) continue;
    hash.update(file).update(readFileSync(path.join(import.meta.dirname, file)));
  }
  return hash.digest('hex').slice(0, 32);
}

/** Every item model of the plugin. Loaded when asked for: only variants and a bank that is not filled need them. */
export async function itemModels(): Promise<ItemModel[]> {
  const [math, reasoning, concepts, cognitive] = await content();
  return [
    ...math.coreMathModels,
    ...reasoning.appliedReasoningModels,
    ...concepts.aiConceptualModels,
    ...cognitive.cognitiveModels,
  ];
}

/**
 * Every item that comes with the plugin: each variant of each model, and those written by hand, all checked, for
 * assessments, for practice and for the demo. Takes a few seconds, and lets others have their turn meanwhile.
 */
export async function shippedItems(): Promise<Item[]> {
  const [math, reasoning, concepts] = await content();
  const items: Item[] = [];
  for (const model of await itemModels()) {
    items.push(...itemsOf(model).map((item) => Item.parse(item)));
    await new Promise((resolve) => setImmediate(resolve));
  }
  const written = [math.coreMathOpenItems, reasoning.appliedReasoningOpenItems, concepts.aiConceptualOpenItems];
  return [...items, ...written.flatMap(writtenItems).map((item) => Item.parse(withAgreement(item)))];
}

/** The demo's copies are graded by the rubrics of the items they are made from. */
const withAgreement = (item: OpenItem): OpenItem => ({
  ...item,
  agreement: agreements[item.id.replace(/\.demo$/, '')],
});

const content = () =>
  Promise.all([
    import('./content/core-math/index.ts'),
    import('./content/applied-reasoning/index.ts'),
    import('./content/ai-conceptual/index.ts'),
    import('./content/cognitive/index.ts'),
  ]);

/** Of an item's content: an item that did not change keeps its version. */
export function checksumOf(item: Item): string {
  return createHash('sha256').update(canonical(item)).digest('hex').slice(0, 32);
}

/** JSON with keys in order, so that the order of writing does not matter. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${entries
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`)
    .join(',')}}`;
}

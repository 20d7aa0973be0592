import { createHash } from 'node:crypto';
import type { Random } from '../../../core/random.ts';
import { checkItem } from '../items/check.ts';
import type { ChoiceItem, Item } from '../items/item.ts';
import type { ItemModel } from '../items/item-model.ts';
import { generate } from '../items/item-model.ts';
import { itemsOf, textOf } from '../pools.ts';
import { cognitiveModels } from '../shipped.ts';

// A text that is asked once is worth nothing to whoever is asked next. Item models repeat their design (kind of task,
// rule, load, difficulty) with every `variants` numbers, so a variant that lies a multiple of `variants` from an operational
// one has the same design and the same difficulty, and a text of its own.

/** A variant to be asked in place of its item. */
export interface Drawn {
  readonly item: ChoiceItem;
  /** Of its text, as `digestOf` has it. */
  readonly digest: string;
}

/** An operational variant that others are drawn for. */
interface Design {
  readonly variant: number;
  readonly parameters: ChoiceItem['parameters'];
  /** How many options there are. */
  readonly options: number;
  readonly digest: string;
}

/** What a model has shipped. */
interface Shipped {
  readonly model: ItemModel;
  /** By the ids of the items. */
  readonly own: ReadonlyMap<string, Design>;
  /** Texts of the model in every pool. */
  readonly digests: ReadonlySet<string>;
}

export interface VariantDrawer {
  /** Whether an item's model writes texts beyond those it has shipped. */
  hasVariants(item: Pick<Item, 'itemModel'>): boolean;
  /** Undefined where the draw gives a text that was shipped, or a question that does not pass the checks. */
  draw(item: Item, random: Random): Drawn | undefined;
}

/** Draws variants of the shipped cognitive items. Takes some tenths of a second; others have their turn meanwhile. */
export async function createVariantDrawer(): Promise<VariantDrawer> {
  const known = new Map<string, Shipped>();
  for (const model of await cognitiveModels()) {
    const items = itemsOf(model);
    // A model that writes nothing new gives the demo a part of its own variants.
    if (items.length > model.variants) known.set(model.id, shippedBy(model, items));
    await new Promise((resolve) => setImmediate(resolve));
  }
  return {
    hasVariants: ({ itemModel = '' }) => known.has(itemModel),
    draw(item, random) {
      const shipped = known.get(item.itemModel ?? '');
      const design = shipped?.own.get(item.id);
      // An item that was edited is no longer of its model's design.
      if (!design || item.format !== 'multiple_choice' || design.digest !== digestOf(item)) return undefined;
      const { model, digests } = shipped as Shipped;
      const number = design.variant + model.variants * (firstMultiple + Math.floor(random() * multiples));
      const written = generate(model, number);
      const digest = digestOf(written);
      const isSound = isOfDesign(written, design) && checkItem(written).problems.length === 0;
      return isSound && !digests.has(digest) ? { item: asVariantOf(item, written), digest } : undefined;
    },
  };
}

function shippedBy(model: ItemModel, items: readonly ChoiceItem[]): Shipped {
  const own = items.slice(0, model.variants).map((item, variant) => {
    const { parameters, options } = item;
    return [item.id, { variant, parameters, options: options.length, digest: digestOf(item) }] as const;
  });
  return { model, own: new Map(own), digests: new Set(items.map(digestOf)) };
}

/** Practice and the demo have the variants below. */
const firstMultiple = 100;
const multiples = 1_000_000;

/** The same difficulty and the same chance to guess. */
function isOfDesign({ parameters, options }: ChoiceItem, design: Design): boolean {
  const { a, b, c } = design.parameters;
  return parameters.a === a && parameters.b === b && parameters.c === c && options.length === design.options;
}

/** The text of a variant with all that is known of its item: id, parameters and their source, rung, pool. */
export const asVariantOf = (item: Item, { stem, stimulus, ...written }: ChoiceItem): ChoiceItem => ({
  ...written,
  stem,
  stimulus,
  id: item.id,
  rung: item.rung,
  parameters: item.parameters as ChoiceItem['parameters'],
  source: item.source,
  ...(item.pool && { pool: item.pool }),
});

/** Names a text, whatever the order of its options. */
export const digestOf = (item: ChoiceItem) => createHash('sha256').update(textOf(item)).digest('base64url');

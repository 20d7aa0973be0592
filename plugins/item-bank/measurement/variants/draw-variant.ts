import { createHash } from 'node:crypto';
import type { Random } from '../../../../core/random.ts';
import { checkItem } from '../../items/check.ts';
import type { ChoiceItem, Item } from '../../items/item.ts';
import type { ItemModel } from '../../items/item-model.ts';
import { generate } from '../../items/item-model.ts';
import { firstFurther, textOf } from '../../items/pools.ts';

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
  readonly model: ItemModel;
  readonly variant: number;
  readonly parameters: ChoiceItem['parameters'];
  /** How many options there are. */
  readonly options: number;
  readonly digest: string;
}

/** A text of the bank, in whatever pool and version. */
export interface ShippedText {
  readonly id: string;
  readonly digest: string;
}

export interface VariantDrawer {
  /** Whether an item's model writes texts beyond those it has shipped. */
  hasVariants(item: Pick<Item, 'itemModel'>): boolean;
  /** Undefined where the draw gives a text that was shipped, or a question that does not pass the checks. */
  draw(item: Item, random: Random): Drawn | undefined;
}

/**
 * Draws variants of shipped items.
 * @param shipped every text of the bank: none of them is drawn
 */
export function createVariantDrawer(models: readonly ItemModel[], shipped: readonly ShippedText[]): VariantDrawer {
  const digests = new Set(shipped.map(({ digest }) => digest));
  // A model that writes nothing new gives practice and the demo a part of its own variants.
  const writing = new Set(
    shipped.flatMap(({ id }) => {
      const { model, variant } = placeIn(id);
      return variant >= firstFurther ? [model] : [];
    }),
  );
  const known = new Map(models.filter(({ id }) => writing.has(id)).map((model) => [model.id, model]));
  const designs = new Map<string, Design | undefined>();
  const designOf = ({ id, itemModel = '' }: Item): Design | undefined => {
    if (!designs.has(id)) designs.set(id, designIn(known.get(itemModel), id));
    return designs.get(id);
  };
  return {
    hasVariants: ({ itemModel = '' }) => known.has(itemModel),
    draw(item, random) {
      const design = designOf(item);
      // An item that was edited is no longer of its model's design.
      if (!design || design.model.id !== item.itemModel) return undefined;
      if (item.format !== 'multiple_choice' || design.digest !== digestOf(item)) return undefined;
      const { model, variant } = design;
      const written = tryToWrite(model, variant + model.variants * (firstMultiple + Math.floor(random() * multiples)));
      if (!written || !isOfDesign(written, design) || checkItem(written).problems.length > 0) return undefined;
      const digest = digestOf(written);
      return digests.has(digest) ? undefined : { item: asVariantOf(item, written), digest };
    },
  };
}

function designIn(model: ItemModel | undefined, id: string): Design | undefined {
  const { model: name, variant } = placeIn(id);
  if (model?.id !== name || variant >= model.variants) return undefined;
  const own = generate(model, variant);
  return { model, variant, parameters: own.parameters, options: own.options.length, digest: digestOf(own) };
}

/** The model and the number that an item's id names; −1 where it names none. */
function placeIn(id: string): { model: string; variant: number } {
  const [, model = '', number = '-1'] = /^(.+)\.(\d{4,})(?:\.demo)?$/.exec(id) ?? [];
  return { model, variant: Number(number) };
}

/** Undefined for numbers of which a model makes no whole question. */
function tryToWrite(model: ItemModel, variant: number): ChoiceItem | undefined {
  try {
    return generate(model, variant);
  } catch {
    return undefined;
  }
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
export const digestOf = (item: Parameters<typeof textOf>[0]) =>
  createHash('sha256').update(textOf(item)).digest('base64url');

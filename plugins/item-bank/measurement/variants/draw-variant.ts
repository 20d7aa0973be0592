import { createHash } from 'node:crypto';
import type { Random } from '../../../../core/random.ts';
import { checkItem } from '../../items/check.ts';
import type { ChoiceItem, Item } from '../../items/item.ts';
import type { ItemModel } from '../../items/item-model.ts';
import { generate } from '../../items/item-model.ts';
import { firstFurther, textOf } from '../../items/pools.ts';

// Learners pass on questions they were asked, so each asking gets its own text. Item models repeat their design (kind
// of task, rule, load, difficulty) every `variants` numbers: a variant at a multiple of `variants` from an operational one
// has the same design and difficulty, but another text.

/** A variant to be asked in place of its item. */
export interface DrawnVariant {
  readonly item: ChoiceItem;
  /** Digest of its text (`digestOf`). */
  readonly digest: string;
}

/** The design of an operational variant. */
interface Design {
  readonly model: ItemModel;
  readonly variant: number;
  readonly parameters: ChoiceItem['parameters'];
  /** Number of options. */
  readonly options: number;
  readonly digest: string;
}

/** A text of the bank, of any pool and version. */
export interface ShippedText {
  readonly id: string;
  readonly digest: string;
}

export interface VariantDrawer {
  /** Whether an item's model can write texts beyond the shipped ones. */
  hasVariants(item: Pick<Item, 'itemModel'>): boolean;
  /** Undefined where the draw yields a shipped text, or a question that fails the checks. */
  draw(item: Item, random: Random): DrawnVariant | undefined;
}

/**
 * Draws variants of shipped items.
 * @param shipped all texts of the bank, which are never drawn
 */
export function createVariantDrawer(models: readonly ItemModel[], shipped: readonly ShippedText[]): VariantDrawer {
  const digests = new Set(shipped.map(({ digest }) => digest));
  // Only models with variants beyond the operational ones can write new texts.
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
      // An edited item no longer has its model's design.
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
  const operational = generate(model, variant);
  return {
    model,
    variant,
    parameters: operational.parameters,
    options: operational.options.length,
    digest: digestOf(operational),
  };
}

/** The model and variant number in an item's id; −1 where there is none. */
function placeIn(id: string): { model: string; variant: number } {
  const [, model = '', number = '-1'] = /^(.+)\.(\d{4,})(?:\.demo)?$/.exec(id) ?? [];
  return { model, variant: Number(number) };
}

/** Undefined for variants that the model cannot write. */
function tryToWrite(model: ItemModel, variant: number): ChoiceItem | undefined {
  try {
    return generate(model, variant);
  } catch {
    return undefined;
  }
}

/** Lower multiples belong to practice and the demo. */
const firstMultiple = 100;
const multiples = 1_000_000;

/** Whether difficulty and chance to guess are the same. */
function isOfDesign({ parameters, options }: ChoiceItem, design: Design): boolean {
  const { a, b, c } = design.parameters;
  return parameters.a === a && parameters.b === b && parameters.c === c && options.length === design.options;
}

/** A variant's text with its item's id, parameters, source, rung and pool. */
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

/** Digest of a text, independent of the order of options. */
export const digestOf = (item: Parameters<typeof textOf>[0]) =>
  createHash('sha256').update(textOf(item)).digest('base64url');

import { z } from 'zod';
import { Block } from '../../../../core/contract/blocks.ts';
import type { Database } from '../../../../core/db/index.ts';
import type { ChoiceItem } from '../../items/item.ts';
import type { ItemModel } from '../../items/item-model.ts';
import { ItemRow } from '../../models.ts';
import type { ShippedText, VariantDrawer } from './draw-variant.ts';
import { createVariantDrawer, digestOf } from './draw-variant.ts';

/** The variant drawer of this process, loaded with the first sitting that needs it. */
export interface VariantSource {
  /**
   * Reads the texts of the bank once, in a database session of its own. Call it before a transaction that needs it:
   * waiting transactions could otherwise occupy all sessions.
   */
  load(): Promise<VariantDrawer>;
  /** Undefined until it is loaded. */
  loaded(): VariantDrawer | undefined;
}

/** @param models loads the item models */
export function createVariantSource(db: Database, models: () => Promise<ItemModel[]>): VariantSource {
  let loading: Promise<VariantDrawer> | undefined;
  let drawer: VariantDrawer | undefined;
  return {
    load() {
      loading ??= read(db, models).then(
        (read) => {
          drawer = read;
          return read;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
    loaded: () => drawer,
  };
}

async function read(db: Database, models: () => Promise<ItemModel[]>): Promise<VariantDrawer> {
  const rows = await textRows(db);
  const texts: ShippedText[] = [];
  for (const { itemId, text } of rows) {
    texts.push({ id: itemId, digest: digestOf(Text.parse(text)) });
    if (texts.length % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return createVariantDrawer(await models(), texts);
}

type Text = Pick<ChoiceItem, 'stem' | 'stimulus' | 'options' | 'optionFigures'>;

/** Parsing restores the key order of the models; the database stores another order. */
const Text: z.ZodType<Text> = z.object({
  stem: z.string(),
  stimulus: z.array(Block),
  options: z.array(z.string()),
  optionFigures: z.array(Block).optional(),
});

async function textRows(db: Database) {
  const rows = await db
    .catalogue(ItemRow)
    .where({ format: 'multiple_choice' })
    .select(
      'itemId',
      ItemRow.raw(`jsonb_strip_nulls(jsonb_build_object('stem', content -> 'stem', 'stimulus', content -> 'stimulus',
        'options', content -> 'options', 'optionFigures', content -> 'optionFigures')) as text`),
    );
  return rows as (ItemRow & { text: unknown })[];
}

import { knexOf } from '../../core/db/index.ts';
import { itemModels } from '../../tests/item-packs.ts';
import type { Item } from './items/item.ts';
import type { OptionOrder } from './measurement/sittings/option-order.ts';
import { asShown } from './measurement/sittings/option-order.ts';
import type { VariantDrawer } from './measurement/variants/draw-variant.ts';
import { createVariantDrawer, digestOf } from './measurement/variants/draw-variant.ts';

/** An item as shown in one asking, with its key as a display place. */
export interface AskedItem {
  readonly itemId: string;
  readonly item: Item;
  readonly optionOrder: OptionOrder;
}

/** The asked items by question id. */
export async function askedItems(
  database: Parameters<typeof knexOf>[0],
  questionIds: readonly string[],
): Promise<Map<string, AskedItem>> {
  const { rows } = await knexOf(database).raw<{ rows: { id: string; order: OptionOrder; content: Item }[] }>(
    `select r.id, r.option_order as order, coalesce(v.content, i.content) as content from item_bank.responses r
       join item_bank.items i on i.item_id = r.item_id and i.version = r.item_version
       left join item_bank.variants v on v.digest = r.variant where r.id = any(?::uuid[])`,
    [[...questionIds]],
  );
  return new Map(
    rows.map(({ id, order, content }) => [
      id,
      { itemId: content.id, item: asShown(content, order), optionOrder: order },
    ]),
  );
}

/** The asked item of one question. */
export async function askedItem(database: Parameters<typeof knexOf>[0], questionId: string): Promise<AskedItem> {
  const asked = (await askedItems(database, [questionId])).get(questionId);
  if (!asked) throw new Error('No such question was asked');
  return asked;
}

/** The answer that earns every point: the place of the right option, or the model answer. */
export async function rightAnswer(
  database: Parameters<typeof knexOf>[0],
  questionId: string,
): Promise<number | string> {
  const { item } = await askedItem(database, questionId);
  return item.format === 'multiple_choice' ? item.key : item.rubric.modelAnswer;
}

/** A drawer of variants of shipped items, without a database. */
export async function drawerOf(shipped: readonly Item[]): Promise<VariantDrawer> {
  const texts = shipped.flatMap((item) =>
    item.format === 'multiple_choice' ? { id: item.id, digest: digestOf(item) } : [],
  );
  return createVariantDrawer(await itemModels(), texts);
}

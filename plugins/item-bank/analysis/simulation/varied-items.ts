import { seededRandom } from '../../../../core/random.ts';
import type { Item } from '../../items/item.ts';
import type { ItemModel } from '../../items/item-model.ts';
import { createVariantDrawer, digestOf } from '../../measurement/variants/draw-variant.ts';

/** An item has variants if one of this many draws yields a text that is not shipped. */
const draws = 6;

/** Ids of the items with variants. */
export function variedItems(items: readonly Item[], models: readonly ItemModel[]): Set<string> {
  const choices = items.filter((item) => item.format === 'multiple_choice');
  const drawer = createVariantDrawer(
    models,
    choices.map((item) => ({ id: item.id, digest: digestOf(item) })),
  );
  const random = seededRandom('varied items');
  const isVaried = (item: Item) => Array.from({ length: draws }).some(() => drawer.draw(item, random) !== undefined);
  return new Set(choices.flatMap((item) => (drawer.hasVariants(item) && isVaried(item) ? item.id : [])));
}

import type { Item } from '../../items/item.ts';
import type { DrawnVariant } from './draw-variant.ts';

/** A question of a form before it is stored. */
export interface FormItem {
  readonly item: Item;
  readonly version: number;
  /** The variant that is asked in place of the item. */
  readonly variant: DrawnVariant | undefined;
}

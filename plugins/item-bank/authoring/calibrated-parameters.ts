import type { Item } from '../items/item.ts';
import { questionFingerprint } from './history.ts';

/**
 * A shipped item with the calibrated parameters of the stored one, as long as its question is unchanged: parameters
 * estimated from answers are better than those of the item model. A changed question becomes provisional again.
 */
export function withCalibratedParameters(shipped: Item, stored: Item | undefined): Item {
  if (stored?.source.kind !== 'calibrated' || questionFingerprint(stored) !== questionFingerprint(shipped))
    return shipped;
  const { parameters, source, rung } = stored;
  return { ...shipped, parameters, source, rung } as Item;
}

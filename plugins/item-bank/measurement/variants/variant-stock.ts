import type { Clock } from '../../../../core/clock.ts';
import type { Database, Tx } from '../../../../core/db/index.ts';
import type { Random } from '../../../../core/random.ts';
import type { ChoiceItem, Item } from '../../items/item.ts';
import { VariantRow } from '../../models.ts';
import type { DrawnVariant } from './draw-variant.ts';
import { asVariantOf } from './draw-variant.ts';
import type { HeldTexts } from './held-texts.ts';
import { storeNew } from './store-new.ts';
import type { VariantSource } from './variant-source.ts';

/** A text for one asking. */
export interface ClaimedText {
  readonly drawn: DrawnVariant;
  /** Resolves when the text is reserved. Further statements may be sent at the same time. */
  readonly claimed: Promise<unknown>;
}

/** Maximum number of draws at the time of asking. Some designs have few texts. */
export const maxDraws = 6;

/** Supplies question texts, each of which is asked once. */
export interface VariantStock {
  /** False where the item's model has no unused text. */
  hasFresh(item: { readonly itemId: string; readonly itemModel?: string | undefined }): boolean;
  /** An unused text. Undefined where there is none; `hasFresh` is then false. */
  take(tx: Tx, item: Item): Promise<ClaimedText | undefined>;
  /** Prepares for this many askings of an item. */
  expect(item: Item, askings: number): void;
  /** The least asked of the item's used texts. */
  takeLeastAsked(tx: Tx, item: Item): Promise<ClaimedText | undefined>;
}

interface Dependencies {
  readonly db: Database;
  readonly random: Random;
  readonly clock: Clock;
  readonly source: VariantSource;
  readonly held: HeldTexts;
}

export function createVariantStock({ db, random, clock, source, held }: Dependencies): VariantStock {
  return {
    hasFresh: ({ itemId, itemModel }) =>
      (source.loaded()?.hasVariants({ itemModel }) ?? false) && !held.isUsedUp(itemId),

    async take(tx, item) {
      const drawer = await source.load();
      const drawn = held.shift(item);
      if (drawn) return { drawn, claimed: claim(tx, drawn) };
      for (let draws = 0; draws < maxDraws; draws++) {
        const fresh = drawer.draw(item, random);
        if (fresh && (await claimNew(tx, fresh))) return { drawn: fresh, claimed: Promise.resolve() };
      }
      held.noteUsedUp(item);
      return undefined;
    },

    expect: (item, askings) => held.expect(item, askings),

    async takeLeastAsked(tx, item) {
      const least = await db
        .catalogue(VariantRow, tx)
        .where({ itemId: item.id })
        .where('asked', '>', 0)
        .orderBy(['asked', 'lastAskedAt'])
        .first();
      if (!least) return undefined;
      const { digest, content } = least;
      const claimed = db
        .catalogue(VariantRow, tx)
        .findById(digest)
        .patch({ asked: least.asked + 1, lastAskedAt: clock.now() })
        .execute();
      return { drawn: { digest, item: asVariantOf(item, content as ChoiceItem) }, claimed };
    },
  };

  /** Claims a text that this process holds. */
  async function claim(tx: Tx, { digest }: DrawnVariant): Promise<void> {
    const asked = { asked: 1, lastAskedAt: clock.now(), heldUntil: null };
    const claimed = await db.catalogue(VariantRow, tx).where({ digest, asked: 0 }).patch(asked);
    if (claimed !== 1) throw new Error(`The hold on text ${digest} has expired, and another process has claimed it`);
  }

  /** Claims a new text; false where it is stored already. */
  async function claimNew(tx: Tx, { item, digest }: DrawnVariant): Promise<boolean> {
    const row = { digest, itemId: item.id, content: item, asked: 1, lastAskedAt: clock.now(), heldUntil: null };
    return (await storeNew(db, tx, [row])).has(digest);
  }
}

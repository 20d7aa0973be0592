import type { Clock } from '../../../../core/clock.ts';
import type { Database, Tx } from '../../../../core/db/index.ts';
import type { Random } from '../../../../core/random.ts';
import type { ChoiceItem, Item } from '../../items/item.ts';
import { VariantRow } from '../../models.ts';
import type { Drawn } from './draw-variant.ts';
import { asVariantOf } from './draw-variant.ts';
import type { HeldTexts } from './held-texts.ts';
import { storeNew } from './store-new.ts';
import type { VariantSource } from './variant-source.ts';

/** A text for one asking. */
export interface Taken {
  readonly drawn: Drawn;
  /** Resolves once the text is this asking's alone; what follows may be sent at the same time. */
  readonly claimed: Promise<unknown>;
}

/** A text that is drawn at the time of asking is drawn so many times. Some designs have few texts. */
export const mostDraws = 6;

/** Gives questions their texts, each of which is asked once. */
export interface VariantStock {
  /** False where the item's model writes no further text, or has none left that nobody was asked. */
  hasFresh(item: { readonly itemId: string; readonly itemModel?: string | undefined }): boolean;
  /** A text that nobody was asked. Undefined where there is none, which `hasFresh` says from then on. */
  take(tx: Tx, item: Item): Promise<Taken | undefined>;
  /** So many askings of an item are expected soon. */
  expect(item: Item, askings: number): void;
  /** Of the texts of this item that were asked before, the one that was asked least. */
  takeLeastAsked(tx: Tx, item: Item): Promise<Taken | undefined>;
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
      for (let draws = 0; draws < mostDraws; draws++) {
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

  /** A text that this process holds. */
  async function claim(tx: Tx, { digest }: Drawn): Promise<void> {
    const asked = { asked: 1, lastAskedAt: clock.now(), heldUntil: null };
    const claimed = await db.catalogue(VariantRow, tx).where({ digest, asked: 0 }).patch(asked);
    if (claimed !== 1) throw new Error(`The text ${digest} was held too long: another process has it by now`);
  }

  /** A text that nobody holds: false where somebody was asked it or is about to be. */
  async function claimNew(tx: Tx, { item, digest }: Drawn): Promise<boolean> {
    const row = { digest, itemId: item.id, content: item, asked: 1, lastAskedAt: clock.now(), heldUntil: null };
    return (await storeNew(db, tx, [row])).has(digest);
  }
}

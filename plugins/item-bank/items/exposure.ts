import type { Clock } from '../../../core/clock.ts';
import type { Database, Tx } from '../../../core/db/index.ts';
import type { ItemSection, Pool } from '../contract.ts';
import { itemUse } from '../contract.ts';
import { ExposureMonthRow, ExposureRow, ItemRow, TakerMonthRow, TakersRow } from '../models.ts';

/** How often items were asked, and how many sittings started their section. */
export interface Exposure {
  readonly counts: Float64Array;
  readonly takers: number;
}

export type ExposureCounter = ReturnType<typeof createExposure>;

/** Counts how often items are shown, in all and by month, across all institutions. The demo is not counted: it is not a sample of learners. */
export function createExposure(db: Database, clock: Clock) {
  const month = () => `${clock.now().toISOString().slice(0, 7)}-01`;
  return {
    /** Current counts, in the order of the items. */
    async now(
      items: readonly { readonly itemId: string }[],
      section: ItemSection,
      pool: Pool,
      tx: Tx | undefined,
    ): Promise<Exposure> {
      if (itemUse({ pool }) === 'demo') return { counts: new Float64Array(items.length), takers: 0 };
      const asked = await db.catalogue(ExposureRow, tx).whereIn(
        'itemId',
        items.map(({ itemId }) => itemId),
      );
      const takers = await db.catalogue(TakersRow, tx).findOne({ section, pool });
      const countOf = new Map(asked.map((row) => [row.itemId, row.asked]));
      return {
        counts: Float64Array.from(items, ({ itemId }) => countOf.get(itemId) ?? 0),
        takers: takers?.sittings ?? 0,
      };
    },

    /** Counts one showing of each item. Rows are locked in a fixed order, so that concurrent calls cannot deadlock. */
    async countAsked(tx: Tx, itemIds: readonly string[], pool: Pool): Promise<void> {
      if (itemUse({ pool }) === 'demo') return;
      const ids = [...itemIds].sort();
      // One statement for both tables: each asked question waits for it.
      const inMonth = db
        .catalogue(ExposureMonthRow, tx)
        .insert(ids.map((itemId) => ({ itemId, month: month(), asked: 1 })))
        .onConflict(['itemId', 'month'])
        .merge({ asked: increment('exposure_months', 'asked') });
      await db
        .catalogue(ExposureRow, tx)
        .with('in_month', inMonth)
        .insert(ids.map((itemId) => ({ itemId, asked: 1 })))
        .onConflict('itemId')
        .merge({ asked: increment('exposure', 'asked') });
    },

    /** Counts a sitting that starts a section. Locks the section's row until the transaction ends. */
    async countTaker(tx: Tx, section: ItemSection, pool: Pool): Promise<void> {
      if (itemUse({ pool }) === 'demo') return;
      const inMonth = db
        .catalogue(TakerMonthRow, tx)
        .insert({ section, pool, month: month(), sittings: 1 })
        .onConflict(['section', 'pool', 'month'])
        .merge({ sittings: increment('taker_months', 'sittings') });
      await db
        .catalogue(TakersRow, tx)
        .with('in_month', inMonth)
        .insert({ section, pool, sittings: 1 })
        .onConflict(['section', 'pool'])
        .merge({ sittings: increment('takers', 'sittings') });
    },
  };
}

function increment(table: string, column: string): number {
  // Objection accepts raw SQL as a value; its types do not allow it.
  return ItemRow.raw('??.?? + 1', [table, column]) as unknown as number;
}

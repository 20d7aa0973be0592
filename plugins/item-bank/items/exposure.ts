import type { Database, Tx } from '../../../core/db/index.ts';
import type { ItemSection } from '../contract.ts';
import type { Pool } from '../models.ts';
import { ExposureRow, ItemRow, TakersRow } from '../models.ts';

/** How often each of some items was asked, and of how many people who began their section. */
export interface Exposure {
  readonly counts: Float64Array;
  readonly takers: number;
}

/** Counts how often items are shown, over all institutions. Those of the demo are not counted: it is no sample of anybody. */
export function createExposure(db: Database) {
  return {
    /** As it is counted at this moment; counts run like the items. */
    async now(
      items: readonly { readonly itemId: string }[],
      section: ItemSection,
      pool: Pool,
      tx: Tx | undefined,
    ): Promise<Exposure> {
      if (pool === 'demo') return { counts: new Float64Array(items.length), takers: 0 };
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

    /** Counts that items of a pool were asked, each once. Always in the same order, so that two who count at once do not block each other. */
    async countAsked(tx: Tx, itemIds: readonly string[], pool: Pool): Promise<void> {
      if (pool === 'demo') return;
      await db
        .catalogue(ExposureRow, tx)
        .insert([...itemIds].sort().map((itemId) => ({ itemId, asked: 1 })))
        .onConflict('itemId')
        .merge({ asked: increment('exposure', 'asked') });
    },

    /** Counts that somebody began a section; whoever else begins it waits until this transaction ends. */
    async countTaker(tx: Tx, section: ItemSection, pool: Pool): Promise<void> {
      if (pool === 'demo') return;
      await db
        .catalogue(TakersRow, tx)
        .insert({ section, pool, sittings: 1 })
        .onConflict(['section', 'pool'])
        .merge({ sittings: increment('takers', 'sittings') });
    },
  };
}

function increment(table: string, column: string): number {
  // Objection takes raw SQL as a value; its types do not know.
  return ItemRow.raw('??.?? + 1', [table, column]) as unknown as number;
}

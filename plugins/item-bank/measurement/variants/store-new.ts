import type { Database, Tx } from '../../../../core/db/index.ts';
import { VariantRow } from '../../models.ts';

/**
 * Stores texts that are not stored yet. @returns the digests of the new ones. Uses raw SQL, because Objection returns all
 * rows, including those that were in conflict.
 */
export async function storeNew(
  db: Database,
  tx: Tx | undefined,
  rows: readonly Pick<VariantRow, 'digest' | 'itemId' | 'content' | 'asked' | 'lastAskedAt' | 'heldUntil'>[],
): Promise<Set<string>> {
  // Sorted, so that concurrent calls cannot deadlock.
  const sorted = [...rows].sort((one, other) => (one.digest < other.digest ? -1 : 1));
  const storing = VariantRow.raw(
    `insert into item_bank.variants (digest, item_id, content, asked, last_asked_at, held_until)
       select digest, "itemId", content, asked, "lastAskedAt", "heldUntil" from jsonb_to_recordset(?::jsonb)
         as row (digest text, "itemId" text, content jsonb, asked int, "lastAskedAt" timestamptz, "heldUntil" timestamptz)
       on conflict do nothing returning digest`,
    [JSON.stringify(sorted)],
  );
  const stored = await db.catalogue(VariantRow, tx).with('stored', storing).from('stored').select('digest');
  return new Set(stored.map(({ digest }) => digest));
}

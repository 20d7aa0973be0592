import type { Database, Tx } from '../../../../core/db/index.ts';
import { VariantRow } from '../../models.ts';

/**
 * Stores texts that nobody has stored before; gives the digests of those. Objection gives back whatever was to be inserted,
 * whether it was or not, so that the statement is our own.
 */
export async function storeNew(
  db: Database,
  tx: Tx | undefined,
  rows: readonly Pick<VariantRow, 'digest' | 'itemId' | 'content' | 'asked' | 'lastAskedAt' | 'heldUntil'>[],
): Promise<Set<string>> {
  // In one order, so that two who store the same at once do not wait for each other.
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

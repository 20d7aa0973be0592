import type { Clock } from '../../../../core/clock.ts';
import type { Database, Tx } from '../../../../core/db/index.ts';
import { newId } from '../../../../core/db/index.ts';
import { ItemRow, StateChangeRow } from '../../models.ts';
import type { ItemState } from './contract.ts';

interface Change extends Pick<StateChangeRow, 'reason' | 'cause'> {
  readonly to: ItemState;
  readonly changedBy?: string;
  readonly institutionId?: string;
}

/**
 * Stores a state for all versions of items, and the change. Whether the state may follow is up to the caller, who also bumps
 * the bank's revision.
 */
export async function setState(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  tx: Tx,
  items: readonly Pick<ItemRow, 'itemId' | 'version' | 'state'>[],
  { to, ...change }: Change,
): Promise<void> {
  if (items.length === 0) return;
  await db
    .catalogue(ItemRow, tx)
    .whereRaw('item_id = any(?::text[])', [items.map(({ itemId }) => itemId)])
    .patch({ state: to });
  const changedAt = clock.now();
  const rows = items.map(({ itemId, version, state }) => ({
    ...{ id: newId(), itemId, itemVersion: version, fromState: state, toState: to, changedAt },
    ...change,
  }));
  for (let start = 0; start < rows.length; start += 500) {
    await db.catalogue(StateChangeRow, tx).insert(rows.slice(start, start + 500));
  }
}

/** Items that their pack retired, not a person, with the state before: they return with the pack. By id. */
export async function retiredByPack(
  { db }: { readonly db: Database },
  tx: Tx,
  itemIds: readonly string[],
): Promise<Map<string, ItemState>> {
  if (itemIds.length === 0) return new Map();
  const latest = await db
    .catalogue(StateChangeRow, tx)
    .whereRaw('item_id = any(?::text[])', [itemIds])
    .select(StateChangeRow.raw('distinct on (item_id) item_id, to_state, from_state, cause'))
    .orderByRaw('item_id, changed_at desc, id desc');
  return new Map(
    latest.flatMap(({ itemId, cause, toState, fromState }) =>
      cause === 'pack' && toState === 'retired' && fromState ? [[itemId, fromState]] : [],
    ),
  );
}

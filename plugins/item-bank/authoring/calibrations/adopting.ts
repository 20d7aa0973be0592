import type { Clock } from '../../../../core/clock.ts';
import { conflict } from '../../../../core/contract/index.ts';
import type { Database, Tx } from '../../../../core/db/index.ts';
import { Item, rungOf } from '../../items/item.ts';
import { checksumOf } from '../../items/packs/checksum.ts';
import { BankStateRow, ItemRow } from '../../models.ts';
import type { CalibrationRow } from '../rows.ts';
import type { CalibratedItem } from './contract.ts';
import { middleOf } from './scale.ts';

/**
 * Gives every item that a calibration estimated a new version with its parameters; the versions before stay, so that old
 * scores are recomputed as they were. All or nothing. @returns how many items
 * @throws Failure conflict: it has not ended or not converged, or the bank has changed under it
 */
export async function adopt(
  { db, clock }: { db: Database; clock: Clock },
  tx: Tx,
  calibration: CalibrationRow,
): Promise<number> {
  const { result, model } = calibration;
  if (calibration.status !== 'done' || !result) throw conflict('This calibration has not come to an end.');
  if (!result.converged) {
    throw conflict('This calibration did not converge: its figures may be looked at, but not put into the bank.');
  }
  const estimated = result.items.filter(({ outcome }) => outcome === 'estimated');
  if (estimated.length === 0) throw conflict('This calibration has no figures that the bank could take.');
  // Whoever changes the bank waits here, as those do who import.
  const state = await db.catalogue(BankStateRow, tx).forUpdate().first();
  const before = await operational(db, tx, estimated);
  const date = (calibration.finishedAt ?? clock.now()).toISOString().slice(0, 10);
  const rows = estimated.flatMap((each) => {
    const row = before.get(each.itemId);
    return row ? [versionOf(row, each, { model, date, createdAt: clock.now() })] : [];
  });
  await db
    .catalogue(ItemRow, tx)
    .whereRaw('item_id = any(?::text[])', [rows.map(({ itemId }) => itemId)])
    .where({ isOperational: true })
    .patch({ isOperational: false });
  for (let start = 0; start < rows.length; start += 100) {
    await db.catalogue(ItemRow, tx).insert(rows.slice(start, start + 100));
  }
  const next = { isTheOne: true, revision: (state?.revision ?? 0) + 1, fingerprint: state?.fingerprint ?? '' };
  await db.catalogue(BankStateRow, tx).insert(next).onConflict('isTheOne').merge();
  return rows.length;
}

/** The operational versions. @throws Failure conflict where they are not those that were calibrated */
async function operational(
  db: Database,
  tx: Tx,
  estimated: readonly CalibratedItem[],
): Promise<ReadonlyMap<string, ItemRow>> {
  const rows = await db
    .catalogue(ItemRow, tx)
    .whereRaw('item_id = any(?::text[])', [estimated.map(({ itemId }) => itemId)])
    .where({ isOperational: true });
  const known = new Map(rows.map((row) => [row.itemId, row]));
  const moved = estimated.filter(({ itemId, version }) => known.get(itemId)?.version !== version);
  if (moved.length > 0) {
    const named = moved.slice(0, 3).map(({ itemId }) => itemId);
    const more = moved.length > 3 ? ` and ${moved.length - 3} more` : '';
    throw conflict(
      `The bank has changed since this calibration: ${named.join(', ')}${more} ` +
        `${moved.length === 1 ? 'has' : 'have'} another version now. Calibrate again`,
    );
  }
  return known;
}

function versionOf(
  row: ItemRow,
  { after, answers }: CalibratedItem,
  { model, date, createdAt }: { model: string; date: string; createdAt: Date },
): Partial<ItemRow> {
  const content = Item.parse({
    ...row.content,
    parameters: after,
    rung: rungOf(middleOf(after.b)),
    source: {
      kind: 'calibrated',
      sampleSize: answers,
      date,
      model: row.format === 'open_ended' ? 'GRM' : model,
    },
  });
  const { itemId, section, contentArea, format, pool, origin } = row;
  return {
    itemId,
    version: row.version + 1,
    section,
    contentArea,
    rung: content.rung,
    format,
    pool,
    content,
    checksum: checksumOf(content),
    origin,
    createdAt,
    isOperational: true,
  };
}

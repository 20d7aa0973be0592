import { middleOf } from 'psychometrics';
import type { Clock } from '../../../../core/clock.ts';
import { conflict } from '../../../../core/contract/index.ts';
import type { Database, Tx } from '../../../../core/db/index.ts';
import { Item, rungOf } from '../../items/item.ts';
import type { ItemBank } from '../../items/item-bank.ts';
import { checksumOf } from '../../items/packs/checksum.ts';
import { ItemRow } from '../../models.ts';
import type { CalibrationRow } from '../rows.ts';
import type { CalibratedItem } from './contract.ts';

/**
 * Gives each estimated item of a calibration a new version with its parameters. All or nothing. Earlier versions stay, so
 * that old scores can be recomputed. @returns the number of items
 * @throws Failure conflict: the calibration has not ended or did not converge, or the bank has changed since
 */
export async function adoptCalibration(
  { db, clock, bank }: { db: Database; clock: Clock; bank: Pick<ItemBank, 'changed'> },
  tx: Tx,
  calibration: CalibrationRow,
): Promise<number> {
  const { result, model } = calibration;
  if (calibration.status !== 'done' || !result) throw conflict('This calibration has no result.');
  if (!result.converged) {
    throw conflict('This calibration did not converge, so its parameters cannot be adopted.');
  }
  const estimated = result.items.filter(({ outcome }) => outcome === 'estimated');
  if (estimated.length === 0) throw conflict('This calibration has no parameters within the bank’s limits.');
  // Serialises changes of the bank; imports take the same lock.
  await bank.changed(tx);
  const before = await currentRows(db, tx, estimated);
  const date = (calibration.finishedAt ?? clock.now()).toISOString().slice(0, 10);
  const rows = estimated.flatMap((each) => {
    const row = before.get(each.itemId);
    return row ? [versionOf(row, each, { model, date, createdAt: clock.now() })] : [];
  });
  await db
    .catalogue(ItemRow, tx)
    .whereRaw('item_id = any(?::text[])', [rows.map(({ itemId }) => itemId)])
    .where({ isCurrent: true })
    .patch({ isCurrent: false });
  for (let start = 0; start < rows.length; start += 100) {
    await db.catalogue(ItemRow, tx).insert(rows.slice(start, start + 100));
  }
  return rows.length;
}

/** The current versions. @throws Failure conflict where they are not the calibrated ones */
async function currentRows(
  db: Database,
  tx: Tx,
  estimated: readonly CalibratedItem[],
): Promise<ReadonlyMap<string, ItemRow>> {
  const rows = await db
    .catalogue(ItemRow, tx)
    .whereRaw('item_id = any(?::text[])', [estimated.map(({ itemId }) => itemId)])
    .where({ isCurrent: true });
  const byId = new Map(rows.map((row) => [row.itemId, row]));
  const changed = estimated.filter(({ itemId, version }) => byId.get(itemId)?.version !== version);
  if (changed.length > 0) {
    const named = changed.slice(0, 3).map(({ itemId }) => itemId);
    const more = changed.length > 3 ? ` and ${changed.length - 3} more` : '';
    throw conflict(
      `The bank has changed since this calibration: ${named.join(', ')}${more} ` +
        `${changed.length === 1 ? 'has' : 'have'} a newer version. Calibrate again`,
    );
  }
  return byId;
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
  const { itemId, section, contentArea, format, pool, origin, state, pack } = row;
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
    state,
    pack,
    createdAt,
    isCurrent: true,
  };
}

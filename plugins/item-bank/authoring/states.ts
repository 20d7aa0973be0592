import type { Clock } from '../../../core/clock.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import type { Audit, People } from '../../../core/services.ts';
import { stateRefusal } from '../contract.ts';
import type { ItemBank } from '../items/item-bank.ts';
import { setState } from '../items/states/set-state.ts';
import { ItemRow, StateChangeRow } from '../models.ts';
import type { ItemReview } from '../services.ts';
import { namesOf } from './names.ts';

interface Dependencies {
  readonly db: Database;
  readonly bank: Pick<ItemBank, 'changed'>;
  readonly clock: Clock;
  readonly people: People;
  readonly audit: Audit;
}

/** Changes the review states of items, with who, when and why. */
export function createStates({ db, bank, clock, people, audit }: Dependencies): ItemReview {
  return {
    change: ({ who, tx: given }, itemId, { to, reason }) =>
      db.transaction(async (tx) => {
        // Serialises changes of the bank, and announces this one to every process.
        await bank.changed(tx);
        const item = await db.catalogue(ItemRow, tx).findOne({ itemId, isCurrent: true });
        if (!item) throw notFound(`There is no item ${itemId}.`);
        const before = item.state;
        if (before === to) return { before, state: to };
        const refusal = stateRefusal(item, to);
        if (refusal !== undefined) throw conflict(refusal);
        const by = who.user
          ? { cause: 'person' as const, changedBy: who.user.id, institutionId: who.institution.id }
          : { cause: 'command' as const };
        await setState({ db, clock }, tx, [item], { to, reason, ...by });
        const details = { item: itemId, from: before, to };
        await audit.record({ who, tx }, { action: 'item.state-changed', subject: itemId, details });
        return { before, state: to };
      }, given),

    async changesOf(itemId, who) {
      const rows = await db
        .catalogue(StateChangeRow)
        .where({ itemId })
        .orderBy('changedAt', 'desc')
        .orderBy('id', 'desc');
      const ids = rows.map(({ changedBy }) => changedBy);
      const nameOf = who ? await namesOf(people, who, ids) : () => null;
      return rows.map((row) => ({
        from: row.fromState,
        to: row.toState,
        reason: row.reason,
        cause: row.cause,
        by: nameOf(row.changedBy),
        at: row.changedAt.toISOString(),
        itemVersion: row.itemVersion,
      }));
    },
  };
}

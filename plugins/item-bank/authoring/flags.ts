import type { Clock } from '../../../core/clock.ts';
import type { Actor, Who } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import { newId } from '../../../core/db/index.ts';
import type { Audit, People } from '../../../core/services.ts';
import { ItemRow } from '../models.ts';
import type { Flag, FlagReason } from './contract.ts';
import { namesOf } from './names.ts';
import { FlagRow } from './rows.ts';

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: People;
  readonly audit: Audit;
}

/** An institution's flags on items: raised with a reason, closed with a resolution. */
export function createFlags({ db, clock, people, audit }: Dependencies) {
  return {
    /** Flags on an item: open ones first, then newest first. */
    async of(who: Actor, itemId: string): Promise<Flag[]> {
      const rows = await db
        .rows(FlagRow, { who })
        .where({ itemId })
        .orderByRaw('resolved_at is not null, raised_at desc, id desc');
      return toFlags(who, rows);
    },

    /** Idempotent: the same text by the same person returns the open flag. @throws Failure not_found */
    async raise(who: Who, itemId: string, given: { reason: FlagReason; says: string }): Promise<Flag> {
      const row = await db.transaction(async (tx) => {
        // Serialises concurrent flags on this item.
        const item = await db.catalogue(ItemRow, tx).where({ itemId }).orderBy('version', 'desc').forUpdate().first();
        if (!item) throw notFound(`There is no item ${itemId}.`);
        const flags = db.rows(FlagRow, { who, tx });
        const known = await flags
          .clone()
          .findOne({ itemId, ...given, raisedBy: who.user.id })
          .whereNull('resolvedAt');
        if (known) return known;
        const id = newId();
        const flag = { id, itemId, itemVersion: item.version, ...given, raisedBy: who.user.id, raisedAt: clock.now() };
        await flags.clone().insert(flag);
        const details = { item: itemId, reason: given.reason };
        await audit.record({ who, tx }, { action: 'item.flagged', subject: id, details });
        return db.rows(FlagRow, { who, tx }).findById(id);
      });
      return toFlag(who, row);
    },

    /** @throws Failure not_found, conflict (already resolved differently) */
    async resolve(who: Who, id: string, resolution: string): Promise<Flag> {
      const row = await db.transaction(async (tx) => {
        const flag = await db.rows(FlagRow, { who, tx }).findById(id).forUpdate();
        if (!flag) throw notFound('There is no such flag.');
        if (flag.resolvedAt) {
          if (flag.resolution === resolution) return flag;
          throw conflict('This flag has been resolved already.');
        }
        const resolved = { resolvedBy: who.user.id, resolvedAt: clock.now(), resolution };
        await db.rows(FlagRow, { who, tx }).findById(id).patch(resolved);
        await audit.record({ who, tx }, { action: 'item.flag-resolved', subject: id, details: { item: flag.itemId } });
        return Object.assign(flag, resolved);
      });
      return toFlag(who, row);
    },
  };

  async function toFlag(who: Actor, row: FlagRow | undefined): Promise<Flag> {
    const [flag] = row ? await toFlags(who, [row]) : [];
    if (!flag) throw notFound('There is no such flag.');
    return flag;
  }

  async function toFlags(who: Actor, rows: readonly FlagRow[]): Promise<Flag[]> {
    const nameOf = await namesOf(
      people,
      who,
      rows.flatMap(({ raisedBy, resolvedBy }) => [raisedBy, resolvedBy]),
    );
    return rows.map((row) => ({
      id: row.id,
      itemVersion: row.itemVersion,
      reason: row.reason,
      says: row.says,
      raisedBy: nameOf(row.raisedBy),
      raisedAt: row.raisedAt.toISOString(),
      resolvedBy: nameOf(row.resolvedBy),
      resolvedAt: row.resolvedAt?.toISOString() ?? null,
      resolution: row.resolution,
    }));
  }
}

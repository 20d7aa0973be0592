import type { Clock } from '../../../core/clock.ts';
import type { Who } from '../../../core/contract/index.ts';
import { conflict, forbidden, notFound } from '../../../core/contract/index.ts';
import type { CallContext, Database } from '../../../core/db/index.ts';
import { acquireLock, afterCommit } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { People } from '../../../core/services.ts';
import { BlockRow } from '../models.ts';
import type { LearnerBlocks, LearnerRecord, Requester } from '../services.ts';
import type { BlockedPerson } from './contract.ts';
import { maxBlocked } from './contract.ts';

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'named'>;
  readonly record: Pick<LearnerRecord, 'peers'>;
  /** Tells the person's own open tabs, and nobody else. */
  changed(institution: Requester['institution'], userId: string): void;
}

/** Whom learners have blocked. The blocked person is never told. */
export function createBlocks({ db, clock, people, record, changed }: Dependencies) {
  const service: LearnerBlocks = {
    block: (who, userId) =>
      db.transaction(async (tx) => {
        const own = who.user.id;
        if (userId === own) throw conflict('You cannot block yourself.');
        if (who.user.role !== 'learner') throw forbidden('Only learners block each other. Staff can remove people.');
        const person = (await people.named({ who: unprivilegedActor(who.institution), tx }, [userId])).get(userId);
        if (!person) throw notFound('Person not found.');
        if (person.role !== 'learner') throw conflict(staffRefusal);
        await acquireLock(tx, `blocks of ${own}`);
        const blocked = await db.rows(BlockRow, { who, tx }).where({ userId: own });
        if (blocked.some(({ blockedId }) => blockedId === userId)) return;
        if (blocked.length >= maxBlocked) throw conflict(`You can block at most ${maxBlocked} people.`);
        await db.rows(BlockRow, { who, tx }).insert({ userId: own, blockedId: userId, at: clock.now() });
        afterCommit(tx, () => changed(who.institution, own));
      }),

    async blockedBy(context, userId) {
      const rows = await db.rows(BlockRow, context).where({ userId });
      return new Set(rows.map(({ blockedId }) => blockedId));
    },

    async apartFrom(context, userId) {
      const rows = await db.rows(BlockRow, context).where({ userId }).orWhere({ blockedId: userId });
      return new Set(rows.map((row) => (row.userId === userId ? row.blockedId : row.userId)));
    },
  };

  return {
    service,

    async list(who: Who): Promise<BlockedPerson[]> {
      const context: CallContext<Who> = { who };
      const rows = await db.rows(BlockRow, context).where({ userId: who.user.id }).orderBy('at', 'desc');
      const ids = rows.map(({ blockedId }) => blockedId);
      const peers = ids.length > 0 ? await record.peers(context, who.user, ids) : new Map<string, { name: string }>();
      return rows.map(({ blockedId: userId, at }) => ({
        ...{ userId, name: peers.get(userId)?.name ?? null },
        at: at.toISOString(),
      }));
    },

    async unblock(who: Who, userId: string): Promise<void> {
      const removed = await db.rows(BlockRow, { who }).where({ userId: who.user.id, blockedId: userId }).delete();
      if (removed > 0) changed(who.institution, who.user.id);
    },
  };
}

const staffRefusal =
  'Staff cannot be blocked. If something they do is wrong, tell another member of staff or a parent or guardian.';

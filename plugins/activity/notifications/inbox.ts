import { raw } from 'objection';
import type { Clock } from '../../../core/clock.ts';
import type { Who } from '../../../core/contract/index.ts';
import { notFound } from '../../../core/contract/index.ts';
import type { CallContext, Database, TransactionContext, Tx } from '../../../core/db/index.ts';
import { afterCommit, insertIfNew } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { People } from '../../../core/services.ts';
import type { NewNotification } from '../services.ts';
import type { NotificationPage } from './contract.ts';
import { NotificationKind } from './contract.ts';
import { InboxRow, NotificationRow } from './models.ts';

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'named'>;
  /** Notifies a person's open tabs. Called after the commit. */
  notifyTabs(institution: { id: string }, userId: string, change: number): void;
}

/** Maximum number of changes in a response. */
const maxChanges = 100;

export type Inbox = ReturnType<typeof createInbox>;

/** The notifications of all people. */
export function createInbox({ db, clock, people, notifyTabs }: Dependencies) {
  /** Numbers a change. Locks the inbox until the commit. */
  const nextChange = async (context: TransactionContext, userId: string): Promise<number> => {
    const inbox = await db
      .rows(InboxRow, context)
      .insert({ userId, change: 1 })
      .onConflict('userId')
      .merge({ change: raw('inboxes.change + 1') as unknown as number })
      .returning('change');
    return inbox.change;
  };

  const unreadOf = (who: Who, tx?: Tx) =>
    db
      .rows(NotificationRow, { who, ...(tx ? { tx } : {}) })
      .where({ userId: who.user.id })
      .whereNull('readAt')
      .resultSize();

  const changeOf = async (who: Who, tx: Tx) =>
    (await db.rows(InboxRow, { who, tx }).findById(who.user.id))?.change ?? 0;

  return {
    notify: (
      { who, tx: outer }: CallContext,
      { userId, id: name, to, kind, title, text }: NewNotification,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        NotificationKind.parse(kind);
        const context = { who, tx };
        const call = { who: unprivilegedActor(who.institution), tx };
        if (!(await people.named(call, [userId])).has(userId)) return;
        const number = await nextChange(context, userId);
        const row = { userId, name, kind, title, text, leadsTo: to ?? null, at: clock.now(), number, change: number };
        const isNew = await insertIfNew(db.rows(NotificationRow, context), row, ['userId', 'name']);
        if (isNew) afterCommit(tx, () => notifyTabs(who.institution, userId, number));
      }, outer),

    page: (who: Who, { limit, before }: { limit: number; before?: number | undefined }): Promise<NotificationPage> =>
      db.transaction(async (tx) => {
        // Read first: a change committed between the two queries is then repeated in the next response instead of lost.
        const change = await changeOf(who, tx);
        const query = db.rows(NotificationRow, { who, tx }).where({ userId: who.user.id });
        if (before !== undefined) query.where('number', '<', before);
        const rows = await query.orderBy('number', 'desc').limit(limit + 1);
        return pageOf(rows, limit, { unread: await unreadOf(who, tx), change });
      }),

    /** Notifications that arrived or were read since a change. `change` is where to continue. */
    changes: (who: Who, since: number): Promise<NotificationPage> =>
      db.transaction(async (tx) => {
        const change = await changeOf(who, tx);
        const rows = await db
          .rows(NotificationRow, { who, tx })
          .where({ userId: who.user.id })
          .where('change', '>', since)
          .orderBy('change')
          .limit(maxChanges + 1);
        const page = pageOf(rows, maxChanges, { unread: await unreadOf(who, tx), change });
        const last = rows[maxChanges - 1];
        return page.hasMore && last ? { ...page, change: last.change } : page;
      }),

    /** @throws Failure not_found */
    read: (who: Who, id: string) =>
      db.transaction(async (tx) => {
        const notification = await db.rows(NotificationRow, { who, tx }).findOne({ id, userId: who.user.id });
        if (!notification) throw notFound('There is no such notification.');
        return markRead(who, tx, (query) => query.where({ id }));
      }),

    readUpTo: (who: Who, number: number) =>
      db.transaction((tx) => markRead(who, tx, (query) => query.where('number', '<=', number))),

    /** Marks notifications as read whose name has this prefix. */
    async readByPrefix(who: Who, tx: Tx, prefix: string): Promise<void> {
      await markRead(who, tx, (query) => query.whereRaw('starts_with(name, ?)', [prefix]));
    },

    /** Deletes older notifications, read or not. */
    async sweep(institution: { id: string }, before: Date): Promise<number> {
      return db.rows(NotificationRow, { institution }).where('at', '<', before).delete();
    },
  };

  async function markRead(who: Who, tx: Tx, those: (query: Unread) => Unread) {
    const unread = () =>
      those(db.rows(NotificationRow, { who, tx }).where({ userId: who.user.id }).whereNull('readAt'));
    if ((await unread().resultSize()) > 0) {
      const change = await nextChange({ who, tx }, who.user.id);
      const count = await unread().patch({ readAt: clock.now(), change });
      if (count > 0) afterCommit(tx, () => notifyTabs(who.institution, who.user.id, change));
    }
    return { unread: await unreadOf(who, tx), change: await changeOf(who, tx) };
  }
}

type Unread = ReturnType<typeof NotificationRow.query>;

function pageOf(
  rows: readonly NotificationRow[],
  limit: number,
  { unread, change }: Pick<NotificationPage, 'unread' | 'change'>,
): NotificationPage {
  const items = rows.slice(0, limit).map(({ id, kind, title, text, leadsTo, at, readAt, number }) => ({
    ...{ id, kind, title, text, number },
    to: leadsTo,
    at: at.toISOString(),
    isRead: readAt !== null,
  }));
  return { items, unread, change, hasMore: rows.length > limit };
}

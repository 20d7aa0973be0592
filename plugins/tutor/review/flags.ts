import type { Who } from '../../../core/contract/index.ts';
import { notFound } from '../../../core/contract/index.ts';
import type { FlagState } from '../contract.ts';
import { ConversationRow, FlagRow, MessageRow } from '../models.ts';
import type { ReviewDependencies, ReviewQueries } from './queries.ts';

/** Lists, shows and resolves flagged messages for staff. */
export function createFlags(
  { db, clock, people, audit }: ReviewDependencies,
  reading: Pick<ReviewQueries, 'isOpenToStaff'>,
) {
  return {
    async list(who: Who, { state, limit, offset }: { state: FlagState; limit: number; offset: number }) {
      const rows = await db
        .rows(FlagRow, { who })
        .where({ state })
        .orderBy([
          { column: 'isUrgent', order: 'desc' },
          { column: 'raisedAt', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(limit)
        .offset(offset);
      const total = await db.rows(FlagRow, { who }).where({ state }).resultSize();
      return { items: await shown(who, rows), total };
    },

    /** A flagged message with its reply. Reading it is recorded in the audit log. @throws Failure not_found */
    async one(who: Who, id: string) {
      const row = await db.rows(FlagRow, { who }).findById(id);
      if (!row) throw notFound('There is no such flag.');
      const { userId, content, note, mailedTo } = row;
      const [flag] = await shown(who, [row]);
      if (!flag) throw notFound('There is no such flag.');
      await audit.record({ who }, { action: 'tutor.flag-read', subject: userId, details: { flag: id } });
      const isOpen = row.conversationId !== null && (await reading.isOpenToStaff(who, userId));
      return {
        ...flag,
        content,
        answered: await answerTo(who, row),
        conversationId: isOpen ? row.conversationId : null,
        mailed: mailedTo.length,
        note,
      };
    },

    /** Resolves or reopens a flag; repeating the state changes only the note. @throws Failure not_found */
    async set(who: Who, id: string, { state, note }: { state: FlagState; note?: string | undefined }) {
      const row = await db.transaction(async (tx) => {
        const context = { who, tx };
        const before = await db.rows(FlagRow, context).findById(id).forUpdate();
        if (!before) throw notFound('There is no such flag.');
        const isResolved = state === 'resolved';
        const isChanged = before.state !== state;
        const ending = isResolved
          ? { resolvedAt: clock.now(), resolvedBy: who.user.id }
          : { resolvedAt: null, resolvedBy: null };
        if (isChanged) {
          const action = isResolved ? 'tutor.flag-resolved' : 'tutor.flag-reopened';
          await audit.record(context, { action, subject: before.userId, details: { flag: id } });
        }
        return db
          .rows(FlagRow, context)
          .patchAndFetchById(id, { state, ...(note !== undefined && { note }), ...(isChanged && ending) });
      });
      const [flag] = await shown(who, [row]);
      if (!flag) throw notFound('There is no such flag.');
      return flag;
    },
  };

  async function shown(who: Who, rows: readonly FlagRow[]) {
    const ids = rows.flatMap(({ userId, resolvedBy }) => [userId, ...(resolvedBy ? [resolvedBy] : [])]);
    const named = await people.named({ who }, ids);
    return rows.map(({ id, userId, categories, isUrgent, raisedAt, state, resolvedAt, resolvedBy }) => {
      const { firstName = '', lastName = '' } = named.get(userId) ?? {};
      const closer = resolvedBy ? named.get(resolvedBy) : undefined;
      return {
        id,
        learner: { userId, firstName, lastName },
        categories: [...categories],
        isUrgent,
        raisedAt,
        state,
        resolvedAt,
        resolvedBy: closer ? `${closer.firstName} ${closer.lastName}` : null,
      };
    });
  }

  async function answerTo(who: Who, { conversationId, messageId }: FlagRow): Promise<string | null> {
    if (!conversationId || !messageId) return null;
    const message = await db.rows(MessageRow, { who }).findById(messageId);
    const conversation = message && (await db.rows(ConversationRow, { who }).findById(conversationId));
    if (!conversation) return null;
    const reply = await db.rows(MessageRow, { who }).findOne({ conversationId, position: message.position + 1 });
    return reply?.content ?? null;
  }
}

import type { Who } from '../../../core/contract/index.ts';
import { conflict, Failure, forbidden, notFound } from '../../../core/contract/index.ts';
import type { Tx } from '../../../core/db/index.ts';
import { acquireLock, afterCommit } from '../../../core/db/index.ts';
import { resolveNames } from '../names.ts';
import { isTooYoungFor, mayBeIn, minoritiesOf } from '../study-groups/circles.ts';
import type { Dependencies } from '../study-groups/dependencies.ts';
import { assertMayDiscuss, groupFor, groupOf, mayModerate } from '../study-groups/dependencies.ts';
import { MemberRow, MessageRow, ReportRow, StudyGroupRow } from '../study-groups/models.ts';
import type { DiscussionMessage, DiscussionPage } from './contract.ts';
import { maxMessagesPerMinute } from './contract.ts';

/** Maximum number of changes in a response. */
const maxChanges = 100;
/** Maximum number of own messages in a response. */
const maxOwnMessages = 200;

const minuteMs = 60_000;

/** Prefix of the ids of a discussion's notifications; the reader's last sequence follows. */
export const notificationPrefix = (groupId: string) => `discussion/${groupId}/`;

/** The discussions of study groups. */
export function createDiscussion(dependencies: Dependencies) {
  const { db, clock, live } = dependencies;

  /** Numbers a change of a locked group. */
  const nextChange = async (who: Who, tx: Tx, group: StudyGroupRow, changes: Partial<StudyGroupRow> = {}) => {
    const change = group.change + 1;
    await db
      .rows(StudyGroupRow, { who, tx })
      .findById(group.id)
      .patch({ change, ...changes });
    afterCommit(tx, () => live.discussionChanged(who.institution, group.id, change));
    return change;
  };

  const viewOf = async (
    who: Who,
    group: Pick<StudyGroupRow, 'id' | 'circle'>,
    row: MessageRow,
  ): Promise<DiscussionMessage> => {
    const [message] = await messagesFor(dependencies, who, group, [row]);
    if (!message) throw new Error('The view of a message is missing');
    return message;
  };

  /** @throws Failure not_found */
  const messageOf = async (who: Who, groupId: string, id: string, tx?: Tx) => {
    const row = await db.rows(MessageRow, { who, ...(tx ? { tx } : {}) }).findOne({ id, groupId });
    if (!row) throw notFound('There is no such message.');
    return row;
  };

  /** Deletes a message's text and leaves a placeholder. */
  const remove = async (who: Who, tx: Tx, group: StudyGroupRow, row: MessageRow): Promise<MessageRow> => {
    if (row.removedAt || row.text === null) return row;
    const change = await nextChange(who, tx, group);
    const removed = { text: null, removedAt: clock.now(), change };
    await db.rows(MessageRow, { who, tx }).findById(row.id).patch(removed);
    await db
      .rows(ReportRow, { who, tx })
      .where({ messageId: row.id })
      .whereNull('settledAt')
      .patch({ settledAt: clock.now() });
    if (row.userId !== who.user.id) {
      await dependencies.audit.record({ who, tx }, { action: 'study-group.message-removed', subject: row.id });
    }
    return Object.assign(row, removed);
  };

  const assertRateLimit = async (who: Who, tx: Tx, now: Date) => {
    await acquireLock(tx, `discussion ${who.user.id}`);
    const since = new Date(now.getTime() - minuteMs);
    const written = db.rows(MessageRow, { who, tx }).where({ userId: who.user.id }).where('at', '>', since);
    if ((await written.resultSize()) < maxMessagesPerMinute) return;
    throw new Failure(
      'rate_limited',
      `You can send at most ${maxMessagesPerMinute} messages a minute. Wait a moment and send it again.`,
    );
  };

  return {
    /** The latest messages, or those before one. @throws Failure not_found, forbidden */
    async page(
      who: Who,
      groupId: string,
      { limit, before }: { limit: number; before?: number | undefined },
    ): Promise<DiscussionPage> {
      // The change is read before the messages: a message written in between is repeated instead of lost.
      const { group } = await assertMayDiscuss(dependencies, who, groupId);
      const query = db.rows(MessageRow, { who }).where({ groupId });
      if (before !== undefined) query.where('sequence', '<', before);
      const rows = await query.orderBy('sequence', 'desc').limit(limit + 1);
      const items = await messagesFor(dependencies, who, group, rows.slice(0, limit).reverse());
      return { items, change: group.change, hasMore: rows.length > limit };
    },

    /** Messages written or removed since a change. @throws Failure not_found, forbidden */
    async changes(who: Who, groupId: string, since: number): Promise<DiscussionPage> {
      const { group } = await assertMayDiscuss(dependencies, who, groupId);
      const rows = await db
        .rows(MessageRow, { who })
        .where({ groupId })
        .where('change', '>', since)
        .orderBy('change')
        .limit(maxChanges + 1);
      const last = rows[maxChanges - 1];
      const hasMore = rows.length > maxChanges;
      const items = await messagesFor(dependencies, who, group, rows.slice(0, maxChanges));
      return { items, change: hasMore && last ? last.change : group.change, hasMore };
    },

    /** The caller's messages, the latest first, also after they left the group. @throws Failure not_found */
    async own(who: Who, groupId: string): Promise<DiscussionMessage[]> {
      const group = await groupOf(dependencies, who, groupId);
      const rows = await db
        .rows(MessageRow, { who })
        .where({ groupId, userId: who.user.id })
        .whereNotNull('text')
        .orderBy('sequence', 'desc')
        .limit(maxOwnMessages);
      // Without messages of their own, the caller must not learn of groups of other circles.
      if (rows.length === 0) await groupFor(dependencies, who, groupId);
      return messagesFor(dependencies, who, group, rows);
    },

    /** Stores a message once by its id. @throws Failure not_found, forbidden, conflict, rate_limited */
    async post(who: Who, groupId: string, { id, text }: { id: string; text: string }): Promise<DiscussionMessage> {
      const { group, row } = await db.transaction(async (tx) => {
        const { group } = await assertMayDiscuss(dependencies, who, groupId, tx);
        const known = await db.rows(MessageRow, { who, tx }).findById(id);
        if (known) {
          if (known.userId === who.user.id && known.groupId === groupId) return { group, row: known };
          throw idTaken();
        }
        const at = clock.now();
        await assertRateLimit(who, tx, at);
        const sequence = await nextChange(who, tx, group, { spokenAt: at });
        const written = { id, groupId, userId: who.user.id, text, at, sequence, change: sequence };
        await db.rows(MessageRow, { who, tx }).insert(written).onConflict('id').ignore();
        // Ids are unique across institutions: another one may have it.
        if (!(await db.rows(MessageRow, { who, tx }).findById(id))) throw idTaken();
        await dependencies.later.tellMembers(tx, who.institution, groupId);
        return { group, row: { ...written, removedAt: null } as MessageRow };
      });
      return viewOf(who, group, row);
    },

    /** @throws Failure not_found, forbidden */
    async seen(who: Who, groupId: string, upTo: number): Promise<void> {
      await db.transaction(async (tx) => {
        const group = await groupFor(dependencies, who, groupId);
        await seen(who, tx, groupId, Math.min(upTo, group.change));
        await dependencies.inbox.readByPrefix(who, tx, notificationPrefix(groupId));
      });
    },

    /** Removes an own message, also after leaving, or any as staff. @throws Failure not_found, forbidden */
    async remove(who: Who, groupId: string, id: string): Promise<DiscussionMessage> {
      const { group, row } = await db.transaction(async (tx) => {
        const own = { id, groupId, userId: who.user.id };
        const isOwn = (await db.rows(MessageRow, { who, tx }).where(own).resultSize()) > 0;
        const group = isOwn
          ? await groupOf(dependencies, who, groupId, tx)
          : (await assertMayDiscuss(dependencies, who, groupId, tx)).group;
        const message = await messageOf(who, groupId, id, tx);
        if (!isOwn && !mayModerate(who)) throw forbidden('Only the author of a message and staff can remove it.');
        return { group, row: await remove(who, tx, group, message) };
      });
      return viewOf(who, group, row);
    },

    /** @throws Failure not_found, forbidden */
    async report(who: Who, groupId: string, id: string, reason: string): Promise<DiscussionMessage> {
      const { group, row } = await db.transaction(async (tx) => {
        const { group } = await assertMayDiscuss(dependencies, who, groupId, tx);
        const message = await messageOf(who, groupId, id, tx);
        if (message.userId === who.user.id) throw conflict('You cannot report your own message. You can remove it.');
        if (message.text === null) return { group, row: message };
        await db
          .rows(ReportRow, { who, tx })
          .insert({ messageId: id, userId: who.user.id, reason, at: clock.now() })
          .onConflict(['messageId', 'userId'])
          .ignore();
        await dependencies.later.tellStaff(tx, who.institution, id);
        return { group, row: message };
      });
      return viewOf(who, group, row);
    },

    /** Blocks the author of a message, who is not told. @throws Failure not_found, forbidden, conflict for staff */
    async block(who: Who, groupId: string, id: string): Promise<void> {
      await assertMayDiscuss(dependencies, who, groupId);
      const { userId } = await messageOf(who, groupId, id);
      if (userId === null) throw notFound('There is no such message.');
      await dependencies.blocks.block(who, userId);
    },

    /** Settles all reports of a message. @throws Failure not_found */
    settle: (who: Who, reportId: string, isRemoved: boolean): Promise<void> =>
      db.transaction(async (tx) => {
        const report = await db.rows(ReportRow, { who, tx }).findById(reportId);
        const message = report && (await db.rows(MessageRow, { who, tx }).findById(report.messageId));
        if (!report || !message) throw notFound('There is no such report.');
        if (report.settledAt) return;
        if (isRemoved) {
          const group = await groupOf(dependencies, who, message.groupId, tx);
          await remove(who, tx, group, message);
        }
        const open = db.rows(ReportRow, { who, tx }).where({ messageId: message.id }).whereNull('settledAt');
        await open.patch({ settledAt: clock.now() });
      }),
  };

  async function seen(who: Who, tx: Tx, groupId: string, upTo: number): Promise<void> {
    await db
      .rows(MemberRow, { who, tx })
      .where({ groupId, userId: who.user.id })
      .where('seen', '<', upTo)
      .patch({ seen: upTo });
  }
}

const idTaken = () => conflict('A message with this id already exists.');

/** Messages as a reader sees them, in the same order. */
async function messagesFor(
  dependencies: Dependencies,
  who: Who,
  group: Pick<StudyGroupRow, 'id' | 'circle'>,
  rows: readonly MessageRow[],
): Promise<DiscussionMessage[]> {
  if (rows.length === 0) return [];
  const writers = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
  const isForStaff = mayModerate(who);
  const [names, minorities, members, reports, blocked] = await Promise.all([
    resolveNames(dependencies, { who }, writers, isForStaff ? 'staff' : who.user),
    minoritiesOf(dependencies, { who }, writers),
    dependencies.db.rows(MemberRow, { who }).where({ groupId: group.id }),
    dependencies.db
      .rows(ReportRow, { who })
      .where({ userId: who.user.id })
      .whereRaw('message_id = any(?::uuid[])', [rows.map(({ id }) => id)]),
    dependencies.blocks.blockedBy({ who }, who.user.id),
  ]);
  const numbers = new Map(members.map(({ userId, number }) => [userId, number]));
  const reported = new Set(reports.map(({ messageId }) => messageId));
  const nameOf = (userId: string | null): string => {
    if (userId === null) return 'A former member';
    if (userId === who.user.id) return 'You';
    // People of another circle are not named, even if they share their name.
    if (!isForStaff && !mayBeIn(group, minorities.get(userId))) return 'A former member';
    const number = numbers.get(userId);
    return names.of(userId) ?? (number === undefined ? 'A former member' : `Learner ${number}`);
  };
  const isHidden = (userId: string | null) =>
    !isForStaff && userId !== null && userId !== who.user.id && isTooYoungFor(group, minorities.get(userId));
  const goneOf = (userId: string | null, text: string | null, removedAt: Date | null) => {
    if (removedAt) return 'removed';
    if (text === null) return 'account';
    if (isHidden(userId)) return 'younger';
    return isBlocked(userId) ? 'blocked' : null;
  };
  const isBlocked = (userId: string | null) => userId !== null && blocked.has(userId);
  return rows.map(({ id, sequence, userId, text, removedAt, at }) => ({
    ...{ id, sequence, text: isHidden(userId) || isBlocked(userId) ? null : text },
    who: nameOf(userId),
    isOwn: userId === who.user.id,
    isStaff: userId !== null && names.isStaff(userId),
    gone: goneOf(userId, text, removedAt),
    isReported: reported.has(id),
    at: at.toISOString(),
  }));
}

import type { Who } from '../../../core/contract/index.ts';
import { conflict, Failure, forbidden, notFound } from '../../../core/contract/index.ts';
import type { Tx } from '../../../core/db/index.ts';
import { afterCommit, takeTurn } from '../../../core/db/index.ts';
import { namesOf } from '../names.ts';
import { isTooYoungFor, mayBeIn, minoritiesOf } from '../study-groups/circles.ts';
import type { Dependencies } from '../study-groups/dependencies.ts';
import { assertMayDiscuss, groupFor, groupOf, mayModerate } from '../study-groups/dependencies.ts';
import { MemberRow, MessageRow, ReportRow, StudyGroupRow } from '../study-groups/models.ts';
import type { DiscussionMessage, DiscussionPage } from './contract.ts';
import { mostMessagesAMinute } from './contract.ts';

/** Of changes, at most this many in one answer. */
const mostChanges = 100;
/** Of one's own messages likewise. */
const mostOwn = 200;

const minuteMs = 60_000;

/** How notifications of a discussion are called, up to how far their person had read. */
export const notificationsOf = (groupId: string) => `discussion/${groupId}/`;

/** What is said in study groups. */
export function createDiscussion(dependencies: Dependencies) {
  const { db, clock, live } = dependencies;

  /** Counts one more change of a group that is held. */
  const nextChange = async (who: Who, tx: Tx, group: StudyGroupRow, also: Partial<StudyGroupRow> = {}) => {
    const change = group.change + 1;
    await db
      .rows(StudyGroupRow, { who, tx })
      .findById(group.id)
      .patch({ change, ...also });
    afterCommit(tx, () => live.discussionChanged(who.institution, group.id, change));
    return change;
  };

  const shown = async (
    who: Who,
    group: Pick<StudyGroupRow, 'id' | 'circle'>,
    row: MessageRow,
  ): Promise<DiscussionMessage> => {
    const [message] = await messagesFor(dependencies, who, group, [row]);
    if (!message) throw new Error('A message has no view');
    return message;
  };

  /** @throws Failure not_found */
  const messageOf = async (who: Who, groupId: string, id: string, tx?: Tx) => {
    const row = await db.rows(MessageRow, { who, ...(tx ? { tx } : {}) }).findOne({ id, groupId });
    if (!row) throw notFound('There is no such message.');
    return row;
  };

  /** Takes a message's words away; its place stays. */
  const remove = async (who: Who, tx: Tx, group: StudyGroupRow, row: MessageRow): Promise<MessageRow> => {
    if (row.removedAt || row.text === null) return row;
    const change = await nextChange(who, tx, group);
    const gone = { text: null, removedAt: clock.now(), change };
    await db.rows(MessageRow, { who, tx }).findById(row.id).patch(gone);
    await db
      .rows(ReportRow, { who, tx })
      .where({ messageId: row.id })
      .whereNull('settledAt')
      .patch({ settledAt: clock.now() });
    if (row.userId !== who.user.id) {
      await dependencies.audit.record({ who, tx }, { action: 'study-group.message-removed', subject: row.id });
    }
    return Object.assign(row, gone);
  };

  const assertNotTooFast = async (who: Who, tx: Tx, now: Date) => {
    await takeTurn(tx, `discussion ${who.user.id}`);
    const since = new Date(now.getTime() - minuteMs);
    const written = db.rows(MessageRow, { who, tx }).where({ userId: who.user.id }).where('at', '>', since);
    if ((await written.resultSize()) < mostMessagesAMinute) return;
    throw new Failure(
      'rate_limited',
      `More than ${mostMessagesAMinute} messages in a minute are too many to read. Wait a moment and send it again.`,
    );
  };

  return {
    /** The latest messages, or those before one. @throws Failure not_found, forbidden */
    async page(
      who: Who,
      groupId: string,
      { limit, before }: { limit: number; before?: number | undefined },
    ): Promise<DiscussionPage> {
      // The change is read before the messages: what is written in between comes again rather than not at all.
      const { group } = await assertMayDiscuss(dependencies, who, groupId);
      const query = db.rows(MessageRow, { who }).where({ groupId });
      if (before !== undefined) query.where('sequence', '<', before);
      const rows = await query.orderBy('sequence', 'desc').limit(limit + 1);
      const items = await messagesFor(dependencies, who, group, rows.slice(0, limit).reverse());
      return { items, change: group.change, hasMore: rows.length > limit };
    },

    /** What was written or removed since a change. @throws Failure not_found, forbidden */
    async changes(who: Who, groupId: string, since: number): Promise<DiscussionPage> {
      const { group } = await assertMayDiscuss(dependencies, who, groupId);
      const rows = await db
        .rows(MessageRow, { who })
        .where({ groupId })
        .where('change', '>', since)
        .orderBy('change')
        .limit(mostChanges + 1);
      const last = rows[mostChanges - 1];
      const hasMore = rows.length > mostChanges;
      const items = await messagesFor(dependencies, who, group, rows.slice(0, mostChanges));
      return { items, change: hasMore && last ? last.change : group.change, hasMore };
    },

    /** What somebody wrote and is still there, the latest first: of members, and of those who left. @throws Failure not_found */
    async own(who: Who, groupId: string): Promise<DiscussionMessage[]> {
      const group = await groupOf(dependencies, who, groupId);
      const rows = await db
        .rows(MessageRow, { who })
        .where({ groupId, userId: who.user.id })
        .whereNotNull('text')
        .orderBy('sequence', 'desc')
        .limit(mostOwn);
      // To who wrote nothing there, a group of another circle is none.
      if (rows.length === 0) await groupFor(dependencies, who, groupId);
      return messagesFor(dependencies, who, group, rows);
    },

    /** Stores a message once, however often it is sent. @throws Failure not_found, forbidden, conflict, rate_limited */
    async post(who: Who, groupId: string, { id, text }: { id: string; text: string }): Promise<DiscussionMessage> {
      const { group, row } = await db.transaction(async (tx) => {
        const { group } = await assertMayDiscuss(dependencies, who, groupId, tx);
        const known = await db.rows(MessageRow, { who, tx }).findById(id);
        if (known) {
          if (known.userId === who.user.id && known.groupId === groupId) return { group, row: known };
          throw idTaken();
        }
        const at = clock.now();
        await assertNotTooFast(who, tx, at);
        const sequence = await nextChange(who, tx, group, { spokenAt: at });
        const written = { id, groupId, userId: who.user.id, text, at, sequence, change: sequence };
        await db.rows(MessageRow, { who, tx }).insert(written).onConflict('id').ignore();
        // An id that the whole platform has only once, taken where this reader cannot look.
        if (!(await db.rows(MessageRow, { who, tx }).findById(id))) throw idTaken();
        await dependencies.later.tellMembers(tx, who.institution, groupId);
        return { group, row: { ...written, removedAt: null } as MessageRow };
      });
      return shown(who, group, row);
    },

    /** @throws Failure not_found, forbidden */
    async seen(who: Who, groupId: string, upTo: number): Promise<void> {
      await db.transaction(async (tx) => {
        const group = await groupFor(dependencies, who, groupId);
        await seen(who, tx, groupId, Math.min(upTo, group.change));
        await dependencies.inbox.readNamed(who, tx, notificationsOf(groupId));
      });
    },

    /** One's own, whether one is a member still or not; as staff any. @throws Failure not_found, forbidden */
    async remove(who: Who, groupId: string, id: string): Promise<DiscussionMessage> {
      const { group, row } = await db.transaction(async (tx) => {
        const own = { id, groupId, userId: who.user.id };
        const isOwn = (await db.rows(MessageRow, { who, tx }).where(own).resultSize()) > 0;
        const group = isOwn
          ? await groupOf(dependencies, who, groupId, tx)
          : (await assertMayDiscuss(dependencies, who, groupId, tx)).group;
        const message = await messageOf(who, groupId, id, tx);
        if (!isOwn && !mayModerate(who)) throw forbidden('Only whoever wrote a message, and staff, can remove it.');
        return { group, row: await remove(who, tx, group, message) };
      });
      return shown(who, group, row);
    },

    /** @throws Failure not_found, forbidden */
    async report(who: Who, groupId: string, id: string, reason: string): Promise<DiscussionMessage> {
      const { group, row } = await db.transaction(async (tx) => {
        const { group } = await assertMayDiscuss(dependencies, who, groupId, tx);
        const message = await messageOf(who, groupId, id, tx);
        if (message.userId === who.user.id) throw conflict('This message is your own: you can remove it.');
        if (message.text === null) return { group, row: message };
        await db
          .rows(ReportRow, { who, tx })
          .insert({ messageId: id, userId: who.user.id, reason, at: clock.now() })
          .onConflict(['messageId', 'userId'])
          .ignore();
        await dependencies.later.tellStaff(tx, who.institution, id);
        return { group, row: message };
      });
      return shown(who, group, row);
    },

    /** Settles what was reported about a message. @throws Failure not_found */
    settle: (who: Who, reportId: string, isToGo: boolean): Promise<void> =>
      db.transaction(async (tx) => {
        const report = await db.rows(ReportRow, { who, tx }).findById(reportId);
        const message = report && (await db.rows(MessageRow, { who, tx }).findById(report.messageId));
        if (!report || !message) throw notFound('There is no such report.');
        if (report.settledAt) return;
        if (isToGo) {
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

const idTaken = () => conflict('There is a message with this id already.');

/** Messages as one reader sees them, in the same order. */
async function messagesFor(
  dependencies: Dependencies,
  who: Who,
  group: Pick<StudyGroupRow, 'id' | 'circle'>,
  rows: readonly MessageRow[],
): Promise<DiscussionMessage[]> {
  if (rows.length === 0) return [];
  const writers = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
  const toStaff = mayModerate(who);
  const [names, minorities, members, reports] = await Promise.all([
    namesOf(dependencies, { who }, writers, toStaff ? 'staff' : who.user),
    minoritiesOf(dependencies, { who }, writers),
    dependencies.db.rows(MemberRow, { who }).where({ groupId: group.id }),
    dependencies.db
      .rows(ReportRow, { who })
      .where({ userId: who.user.id })
      .whereRaw('message_id = any(?::uuid[])', [rows.map(({ id }) => id)]),
  ]);
  const numbers = new Map(members.map(({ userId, number }) => [userId, number]));
  const reported = new Set(reports.map(({ messageId }) => messageId));
  const nameOf = (userId: string | null): string => {
    if (userId === null) return 'A former member';
    if (userId === who.user.id) return 'You';
    // Who is of another circle now goes without a name, whatever they share.
    if (!toStaff && !mayBeIn(group, minorities.get(userId))) return 'A former member';
    const number = numbers.get(userId);
    return names.of(userId) ?? (number === undefined ? 'A former member' : `Learner ${number}`);
  };
  const isHidden = (userId: string | null) =>
    !toStaff && userId !== null && userId !== who.user.id && isTooYoungFor(group, minorities.get(userId));
  return rows.map(({ id, sequence, userId, text, removedAt, at }) => ({
    ...{ id, sequence, text: isHidden(userId) ? null : text },
    who: nameOf(userId),
    isOwn: userId === who.user.id,
    isStaff: userId !== null && names.isStaff(userId),
    gone: removedAt ? 'removed' : text === null ? 'account' : isHidden(userId) ? 'younger' : null,
    isReported: reported.has(id),
    at: at.toISOString(),
  }));
}

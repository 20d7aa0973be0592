import { randomUUID } from 'node:crypto';
import type { Who } from '../../../core/contract/index.ts';
import { conflict, Failure, forbidden, notFound } from '../../../core/contract/index.ts';
import type { Tx } from '../../../core/db/index.ts';
import { acquireLock, afterCommit } from '../../../core/db/index.ts';
import type { RoomRow } from '../models.ts';
import { ParticipantRow } from '../models.ts';
import type { Dependencies } from '../rooms/dependencies.ts';
import { participantIn } from '../rooms/dependencies.ts';
import { namesFor } from '../rooms/names.ts';
import { nextChange } from './add-message.ts';
import type { ChatMessage, ChatPage } from './contract.ts';
import { editMinutes, maxMessagesPerMinute } from './contract.ts';
import { MessageReportRow, MessageRow } from './models.ts';
import { moderate } from './moderation.ts';
import { messagesFor } from './views.ts';

/** Maximum number of changes in a response. */
const maxChanges = 100;
const minuteMs = 60_000;

/** The chats of rooms. */
export function createChat(dependencies: Dependencies) {
  const { db, clock, live } = dependencies;

  const viewsOf = async (who: Who, room: RoomRow, rows: readonly MessageRow[]): Promise<ChatMessage[]> => {
    const participants = await db
      .rows(ParticipantRow, { who })
      .where({ roomId: room.id, admission: 'admitted' })
      .select('userId');
    return messagesFor(dependencies, who, room, participants, rows);
  };
  const viewOf = async (who: Who, room: RoomRow, row: MessageRow): Promise<ChatMessage> => {
    const [message] = await viewsOf(who, room, [row]);
    if (!message) throw new Error('The view of a message is missing');
    return message;
  };

  /** @throws Failure not_found */
  const messageOf = async (who: Who, tx: Tx, roomId: string, id: string) => {
    const row = await db.rows(MessageRow, { who, tx }).findOne({ id, roomId });
    if (!row) throw notFound('There is no such message.');
    return row;
  };

  const changed = (who: Who, tx: Tx, roomId: string, change: number) =>
    afterCommit(tx, () => live.chatChanged(who.institution, { roomId, change }));

  const assertRateLimit = async (who: Who, tx: Tx) => {
    await acquireLock(tx, `room chats of ${who.user.id}`);
    const since = new Date(clock.now().getTime() - minuteMs);
    const written = db.rows(MessageRow, { who, tx }).where({ userId: who.user.id, type: 'text' });
    if ((await written.where('at', '>', since).resultSize()) < maxMessagesPerMinute) return;
    throw new Failure(
      'rate_limited',
      `You can send at most ${maxMessagesPerMinute} messages a minute. Wait a moment and send it again.`,
    );
  };

  /** The room, locked, if the caller may write in its chat. @throws Failure not_found, forbidden, conflict */
  const writableRoom = async (who: Who, tx: Tx | undefined, roomId: string) => {
    const { room, participant } = await participantIn(dependencies, { who, ...(tx && { tx }) }, roomId);
    if (room.endedAt) throw conflict('This room has ended. Its chat can only be read.');
    if (participant.isMuted) throw forbidden('The host has muted you in this room.');
    return room;
  };

  return {
    /** The latest messages, or those before one. @throws Failure not_found, forbidden */
    async page(who: Who, roomId: string, { limit, before }: { limit: number; before?: number | undefined }) {
      // The change is read before the messages: a message written in between is repeated instead of lost.
      const { room } = await participantIn(dependencies, { who }, roomId);
      const query = db.rows(MessageRow, { who }).where({ roomId });
      if (before !== undefined) query.where('sequence', '<', before);
      const rows = await query.orderBy('sequence', 'desc').limit(limit + 1);
      const items = await viewsOf(who, room, rows.slice(0, limit).reverse());
      return { items, change: room.chatChange, hasMore: rows.length > limit } satisfies ChatPage;
    },

    /** @throws Failure not_found, forbidden */
    async changes(who: Who, roomId: string, since: number): Promise<ChatPage> {
      const { room } = await participantIn(dependencies, { who }, roomId);
      const rows = await db
        .rows(MessageRow, { who })
        .where({ roomId })
        .where('change', '>', since)
        .orderBy('change')
        .limit(maxChanges + 1);
      const last = rows[maxChanges - 1];
      const hasMore = rows.length > maxChanges;
      const items = await viewsOf(who, room, rows.slice(0, maxChanges));
      return { items, change: hasMore && last ? last.change : room.chatChange, hasMore };
    },

    /**
     * Stores a message once by its id.
     * @throws Failure not_found, forbidden, conflict, invalid (by moderation), rate_limited
     */
    async send(
      who: Who,
      { roomId, id = randomUUID(), message: text }: { roomId: string; id?: string | undefined; message: string },
      connectionId?: string,
    ): Promise<{ message: ChatMessage; help: string | null }> {
      await writableRoom(who, undefined, roomId);
      const help = await moderate(dependencies, who, text);
      const userName = (await namesFor(dependencies, who, [who.user.id])).forAll(who.user.id);
      const { room, row } = await db.transaction(async (tx) => {
        const room = await writableRoom(who, tx, roomId);
        const known = await db.rows(MessageRow, { who, tx }).findById(id);
        if (known) {
          if (known.userId === who.user.id && known.roomId === roomId) return { room, row: known };
          throw idTaken();
        }
        await assertRateLimit(who, tx);
        const change = await nextChange(dependencies, { who, tx }, roomId);
        const written = {
          ...{ id, roomId, userId: who.user.id, type: 'text' as const, text, at: clock.now() },
          ...{ sequence: change, change, editedAt: null, removedAt: null },
        };
        await db.rows(MessageRow, { who, tx }).insert(written).onConflict('id').ignore();
        const row = await db.rows(MessageRow, { who, tx }).findById(id);
        // Ids are unique across institutions: another one may have it.
        if (!row) throw idTaken();
        afterCommit(tx, () =>
          live.chatMessage(
            who.institution,
            {
              ...{ roomId, change, id, userId: who.user.id, userName, message: text, type: 'text', sequence: change },
              ...{ timestamp: written.at.toISOString(), isEdited: false, gone: null, isReported: false },
            },
            connectionId,
          ),
        );
        return { room, row };
      });
      return { message: await viewOf(who, room, row), help };
    },

    /** @throws Failure not_found, forbidden, conflict, invalid */
    async edit(who: Who, roomId: string, id: string, text: string): Promise<ChatMessage> {
      await writableRoom(who, undefined, roomId);
      await moderate(dependencies, who, text);
      const { room, row } = await db.transaction(async (tx) => {
        const room = await writableRoom(who, tx, roomId);
        const row = await messageOf(who, tx, roomId, id);
        if (row.userId !== who.user.id || row.type !== 'text') throw forbidden('Only its author can change a message.');
        if (row.removedAt || row.text === null) throw conflict('This message was deleted.');
        if (clock.now().getTime() - row.at.getTime() > editMinutes * minuteMs)
          throw conflict(`A message can be changed for ${editMinutes} minutes.`);
        if (row.text === text) return { room, row };
        await assertRateLimit(who, tx);
        const edited = {
          text,
          editedAt: clock.now(),
          change: await nextChange(dependencies, { who, tx }, roomId),
        };
        await db.rows(MessageRow, { who, tx }).findById(id).patch(edited);
        changed(who, tx, roomId, edited.change);
        return { room, row: Object.assign(row, edited) };
      });
      return viewOf(who, room, row);
    },

    /** @throws Failure not_found, forbidden */
    async remove(who: Who, roomId: string, id: string): Promise<ChatMessage> {
      const { room, row } = await db.transaction(async (tx) => {
        const { room, participant } = await participantIn(dependencies, { who, tx }, roomId);
        const row = await messageOf(who, tx, roomId, id);
        const isAllowed =
          row.userId === who.user.id || participant.role === 'host' || who.may('collaboration.moderate');
        if (!isAllowed || row.type === 'system')
          throw forbidden('Only the author of a message, the host and staff can delete it.');
        return { room, row: await deleteMessage(dependencies, who, tx, row) };
      });
      return viewOf(who, room, row);
    },

    /** @throws Failure not_found, forbidden, conflict */
    async report(who: Who, roomId: string, id: string, reason: string): Promise<ChatMessage> {
      const { room, row } = await db.transaction(async (tx) => {
        const { room } = await participantIn(dependencies, { who, tx }, roomId);
        const row = await messageOf(who, tx, roomId, id);
        if (row.userId === who.user.id) throw conflict('You cannot report your own message. You can delete it.');
        if (row.userId === null || row.text === null || row.type === 'system') return { room, row };
        await db
          .rows(MessageReportRow, { who, tx })
          .insert({
            ...{ id: randomUUID(), messageId: id, reporterId: who.user.id, authorId: row.userId },
            ...{ text: row.text, reason, at: clock.now(), settledAt: null },
          })
          .onConflict(['messageId', 'reporterId'])
          .ignore();
        return { room, row };
      });
      return viewOf(who, room, row);
    },

    /** @throws Failure not_found, forbidden */
    async seen(who: Who, roomId: string, upTo: number): Promise<void> {
      const { room } = await participantIn(dependencies, { who }, roomId);
      await db
        .rows(ParticipantRow, { who })
        .where({ roomId, userId: who.user.id })
        .where('chatSeen', '<', Math.min(upTo, room.chatChange))
        .patch({ chatSeen: Math.min(upTo, room.chatChange) });
    },
  };
}

/** Deletes a message's text and leaves a placeholder; the room must be locked. */
export async function deleteMessage(
  dependencies: Dependencies,
  who: Who,
  tx: Tx,
  row: MessageRow,
): Promise<MessageRow> {
  if (row.removedAt || row.text === null) return row;
  const { db, clock, audit, live } = dependencies;
  const change = await nextChange(dependencies, { who, tx }, row.roomId);
  const removed = { text: null, removedAt: clock.now(), change };
  await db.rows(MessageRow, { who, tx }).findById(row.id).patch(removed);
  if (row.userId !== who.user.id)
    await audit.record({ who, tx }, { action: 'collaboration-room.message-deleted', subject: row.id });
  afterCommit(tx, () => live.chatChanged(who.institution, { roomId: row.roomId, change }));
  return Object.assign(row, removed);
}

const idTaken = () => conflict('A message with this id already exists.');

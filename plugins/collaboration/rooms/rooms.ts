import { randomUUID } from 'node:crypto';
import type { Who } from '../../../core/contract/index.ts';
import { conflict, forbidden, notFound } from '../../../core/contract/index.ts';
import type { CallContext, Tx } from '../../../core/db/index.ts';
import { acquireLock, afterCommit } from '../../../core/db/index.ts';
import type { Circle } from '../../learner/contract.ts';
import { allows, unknownAge } from '../../learner/contract.ts';
import { inCalls } from '../calls/in-call.ts';
import { CallRow } from '../calls/models.ts';
import { addSystemMessage } from '../chat/add-message.ts';
import { unreadIn } from '../chat/unread.ts';
import { DocumentRow, ParticipantRow, RoomRow } from '../models.ts';
import type { Room, RoomType } from './contract.ts';
import { maxRoomsPerDay } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import { assertFindable, assertMayTalk, participantIn, roomFor } from './dependencies.ts';
import { namesFor } from './names.ts';
import { removeParticipant } from './remove-participant.ts';

const dayMs = 86_400_000;

interface NewRoom {
  readonly id?: string | undefined;
  readonly name: string;
  readonly type: RoomType;
  readonly isPrivate: boolean;
  readonly maxParticipants: number;
  readonly circle?: Circle | undefined;
}

interface StoredRoom extends Omit<NewRoom, 'circle'> {
  readonly circle: Circle;
  readonly cohortId: string | null;
}

interface ParticipantChange {
  readonly admission?: 'admitted' | 'removed' | undefined;
  readonly mayWrite?: boolean | undefined;
  readonly isMuted?: boolean | undefined;
}

/** Rooms and who is in them. */
export function createRooms(dependencies: Dependencies) {
  const { db, clock, live } = dependencies;

  const changed = (who: Who, tx: Tx, roomId: string) =>
    afterCommit(tx, () => live.roomChanged(who.institution, roomId));

  const said = (who: Who, tx: Tx, roomId: string, userId: string, text: string) =>
    addSystemMessage(dependencies, { who, tx }, { roomId, userId, text });

  const viewsOf = async (who: Who, rooms: readonly RoomRow[]): Promise<Room[]> => {
    const rows = await db
      .rows(ParticipantRow, { who })
      .whereIn(
        'roomId',
        rooms.map(({ id }) => id),
      )
      .orderBy('joinedAt');
    const ids = rows.map(({ userId }) => userId);
    const [names, unread, calls, minority, blocked] = await Promise.all([
      namesFor(dependencies, who, ids),
      unreadIn(dependencies, who, rooms),
      inCalls(
        dependencies,
        { who },
        rooms.map(({ id }) => id),
      ),
      dependencies.record.minority({ who }, who.user),
      dependencies.blocks.blockedBy({ who }, who.user.id),
    ]);
    return Promise.all(
      rooms.map(async (room) => {
        const inRoom = rows.filter(({ roomId }) => roomId === room.id);
        const own = inRoom.find(({ userId }) => userId === who.user.id);
        const isHost = own?.role === 'host';
        const online = new Set(await live.present(who.institution, room.id));
        const shown = inRoom.filter(({ admission }) => admission === 'admitted' || (isHost && admission === 'waiting'));
        const { id, name, type, maxParticipants, isPrivate, createdAt, createdBy, endedAt } = room;
        return {
          ...{ id, name, type, maxParticipants, isPrivate, createdAt, endedAt, cohortId: room.cohortId },
          // Whoever left may be somebody whom the others may no longer meet.
          createdBy: shown.some(({ userId }) => userId === createdBy) ? createdBy : null,
          admission: own?.admission ?? null,
          unread: unread.get(id) ?? 0,
          mayUseDevices: allows(minority, 'voice'),
          currentActivity: activityOf(calls.filter(({ roomId }) => roomId === id)),
          participants: shown.map(({ userId, role, mayWrite, isMuted, lastSeen, admission }) => ({
            id: userId,
            name: names.of(userId),
            status: admission === 'waiting' ? 'other' : online.has(userId) ? 'online' : 'away',
            ...{ role, mayWrite, isMuted, isBlocked: blocked.has(userId) },
            ...devicesOf(calls.find((call) => call.roomId === id && call.userId === userId)),
            lastSeen: online.has(userId) ? null : lastSeen,
          })),
        };
      }),
    );
  };

  const viewOf = async (who: Who, id: string): Promise<Room> => {
    const room = await roomFor(dependencies, { who }, id);
    await assertFindable(dependencies, { who }, room);
    const [view] = await viewsOf(who, [room]);
    if (!view) throw new Error('The view of a room is missing');
    return view;
  };

  const admitted = ({ who, tx }: CallContext<Who>, roomId: string) =>
    db.rows(ParticipantRow, { who, ...(tx ? { tx } : {}) }).where({ roomId, admission: 'admitted' });

  /** @throws Failure conflict */
  const assertPlace = async (who: Who, tx: Tx, room: RoomRow) => {
    if ((await admitted({ who, tx }, room.id).resultSize()) >= room.maxParticipants)
      throw conflict('This room is full.');
  };

  const recheckAfterCommit = async (who: Who, tx: Tx, roomId: string) => {
    const documents = await db.rows(DocumentRow, { who, tx }).where({ roomId }).select('id');
    const ids = documents.map(({ id }) => id);
    afterCommit(tx, () => live.recheck(who.institution, roomId, ids));
  };

  /** The caller's room as its host, locked. @throws Failure not_found, forbidden */
  const hostedRoom = async (who: Who, tx: Tx, id: string) => {
    const { room, participant } = await participantIn(dependencies, { who, tx }, id);
    if (participant.role !== 'host') throw forbidden('Only the host of the room can do this.');
    return room;
  };

  /** Adds a room with the caller as its host, once for each id. @throws Failure conflict, also when the id is another's */
  const insert = async (who: Who, tx: Tx, { id = randomUUID(), ...room }: StoredRoom): Promise<string> => {
    const now = clock.now();
    await acquireLock(tx, `rooms of ${who.user.id}`);
    const today = db.rows(RoomRow, { who, tx }).where({ createdBy: who.user.id });
    const recent = await today.where('createdAt', '>', new Date(now.getTime() - dayMs)).select('id');
    if (recent.length >= maxRoomsPerDay && !recent.some((one) => one.id === id))
      throw conflict(`You can create at most ${maxRoomsPerDay} rooms a day.`);
    await db
      .rows(RoomRow, { who, tx })
      .insert({ ...room, id, createdBy: who.user.id, createdAt: now, endedAt: null, chatChange: 0 })
      .onConflict('id')
      .ignore();
    const stored = await roomFor(dependencies, { who, tx }, id);
    if (stored.createdBy !== who.user.id) throw conflict('A room with this id already exists.');
    await db
      .rows(ParticipantRow, { who, tx })
      .insert({
        ...{ roomId: id, userId: who.user.id, role: 'host', admission: 'admitted' },
        ...{ mayWrite: true, isMuted: false, chatSeen: 0, lastSeen: null, joinedAt: now },
      })
      .onConflict(['roomId', 'userId'])
      .ignore();
    return id;
  };

  return {
    one: viewOf,

    async list(who: Who, { limit, offset }: { limit: number; offset: number }) {
      const minority = await dependencies.record.minority({ who }, who.user);
      assertMayTalk(minority);
      const { circle } = minority;
      const cohortIds =
        circle === 'staff' ? [] : ((await dependencies.cohorts(who)?.idsOf({ who }, who.user.id)) ?? []);
      const apart = [...(await dependencies.blocks.apartFrom({ who }, who.user.id))];
      const matching = () => {
        const query = db.rows(RoomRow, { who }).whereNull('endedAt');
        if (circle === 'staff') return query;
        if (apart.length > 0) {
          const among = (condition: string) =>
            `exists (select 1 from collaboration.participants as person where person.room_id = rooms.id and ${condition})`;
          const isHosted = among("person.role = 'host' and person.user_id = any(?::uuid[])");
          query.whereRaw(`(cohort_id is not null or not ${isHosted} or ${among('person.user_id = ?')})`, [
            apart,
            who.user.id,
          ]);
        }
        return query
          .where({ circle: circle ?? 'none' })
          .whereRaw('(cohort_id is null or cohort_id = any(?::uuid[]))', [cohortIds]);
      };
      const [rooms, total] = await Promise.all([
        matching().orderBy('createdAt', 'desc').orderBy('id').limit(limit).offset(offset),
        matching().resultSize(),
      ]);
      return { items: await viewsOf(who, rooms), total };
    },

    /** @throws Failure forbidden, conflict when the id is another person's room */
    async create(who: Who, { circle: wanted, ...room }: NewRoom): Promise<Room> {
      const minority = await dependencies.record.minority({ who }, who.user);
      assertMayTalk(minority);
      const circle = minority.circle === 'staff' ? (wanted ?? 'staff') : minority.circle;
      if (circle === null) throw forbidden(unknownAge.refusal);
      const id = await db.transaction((tx) => insert(who, tx, { ...room, circle, cohortId: null }));
      return viewOf(who, id);
    },

    insert,

    /** @throws Failure not_found, forbidden for a person the host removed, conflict when full or ended */
    async join(who: Who, id: string): Promise<Room> {
      await db.transaction(async (tx) => {
        const room = await roomFor(dependencies, { who, tx }, id);
        const key = { roomId: id, userId: who.user.id };
        const known = await db.rows(ParticipantRow, { who, tx }).findOne(key);
        if (known?.admission === 'removed') throw forbidden('The host has removed you from this room.');
        if (known) return;
        await assertFindable(dependencies, { who, tx }, room);
        if (room.endedAt) throw conflict('This room has ended.');
        if (!room.isPrivate) await assertPlace(who, tx, room);
        await db.rows(ParticipantRow, { who, tx }).insert({
          ...{ ...key, role: 'collaborator', admission: room.isPrivate ? 'waiting' : 'admitted' },
          ...{ mayWrite: true, isMuted: false, chatSeen: room.chatChange, lastSeen: null, joinedAt: clock.now() },
        });
        if (!room.isPrivate) await said(who, tx, id, who.user.id, 'joined the room');
        changed(who, tx, id);
      });
      return viewOf(who, id);
    },

    /** A host who leaves hands the room to whoever has been in it longest. */
    async leave(who: Who, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        await roomFor(dependencies, { who, tx }, id);
        const isIn = await removeParticipant(dependencies, { who, tx }, id, who.user.id);
        if (isIn) await said(who, tx, id, who.user.id, 'left the room');
        await recheckAfterCommit(who, tx, id);
        changed(who, tx, id);
      });
    },

    /** @throws Failure not_found, forbidden, conflict */
    async changeParticipant(who: Who, id: string, userId: string, change: ParticipantChange): Promise<Room> {
      await db.transaction(async (tx) => {
        const room = await hostedRoom(who, tx, id);
        const person = await db.rows(ParticipantRow, { who, tx }).findOne({ roomId: id, userId });
        if (!person) throw notFound('There is no such participant.');
        if (person.role === 'host') throw conflict('The host cannot be changed. Leave the room to hand it over.');
        if (change.admission === 'admitted' && person.admission !== 'admitted') await assertPlace(who, tx, room);
        const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
        if (Object.keys(given).length === 0) return;
        await db.rows(ParticipantRow, { who, tx }).where({ roomId: id, userId }).patch(given);
        if (change.isMuted === true || change.admission === 'removed') {
          const call = db.rows(CallRow, { who, tx }).where({ roomId: id, userId });
          await (change.admission === 'removed' ? call.delete() : call.patch({ isAudioEnabled: false }));
        }
        if (change.admission === 'admitted' && person.admission !== 'admitted')
          await said(who, tx, id, userId, 'joined the room');
        if (change.admission === 'removed')
          await dependencies.audit.record(
            { who, tx },
            { action: 'collaboration-room.participant-removed', subject: id },
          );
        await recheckAfterCommit(who, tx, id);
        changed(who, tx, id);
      });
      return viewOf(who, id);
    },

    /** Blocks somebody in a room of the caller, who is not told. @throws Failure not_found, forbidden, conflict for staff */
    async block(who: Who, id: string, userId: string): Promise<void> {
      await participantIn(dependencies, { who }, id);
      const person = await db.rows(ParticipantRow, { who }).findOne({ roomId: id, userId });
      if (!person || person.admission === 'removed') throw notFound('There is no such participant.');
      await dependencies.blocks.block(who, userId);
    },

    /** Archives a room. @throws Failure not_found, forbidden */
    async end(who: Who, id: string): Promise<Room> {
      await db.transaction(async (tx) => {
        const room = await hostedRoom(who, tx, id);
        if (room.endedAt) return;
        await db.rows(RoomRow, { who, tx }).findById(id).patch({ endedAt: clock.now() });
        await dependencies.audit.record({ who, tx }, { action: 'collaboration-room.ended', subject: id });
        changed(who, tx, id);
      });
      return viewOf(who, id);
    },
  };
}

const activityOf = (calls: readonly CallRow[]): string | null =>
  calls.some(({ isScreenSharing }) => isScreenSharing) ? 'Screen share' : calls.length > 0 ? 'Call' : null;

const devicesOf = (call: CallRow | undefined) => ({
  isInCall: call !== undefined,
  isAudioEnabled: call?.isAudioEnabled === true,
  isVideoEnabled: call?.isVideoEnabled === true,
  isScreenSharing: call?.isScreenSharing === true,
});

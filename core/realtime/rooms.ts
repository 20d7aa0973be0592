import type { Logger } from 'pino';
import { z } from 'zod';
import type { Who } from '../contract/index.ts';
import { Failure, notFound } from '../contract/index.ts';
import { platform } from '../contract/platform.ts';
import { parseAll } from '../http/errors.ts';
import { withTimeout } from '../with-timeout.ts';
import type { Identity, LiveServer, LiveSocket } from './connection.ts';
import { currentWho } from './connection.ts';
import type { Plugins, RoomDefinition } from './plugins.ts';
import { assertAccess, own, roomDefinitionOf } from './plugins.ts';
import type { Place } from './room-names.ts';
import { nameOf, placeOf, roomsOf } from './room-names.ts';

/** Membership in rooms. Methods affect connections of this process unless stated otherwise. */
export interface Rooms {
  /** @throws Failure not_found (unknown room, or the check fails), forbidden, invalid, unauthenticated */
  enter(socket: LiveSocket, body: unknown): Promise<Record<string, never>>;
  /** Leaves a room; does nothing if the connection is not in it. @throws Failure invalid */
  leave(socket: LiveSocket, body: unknown): Promise<Record<string, never>>;
  /** Repeats the room's check for everyone in it. */
  recheck(place: Place): Promise<void>;
  /** Repeats the checks of all rooms of all plugins. */
  recheckAll(): Promise<void>;
  /** Removes everyone from all rooms of a plugin. */
  pluginSwitchedOff(institutionId: string, plugin: string): void;
  /** Ids of the people in a room, in all reachable processes. */
  present(place: Place): Promise<string[]>;
  /** Must be called before a connection closes. */
  closing(socket: LiveSocket): void;
}

export interface RoomsOptions extends Plugins, Identity {
  readonly io: LiveServer;
  readonly log: Logger;
  /** Maximum number of rooms of one connection. */
  readonly maxRooms: number;
  /** Timeout for other processes when presence is queried (ms). */
  readonly presenceTimeoutMs: number;
}

const RoomBody = z.object({
  /** `<plugin>.<room>` */
  room: z
    .string()
    .max(200)
    .regex(/^[^./]+\.[^./]+$/, 'Must have the form plugin.room'),
  key: z.string().min(1).max(256),
});

/** Plugin of the room in an unvalidated message. */
export function pluginOfRoom(body: unknown): string | undefined {
  const { room } = (body ?? {}) as { room?: unknown };
  return typeof room === 'string' ? room.slice(0, 200).split('.')[0] : undefined;
}

export function createRooms(options: RoomsOptions): Rooms {
  const { io, log } = options;
  const { adapter } = io.of('/');

  /** @returns the parsed key, the person, and the room's `entered` hook */
  const assertMayBeIn = async (
    socket: LiveSocket,
    { plugin, room, key }: Place,
  ): Promise<{ key: string; who: Who; entered: RoomDefinition['entered'] }> => {
    const who = await currentWho(socket, options);
    const definition = await roomDefinitionOf(options, who.institution.id, plugin, room);
    if (!definition) throw notFound('Room not found');
    assertAccess(definition.spec.access, who);
    const [checkedKey] = parseAll([{ name: 'body.key', schema: definition.spec.key, value: key }]) as [string];
    if (!(await definition.check(checkedKey, who))) throw notFound('Room not found');
    return { key: checkedKey, who, entered: definition.entered };
  };

  const membersOf = (name: string): LiveSocket[] =>
    [...(adapter.rooms.get(name) ?? [])].flatMap((id) => io.of('/').sockets.get(id) ?? []);

  /** Removes a connection from a room and notifies it, with the same message whatever the reason. */
  const remove = async (socket: LiveSocket, place: Place) => {
    socket.emit('room_left', { room: `${place.plugin}.${place.room}`, key: place.key });
    await socket.leave(nameOf(place));
  };

  const recheckOne = async (socket: LiveSocket, place: Place) => {
    try {
      await assertMayBeIn(socket, place);
    } catch (error) {
      if (!(error instanceof Failure))
        log.error({ err: error, place }, 'checking a room failed; the connection was removed from it');
      await remove(socket, place);
      await notifyDeparture(socket, place);
    }
  };

  const recheck = async (place: Place) => {
    await Promise.all(membersOf(nameOf(place)).map((socket) => recheckOne(socket, place)));
  };

  const present = async (place: Place) => {
    const name = nameOf(place);
    const asked = io
      .in(name)
      .fetchSockets()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'querying the presence in other processes failed');
        return membersOf(name);
      });
    // Limits the wait for a Redis that is reachable but does not respond.
    const sockets = (await withTimeout(options.presenceTimeoutMs, asked, undefined)) ?? membersOf(name);
    return [...new Set(sockets.map(({ data }) => data.userId))];
  };

  /** Calls the departure hook if the person's last connection in any process has left the room. */
  const notifyDeparture = async (socket: LiveSocket, place: Place) => {
    const { institution, userId } = socket.data;
    const owner = options.host.plugins.find(({ plugin }) => plugin.contract.id === place.plugin);
    const departed = own(owner?.started?.departures, place.room);
    if (!departed) return;
    try {
      if ((await present(place)).includes(userId)) return;
      if ((await options.gate.pluginsOn(institution.id)).has(place.plugin)) {
        await departed(place.key, { institution, userId });
      }
    } catch (error) {
      log.error({ err: error, place, userId }, 'the departure hook of a plugin failed');
    }
  };

  return {
    async enter(socket, body) {
      const wanted = roomOf(socket, body);
      const { key, who, entered } = await assertMayBeIn(socket, wanted);
      const place = { ...wanted, key };
      if (!socket.connected) return {};
      const isMember = socket.rooms.has(nameOf(place));
      const taken = [...socket.rooms].filter((name) => placeOf(name) !== undefined);
      if (!isMember && taken.length >= options.maxRooms) throw new Failure('rate_limited', 'Too many rooms at once');
      await socket.join(nameOf(place));
      try {
        // Access may have ended after the first check, when the connection was not yet in the room to be removed.
        await assertMayBeIn(socket, place);
      } catch (error) {
        await socket.leave(nameOf(place));
        throw error;
      }
      try {
        if (!isMember) await entered?.(key, who, { id: socket.id });
      } catch (error) {
        log.error({ err: error, place, userId: who.user.id }, 'the entered hook of a plugin failed');
      }
      return {};
    },
    async leave(socket, body) {
      const place = roomOf(socket, body);
      if (!socket.rooms.has(nameOf(place))) return {};
      await socket.leave(nameOf(place));
      await notifyDeparture(socket, place);
      return {};
    },
    recheck,
    async recheckAll() {
      // In sequence, because there may be many rooms and each check may query the database.
      for (const name of [...adapter.rooms.keys()]) {
        const place = placeOf(name);
        if (place && place.plugin !== platform.id) await recheck(place);
      }
    },
    pluginSwitchedOff(institutionId, plugin) {
      const names = [...adapter.rooms.keys()].filter((name) => name.startsWith(roomsOf(institutionId, plugin)));
      for (const name of names) {
        const place = placeOf(name);
        if (place) for (const socket of membersOf(name)) void remove(socket, place);
      }
    },
    present,
    closing(socket) {
      const places = [...socket.rooms].flatMap((name) => placeOf(name) ?? []);
      // Deferred until the connection has left its rooms.
      setImmediate(() => {
        for (const place of places) void notifyDeparture(socket, place);
      });
    },
  };
}

function roomOf(socket: LiveSocket, body: unknown): Place {
  const [parsed] = parseAll([{ name: 'body', schema: RoomBody, value: body }]) as [z.output<typeof RoomBody>];
  const [plugin = '', room = ''] = parsed.room.split('.');
  return { institutionId: socket.data.institution.id, plugin, room, key: parsed.key };
}

import type { Logger } from 'pino';
import { z } from 'zod';
import type { Who } from '../contract/index.ts';
import { Failure, notFound } from '../contract/index.ts';
import { platform } from '../contract/platform.ts';
import { parseAll } from '../http/errors.ts';
import { withTimeout } from '../with-timeout.ts';
import type { Identity, LiveServer, LiveSocket } from './connection.ts';
import { whoNow } from './connection.ts';
import type { Place } from './places.ts';
import { nameOf, placeOf, roomsOf } from './places.ts';
import type { Plugins, RoomKeeper } from './plugins.ts';
import { assertAccess, keeperOf, own } from './plugins.ts';

/** Who is in which room, and until when. Rooms are those of the connections of this process unless it says otherwise. */
export interface Rooms {
  /** @throws Failure not_found (no such room, or not theirs to enter), forbidden, invalid, unauthenticated */
  enter(socket: LiveSocket, body: unknown): Promise<Record<string, never>>;
  /** Leaving a room one is not in is no error. @throws Failure invalid */
  leave(socket: LiveSocket, body: unknown): Promise<Record<string, never>>;
  /** Asks again for everyone in a room whether they may be in it. */
  recheck(place: Place): Promise<void>;
  /** The same for every room of every plugin. */
  recheckAll(): Promise<void>;
  /** Removes everyone from all rooms of a plugin. */
  pluginSwitchedOff(institutionId: string, plugin: string): void;
  /** People in a room, in all processes that can be reached. */
  present(place: Place): Promise<string[]>;
  /** To be called before a connection closes. */
  closing(socket: LiveSocket): void;
}

export interface RoomsOptions extends Plugins, Identity {
  readonly io: LiveServer;
  readonly log: Logger;
  /** How many rooms one connection may be in. */
  readonly most: number;
  /** How long other processes are waited for when they are asked who is there, in milliseconds. */
  readonly asking: number;
}

const RoomBody = z.object({
  /** `<plugin>.<room>` */
  room: z
    .string()
    .max(200)
    .regex(/^[^./]+\.[^./]+$/, 'Written as plugin.room'),
  key: z.string().min(1).max(256),
});

/** Whose room a message is about, before anything of it has been checked. */
export function pluginOfRoom(body: unknown): string | undefined {
  const { room } = (body ?? {}) as { room?: unknown };
  return typeof room === 'string' ? room.slice(0, 200).split('.')[0] : undefined;
}

export function createRooms(options: RoomsOptions): Rooms {
  const { io, log } = options;
  const { adapter } = io.of('/');

  /** @returns the key as its schema has it, and who asks */
  const assertMayBeIn = async (
    socket: LiveSocket,
    { plugin, room, key }: Place,
  ): Promise<{ key: string; who: Who; entered: RoomKeeper['entered'] }> => {
    const who = await whoNow(socket, options);
    const keeper = await keeperOf(options, who.institution.id, plugin, room);
    if (!keeper) throw notFound('There is no such room');
    assertAccess(keeper.spec.access, who);
    const [checkedKey] = parseAll([{ name: 'body.key', schema: keeper.spec.key, value: key }]) as [string];
    if (!(await keeper.check(checkedKey, who))) throw notFound('There is no such room');
    return { key: checkedKey, who, entered: keeper.entered };
  };

  const membersOf = (name: string): LiveSocket[] =>
    [...(adapter.rooms.get(name) ?? [])].flatMap((id) => io.of('/').sockets.get(id) ?? []);

  /** Tells a connection that it is no longer in a room, in the same words whatever the reason. */
  const remove = async (socket: LiveSocket, place: Place) => {
    socket.emit('room_left', { room: `${place.plugin}.${place.room}`, key: place.key });
    await socket.leave(nameOf(place));
  };

  const recheckOne = async (socket: LiveSocket, place: Place) => {
    try {
      await assertMayBeIn(socket, place);
    } catch (error) {
      if (!(error instanceof Failure)) log.error({ err: error, place }, 'a room could not be checked and was left');
      await remove(socket, place);
      await tellDeparture(socket, place);
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
        log.warn({ err: error }, 'other processes cannot be asked who is there');
        return membersOf(name);
      });
    // A Redis that is there and says nothing would keep everybody waiting.
    const sockets = (await withTimeout(options.asking, asked, undefined)) ?? membersOf(name);
    return [...new Set(sockets.map(({ data }) => data.userId))];
  };

  /** Told once the last connection of a person is gone, in whichever process it was. */
  const tellDeparture = async (socket: LiveSocket, place: Place) => {
    const { institution, userId } = socket.data;
    const owner = options.host.plugins.find(({ plugin }) => plugin.contract.id === place.plugin);
    const told = own(owner?.started?.departures, place.room);
    if (!told) return;
    try {
      if ((await present(place)).includes(userId)) return;
      if ((await options.gate.pluginsOn(institution.id)).has(place.plugin)) {
        await told(place.key, { institution, userId });
      }
    } catch (error) {
      log.error({ err: error, place, userId }, 'a plugin could not be told that someone left a room');
    }
  };

  return {
    async enter(socket, body) {
      const wanted = roomOf(socket, body);
      const { key, who, entered } = await assertMayBeIn(socket, wanted);
      const place = { ...wanted, key };
      if (!socket.connected) return {};
      const isThere = socket.rooms.has(nameOf(place));
      const taken = [...socket.rooms].filter((name) => placeOf(name) !== undefined);
      if (!isThere && taken.length >= options.most) throw new Failure('rate_limited', 'Too many rooms at once');
      await socket.join(nameOf(place));
      try {
        // Access may have ended while it was asked for, when there was nobody in the room yet to remove from it.
        await assertMayBeIn(socket, place);
      } catch (error) {
        await socket.leave(nameOf(place));
        throw error;
      }
      try {
        if (!isThere) await entered?.(key, who, { id: socket.id });
      } catch (error) {
        log.error({ err: error, place, userId: who.user.id }, 'a plugin failed when someone entered its room');
      }
      return {};
    },
    async leave(socket, body) {
      const place = roomOf(socket, body);
      if (!socket.rooms.has(nameOf(place))) return {};
      await socket.leave(nameOf(place));
      await tellDeparture(socket, place);
      return {};
    },
    recheck,
    async recheckAll() {
      // One room after the other: there may be many, and each asks the database.
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
      // By then the connection has left its rooms.
      setImmediate(() => {
        for (const place of places) void tellDeparture(socket, place);
      });
    },
  };
}

function roomOf(socket: LiveSocket, body: unknown): Place {
  const [parsed] = parseAll([{ name: 'body', schema: RoomBody, value: body }]) as [z.output<typeof RoomBody>];
  const [plugin = '', room = ''] = parsed.room.split('.');
  return { institutionId: socket.data.institution.id, plugin, room, key: parsed.key };
}

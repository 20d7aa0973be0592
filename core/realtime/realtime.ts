import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import type { Clock } from '../clock.ts';
import { systemClock } from '../clock.ts';
import type { AnyContract, InstitutionRef, LiveSender } from '../contract/index.ts';
import { unavailable } from '../contract/index.ts';
import { platform } from '../contract/platform.ts';
import { envelopeOf } from '../http/errors.ts';
import { withTimeout } from '../with-timeout.ts';
import type { Identity, LiveServer, LiveSocket } from './connection.ts';
import { currentWho } from './connection.ts';
import { createConnectionLimits } from './connection-limits.ts';
import { guardHandshakes, isSameHost } from './handshake.ts';
import type { Answer } from './messages.ts';
import { answerTo } from './messages.ts';
import type { Plugins } from './plugins.ts';
import { largestBody } from './plugins.ts';
import type { Backbone } from './redis.ts';
import { connectRedis } from './redis.ts';
import { nameOf, ownRoom, personalRoom } from './room-names.ts';
import type { Rooms } from './rooms.ts';
import { createRooms } from './rooms.ts';
import type { RoomSupervision } from './sender.ts';
import { createSender } from './sender.ts';

export interface RealtimeOptions extends Plugins, Identity {
  /** Must already have its request listener. Without a server this process only sends. */
  readonly server?: HttpServer;
  readonly log: Logger;
  readonly clock?: Clock;
  /** Redis that connects several processes. Without it, messages reach only connections of this process. */
  readonly redisUrl?: string | undefined;
  readonly limits?: Partial<Limits>;
  institutionOf(host: string): Promise<InstitutionRef | undefined>;
  /** Whether a page of this origin may connect to this host. By default only pages of the same host. */
  allowOrigin?(origin: string, host: string): boolean;
  /** Requested host and client address, for processes behind a proxy. */
  addressOf?(request: IncomingMessage): { host: string; client: string };
}

export interface Limits {
  readonly messageBytes: number;
  readonly messagesPerSecond: number;
  /** Maximum burst of messages of one connection. */
  readonly burst: number;
  /** Maximum number of unanswered messages of one connection. */
  readonly waiting: number;
  /** Maximum number of rooms of one connection. */
  readonly rooms: number;
  /** Timeout for other processes when presence is queried (ms). */
  readonly presenceTimeoutMs: number;
  /** Maximum number of connections of one person to one process. */
  readonly connections: number;
  /** Interval of checks for expired tokens (ms). */
  readonly sweep: number;
  /** Time for pending messages when closing (ms). */
  readonly grace: number;
}

export interface Realtime {
  senderFor<C extends AnyContract>(contract: C): LiveSender<C['live']>;
  /** Removes everyone from the plugin's rooms. Must be called in every process. */
  pluginSwitchedOff(institutionId: string, pluginId: string): void;
  /** Disconnects sessions of a person: only one, or all except one. Must be called in every process. */
  sessionsEnded(ended: { institutionId: string; userId: string; only?: string; except?: string }): void;
  /** Disconnects invalid sessions, after signals may have been missed. */
  checkSessions(): Promise<void>;
  /** Number of open connections of this process. */
  connections(): number;
  /** Throws with the reason when Redis cannot be reached. */
  health(): Promise<void>;
  /** Completes pending messages, then closes all connections, so that browsers reconnect elsewhere. Does not close the HTTP server. */
  close(): Promise<void>;
}

const defaultLimits: Limits = {
  messageBytes: 256 * 1024,
  messagesPerSecond: 20,
  burst: 60,
  waiting: 60,
  rooms: 100,
  presenceTimeoutMs: 6000,
  connections: 32,
  sweep: 1000,
  grace: 5000,
};

/**
 * The live connection at `/ws`: who may connect, messages to and from plugins, and their rooms.
 * @throws Error when Redis is configured and cannot be reached
 */
export async function createRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { server, log, redisUrl, clock = systemClock, addressOf = directAddress } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const catchUp = () => {
    // While Redis was unavailable, people who lost access were removed only by other processes.
    void rooms.recheckAll();
    // Messages sent meanwhile reached only connections of the sending process.
    io.emit(missedMessage, {});
  };
  const backbone = redisUrl ? await connectRedis(redisUrl, log, catchUp) : undefined;
  const largest = largestBody(options, limits.messageBytes);
  // A packet also contains the message's name, and polling encodes bytes as base64.
  const transportBytes = largest > limits.messageBytes ? Math.ceil((largest * 4) / 3) + 4096 : largest;
  const state = { isClosing: false, pending: new Set<Promise<unknown>>() };

  const io: LiveServer = new Server({
    path: '/ws',
    serveClient: false,
    // With several processes, requests of one polling connection would reach different processes.
    transports: backbone ? ['websocket'] : ['websocket', 'polling'],
    maxHttpBufferSize: transportBytes,
    connectTimeout: 10_000,
    ...(backbone ? { adapter: backbone.adapter } : {}),
    allowRequest(request, decide) {
      const { origin } = request.headers;
      const allowed = origin === undefined || (options.allowOrigin ?? isSameHost)(origin, addressOf(request).host);
      if (!allowed) log.debug({ origin: origin?.slice(0, 300) }, 'refused a live connection from another origin');
      decide(allowed ? 'closing' : 'origin', allowed && !state.isClosing);
    },
  });
  if (server) io.attach(server);
  const rooms = createRooms({ ...options, io, maxRooms: limits.rooms, presenceTimeoutMs: limits.presenceTimeoutMs });
  guardHandshakes({ ...options, io, addressOf, maxConnections: limits.connections });

  const answering = { ...options, rooms };
  io.on('connection', (socket) => {
    joinInitialRooms(socket, options);
    const connectionLimits = createConnectionLimits(clock, { ...limits, transportBytes });
    const answer = async (message: string, body: unknown, acknowledge?: (answer: Answer) => void) => {
      const result = state.isClosing ? restarting : await answerTo(socket, message, body, connectionLimits, answering);
      if (result.error) log.debug({ error: result.error.code, ...personOf(socket) }, 'live message refused');
      acknowledge?.(result);
    };
    socket.onAny((message: unknown, ...args: unknown[]) => {
      const acknowledge = typeof args.at(-1) === 'function' ? (args.pop() as (answer: Answer) => void) : undefined;
      const answered = answer(String(message), args[0], acknowledge)
        .catch((error: unknown) =>
          log.error({ err: error, message }, 'sending the acknowledgement of a live message failed'),
        )
        .finally(() => state.pending.delete(answered));
      state.pending.add(answered);
    });
    socket.on('disconnecting', () => {
      if (!state.isClosing) rooms.closing(socket);
    });
  });

  const sweep = setInterval(() => endExpired(io, clock), limits.sweep);
  sweep.unref();
  if (backbone) {
    listenForRechecks(io, rooms);
    await backbone.ready();
  }

  return {
    senderFor: (contract) =>
      createSender(contract, { io, log, gate: options.gate, supervision: supervisionBy(io, rooms, backbone) }),
    pluginSwitchedOff: rooms.pluginSwitchedOff,
    sessionsEnded({ institutionId, userId, only, except }) {
      for (const socket of io.of('/').sockets.values()) {
        const { institution, userId: whose, session } = socket.data;
        const matches = (only === undefined || session === only) && session !== except;
        if (institution.id === institutionId && whose === userId && matches) socket.disconnect(true);
      }
    },
    async checkSessions() {
      const sockets = [...io.of('/').sockets.values()];
      const good = await options.stillValid([...new Set(sockets.map(({ data }) => data.session))]);
      for (const socket of sockets) if (!good.has(socket.data.session)) socket.disconnect(true);
    },
    connections: () => io.of('/').sockets.size,
    health: async () => backbone?.health(),
    async close() {
      state.isClosing = true;
      clearInterval(sweep);
      await withTimeout(limits.grace, Promise.allSettled(state.pending), undefined);
      if (server) await closeConnections(io, limits.grace);
      await backbone?.close();
    },
  };
}

const missedMessage: keyof typeof platform.live.sends = 'messages_missed';

const restarting: Answer = envelopeOf(unavailable('The server is restarting. Please try again shortly.'), '');

/** Joins a new connection to the rooms of its person and of the institution. */
function joinInitialRooms(socket: LiveSocket, options: RealtimeOptions): void {
  const { institution, userId } = socket.data;
  const { room } = socket.handshake.query;
  void socket.join([personalRoom(institution.id, userId), ownRoom(institution.id, socket.id)]);
  if (room === 'general') {
    void socket.join(nameOf({ institutionId: institution.id, plugin: platform.id, room: 'general', key: 'general' }));
  } else if (room !== undefined) {
    options.log.debug(personOf(socket), 'ignored the room of a handshake');
  }
  // The session may have ended between the handshake and this registration, when it could not be disconnected.
  currentWho(socket, options).catch(() => undefined);
}

const personOf = ({ data }: LiveSocket) => ({ userId: data.userId, institution: data.institution.slug });

function endExpired(io: LiveServer, clock: Clock): void {
  const now = clock.now().getTime();
  for (const socket of io.of('/').sockets.values()) {
    if (!(socket.data.expiresAt > now)) socket.disconnect(true);
  }
}

const recheckMessage = 'recheck';

function listenForRechecks(io: LiveServer, rooms: Rooms): void {
  io.on(recheckMessage, (place) => void rooms.recheck(place));
}

/** Each process checks its own connections, because only it has their tokens. */
function supervisionBy(io: LiveServer, rooms: Rooms, backbone: Backbone | undefined) {
  return (plugin: string): RoomSupervision => ({
    async recheck({ id: institutionId }, room, key) {
      const place = { institutionId, plugin, room, key };
      if (backbone) io.serverSideEmit(recheckMessage, place);
      await rooms.recheck(place);
    },
    present: ({ id: institutionId }, room, key) => rooms.present({ institutionId, plugin, room, key }),
  });
}

/** Closes at transport level, so that browsers treat it as a lost connection and reconnect automatically. */
async function closeConnections(io: LiveServer, grace: number): Promise<void> {
  const closed = [...io.of('/').sockets.values()].map((socket) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    socket.conn.once('close', () => resolve());
    socket.conn.close();
    return promise;
  });
  await withTimeout(grace, Promise.all(closed), undefined);
  io.engine.close();
}

const directAddress = (request: IncomingMessage) => ({
  host: request.headers.host ?? '',
  client: request.socket.remoteAddress ?? '',
});

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
import { whoNow } from './connection.ts';
import { guardDoor, isSameHost } from './handshake.ts';
import type { Answer } from './messages.ts';
import { answerTo } from './messages.ts';
import { createOwnLimits } from './own-limits.ts';
import { nameOf, ownRoom, personalRoom } from './places.ts';
import type { Plugins } from './plugins.ts';
import { largestBody } from './plugins.ts';
import type { Backbone } from './redis.ts';
import { connectRedis } from './redis.ts';
import type { Rooms } from './rooms.ts';
import { createRooms } from './rooms.ts';
import type { RoomSupervision } from './sender.ts';
import { createSender } from './sender.ts';

export interface RealtimeOptions extends Plugins, Identity {
  /** Its own request listener must be in place already. Without a server nobody connects here: this process only sends. */
  readonly server?: HttpServer;
  readonly log: Logger;
  readonly clock?: Clock;
  /** What several processes meet through. Without it, messages reach the connections of this process. */
  readonly redisUrl?: string | undefined;
  readonly limits?: Partial<Limits>;
  institutionOf(host: string): Promise<InstitutionRef | undefined>;
  /** Whether a page of this origin may connect to this host. Its own pages may by default. */
  allowOrigin?(origin: string, host: string): boolean;
  /** The host a request was sent to and the address it came from, for processes behind a proxy. */
  addressOf?(request: IncomingMessage): { host: string; client: string };
}

export interface Limits {
  readonly messageBytes: number;
  readonly messagesPerSecond: number;
  /** Messages of one connection at once. */
  readonly burst: number;
  /** Messages of one connection that wait for their answers. */
  readonly waiting: number;
  /** Rooms of one connection. */
  readonly rooms: number;
  /** How long other processes are waited for when they are asked who is there, in milliseconds. */
  readonly asking: number;
  /** Connections of one person to one process. */
  readonly connections: number;
  /** How often connections are looked over for tokens that have expired, in milliseconds. */
  readonly sweep: number;
  /** How long closing waits for messages that are being handled, in milliseconds. */
  readonly grace: number;
}

export interface Realtime {
  senderFor<C extends AnyContract>(contract: C): LiveSender<C['live']>;
  /** Takes everyone out of the plugin's rooms. To be called in every process. */
  pluginSwitchedOff(institutionId: string, pluginId: string): void;
  /** Disconnects the one session named, or all of a person but the one excepted. To be called in every process. */
  sessionsEnded(ended: { institutionId: string; userId: string; only?: string; except?: string }): void;
  /** Disconnects every session that is not good any more: for after a time in which nothing could be heard. */
  checkSessions(): Promise<void>;
  /** Open connections of this process. */
  connections(): number;
  /** Throws when other processes cannot be reached; the message says why. */
  health(): Promise<void>;
  /** Lets messages in hand be answered, then closes every connection, so that browsers connect elsewhere. The HTTP server stays. */
  close(): Promise<void>;
}

const usual: Limits = {
  messageBytes: 256 * 1024,
  messagesPerSecond: 20,
  burst: 60,
  waiting: 60,
  rooms: 100,
  asking: 6000,
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
  const limits = { ...usual, ...options.limits };
  const catchUp = () => {
    // Whoever lost access while Redis was away was removed in the other processes only.
    void rooms.recheckAll();
    // What was sent meanwhile reached the connections of its own process only.
    io.emit(missed, {});
  };
  const backbone = redisUrl ? await connectRedis(redisUrl, log, catchUp) : undefined;
  const largest = largestBody(options, limits.messageBytes);
  // A packet has the message's name beside its body, and polling carries bytes as base64.
  const transportBytes = largest > limits.messageBytes ? Math.ceil((largest * 4) / 3) + 4096 : largest;
  const state = { isClosing: false, inHand: new Set<Promise<unknown>>() };

  const io: LiveServer = new Server({
    path: '/ws',
    serveClient: false,
    // Polling sends one connection's requests to any process; with several, only a WebSocket stays where it is.
    transports: backbone ? ['websocket'] : ['websocket', 'polling'],
    maxHttpBufferSize: transportBytes,
    connectTimeout: 10_000,
    ...(backbone ? { adapter: backbone.adapter } : {}),
    allowRequest(request, decide) {
      const { origin } = request.headers;
      const allowed = origin === undefined || (options.allowOrigin ?? isSameHost)(origin, addressOf(request).host);
      if (!allowed) log.debug({ origin: origin?.slice(0, 300) }, 'live connection from a page of another site refused');
      decide(allowed ? 'closing' : 'origin', allowed && !state.isClosing);
    },
  });
  if (server) io.attach(server);
  const rooms = createRooms({ ...options, io, most: limits.rooms, asking: limits.asking });
  guardDoor({ ...options, io, addressOf, most: limits.connections });

  const answering = { ...options, rooms };
  io.on('connection', (socket) => {
    welcome(socket, options);
    const ownLimits = createOwnLimits(clock, { ...limits, transportBytes });
    const answer = async (message: string, body: unknown, acknowledge?: (answer: Answer) => void) => {
      const said = state.isClosing ? restarting : await answerTo(socket, message, body, ownLimits, answering);
      if (said.error) log.debug({ error: said.error.code, ...personOf(socket) }, 'live message refused');
      acknowledge?.(said);
    };
    socket.onAny((message: unknown, ...given: unknown[]) => {
      const acknowledge = typeof given.at(-1) === 'function' ? (given.pop() as (answer: Answer) => void) : undefined;
      const answered = answer(String(message), given[0], acknowledge)
        .catch((error: unknown) => log.error({ err: error, message }, 'the answer to a live message cannot be sent'))
        .finally(() => state.inHand.delete(answered));
      state.inHand.add(answered);
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
        const isMeant = (only === undefined || session === only) && session !== except;
        if (institution.id === institutionId && whose === userId && isMeant) socket.disconnect(true);
      }
    },
    async checkSessions() {
      const sockets = [...io.of('/').sockets.values()];
      const good = await options.stillGood([...new Set(sockets.map(({ data }) => data.session))]);
      for (const socket of sockets) if (!good.has(socket.data.session)) socket.disconnect(true);
    },
    connections: () => io.of('/').sockets.size,
    health: async () => backbone?.health(),
    async close() {
      state.isClosing = true;
      clearInterval(sweep);
      await withTimeout(limits.grace, Promise.allSettled(state.inHand), undefined);
      if (server) await closeConnections(io, limits.grace);
      await backbone?.close();
    },
  };
}

const missed: keyof typeof platform.live.sends = 'messages_missed';

const restarting: Answer = envelopeOf(unavailable('The server is being restarted. Please try again shortly.'), '');

/** Puts a new connection where messages for its person, and for everyone, arrive. */
function welcome(socket: LiveSocket, options: RealtimeOptions): void {
  const { institution, userId } = socket.data;
  const { room } = socket.handshake.query;
  void socket.join([personalRoom(institution.id, userId), ownRoom(institution.id, socket.id)]);
  if (room === 'general') {
    void socket.join(nameOf({ institutionId: institution.id, plugin: platform.id, room: 'general', key: 'general' }));
  } else if (room !== undefined) {
    options.log.debug(personOf(socket), 'room of a handshake ignored');
  }
  // The session may have ended after it was looked at and before it could be found here to be disconnected.
  whoNow(socket, options).catch(() => undefined);
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

/** Every process looks after its own connections, since only it has their tokens. */
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

/** Closes below the protocol: browsers take it for a lost connection and connect again by themselves. */
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

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client';
import { io } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import type { ErrorEnvelope, InstitutionRef, LiveConnection, Role, Who } from '../contract/index.ts';
import { defineContract } from '../contract/index.ts';
import { platform } from '../contract/platform.ts';
import { createLogger } from '../observe/logger.ts';
import type { Authenticated } from './connection.ts';
import type { LivePlugin } from './plugins.ts';
import type { RealtimeOptions } from './realtime.ts';
import { createRealtime } from './realtime.ts';

// For tests of this folder: two institutions with people, two plugins, and servers with real sockets.

export const school: InstitutionRef = { id: '11111111-1111-4111-8111-111111111111', slug: 'school', name: 'School' };
export const college: InstitutionRef = { id: '22222222-2222-4222-8222-222222222222', slug: 'college', name: 'College' };

export const gardens = defineContract({
  id: 'gardens',
  title: 'Gardens',
  summary: 'Grows things',
  permissions: { 'gardens.manage': { description: 'Edit gardens', grantedTo: ['administrator'] } },
  live: {
    receives: {
      water: {
        access: 'signed-in',
        body: z.object({ bed: z.string().min(2), litres: z.coerce.number().max(10) }),
        answer: z.object({ bed: z.string(), litres: z.number(), by: z.string() }),
      },
      weed: { access: 'gardens.manage', body: z.object({}) },
    },
    sends: {
      grown: z.object({ what: z.string() }),
      reminder: z.object({ at: z.date().transform((at) => at.getTime()) }),
    },
    rooms: {
      bed: { access: 'signed-in', key: z.string().min(2).max(40) },
      shed: { access: 'gardens.manage', key: z.string() },
    },
  },
});

export const ponds = defineContract({
  id: 'ponds',
  title: 'Ponds',
  summary: 'Holds water',
  live: {
    receives: { fish: { access: 'signed-in', body: z.unknown() } },
    sends: { grown: z.object({ what: z.string() }) },
    rooms: { bed: { access: 'signed-in', key: z.string() } },
  },
});

/** Handlers of the test plugins, which tests can replace. */
export interface TestHandlers {
  water(body: { bed: string; litres: number }, who: Who, connection: LiveConnection): unknown;
  weed(body: unknown, who: Who): unknown;
  fish(body: unknown, who: Who): unknown;
  mayEnter(key: string, who: Who): boolean | Promise<boolean>;
  entered(key: string, who: Who, connection: Pick<LiveConnection, 'id'>): unknown;
  departed(key: string, departure: { institution: { id: string }; userId: string }): unknown;
}

export interface FakePlatform
  extends Pick<RealtimeOptions, 'host' | 'gate' | 'redeem' | 'authenticate' | 'may' | 'stillValid' | 'institutionOf'> {
  readonly handlers: TestHandlers;
  /** Signs a person in and returns their token, which is valid until the session ends or it expires. */
  token(name: string, options?: { role?: Role; institution?: InstitutionRef; expiresAt?: Date }): string;
  session(token: string): string;
  setRole(token: string, role: Role): void;
  endSession(token: string): void;
  switchOff(plugin: string, institution?: InstitutionRef): void;
  switchOn(plugin: string, institution?: InstitutionRef): void;
}

/** Stands in for identity, host and gate of a platform. */
export function fakePlatform(): FakePlatform {
  const people = new Map<string, Authenticated & { institution: InstitutionRef }>();
  const off = new Set<string>();
  const handlers: TestHandlers = {
    water: (body, who) => ({ ...body, by: who.user.username }),
    weed: () => undefined,
    fish: () => undefined,
    mayEnter: () => true,
    entered: () => undefined,
    departed: () => undefined,
  };
  const plugins: LivePlugin[] = [
    { plugin: { contract: platform }, started: { rooms: { general: () => true } } },
    {
      plugin: { contract: gardens },
      started: {
        live: {
          water: (body, who, connection) =>
            handlers.water(body as { bed: string; litres: number }, who as Who, connection),
          weed: (body, who) => handlers.weed(body, who as Who),
        },
        rooms: { bed: (key, who) => handlers.mayEnter(key, who as Who), shed: () => true },
        entered: { bed: (key, who, connection) => handlers.entered(key, who, connection) },
        departures: { bed: (key, departure) => handlers.departed(key, departure) },
      },
    },
    {
      plugin: { contract: ponds },
      started: { live: { fish: (body, who) => handlers.fish(body, who as Who) }, rooms: { bed: () => true } },
    },
    { plugin: { contract: defineContract({ ...quarantined }) }, started: undefined },
  ];
  const isOn = (institutionId: string, id: string) => !off.has(`${institutionId}/${id}`);
  const idsOn = (institutionId: string) =>
    plugins.map(({ plugin }) => plugin.contract.id).filter((id) => isOn(institutionId, id));
  const known = (token: string) => {
    const person = people.get(token);
    if (!person) throw new Error(`unknown token ${token}`);
    return person;
  };
  return {
    handlers,
    host: { plugins },
    gate: { pluginsOn: async (institutionId) => new Set(idsOn(institutionId)), isOn },
    // Tickets have their own test; here a token is also its ticket, for any number of connections.
    redeem: async (ticket, institutionId) =>
      people.get(ticket)?.institution.id === institutionId ? ticket : undefined,
    authenticate: async (token, institutionId) => {
      const person = people.get(token);
      return person?.institution.id === institutionId ? person : undefined;
    },
    stillValid: async (sessionIds) => {
      const valid = new Set([...people.values()].map(({ session }) => session));
      return new Set(sessionIds.filter((id) => valid.has(id)));
    },
    may: (institutionId, role, permission) =>
      isOn(institutionId, 'gardens') && permission === 'gardens.manage' && role === 'administrator',
    institutionOf: async (host) => [school, college].find(({ slug }) => host.startsWith(`${slug}.`)) ?? school,
    token(name, { role = 'learner', institution = school, expiresAt = new Date('2100-01-01') } = {}) {
      const session = crypto.randomUUID();
      const user = {
        id: `user-${name}`,
        username: name,
        email: `${name}@example.org`,
        firstName: name,
        lastName: 'Doe',
      };
      const token = `token-of-${name}-${session}`;
      people.set(token, { user: { ...user, role, demo: false }, session, expiresAt, institution });
      return token;
    },
    session: (token) => known(token).session,
    setRole: (token, role) => people.set(token, { ...known(token), user: { ...known(token).user, role } }),
    endSession: (token) => people.delete(token),
    switchOff: (plugin, institution = school) => off.add(`${institution.id}/${plugin}`),
    switchOn: (plugin, institution = school) => off.delete(`${institution.id}/${plugin}`),
  };
}

const quarantined = {
  id: 'quarantined',
  title: 'Quarantined',
  summary: 'Failed to start',
  live: { receives: { call: { access: 'signed-in', body: z.unknown() } } },
} as const;

type ClientOptions = Partial<ManagerOptions & SocketOptions>;

/** A server with the live connection and browser clients for it, all closed at the end of the test. */
export async function serve(of: FakePlatform, options: Partial<RealtimeOptions> = {}) {
  const logLines: string[] = [];
  const destination = { write: (line: string) => void logLines.push(line) };
  const server = createServer((_request, response) => response.end('the page'));
  const realtime = await createRealtime({
    server,
    log: createLogger({ level: 'trace', destination }),
    ...of,
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clients: Socket[] = [];
  onTestFinished(async () => {
    for (const client of clients) client.disconnect();
    await realtime.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  /** A browser client that begins to connect. */
  const startClient = (query: Record<string, string>, more: ClientOptions = {}) => {
    const client = io(address, {
      path: '/ws',
      query,
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      ...more,
    });
    clients.push(client);
    return client;
  };
  return {
    realtime,
    address,
    logLines,
    startClient,
    /** A browser client that is connected. */
    async connect(token: string, query: Record<string, string> = {}, more: ClientOptions = {}) {
      const client = startClient({ token, ...query }, more);
      await new Promise<void>((resolve, reject) => client.once('connect', resolve).once('connect_error', reject));
      return client;
    },
    /** The error with which a connection is refused. */
    refusal: (query: Record<string, string>, more: ClientOptions = {}) =>
      new Promise<Error & { data?: ErrorEnvelope }>((resolve, reject) => {
        const client = startClient(query, more);
        client.once('connect', () => reject(new Error('The connection was accepted'))).once('connect_error', resolve);
      }),
  };
}

/** Resolves with the body of the next message of this name. */
export const next = <T = unknown>(client: Socket, name: string) =>
  new Promise<T>((resolve) => client.once(name, resolve));

/** Collects the names and bodies of all messages that a client receives from now on. */
export function collectMessages(client: Socket): [string, unknown][] {
  const received: [string, unknown][] = [];
  client.onAny((name: string, body: unknown) => received.push([name, body]));
  return received;
}

/** Resolves once everything sent to a client before the call has arrived. */
export const allReceived = (client: Socket) => client.emitWithAck('leave_room', { room: 'any.room', key: 'none' });

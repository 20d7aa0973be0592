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

// For the tests of this folder: two institutions with people, two plugins, and servers with real sockets.

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
    sends: { grown: z.object({ what: z.string() }), told: z.object({ at: z.date().transform((at) => at.getTime()) }) },
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
export interface Deeds {
  water(body: { bed: string; litres: number }, who: Who, connection: LiveConnection): unknown;
  weed(body: unknown, who: Who): unknown;
  fish(body: unknown, who: Who): unknown;
  mayEnter(key: string, who: Who): boolean | Promise<boolean>;
  entered(key: string, who: Who, connection: Pick<LiveConnection, 'id'>): unknown;
  departed(key: string, gone: { institution: { id: string }; userId: string }): unknown;
}

export interface Neighbourhood
  extends Pick<RealtimeOptions, 'host' | 'gate' | 'redeem' | 'authenticate' | 'may' | 'stillValid' | 'institutionOf'> {
  readonly deeds: Deeds;
  /** Signs a person in and returns their token, which is valid until the session ends or it expires. */
  token(name: string, options?: { role?: Role; institution?: InstitutionRef; expiresAt?: Date }): string;
  session(token: string): string;
  setRole(token: string, role: Role): void;
  endSession(token: string): void;
  switchOff(plugin: string, institution?: InstitutionRef): void;
  switchOn(plugin: string, institution?: InstitutionRef): void;
}

/** Stands in for identity, host and gate of a platform. */
export function neighbourhood(): Neighbourhood {
  const people = new Map<string, Authenticated & { institution: InstitutionRef }>();
  const off = new Set<string>();
  const deeds: Deeds = {
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
            deeds.water(body as { bed: string; litres: number }, who as Who, connection),
          weed: (body, who) => deeds.weed(body, who as Who),
        },
        rooms: { bed: (key, who) => deeds.mayEnter(key, who as Who), shed: () => true },
        entered: { bed: (key, who, connection) => deeds.entered(key, who, connection) },
        departures: { bed: (key, gone) => deeds.departed(key, gone) },
      },
    },
    {
      plugin: { contract: ponds },
      started: { live: { fish: (body, who) => deeds.fish(body, who as Who) }, rooms: { bed: () => true } },
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
    deeds,
    host: { plugins },
    gate: { pluginsOn: async (institutionId) => new Set(idsOn(institutionId)), isOn },
    // Tickets are tested elsewhere; here a token also serves as its ticket, any number of times.
    redeem: async (ticket, institutionId) =>
      people.get(ticket)?.institution.id === institutionId ? ticket : undefined,
    authenticate: async (token, institutionId) => {
      const person = people.get(token);
      return person?.institution.id === institutionId ? person : undefined;
    },
    stillValid: async (sessionIds) => {
      const good = new Set([...people.values()].map(({ session }) => session));
      return new Set(sessionIds.filter((id) => good.has(id)));
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
  live: { receives: { knock: { access: 'signed-in', body: z.unknown() } } },
} as const;

type ClientOptions = Partial<ManagerOptions & SocketOptions>;

/** A server with the live connection, and browsers for it. All of it ends with the test. */
export async function serve(of: Neighbourhood, options: Partial<RealtimeOptions> = {}) {
  const sequencer: string[] = [];
  const destination = { write: (line: string) => void sequencer.push(line) };
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

  /** A browser that begins to connect. */
  const dial = (query: Record<string, string>, more: ClientOptions = {}) => {
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
    sequencer,
    dial,
    /** A browser that is connected. */
    async connect(token: string, query: Record<string, string> = {}, more: ClientOptions = {}) {
      const client = dial({ token, ...query }, more);
      await new Promise<void>((resolve, reject) => client.once('connect', resolve).once('connect_error', reject));
      return client;
    },
    /** The envelope with which a browser is not let in. */
    refusal: (query: Record<string, string>, more: ClientOptions = {}) =>
      new Promise<Error & { data?: ErrorEnvelope }>((resolve, reject) => {
        const client = dial(query, more);
        client.once('connect', () => reject(new Error('was let in'))).once('connect_error', resolve);
      }),
  };
}

/** What comes next under this name. */
export const next = <T = unknown>(client: Socket, name: string) =>
  new Promise<T>((resolve) => client.once(name, resolve));

/** The names and bodies of all messages a browser gets from here on. */
export function heardBy(client: Socket): [string, unknown][] {
  const heard: [string, unknown][] = [];
  client.onAny((name: string, body: unknown) => heard.push([name, body]));
  return heard;
}

/** Everything sent to a browser before this has arrived when it resolves. */
export const caughtUp = (client: Socket) => client.emitWithAck('leave_room', { room: 'any.room', key: 'none' });

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { loadConfiguration } from '../config/load.ts';
import type { InstitutionRef, Role } from './contract/index.ts';
import { defineContract } from './contract/index.ts';
import type { SignedIn, User } from './contract/platform.ts';
import { createTestDatabase } from './db/testing.ts';
import type { Queueing } from './events/index.ts';
import type { Answer } from './http/calls.testing.ts';
import { caller, verbs } from './http/calls.testing.ts';
import type { Web } from './http/web.ts';
import { noWeb } from './http/web.ts';
import { deployment, operating } from './identity/index.ts';
import { UserRow } from './identity/models.ts';
import { createPasswords } from './identity/passwords.ts';
import type { TestClock } from './identity/testing.ts';
import { createTestClock } from './identity/testing.ts';
import { createLogger } from './observe/logger.ts';
import type { Platform } from './platform.ts';
import { openPlatform } from './platform.ts';
import type { CommandContext, PluginCommand, Subscription } from './plugins/define-plugin.ts';
import { definePlugin } from './plugins/define-plugin.ts';
import type { Installed } from './plugins/discover.ts';
import { seededRandom } from './random.ts';
import type { RunningServer } from './server.ts';
import { openServer } from './server.ts';

export type { Answer };

const projectFolder = path.join(import.meta.dirname, '..');

export interface TestPlatformOptions {
  /** Plugins to start, with their requirements; by default all installed plugins. */
  readonly plugins?: readonly string[];
  /** Additional plugins that are not installed. */
  readonly extra?: readonly Installed[];
  /** Environment variables of the deployment. */
  readonly environment?: Record<string, string>;
  readonly web?: Web;
  /** Receives the lines of the log; set LOG_LEVEL as well. */
  readonly logTo?: { write(line: string): void };
  /** Maps the database URL to that of a proxy, which the test closes. */
  readonly reach?: (databaseUrl: string) => Promise<string>;
}

/** A signed-in person. */
export interface TestPerson {
  readonly user: User;
  readonly token: string;
  readonly password: string;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  patch(path: string, body?: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  /** Opens a live connection as a browser does; closed with the platform. */
  connect(): Promise<Socket>;
  /** The same person with a new token: tokens expire after two weeks. */
  signInAgain(): Promise<TestPerson>;
}

export interface TestPlatform {
  readonly platform: Platform;
  readonly server: RunningServer;
  readonly clock: TestClock;
  readonly institution: InstitutionRef;
  /** Calls without a token. */
  readonly nobody: Pick<TestPerson, 'get' | 'post' | 'put' | 'patch' | 'delete'>;
  /**
   * Creates a person with a role, in the first or the given institution, with an open session: as after a sign-in, but without
   * its records, which cost more than most tests.
   */
  person(role?: Role, institution?: InstitutionRef, username?: string): Promise<TestPerson>;
  /** Creates another institution with its own host name and every plugin on. */
  anotherInstitution(): Promise<InstitutionRef & { host: string }>;
  /** Creates an API key with these scopes, in the first or the given institution. Returns its text, a bearer token. */
  key(scopes: readonly string[], institution?: InstitutionRef): Promise<string>;
  /** Switches a plugin in the first institution. */
  switchPlugin(id: string, on: boolean): Promise<void>;
  /** Creates the demo rows of these plugins in the first institution, in order. */
  seed(...plugins: string[]): Promise<void>;
  /** Runs a schedule of a plugin now. */
  runSchedule(plugin: string, name: string): Promise<void>;
  /**
   * Runs a plugin's command as the operator of the first institution. `value` is what `--json` prints.
   * @throws errors of the command
   */
  runCommand(command: PluginCommand, input?: CommandInput): Promise<{ value: unknown; text: string }>;
  /** Sends a request with the given method, path and options. */
  call(
    method: string,
    path: string,
    options?: { token?: string; body?: unknown; host?: string; headers?: Record<string, string> },
  ): Promise<Answer>;
  close(): Promise<void>;
}

/** Arguments, options and standard input of a command in a test. */
export interface CommandInput extends Partial<Pick<CommandContext, 'arguments' | 'options'>> {
  readonly input?: string;
  /** The answer to a confirmation; true by default. */
  readonly isConfirmed?: boolean;
  /** Answers of a person at a terminal, by question. */
  readonly answers?: Readonly<Record<string, string>>;
}

/** argon2id at its least cost: a test creates many people. `passwords.test.ts` covers the real cost. */
const cheapPasswords = createPasswords(undefined, { memoryCost: 8, timeCost: 1, parallelism: 1, outputLen: 32 });

/** Starts the real host and server on its own database, with every plugin switched on. */
export async function createTestPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const test = await createTestDatabase();
  const varFolder = await mkdtemp(path.join(tmpdir(), 'eiq-test-'));
  // Moving the clock also moves the due times of delayed jobs.
  const clock = createTestClock((seconds) => platform.queueing.advance(seconds));
  const configuration = loadConfiguration(projectFolder, {
    NODE_ENV: 'test',
    EIQ_CONFIG: 'config/none.json',
    DATABASE_URL: (await options.reach?.(test.url)) ?? test.url,
    EIQ_VAR: varFolder,
    PORT: '0',
    HOST: '127.0.0.1',
    // Tests name the institution's host in X-Forwarded-Host.
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    REQUESTS_PER_MINUTE: '100000',
    SIGN_INS_PER_QUARTER_HOUR: '10000',
    ...options.environment,
  });
  const platform = await openPlatform({
    configuration,
    clock,
    random: seededRandom('tests'),
    passwords: cheapPasswords,
    log: createLogger({
      level: configuration.logLevel,
      ...(options.logTo ? { destination: options.logTo } : {}),
    }),
    ...(options.plugins ? { only: [...options.plugins, ...(options.extra ?? []).map(({ id }) => id)] } : {}),
    ...(options.extra ? { extra: options.extra } : {}),
  });
  const { queueing } = platform;
  // Schedules run only by runSchedule: the test clock would otherwise trigger them at any time.
  const schedule: Queueing['schedule'] = (queue, _, run) => queueing.work(queue, run, { concurrency: 1 });
  Object.assign(queueing, { schedule });
  const server = await openServer(platform, { web: options.web ?? noWeb });
  const sockets: Socket[] = [];
  const institution = await newInstitution(platform, 'first', []);
  const call = (host: string | undefined) => caller(server.port, host);
  let people = 0;

  const person = async (
    role: Role = 'learner',
    at: InstitutionRef & { host?: string } = institution,
    username = `${role}${people + 1}`,
  ): Promise<TestPerson> => {
    people += 1;
    const password = `a long password ${people}`;
    const names = {
      username,
      email: `${username}@example.org`,
      firstName: `First${people}`,
      lastName: `Last${people}`,
    };
    const who = deployment(at);
    const { person: created } = await platform.identity.people.create({ who }, { ...names, role, password });
    const signedIn = ({ user, token }: SignedIn): TestPerson => ({
      ...{ user, token, password },
      ...verbs(call(at.host), token),
      connect: () => connect(server.port, token, at.host, sockets),
      async signInAgain() {
        const { status, body } = await call(at.host)('POST', '/api/auth/login', { body: { username, password } });
        if (status !== 200) throw new Error(`Signing in a test person failed: ${JSON.stringify(body)}`);
        return signedIn(body);
      },
    });
    return platform.database.transaction(async (tx) => {
      const row = await platform.database.rows(UserRow, { who, tx }).findById(created.id).throwIfNotFound();
      return signedIn((await platform.identity.sessions.open({ who, tx }, row)).signedIn);
    });
  };

  return {
    platform,
    server,
    clock,
    institution,
    nobody: verbs(call(undefined)),
    person,
    async anotherInstitution() {
      people += 1;
      const host = `other${people}.example.org`;
      // With several institutions each needs its own host names.
      const first = await platform.identity.institutions.byId(institution.id);
      if (first?.hostNames.length === 0) {
        await platform.identity.institutions.update(
          { who: deployment(institution) },
          { hostNames: ['127.0.0.1', 'localhost'] },
        );
      }
      const other = await newInstitution(platform, `other${people}`, [host]);
      return { ...other, host };
    },
    async key(scopes, at = institution) {
      const details = { name: 'Test', scopes: [...scopes], expiresAt: null };
      return (await platform.identity.apiKeys.create({ who: deployment(at) }, details)).text;
    },
    async switchPlugin(id, on) {
      await platform.switchboard.set({ institution }, id, on, { withRequired: true });
    },
    async seed(...plugins) {
      for (const id of plugins) await platform.host.get(id)?.started?.seeds?.(institution);
    },
    async runSchedule(plugin, name) {
      await queueing.send(`${plugin}.at.${name}`, {});
      await queueing.waitUntilIdle();
    },
    async runCommand(command, { input = '', isConfirmed = true, answers = {}, ...words } = {}) {
      const printed: { value: unknown; text: string }[] = [];
      await command.run({
        arguments: {},
        options: {},
        ...words,
        institution,
        who: deployment(institution),
        print: (value, text = '') => printed.push({ value: JSON.parse(JSON.stringify(value)), text }),
        confirm: async () => isConfirmed,
        async ask(question, { problemOf } = {}) {
          const problem = question in answers && problemOf?.(answers[question] ?? '');
          if (problem) throw new Error(`${question}: ${problem}`);
          return answers[question];
        },
        progress: () => ({ step() {}, done() {} }),
        service: (name) => platform.host.service(name),
        input: Readable.from(input === '' ? [] : [Buffer.from(input)], { objectMode: false }),
      });
      const [first] = printed;
      if (!first || printed.length > 1) throw new Error(`The command printed ${printed.length} times`);
      return first;
    },
    call: (method, address, options = {}) => caller(server.port, options.host)(method, address, options),
    async close() {
      for (const socket of sockets) socket.disconnect();
      await server.close();
      await test.drop();
      await rm(varFolder, { recursive: true, force: true });
    },
  };
}

async function newInstitution(platform: Platform, slug: string, hostNames: string[]): Promise<InstitutionRef> {
  const institution = await platform.identity.institutions.create(
    { who: operating },
    { slug, name: `Institution ${slug}`, registration: 'open', isDemo: hostNames.length === 0, hostNames },
  );
  for (const { id, started, plugin } of platform.host.plugins) {
    if (started && !plugin.essential) await platform.switchboard.set({ institution }, id, true, { withRequired: true });
  }
  await platform.gate.pluginsOn(institution.id);
  return institution;
}

/** A plugin for `extra` that subscribes to an event. */
export function listener(subscription: Subscription): Installed {
  const contract = defineContract({ id: 'listener', title: 'Listener', summary: 'Subscribes to events' });
  const plugin = definePlugin({ contract, start: async () => ({ subscriptions: [subscription] }) });
  return { id: contract.id, folder: 'no-such-folder', plugin };
}

/** Opens a live connection and adds it to `sockets`, which the test disconnects. */
export async function connect(
  port: number,
  token: string,
  host: string | undefined,
  sockets: Socket[],
): Promise<Socket> {
  const ticket = await ticketFor(port, token, host);
  const socket = io(`http://127.0.0.1:${port}`, {
    path: '/ws',
    query: { token: ticket, room: 'general' },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    ...(host ? { extraHeaders: { 'x-forwarded-host': host } } : {}),
  });
  sockets.push(socket);
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

/** Fetches a ticket for one live connection. */
export async function ticketFor(port: number, token: string, host?: string): Promise<string> {
  const { status, body } = await caller(port, host)('POST', '/api/live/ticket', { token });
  if (status !== 201) throw new Error(`Fetching a live ticket failed: ${JSON.stringify(body)}`);
  return body.ticket;
}

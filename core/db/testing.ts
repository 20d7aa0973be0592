import { createHash, randomBytes } from 'node:crypto';
import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Database, DatabaseLog } from './connect.ts';
import { openDatabase } from './connect.ts';
import type { Embedded } from './embedded/embedded.ts';
import { openEmbedded } from './embedded/embedded.ts';

/** A database of a test's own on the tests' server: a copy of the template, or empty. */
export interface TestDatabase {
  readonly database: Database;
  /** As DATABASE_URL, for another process or a second platform. */
  readonly url: string;
  /** Closes and drops it. Close what else was opened on it first. */
  drop(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** Without the platform's tables. */
  empty?: boolean;
  log?: DatabaseLog;
  /** As `DatabaseOptions` says. */
  patience?: number;
}

export const silent: DatabaseLog = { debug() {}, info() {}, warn() {}, error() {} };

const folder = process.env.EIQ_TEST_VAR ?? testFolder();

/** Where prepareTemplate, in vitest's first process, tells the tests' processes which template it is. */
const templateVariable = 'EIQ_TEST_TEMPLATE';

/** Copies the template that `prepareTemplate` made; the empty database when there is none. */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = await openEmbedded({ varFolder: folder, durable: false });
  const template = options.empty ? undefined : process.env[templateVariable];
  const name = uniqueName('test');
  await administer(server, (session) => copy(session, name, template ?? 'template1'));
  const url = urlOf(server, name);
  const { log = silent, patience } = options;
  const database = await openDatabase({ url, varFolder: folder, log, ...(patience ? { patience } : {}) });
  return {
    database,
    url,
    async drop() {
      await database.close();
      await administer(server, (session) => session.query(`drop database if exists ${name} with (force)`));
      await server.close();
    },
  };
}

/**
 * For vitest's globalSetup: has `migrate` fill a template once for every state of the migrations, which `fingerprint`
 * names (lower-case letters and digits). Keeps the server up until it is closed.
 */
export async function prepareTemplate(
  fingerprint: string,
  migrate: (database: Database, url: string) => Promise<void>,
): Promise<{ close(): Promise<void> }> {
  const server = await openEmbedded({ varFolder: folder, durable: false });
  process.env[templateVariable] = await administer(server, async (session) => {
    await dropRemains(session);
    const made = await databasesLike(session, `^template_[0-9a-z]+_${fingerprint}$`);
    if (made[0]) return made[0];
    const making = uniqueName('making');
    await copy(session, making, 'template1');
    const database = await openDatabase({ url: urlOf(server, making), varFolder: folder, log: silent });
    await migrate(database, urlOf(server, making)).finally(() => database.close());
    const template = `template_${Date.now().toString(36)}_${fingerprint}`;
    await session.query(`alter database ${making} rename to ${template}`);
    return template;
  });
  return server;
}

/** In memory where there is room to spare: a new database is some 300 files, which take a disk ten times as long. */
function testFolder(): string {
  const project = path.resolve(import.meta.dirname, '../..');
  const memory = '/dev/shm';
  const room = existsSync(memory) ? statfsSync(memory) : undefined;
  if (!room || room.bavail * room.bsize < 4e9) return path.join(project, 'var/test');
  const name = createHash('sha256').update(project).digest('hex').slice(0, 12);
  return path.join(memory, `eiq-tests-${process.geteuid?.()}-${name}`);
}

async function administer<T>(server: Embedded, work: (session: pg.Client) => Promise<T>): Promise<T> {
  const session = new pg.Client({ ...server.connection, application_name: 'eiq tests' });
  await session.connect();
  try {
    return await work(session);
  } finally {
    await session.end();
  }
}

async function copy(session: pg.Client, name: string, template: string) {
  await session.query(`create database ${name} template ${template} strategy wal_log`);
}

async function databasesLike(session: pg.Client, pattern: string): Promise<string[]> {
  const { rows } = await session.query<{ name: string }>(
    'select datname as name from pg_database where datname ~ $1 order by datname',
    [pattern],
  );
  return rows.map((row) => row.name);
}

const keptFor = { test: 3_600_000, making: 3_600_000, template: 86_400_000 };

/** What killed runs left, and templates of past states of the migrations. */
async function dropRemains(session: pg.Client) {
  for (const name of await databasesLike(session, '^(test|making|template)_')) {
    const [kind, made] = name.split('_') as [keyof typeof keptFor, string];
    if (Date.now() - Number.parseInt(made, 36) < keptFor[kind]) continue;
    // Fails when somebody uses it still.
    await session.query(`drop database if exists ${name}`).catch(() => {});
  }
}

function uniqueName(kind: keyof typeof keptFor): string {
  return `${kind}_${Date.now().toString(36)}_${randomBytes(4).toString('hex')}`;
}

function urlOf(server: Embedded, database: string): string {
  const { user, host, port } = server.connection;
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

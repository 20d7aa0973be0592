import { createHash, randomBytes } from 'node:crypto';
import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Database, DatabaseLog } from './connect.ts';
import { openDatabase } from './connect.ts';
import type { Embedded } from './embedded/embedded.ts';
import { openEmbedded } from './embedded/embedded.ts';

/** A separate database for a test: a copy of the template, or empty. */
export interface TestDatabase {
  readonly database: Database;
  /** DATABASE_URL for another process or a second platform. */
  readonly url: string;
  /** Closes and drops the database. Close other connections to it first. */
  drop(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** Without the platform's tables. */
  empty?: boolean;
  log?: DatabaseLog;
  /** See `DatabaseOptions`. */
  acquireTimeoutMs?: number;
}

export const silent: DatabaseLog = { debug() {}, info() {}, warn() {}, error() {} };

const folder = process.env.EIQ_TEST_VAR ?? testFolder();

/** Variable with the template's name, set by prepareTemplate in vitest's main process. */
const templateVariable = 'EIQ_TEST_TEMPLATE';

/** Copies the template of `prepareTemplate`, or an empty database without one. */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = await openEmbedded({ varFolder: folder, durable: false });
  const template = options.empty ? undefined : process.env[templateVariable];
  const name = uniqueName('test');
  await administer(server, (session) => copy(session, name, template ?? 'template1'));
  const url = urlOf(server, name);
  const { log = silent, acquireTimeoutMs } = options;
  const database = await openDatabase({
    url,
    varFolder: folder,
    log,
    ...(acquireTimeoutMs ? { acquireTimeoutMs } : {}),
  });
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
 * For vitest's globalSetup: lets `migrate` fill a template once for each state of the migrations, identified by
 * `fingerprint` (lower-case letters and digits). Keeps the server running until it is closed.
 */
export async function prepareTemplate(
  fingerprint: string,
  migrate: (database: Database, url: string) => Promise<void>,
): Promise<{ close(): Promise<void> }> {
  const server = await openEmbedded({ varFolder: folder, durable: false });
  process.env[templateVariable] = await administer(server, async (session) => {
    await dropObsolete(session);
    const existing = await databasesLike(session, `^template_[0-9a-z]+_${fingerprint}$`);
    if (existing[0]) return existing[0];
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

/** A folder in memory if there is enough space: a new database has about 300 files, which take ten times as long on disk. */
function testFolder(): string {
  const project = path.resolve(import.meta.dirname, '../..');
  const memory = '/dev/shm';
  const stats = existsSync(memory) ? statfsSync(memory) : undefined;
  if (!stats || stats.bavail * stats.bsize < 4e9) return path.join(project, 'var/test');
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
  // Copying files takes a third of the processor time of copying pages through the log.
  await session.query(`create database ${name} template ${template} strategy file_copy`);
}

async function databasesLike(session: pg.Client, pattern: string): Promise<string[]> {
  const { rows } = await session.query<{ name: string }>(
    'select datname as name from pg_database where datname ~ $1 order by datname',
    [pattern],
  );
  return rows.map((row) => row.name);
}

const lifetimesMs = { test: 3_600_000, making: 3_600_000, template: 86_400_000 };

/** Drops databases of killed runs and templates of past states of the migrations. */
async function dropObsolete(session: pg.Client) {
  for (const name of await databasesLike(session, '^(test|making|template)_')) {
    const [kind, createdAt] = name.split('_') as [keyof typeof lifetimesMs, string];
    if (Date.now() - Number.parseInt(createdAt, 36) < lifetimesMs[kind]) continue;
    // Fails if the database is still in use.
    await session.query(`drop database if exists ${name}`).catch(() => {});
  }
}

function uniqueName(kind: keyof typeof lifetimesMs): string {
  return `${kind}_${Date.now().toString(36)}_${randomBytes(4).toString('hex')}`;
}

function urlOf(server: Embedded, database: string): string {
  const { user, host, port } = server.connection;
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

import type { Knex } from 'knex';
import knex from 'knex';
import type { Constructor, QueryBuilderType } from 'objection';
import { knexSnakeCaseMappers, snakeCaseMappers } from 'objection';
import type { ClientConfig } from 'pg';
import type { Logger } from 'pino';
import { columnTypes } from './column-types.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { batchWrites } from './pipeline.ts';
import type { CatalogueRow, Row, Scope } from './rows.ts';
import { catalogueRows, institutionRows } from './rows.ts';
import type { Tx } from './transaction.ts';
import { inTransaction, knexOfTx } from './transaction.ts';
import { watchForFreeze } from './watchdog.ts';

export type DatabaseLog = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

export interface DatabaseOptions {
  /** postgres://…; by default the embedded server in `varFolder`. */
  url?: string | undefined;
  varFolder: string;
  pool?: { min?: number; max?: number };
  log: DatabaseLog;
  /** Time a query waits for a free connection. */
  acquireTimeoutMs?: number;
  /** Time limit for a statement of the pool. After it the statement fails as if the database were unavailable. */
  statementTimeoutMs?: number;
  /** Embedded server only: false trades durability for speed. */
  durable?: boolean;
}

/** The platform's database. While it is unavailable, calls fail within seconds with an error that `isUnavailable` recognises. */
export interface Database {
  /**
   * Runs `work` in a new transaction or in the given one. A new transaction is committed when `work` resolves and rolled
   * back when it rejects.
   * @example
   *   await db.transaction(async (tx) => {
   *     await db.rows(NoteRow, { who, tx }).insert(note);
   *     await events.emit(tx, who.institution, 'note.added', { noteId: note.id });
   *   });
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, tx?: Tx): Promise<T>;
  /** A query limited to one institution's rows; inserted rows belong to that institution. */
  rows<R extends Row>(model: Constructor<R>, scope: Scope): QueryBuilderType<R>;
  /** A query of a table shared by all institutions. */
  catalogue<R extends CatalogueRow>(model: Constructor<R>, tx?: Tx): QueryBuilderType<R>;
  /** Checks that the database responds. */
  ping(): Promise<void>;
  /** Connection settings for sessions outside the pool. */
  readonly connection: ClientConfig;
  close(): Promise<void>;
}

/** Opens the database at `url`, or the embedded one, whose server is started if it is not running. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url) return databaseAt({ connectionString: options.url }, options);
  const embedded = await openEmbedded(options);
  return databaseAt({ ...embedded.connection }, options, embedded.close);
}

/** The knex of a database or a transaction, for the core's own code. */
export function knexOf(source: Database | Tx): Knex {
  return knexes.get(source as Database) ?? knexOfTx(source as Tx);
}

const knexes = new WeakMap<Database, Knex>();

const sessionSettings: ClientConfig = {
  application_name: 'eiq',
  types: columnTypes,
  keepAlive: true,
  // Detects idle connections that the network has dropped silently.
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: 3000,
  // Ends transactions that idle for a minute, because they hold locks.
  idle_in_transaction_session_timeout: 60_000,
};

function databaseAt(address: ClientConfig, options: DatabaseOptions, closeServer?: () => Promise<void>): Database {
  const { pool, log, statementTimeoutMs = 60_000 } = options;
  const connection = { ...address, ...sessionSettings };
  const connected = knex({
    client: 'pg',
    // A statement that waits for a lock, or reads for minutes, occupies a connection.
    connection: { ...connection, statement_timeout: statementTimeoutMs, pipeline: true } as Knex.PgConnectionConfig,
    // Saves a query for each session. knex uses the version only for servers older than the supported ones.
    version: '18',
    pool: {
      min: pool?.min ?? 0,
      max: pool?.max ?? 10,
      afterCreate(session: Parameters<typeof batchWrites>[0], done: (error: null) => void) {
        batchWrites(session);
        done(null);
      },
    },
    // Keeps values out of error messages, which are logged.
    compileSqlOnError: false,
    acquireConnectionTimeout: options.acquireTimeoutMs ?? 5000,
    log: {
      // Callers receive failures; knex's own warnings are for debugging.
      warn: (message: string) => log.debug(message),
      error: (message: string) => log.error(message),
      deprecate: (method: string, alternative: string) => log.warn(`knex: ${method} is deprecated: ${alternative}`),
      debug: () => {},
    },
    ...mappers,
  } as Knex.Config);
  const stopWatching = watchForFreeze(connected, connection, log);
  const database: Database = {
    connection,
    transaction: (work, tx) =>
      inTransaction(connected, work, tx, (error) => log.error({ err: error }, 'A callback after a commit failed')),
    rows: (model, scope) => institutionRows(scope.tx ? knexOfTx(scope.tx) : connected, model, scope),
    catalogue: (model, tx) => catalogueRows(tx ? knexOfTx(tx) : connected, model),
    async ping() {
      await connected.raw('select 1');
    },
    async close() {
      stopWatching();
      await connected.destroy();
      await closeServer?.();
    },
  };
  knexes.set(database, connected);
  return database;
}

const snakeCase = knexSnakeCaseMappers();
const { parse } = snakeCaseMappers();

/** Maps snake_case columns to camelCase fields and back, including rows of raw SQL. */
const mappers: Pick<Knex.Config, 'wrapIdentifier' | 'postProcessResponse'> = {
  wrapIdentifier: snakeCase.wrapIdentifier,
  postProcessResponse(response) {
    if (Array.isArray(response)) return response.map(camelCased);
    const rows = (response as { rows?: unknown } | undefined)?.rows;
    if (Array.isArray(rows)) return Object.assign(response, { rows: rows.map(camelCased) });
    return camelCased(response);
  },
};

/** Maps the fields of a row; single values, such as plucked dates, are returned unchanged. */
function camelCased(row: unknown): unknown {
  const isRow = typeof row === 'object' && row !== null && Object.getPrototypeOf(row) === Object.prototype;
  return isRow ? parse(row as Record<string, unknown>) : row;
}

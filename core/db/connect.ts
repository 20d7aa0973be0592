import type { Knex } from 'knex';
import knex from 'knex';
import type { Constructor, QueryBuilderType } from 'objection';
import { knexSnakeCaseMappers, snakeCaseMappers } from 'objection';
import type { ClientConfig } from 'pg';
import type { Logger } from 'pino';
import { columnTypes } from './column-types.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { sendTogether } from './pipeline.ts';
import type { CatalogueRow, Row, Scope } from './rows.ts';
import { catalogueRows, institutionRows } from './rows.ts';
import type { Tx } from './transaction.ts';
import { inTransaction, knexOfTx } from './transaction.ts';
import { watchForFreeze } from './watchdog.ts';

export type DatabaseLog = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

export interface DatabaseOptions {
  /** postgres://…; without it the embedded server in `varFolder` is used. */
  url?: string | undefined;
  varFolder: string;
  pool?: { min?: number; max?: number };
  log: DatabaseLog;
  /** How long a query waits for a free connection, in milliseconds. */
  patience?: number;
  /** How long a statement of the pool may take, in milliseconds; then it fails as if the database were away. */
  longestStatement?: number;
  /** Embedded only: false gives up surviving a crash of the machine for speed. */
  durable?: boolean;
}

/** The platform's database. While it is away, everything fails within seconds with an error `isUnavailable` knows. */
export interface Database {
  /**
   * Runs `work` in a transaction of its own, or in the given one: committed when `work` resolves, rolled back when it
   * rejects.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, tx?: Tx): Promise<T>;
  /** A query of one institution's rows; what it inserts belongs to that institution. */
  rows<R extends Row>(model: Constructor<R>, scope: Scope): QueryBuilderType<R>;
  /** A query of a table that all institutions share. */
  catalogue<R extends CatalogueRow>(model: Constructor<R>, tx?: Tx): QueryBuilderType<R>;
  /** Asks for a sign of life. */
  ping(): Promise<void>;
  /** How a session of one's own, outside the pool, reaches it. */
  readonly connection: ClientConfig;
  close(): Promise<void>;
}

/** Opens the database at `url`, or the embedded one, starting its server when nobody has. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url) return databaseAt({ connectionString: options.url }, options);
  const embedded = await openEmbedded(options);
  return databaseAt({ ...embedded.connection }, options, embedded.close);
}

/** For the core's own code: the knex of a database or of a transaction. */
export function knexOf(source: Database | Tx): Knex {
  return knexes.get(source as Database) ?? knexOfTx(source as Tx);
}

const knexes = new WeakMap<Database, Knex>();

const sessionSettings: ClientConfig = {
  application_name: 'eiq',
  types: columnTypes,
  keepAlive: true,
  // A session that the network has dropped without a word is noticed while it is idle.
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: 3000,
  // A transaction that waits for something else than the database holds locks: it is ended after a minute.
  idle_in_transaction_session_timeout: 60_000,
};

function databaseAt(address: ClientConfig, options: DatabaseOptions, closeServer?: () => Promise<void>): Database {
  const { pool, log, longestStatement = 60_000 } = options;
  const connection = { ...address, ...sessionSettings };
  const connected = knex({
    client: 'pg',
    // One that waits for a lock, or reads for minutes, keeps a connection from everybody else.
    connection: { ...connection, statement_timeout: longestStatement, pipeline: true } as Knex.PgConnectionConfig,
    // Saves asking every new session; knex looks at it only for servers older than any we run on.
    version: '18',
    pool: {
      min: pool?.min ?? 0,
      max: pool?.max ?? 10,
      afterCreate(session: Parameters<typeof sendTogether>[0], done: (error: null) => void) {
        sendTogether(session);
        done(null);
      },
    },
    // An error's message, which is logged, shows no values.
    compileSqlOnError: false,
    acquireConnectionTimeout: options.patience ?? 5000,
    log: {
      // A failure reaches whoever asked; knex's own word on it is only of use when looking closely.
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
      inTransaction(connected, work, tx, (error) => log.error({ err: error }, 'What follows a commit failed')),
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

/** Columns are snake_case, what we read and write camelCase; rows of raw SQL included. */
const mappers: Pick<Knex.Config, 'wrapIdentifier' | 'postProcessResponse'> = {
  wrapIdentifier: snakeCase.wrapIdentifier,
  postProcessResponse(response) {
    if (Array.isArray(response)) return response.map(camelCased);
    const rows = (response as { rows?: unknown } | undefined)?.rows;
    if (Array.isArray(rows)) return Object.assign(response, { rows: rows.map(camelCased) });
    return camelCased(response);
  },
};

/** A row; single values, such as plucked dates, are left as they are. */
function camelCased(row: unknown): unknown {
  const isRow = typeof row === 'object' && row !== null && Object.getPrototypeOf(row) === Object.prototype;
  return isRow ? parse(row as Record<string, unknown>) : row;
}

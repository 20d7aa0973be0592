import type { DatabaseError } from 'pg';
import pg from 'pg';

/** Connection settings. `host` may be the folder of a Unix socket. */
export interface Connection {
  host: string;
  port: number;
  user: string;
  database: string;
  /** Server options of the session, in the form of `postgres -c`. */
  options: string;
}

/** Registers a process with the embedded server by an open session, which the system closes however the process ends. */
export interface Presence {
  /** Called when the session ends unexpectedly. */
  onLost(lost: () => void): void;
  /** Whether no other process or client is connected. If true, no other process can register afterwards. */
  isLast(): Promise<boolean>;
  leave(): Promise<void>;
}

/** Every process holds this advisory lock in shared mode. The number is arbitrary. */
const presenceLock = 20_260_801;

/**
 * Registers with the server and creates the database if missing. Fails if the server cannot be reached, is starting or
 * stopping, or does not respond within `timeoutMs`.
 */
export async function enter(connection: Connection, timeoutMs: number): Promise<Presence> {
  const session = new pg.Client({
    ...connection,
    application_name: 'eiq presence',
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  let ended = false;
  let leaving = false;
  let lost = () => {};
  session.on('error', () => {});
  session.once('end', () => {
    ended = true;
    if (!leaving) lost();
  });
  const leave = async () => {
    leaving = true;
    if (!ended) await session.end();
  };
  try {
    await session.connect();
    await session.query('select pg_advisory_lock_shared($1)', [presenceLock]);
  } catch (error) {
    await leave().catch(() => {});
    if ((error as DatabaseError).code !== noSuchDatabase) throw error;
    await createDatabase(connection);
    return enter(connection, timeoutMs);
  }
  return {
    onLost(callback) {
      lost = callback;
      if (ended) callback();
    },
    async isLast() {
      leaving = true;
      if (ended) return false;
      // Releases the shared lock first: otherwise two processes that leave at once would each see the other.
      await session.query('select pg_advisory_unlock_shared($1)', [presenceLock]);
      const { rows } = await session.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
        presenceLock,
      ]);
      if (!rows[0]?.alone) return false;
      // Sessions of this process's pool may take a moment to close; sessions of other programs keep the server running.
      const { rowCount } = await session.query(
        `select 1 from pg_stat_activity where backend_type = 'client backend' and application_name not like 'eiq%'`,
      );
      return rowCount === 0;
    },
    leave,
  };
}

const noSuchDatabase = '3D000';
const databaseExists = '42P04';

/** Renames the empty database `postgres` of a new server, which is much faster than creating a database. */
async function createDatabase(connection: Connection) {
  const session = new pg.Client({ ...connection, database: 'template1', application_name: 'eiq setup' });
  await session.connect();
  const name = pg.escapeIdentifier(connection.database);
  try {
    await session.query(`alter database postgres rename to ${name}`).catch(async (error: DatabaseError) => {
      if (error.code === noSuchDatabase) await session.query(`create database ${name}`);
      else throw error;
    });
  } catch (error) {
    if ((error as DatabaseError).code !== databaseExists) throw error;
  } finally {
    await session.end();
  }
}

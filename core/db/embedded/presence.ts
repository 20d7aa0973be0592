import type { DatabaseError } from 'pg';
import pg from 'pg';

/** How a client reaches a server. `host` may be the folder of a Unix socket. */
export interface Connection {
  host: string;
  port: number;
  user: string;
  database: string;
  /** Settings of its sessions, as `postgres -c` takes them. */
  options: string;
}

/** One process's standing with the embedded server: an open session, which the system closes however the process ends. */
export interface Presence {
  /** Calls back when the session ends without having been left. */
  onLost(lost: () => void): void;
  /** True when no other process is present and no other client is connected; from then on nobody can enter. */
  isLast(): Promise<boolean>;
  leave(): Promise<void>;
}

/** Every process holds this lock shared (advisory locks belong to a database; the number has no meaning). */
const presenceLock = 20_260_801;

/**
 * Enters the server, making the database when it is not there. Fails when the server cannot be talked to, is starting or
 * stopping, or does not answer within `patience` milliseconds.
 */
export async function enter(connection: Connection, patience: number): Promise<Presence> {
  const session = new pg.Client({
    ...connection,
    application_name: 'eiq presence',
    connectionTimeoutMillis: patience,
    query_timeout: patience,
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
    await makeDatabase(connection);
    return enter(connection, patience);
  }
  return {
    onLost(callback) {
      lost = callback;
      if (ended) callback();
    },
    async isLast() {
      leaving = true;
      if (ended) return false;
      // Two who leave at once must not both find the other still there: each lets go before asking to be alone.
      await session.query('select pg_advisory_unlock_shared($1)', [presenceLock]);
      const { rows } = await session.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
        presenceLock,
      ]);
      if (!rows[0]?.alone) return false;
      // Our own pool's sessions may take a moment to go; those of other programs keep the server.
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

/** A new server brings an empty database `postgres`. To rename it is much quicker than to make another. */
async function makeDatabase(connection: Connection) {
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

import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Cluster } from './cluster.ts';
import { initialise, isInitialised, openCluster, programError, socketFolder, superuser } from './cluster.ts';
import type { Starting } from './postmaster.ts';
import { isPassingFailure, postmasterOf, startPostmaster, stopPostmaster } from './postmaster.ts';
import type { Connection, Presence } from './presence.ts';
import { enter } from './presence.ts';

export interface EmbeddedOptions {
  /** Folder whose subfolder `postgres` holds the data; created if missing. */
  varFolder: string;
  log?: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** False trades durability for speed, for tests. */
  durable?: boolean;
  /** Time for the server to start, including recovery after a crash. */
  startLimitSeconds?: number;
}

export interface Embedded {
  readonly connection: Connection;
  /** Whether this call started the server; false if it was already running. */
  readonly started: boolean;
  /** Releases the server; the last process to do so stops it. Close all other connections of this process first. */
  close(): Promise<void>;
}

/**
 * Opens a PostgreSQL server with its data below `varFolder`, shared by all processes that open it: the first starts it
 * and the last to close it stops it. While it is open, a server that dies is restarted.
 * @throws Error with cause and remedy when the server cannot be started or does not respond in time
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const cluster = await openCluster(options.varFolder);
  const connection = { host: socketFolder(cluster), port: 5432, user: superuser, database: 'eiq', options: logOptions };
  const closing = new AbortController();
  let { presence, started } = await reach(cluster, connection, options);

  let restoring = Promise.resolve();
  const watch = () =>
    presence.onLost(() => {
      restoring = restore();
    });
  const restore = async () => {
    if (closing.signal.aborted) return;
    options.log?.warn('The embedded PostgreSQL server has stopped; restarting it');
    for (let wait = 250; !closing.signal.aborted; wait = Math.min(wait * 2, 10_000)) {
      try {
        ({ presence } = await reach(cluster, connection, options));
        if (closing.signal.aborted) return;
        options.log?.info('The embedded PostgreSQL server is running again');
        return watch();
      } catch (error) {
        options.log?.error({ err: error }, 'The embedded PostgreSQL server could not be restarted');
        await pause(wait, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  };
  watch();

  return {
    connection,
    started,
    async close() {
      if (closing.signal.aborted) return;
      closing.abort();
      await restoring;
      await release(cluster, presence, options);
    },
  };
}

/** Connects to the running server, or starts one and connects to it. */
async function reach(cluster: Cluster, connection: Connection, options: EmbeddedOptions) {
  const limit = options.startLimitSeconds ?? 60;
  const until = performance.now() + limit * 1000;
  let onDisk = Promise.resolve();
  let starting: Starting | undefined;
  let obstacle: unknown;
  while (performance.now() < until) {
    const found = postmasterOf(cluster.dataFolder);
    // A server in another container that shares the folder has a foreign process id, but listens on the socket.
    if (found?.ready || (!found && (await listens(connection)))) {
      try {
        const presence = await enter(connection, Math.max(100, Math.min(10_000, until - performance.now())));
        await onDisk;
        return { presence, started: starting !== undefined && starting.pid === found?.pid };
      } catch (error) {
        obstacle = error;
        await pause(25);
      }
    } else if (!found && (!starting || starting.failure())) {
      const failure = starting?.failure();
      if (failure && !isPassingFailure(failure)) throw programError(cluster, 'PostgreSQL did not start', failure);
      if (failure) await pause(50);
      if (!isInitialised(cluster)) ({ onDisk } = await initialise(cluster));
      starting = startPostmaster(cluster, settings(options));
    } else {
      await pause(4);
    }
  }
  throw new Error(startFailure(cluster, limit, obstacle, starting));
}

async function release(cluster: Cluster, presence: Presence, options: EmbeddedOptions) {
  try {
    if (await presence.isLast()) {
      if (!(await stopPostmaster(cluster.dataFolder))) {
        options.log?.warn(`The embedded PostgreSQL server did not stop within 30 s; see ${cluster.logFile}`);
      }
    }
  } catch {
    // The server has stopped or is stopping.
  } finally {
    await presence.leave().catch(() => {});
  }
}

/** Keeps error details and statements out of the log: they contain personal data, which erasure could not remove. */
const logOptions = '-c log_error_verbosity=terse -c log_min_error_statement=panic';

function settings(options: EmbeddedOptions): Record<string, string | number> {
  return {
    listen_addresses: '',
    // The server's working directory: the data folder, which only its account may enter.
    unix_socket_directories: '.',
    port: 5432,
    max_connections: 200,
    wal_level: 'minimal',
    max_wal_senders: 0,
    jit: 'off',
    // Parallel queries need more shared memory than small containers have.
    max_parallel_workers_per_gather: 0,
    log_checkpoints: 'off',
    ...(options.durable === false ? { fsync: 'off', full_page_writes: 'off' } : {}),
  };
}

function listens(connection: Connection): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = net.connect(path.join(connection.host, `.s.PGSQL.${connection.port}`));
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}

function startFailure(cluster: Cluster, limit: number, obstacle: unknown, starting: Starting | undefined): string {
  const found = postmasterOf(cluster.dataFolder);
  const where = `embedded PostgreSQL server in ${cluster.dataFolder}`;
  const log = `Its log is ${cluster.logFile}.`;
  if (found && !found.ready) {
    return (
      `The ${where} (process ${found.pid}) has been starting or stopping for ${limit} s. ${log} If the log reports ` +
      `recovery, wait and try again; otherwise end the process with kill -9 ${found.pid}, which loses no data, and try again.`
    );
  }
  if (found) {
    return (
      `The ${where} (process ${found.pid}) has not responded for ${limit} s: ${describe(obstacle)}. ${log} ` +
      `End the process with kill -9 ${found.pid}, which loses no committed data, and try again.`
    );
  }
  return `The ${where} could not be started within ${limit} s: ${starting?.failure() ?? describe(obstacle)}. ${log}`;
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : 'no response';
}

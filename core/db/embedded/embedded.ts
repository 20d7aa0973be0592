import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Cluster } from './cluster.ts';
import { complaintOf, initialise, isInitialised, openCluster, socketFolder, superuser } from './cluster.ts';
import type { Starting } from './postmaster.ts';
import { isPassingFailure, postmasterOf, startPostmaster, stopPostmaster } from './postmaster.ts';
import type { Connection, Presence } from './presence.ts';
import { enter } from './presence.ts';

export interface EmbeddedOptions {
  /** The folder whose `postgres` subfolder holds the data; made when absent. */
  varFolder: string;
  log?: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** False gives up surviving a crash of the machine for speed: for tests. */
  durable?: boolean;
  /** How long a server may take to start, which includes recovering after a crash. */
  startLimitSeconds?: number;
}

export interface Embedded {
  readonly connection: Connection;
  /** Whether this call started the server; false when it was running. */
  readonly started: boolean;
  /** Leaves; the last to leave stops the server. Close every connection of this process first. */
  close(): Promise<void>;
}

/**
 * A PostgreSQL server of our own with its data below `varFolder`, shared by every process that opens it: the first
 * starts it, the last to close stops it. While it is open here, a server that dies is started again.
 * Fails, naming the cause and the remedy, when it cannot be started or does not answer in time.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const cluster = await openCluster(options.varFolder);
  const connection = { host: socketFolder(cluster), port: 5432, user: superuser, database: 'eiq', options: quietly };
  const closing = new AbortController();
  let { presence, started } = await reach(cluster, connection, options);

  let restoring = Promise.resolve();
  const watch = () =>
    presence.onLost(() => {
      restoring = restore();
    });
  const restore = async () => {
    if (closing.signal.aborted) return;
    options.log?.warn('The embedded PostgreSQL server went away; starting it again');
    for (let wait = 250; !closing.signal.aborted; wait = Math.min(wait * 2, 10_000)) {
      try {
        ({ presence } = await reach(cluster, connection, options));
        if (closing.signal.aborted) return;
        options.log?.info('The embedded PostgreSQL server is back');
        return watch();
      } catch (error) {
        options.log?.error({ err: error }, 'The embedded PostgreSQL server could not be started again');
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
      await leave(cluster, presence, options);
    },
  };
}

/** Enters the running server, or starts one and enters that. */
async function reach(cluster: Cluster, connection: Connection, options: EmbeddedOptions) {
  const limit = options.startLimitSeconds ?? 60;
  const until = performance.now() + limit * 1000;
  let onDisk = Promise.resolve();
  let starting: Starting | undefined;
  let obstacle: unknown;
  while (performance.now() < until) {
    const found = postmasterOf(cluster.dataFolder);
    // A server that shares the folder from another container has a process number that means nothing here, but listens.
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
      if (failure && !isPassingFailure(failure)) throw complaintOf(cluster, 'PostgreSQL did not start', failure);
      if (failure) await pause(50);
      if (!isInitialised(cluster)) ({ onDisk } = await initialise(cluster));
      starting = startPostmaster(cluster, settings(options));
    } else {
      await pause(4);
    }
  }
  throw new Error(startFailure(cluster, limit, obstacle, starting));
}

async function leave(cluster: Cluster, presence: Presence, options: EmbeddedOptions) {
  try {
    if (await presence.isLast()) {
      if (!(await stopPostmaster(cluster.dataFolder))) {
        options.log?.warn(`The embedded PostgreSQL server did not stop within 30 s; see ${cluster.logFile}`);
      }
    }
  } catch {
    // It is gone already, or going.
  } finally {
    await presence.leave().catch(() => {});
  }
}

/** The details of a session's errors, and their statements, name people: those who are erased would stay in the log. */
const quietly = '-c log_error_verbosity=terse -c log_min_error_statement=panic';

function settings(options: EmbeddedOptions): Record<string, string | number> {
  return {
    listen_addresses: '',
    // The folder the server works in: the data folder, which only its account may enter.
    unix_socket_directories: '.',
    port: 5432,
    max_connections: 200,
    wal_level: 'minimal',
    max_wal_senders: 0,
    jit: 'off',
    // Small containers give shared memory too little room for parallel queries.
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
  const where = `the embedded PostgreSQL server in ${cluster.dataFolder}`;
  const log = `Its log is ${cluster.logFile}.`;
  if (found && !found.ready) {
    return (
      `For ${limit} s ${where} (process ${found.pid}) has been starting or stopping. ${log} If it says that it is ` +
      `recovering, wait and try again; otherwise end it with kill -9 ${found.pid}, which loses nothing, and try again.`
    );
  }
  if (found) {
    return (
      `For ${limit} s ${where} (process ${found.pid}) has not answered: ${describe(obstacle)}. ${log} ` +
      `End it with kill -9 ${found.pid}, which loses nothing committed, and try again.`
    );
  }
  return `For ${limit} s ${where} could not be started: ${starting?.failure() ?? describe(obstacle)}. ${log}`;
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : 'no answer';
}

import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Database, DatabaseLog } from './connect.ts';
import { knexOf } from './connect.ts';
import type { Tx } from './transaction.ts';
import { queryIn } from './transaction.ts';

/**
 * Short messages between all processes on this database, including this one (PostgreSQL's LISTEN and NOTIFY). Only
 * processes that are listening receive them, so the data they announce must be in a table.
 */
export interface Signals {
  /** Sends when `tx` is committed, or immediately without one. At most 7,900 bytes. */
  send(topic: string, payload: unknown, tx?: Tx): Promise<void>;
  /** Subscribes to a topic. Returns a function that unsubscribes. */
  on(topic: string, handler: (payload: unknown) => void): () => void;
  /** Called when signals may be missed from now on: discard caches that depend on them. */
  onLost(handler: () => void): () => void;
  /** Called when listening has resumed; signals sent in between are lost. */
  onBack(handler: () => void): () => void;
  close(): Promise<void>;
}

const channel = 'eiq_signals';

/** PostgreSQL's limit is 8,000 bytes. */
const maxMessageBytes = 7900;

/** Interval of checks that the session is alive: a network that drops packets reports no error. */
const heartbeatSeconds = 15;

/** Opens a separate session and resolves once it is listening. */
export async function openSignals(database: Database, log: DatabaseLog): Promise<Signals> {
  const handlers = new Map<string, Set<(payload: unknown) => void>>();
  const whenLost = new Set<() => void>();
  const whenBack = new Set<() => void>();
  const closing = new AbortController();

  const call = <T>(handler: (given: T) => void, given: T, about: string) => {
    try {
      handler(given);
    } catch (error) {
      log.error({ err: error, about }, 'A signal handler failed');
    }
  };
  const deliver = (message: string) => {
    if (!message.startsWith('["')) return log.warn('Ignored an unknown message on the signal channel');
    const [topic, payload] = parsed(message);
    for (const handler of handlers.get(topic) ?? []) call(handler, payload, topic);
  };
  const lost = () => {
    if (closing.signal.aborted) return;
    log.warn('Signals from the database are interrupted; reconnecting');
    for (const handler of whenLost) call(handler, undefined, 'lost');
    void reconnect();
  };
  const reconnect = async () => {
    for (let wait = 50; !closing.signal.aborted; wait = Math.min(wait * 2, 5000)) {
      try {
        listener = await listen(database, deliver, lost);
        if (closing.signal.aborted) return await listener.end();
        log.info('Signals from the database have resumed');
        for (const handler of whenBack) call(handler, undefined, 'back');
        return;
      } catch (error) {
        log.debug({ err: error }, 'Signals from the database are still interrupted');
        await pause(wait, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  };
  let listener = await listen(database, deliver, lost);

  return {
    async send(topic, payload, tx) {
      const message = JSON.stringify([topic, payload ?? null]);
      if (Buffer.byteLength(message) > maxMessageBytes) {
        throw new RangeError(`A signal on ${topic} exceeds ${maxMessageBytes} bytes: send an id instead of the data`);
      }
      if (tx) await queryIn(tx, 'select pg_notify($1, $2)', [channel, message]);
      else await knexOf(database).raw('select pg_notify(?, ?)', [channel, message]);
    },
    on(topic, handler) {
      const those = handlers.get(topic) ?? new Set();
      handlers.set(topic, those.add(handler));
      return () => void those.delete(handler);
    },
    onLost: (handler) => including(whenLost, handler),
    onBack: (handler) => including(whenBack, handler),
    async close() {
      if (closing.signal.aborted) return;
      closing.abort();
      await listener.end();
    },
  };
}

async function listen(database: Database, deliver: (message: string) => void, lost: () => void) {
  const session = new pg.Client({ ...database.connection, application_name: listenerName });
  let ended = false;
  let listening = false;
  const end = async () => {
    if (ended) return;
    ended = true;
    clearInterval(heartbeat);
    await session.end().catch(() => {});
  };
  const fail = () => {
    if (ended) return;
    ended = true;
    clearInterval(heartbeat);
    session.end().catch(() => {});
    if (listening) lost();
  };
  session.on('notification', ({ payload }) => {
    if (payload) deliver(payload);
  });
  // Handles repeated errors too: an unhandled error event would end the process.
  session.on('error', fail);
  session.once('end', fail);
  const beat = () => {
    const late = setTimeout(fail, 5000).unref();
    session.query('select 1').then(
      () => clearTimeout(late),
      () => clearTimeout(late),
    );
  };
  const heartbeat = setInterval(beat, heartbeatSeconds * 1000).unref();
  try {
    await session.connect();
    await session.query(`listen ${channel}`);
    listening = true;
  } catch (error) {
    await end();
    throw error;
  }
  return { end };
}

function including(handlers: Set<() => void>, handler: () => void): () => void {
  handlers.add(handler);
  return () => void handlers.delete(handler);
}

/** Any client of the database can write to the channel; invalid messages get an empty topic. */
function parsed(message: string): [topic: string, payload: unknown] {
  try {
    return JSON.parse(message) as [string, unknown];
  } catch {
    return ['', undefined];
  }
}

/** Names the session on which each process listens. */
const listenerName = 'eiq signals';

/** Number of processes that listen: servers, and commands while they have the platform open. */
export async function countListeners(database: Database): Promise<number> {
  const { rows } = await knexOf(database).raw<{ rows: { count: string }[] }>(
    'select count(*) as count from pg_stat_activity where datname = current_database() and application_name = ?',
    [listenerName],
  );
  return Number(rows[0]?.count ?? 0);
}

import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Database, DatabaseLog } from './connect.ts';
import { knexOf } from './connect.ts';
import type { Tx } from './transaction.ts';
import { queryIn } from './transaction.ts';

/**
 * Short messages between all processes on this database, this one included (PostgreSQL's LISTEN and NOTIFY). They are
 * told only to those who listen at that moment: what they tell of must be in a table.
 */
export interface Signals {
  /** Sent when `tx` is committed, and not at all when it is rolled back; at once without it. At most 7,900 bytes. */
  send(topic: string, payload: unknown, tx?: Tx): Promise<void>;
  /** Returns a function that ends it. */
  on(topic: string, handler: (payload: unknown) => void): () => void;
  /** From now on signals may be missed: forget what depends on them. */
  onLost(handler: () => void): () => void;
  /** Listening again; what was sent in between never arrives. */
  onBack(handler: () => void): () => void;
  close(): Promise<void>;
}

const channel = 'eiq_signals';

/** PostgreSQL takes less than 8,000 bytes. */
const longestMessage = 7900;

/** How often the listening session is asked whether it is alive; a network that swallows packets does not say so. */
const heartbeatSeconds = 15;

/** Listens on a session of its own. Resolves when it does. */
export async function openSignals(database: Database, log: DatabaseLog): Promise<Signals> {
  const handlers = new Map<string, Set<(payload: unknown) => void>>();
  const whenLost = new Set<() => void>();
  const whenBack = new Set<() => void>();
  const closing = new AbortController();

  const call = <T>(handler: (given: T) => void, given: T, about: string) => {
    try {
      handler(given);
    } catch (error) {
      log.error({ err: error, about }, 'A handler of signals failed');
    }
  };
  const deliver = (message: string) => {
    if (!message.startsWith('["')) return log.warn('Somebody else writes on the channel of signals');
    const [topic, payload] = parsed(message);
    for (const handler of handlers.get(topic) ?? []) call(handler, payload, topic);
  };
  const lost = () => {
    if (closing.signal.aborted) return;
    log.warn('Signals from the database are lost; connecting again');
    for (const handler of whenLost) call(handler, undefined, 'lost');
    void reconnect();
  };
  const reconnect = async () => {
    for (let wait = 50; !closing.signal.aborted; wait = Math.min(wait * 2, 5000)) {
      try {
        listener = await listen(database, deliver, lost);
        if (closing.signal.aborted) return await listener.end();
        log.info('Signals from the database are back');
        for (const handler of whenBack) call(handler, undefined, 'back');
        return;
      } catch (error) {
        log.debug({ err: error }, 'Signals from the database are still lost');
        await pause(wait, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  };
  let listener = await listen(database, deliver, lost);

  return {
    async send(topic, payload, tx) {
      const message = JSON.stringify([topic, payload ?? null]);
      if (Buffer.byteLength(message) > longestMessage) {
        throw new RangeError(`A signal on ${topic} is longer than ${longestMessage} bytes: send an id, not the thing`);
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
  const session = new pg.Client({ ...database.connection, application_name: 'eiq signals' });
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
  // As often as it likes: an error nobody listens for would end the process.
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

/** Whoever can reach the database can write on the channel: what is no signal is nobody's. */
function parsed(message: string): [topic: string, payload: unknown] {
  try {
    return JSON.parse(message) as [string, unknown];
  } catch {
    return ['', undefined];
  }
}

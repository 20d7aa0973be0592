import type { Knex } from 'knex';
import type { ClientConfig } from 'pg';
import pg from 'pg';
import type { DatabaseLog } from './connect.ts';

/** A connection in use for this long (ms) makes somebody look whether the database answers at all. */
const suspicious = 3000;

/** How often the pool is looked at (ms). */
const period = 1000;

/** How long a fresh session may take for a sign of life (ms). */
const probePatience = 3000;

interface Pooled {
  /** When it was handed out. */
  readonly timestamp: number;
  readonly resource: { readonly connection?: { readonly stream?: { destroy(): void } } };
}

/**
 * Cuts the pool's connections while the database is frozen: a server that was stopped keeps its connections open and says
 * nothing, and its own statement timeout is stopped with it. Their calls then fail as if the database were away. A
 * statement that only takes long is left alone, because a fresh session is answered.
 * @returns ends it
 */
export function watchForFreeze(connected: Knex, connection: ClientConfig, log: DatabaseLog): () => void {
  const { pool } = connected.client as { pool?: { used: Pooled[]; free: Pooled[] } };
  if (!pool) return () => {};
  let isProbing = false;
  const look = async () => {
    const isSlow = pool.used.some(({ timestamp }) => Date.now() - timestamp > suspicious);
    if (isProbing || !isSlow) return;
    isProbing = true;
    try {
      if (await isSilent(connection)) {
        log.error('The database does not answer; its connections are cut');
        for (const { resource } of [...pool.used, ...pool.free]) resource.connection?.stream?.destroy();
      }
    } finally {
      isProbing = false;
    }
  };
  const timer = setInterval(() => void look(), period).unref();
  return () => clearInterval(timer);
}

/** Whether a fresh session gets no answer in time. One that is refused is an answer, too. */
async function isSilent(connection: ClientConfig): Promise<boolean> {
  const session = new pg.Client({
    ...connection,
    application_name: 'eiq probe',
    connectionTimeoutMillis: probePatience,
    query_timeout: probePatience,
  });
  session.on('error', () => {});
  try {
    await session.connect();
    await session.query('select 1');
    return false;
  } catch (error) {
    return /timeout/i.test((error as Error).message);
  } finally {
    // Saying goodbye to a frozen server would take for ever.
    void session.end().catch(() => {});
  }
}

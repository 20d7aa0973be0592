import type { Knex } from 'knex';
import type { ClientConfig } from 'pg';
import pg from 'pg';
import type { DatabaseLog } from './connect.ts';

/** A connection in use for longer than this causes a probe of the database (ms). */
const suspiciousMs = 3000;

/** Interval of checks of the pool (ms). */
const periodMs = 1000;

/** Time for a new session to respond (ms). */
const probeTimeoutMs = 3000;

interface Pooled {
  /** When the connection was acquired. */
  readonly timestamp: number;
  readonly resource: { readonly connection?: { readonly stream?: { destroy(): void } } };
}

/**
 * Closes the pool's connections while the database is frozen: a stopped server keeps its connections open, never responds,
 * and does not apply its statement timeout. The calls then fail as if the database were unavailable. A slow statement is
 * not affected, because a new session gets a response.
 * @returns a function that stops the checks
 */
export function watchForFreeze(connected: Knex, connection: ClientConfig, log: DatabaseLog): () => void {
  const { pool } = connected.client as { pool?: { used: Pooled[]; free: Pooled[] } };
  if (!pool) return () => {};
  let isProbing = false;
  const check = async () => {
    const isSlow = pool.used.some(({ timestamp }) => Date.now() - timestamp > suspiciousMs);
    if (isProbing || !isSlow) return;
    isProbing = true;
    try {
      if (await isSilent(connection)) {
        log.error('The database does not respond; closing its connections');
        for (const { resource } of [...pool.used, ...pool.free]) resource.connection?.stream?.destroy();
      }
    } finally {
      isProbing = false;
    }
  };
  const timer = setInterval(() => void check(), periodMs).unref();
  return () => clearInterval(timer);
}

/** Whether a new session gets no response in time. A refusal counts as a response. */
async function isSilent(connection: ClientConfig): Promise<boolean> {
  const session = new pg.Client({
    ...connection,
    application_name: 'eiq probe',
    connectionTimeoutMillis: probeTimeoutMs,
    query_timeout: probeTimeoutMs,
  });
  session.on('error', () => {});
  try {
    await session.connect();
    await session.query('select 1');
    return false;
  } catch (error) {
    return /timeout/i.test((error as Error).message);
  } finally {
    // Not awaited: a frozen server never confirms it.
    void session.end().catch(() => {});
  }
}

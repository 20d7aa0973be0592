import type { ClientConfig } from 'pg';
import pg from 'pg';

/** Runs `work` on a session of its own without time limits: a large table takes longer than a request may. */
export async function withSession<T>(connection: ClientConfig, work: (session: pg.Client) => Promise<T>): Promise<T> {
  const session = new pg.Client({
    ...connection,
    application_name: 'eiq backup',
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  });
  await session.connect();
  try {
    return await work(session);
  } finally {
    await session.end();
  }
}

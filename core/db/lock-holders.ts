import type { Database } from './connect.ts';
import { knexOf } from './connect.ts';

/** Watches which sessions block a session, because that cannot be queried after its lock timeout. */
export interface LockWatch {
  /** Describes the blocking sessions last seen, with a remedy; empty if none. */
  description(): string;
  stop(): void;
}

/** @param periodMs polling interval */
export function watchLocks(database: Database, pid: number, periodMs: number): LockWatch {
  let description = '';
  const look = async () => {
    const holders = await holdersOf(database, pid);
    if (holders.length === 0) return;
    const ends = holders.map(({ pid: holder }) => `select pg_terminate_backend(${holder})`).join('; ');
    description = `A lock is held by ${holders.map(describe).join(' and ')}. Wait until it is released or end the session (${ends}), then start again`;
  };
  const timer = setInterval(() => void look().catch(() => undefined), periodMs).unref();
  return { description: () => description, stop: () => clearInterval(timer) };
}

interface Holder {
  readonly pid: number;
  readonly application: string | null;
  readonly user: string | null;
  readonly address: string | null;
  readonly state: string | null;
  readonly since: Date | null;
}

/** Sessions that block another one, without their statements, which may contain personal data. */
export async function holdersOf(database: Database, pid: number): Promise<Holder[]> {
  const { rows } = await knexOf(database).raw<{ rows: Holder[] }>(
    `select pid, nullif(application_name, '') as application, usename as "user", host(client_addr) as address, state,
            coalesce(xact_start, state_change) as since
       from pg_stat_activity where pid = any(pg_blocking_pids(?)) order by pid`,
    [pid],
  );
  return rows;
}

export function describe({ pid, application, user, address, state, since }: Holder): string {
  const parts = [
    application ?? 'no application name',
    ...(user ? [`as ${user}`] : []),
    ...(address ? [`from ${address}`] : []),
    ...(state ? [state] : []),
    ...(since ? [`since ${since.toISOString()}`] : []),
  ];
  return `session ${pid} (${parts.join(', ')})`;
}

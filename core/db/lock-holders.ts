import type { Database } from './connect.ts';
import { knexOf } from './connect.ts';

/** Keeps an eye on whom a session waits for, because that cannot be asked any more once it has given up. */
export interface LockWatch {
  /** Who held what the session waited for when it was last looked at, and what to do; empty when it did not wait. */
  said(): string;
  stop(): void;
}

/** @param periodMs between two looks */
export function watchLocks(database: Database, pid: number, periodMs: number): LockWatch {
  let said = '';
  const look = async () => {
    const holders = await holdersOf(database, pid);
    if (holders.length === 0) return;
    const ends = holders.map(({ pid: holder }) => `select pg_terminate_backend(${holder})`).join('; ');
    said = `A lock is held by ${holders.map(describe).join(' and ')}. Wait until that is done or end it (${ends}), then start again`;
  };
  const timer = setInterval(() => void look().catch(() => undefined), periodMs).unref();
  return { said: () => said, stop: () => clearInterval(timer) };
}

interface Holder {
  readonly pid: number;
  readonly application: string | null;
  readonly user: string | null;
  readonly address: string | null;
  readonly state: string | null;
  readonly since: Date | null;
}

/** Sessions that another one waits for. Their statements are left out: they may hold what people wrote. */
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

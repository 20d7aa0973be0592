import type { Clock } from '../clock.ts';
import { systemClock } from '../clock.ts';
import { withTimeout } from '../with-timeout.ts';

/** Throws or rejects with the reason when unhealthy. */
export type HealthCheck = () => Promise<unknown> | unknown;

export interface CheckResult {
  readonly name: string;
  readonly ok: boolean;
  /** Why the check failed. For operators only, because it may name hosts and folders. */
  readonly reason?: string;
}

export interface Readiness {
  readonly ok: boolean;
  /** In the order of the checks. */
  readonly checks: readonly CheckResult[];
}

export interface Health {
  /** Liveness: the process responds. */
  live(): { ok: true };
  /** Readiness: all checks, run at most once a second. */
  ready(): Promise<Readiness>;
}

export interface HealthOptions {
  /** Named checks. Called each time, because plugins start and stop. */
  checks(): Readonly<Record<string, HealthCheck>>;
  /** Time limit of a check (ms). */
  readonly limit?: number;
  readonly clock?: Clock;
}

/** Lifetime of a result (ms), which keeps frequent probes from loading the database. */
const cacheMs = 1000;

export function createHealth({ checks, limit = 2000, clock = systemClock }: HealthOptions): Health {
  const unfinished = new Map<string, Promise<CheckResult>>();
  let last: { at: number; readiness: Promise<Readiness> } | undefined;

  /** Runs a check unless it is still running from an earlier call. */
  const ask = (name: string, check: HealthCheck): Promise<CheckResult> => {
    const asked = unfinished.get(name) ?? resultOf(name, check).finally(() => unfinished.delete(name));
    unfinished.set(name, asked);
    return withTimeout(limit, asked, { name, ok: false, reason: `no response within ${limit} ms` });
  };

  const askAll = async (): Promise<Readiness> => {
    const results = await Promise.all(Object.entries(checks()).map(([name, check]) => ask(name, check)));
    return { ok: results.every(({ ok }) => ok), checks: results };
  };

  return {
    live: () => ({ ok: true }),
    ready() {
      const now = clock.now().getTime();
      if (!last || Math.abs(now - last.at) >= cacheMs) last = { at: now, readiness: askAll() };
      return last.readiness;
    },
  };
}

async function resultOf(name: string, check: HealthCheck): Promise<CheckResult> {
  try {
    await check();
    return { name, ok: true };
  } catch (error) {
    return { name, ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

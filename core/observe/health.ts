import type { Clock } from '../clock.ts';
import { systemClock } from '../clock.ts';
import { withTimeout } from '../with-timeout.ts';

/** Throws, or rejects, when unwell; the message says why. */
export type HealthCheck = () => Promise<unknown> | unknown;

export interface CheckResult {
  readonly name: string;
  readonly ok: boolean;
  /** Why it is unwell. For operators: it may name hosts and folders. */
  readonly reason?: string;
}

export interface Readiness {
  readonly ok: boolean;
  /** In the order of the checks. */
  readonly checks: readonly CheckResult[];
}

export interface Health {
  /** The process answers at all. */
  live(): { ok: true };
  /** Whether requests should be sent here: every check, asked at most once a second however often this is called. */
  ready(): Promise<Readiness>;
}

export interface HealthOptions {
  /** Named checks, read anew each time, since plugins come and go. */
  checks(): Readonly<Record<string, HealthCheck>>;
  /** How long one check may take, in milliseconds. */
  readonly limit?: number;
  readonly clock?: Clock;
}

/** How long an answer is good, in milliseconds: probes, however many, cannot hammer the database. */
const goodFor = 1000;

export function createHealth({ checks, limit = 2000, clock = systemClock }: HealthOptions): Health {
  const unfinished = new Map<string, Promise<CheckResult>>();
  let last: { at: number; readiness: Promise<Readiness> } | undefined;

  /** A check that hangs is waited for, not asked once more. */
  const ask = (name: string, check: HealthCheck): Promise<CheckResult> => {
    const asked = unfinished.get(name) ?? resultOf(name, check).finally(() => unfinished.delete(name));
    unfinished.set(name, asked);
    return withTimeout(limit, asked, { name, ok: false, reason: `no answer within ${limit} ms` });
  };

  const askAll = async (): Promise<Readiness> => {
    const results = await Promise.all(Object.entries(checks()).map(([name, check]) => ask(name, check)));
    return { ok: results.every(({ ok }) => ok), checks: results };
  };

  return {
    live: () => ({ ok: true }),
    ready() {
      const now = clock.now().getTime();
      if (!last || Math.abs(now - last.at) >= goodFor) last = { at: now, readiness: askAll() };
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

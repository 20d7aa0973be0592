import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import { knexOf } from '../../../core/db/index.ts';
import type { Asker, Purpose } from '../services.ts';

/** Maximum calls per person and minute, by purpose. */
export type CallsPerMinute = Readonly<Record<Purpose, number>>;

export interface RateLimit {
  /** Counts one call of a person. @throws Failure rate_limited */
  count(asker: Asker, purpose: Purpose): Promise<void>;
}

/** Counts in the database, so that all processes share the limits. */
export function createRateLimit(db: Database, perMinute: CallsPerMinute): RateLimit {
  const limiters = new Map<Purpose, RateLimiterAbstract>();
  const limiterFor = (purpose: Purpose) => {
    const known = limiters.get(purpose);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: knexOf(db),
      storeType: 'knex',
      schemaName: 'ai',
      tableName: 'call_limits',
      tableCreated: true,
      keyPrefix: purpose,
      points: perMinute[purpose],
      duration: 60,
    });
    limiters.set(purpose, limiter);
    return limiter;
  };
  return {
    async count({ who, userId }, purpose) {
      try {
        await limiterFor(purpose).consume(`${who.institution.id}:${userId}`);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw new Failure(
          'rate_limited',
          `Too many messages in a short time. Please wait ${seconds === 1 ? 'a second' : `${seconds} seconds`} and try again.`,
        );
      }
    },
  };
}

import type { Knex } from 'knex';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '../contract/index.ts';
import { comparable } from '../identity/index.ts';
import type { Context } from './request.ts';

export interface Limits {
  /** Counts a request of a person, or of an address when nobody is signed in. @throws Failure rate_limited */
  request(ctx: Context, userId: string | undefined): Promise<void>;
  /** Counts a costly request of a person. @throws Failure rate_limited */
  costly(ctx: Context, userId: string | undefined): Promise<void>;
  /** Counts a try to sign in, for the address and for the account it names. @throws Failure rate_limited */
  signIn(ctx: Context, account: string | undefined): Promise<void>;
}

/**
 * Tries to sign in are counted in the database, so that every process sees them; ordinary requests are counted in each
 * process, because a write for every read would cost more than it protects.
 */
export function createLimits(options: {
  knex: Knex;
  requestsPerMinute: number;
  signInsPerQuarterHour: number;
}): Limits {
  const requests = new RateLimiterMemory({ keyPrefix: 'request', points: options.requestsPerMinute, duration: 60 });
  const costly = new RateLimiterMemory({
    keyPrefix: 'costly',
    points: Math.ceil(options.requestsPerMinute / 20),
    duration: 60,
  });
  const signIns = new RateLimiterPostgres({
    storeClient: options.knex,
    storeType: 'knex',
    schemaName: 'platform',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: 'sign-in',
    points: options.signInsPerQuarterHour,
    duration: 15 * 60,
  });
  return {
    request: (ctx, userId) => count(requests, userId ?? ctx.ip, ctx),
    costly: (ctx, userId) => count(costly, userId ?? ctx.ip, ctx),
    async signIn(ctx, account) {
      await count(signIns, `address:${ctx.ip}`, ctx);
      if (account)
        await count(signIns, `account:${ctx.state.institution?.id}:${comparable(account).slice(0, 100)}`, ctx);
    },
  };
}

async function count(limiter: RateLimiterAbstract, key: string, ctx: Context): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    ctx.set('retry-after', String(seconds));
    throw new Failure('rate_limited', `Too many tries. Please wait ${inWords(seconds)} and try again.`);
  }
}

const inWords = (seconds: number) => (seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`);

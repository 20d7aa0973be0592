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
  /**
   * Runs a try to sign in, counted for the address and for the account it names, and counts it no more when it
   * succeeds: a class behind one address is no attack. @throws Failure rate_limited
   */
  signIn<T>(ctx: Context, account: string | undefined, work: () => Promise<T>): Promise<T>;
  /** Counts a new account of an address. @throws Failure rate_limited */
  signUp(ctx: Context): Promise<void>;
}

/** New accounts that an address may make for each failed sign-in it may have: a class that registers together. */
const signUpsPerTry = 10;

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
  const inDatabase = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: options.knex,
      storeType: 'knex',
      schemaName: 'platform',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration: 15 * 60,
    });
  const signIns = inDatabase('sign-in', options.signInsPerQuarterHour);
  const signUps = inDatabase('sign-up', options.signInsPerQuarterHour * signUpsPerTry);
  return {
    request: (ctx, userId) => count(requests, userId ?? ctx.ip, ctx),
    costly: (ctx, userId) => count(costly, userId ?? ctx.ip, ctx),
    async signIn(ctx, account, work) {
      const named = account && `account:${ctx.state.institution?.id}:${comparable(account).slice(0, 100)}`;
      const keys = [`address:${ctx.ip}`, ...(named ? [named] : [])];
      for (const key of keys) await count(signIns, key, ctx);
      const result = await work();
      for (const key of keys) await signIns.reward(key, 1);
      return result;
    },
    signUp: (ctx) => count(signUps, ctx.ip, ctx),
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

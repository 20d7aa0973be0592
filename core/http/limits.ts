import type { Knex } from 'knex';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock } from '../clock.ts';
import { Failure, Reply } from '../contract/index.ts';
import type { KnownAddresses } from '../identity/index.ts';
import { comparable } from '../identity/index.ts';
import { countedAddress } from './client-address.ts';
import type { Budget } from './counts.ts';
import { createCounts } from './counts.ts';
import { createFairQueue } from './fair-queue.ts';

export interface Limits {
  /** Counts a call of a person, or of an address to a public route without sign-in. @throws Failure rate_limited */
  request(from: Caller, route: string): Promise<void>;
  /** Counts a costly call of a person. @throws Failure rate_limited */
  costly(from: Caller): Promise<void>;
  /** Runs a sign-in attempt with name and password, unless too many have failed. @throws Failure rate_limited */
  signIn<T>(from: Caller, name: string, work: () => Promise<T>): Promise<T>;
  /** Runs an action confirmed with a password, unless too many attempts have failed. @throws Failure rate_limited */
  confirm<T>(from: Caller, work: () => Promise<T>): Promise<T>;
  /** Runs a further step of signing in of a person, unless too many have failed. @throws Failure rate_limited */
  step<T>(from: Caller, work: () => Promise<T>): Promise<T>;
  /** Runs the use of a one-time link. Only invalid links are counted and limited. @throws Failure rate_limited */
  link<T>(from: Caller, work: () => Promise<T>): Promise<T>;
  /** Runs the authentication of a program. Only invalid credentials are counted and limited. @throws Failure rate_limited */
  caller<T>(from: Caller, work: () => Promise<T>): Promise<T>;
  /** Counts and creates a new account of an address. @throws Failure rate_limited */
  signUp<T>(from: Caller, work: () => Promise<T>): Promise<T>;
  /** Counts and sends mail that was requested without sign-in. @throws Failure rate_limited */
  letter<T>(from: Caller, work: () => Promise<T>): Promise<T>;
  /** Deletes expired counters. */
  sweep(): Promise<void>;
}

/** The origin of a call. */
export interface Caller {
  readonly address: string;
  readonly institutionId: string;
  readonly userId?: string | undefined;
}

export interface LimitOptions {
  readonly knex: Knex;
  readonly clock: Clock;
  readonly requestsPerMinute: number;
  readonly signInsPerQuarterHour: number;
  readonly knownAddresses: KnownAddresses;
  /** Id of the person with this sign-in name, if any. */
  personNamed(institutionId: string, name: string): Promise<string | undefined>;
  /** Keyed digest for the names of counters. */
  digest(text: string): Buffer;
}

/** Factor of an address's limit relative to a person's: a school may share one address. */
const peoplePerAddress = 10;

/** Factor of an address's limit of failed sign-ins relative to an account's. */
const failuresPerAddress = 50;

/** Factor of an address's limit of new accounts or mail relative to an account's failed sign-ins: a class may register together. */
const strangersPerTry = 10;

/**
 * An account has two sign-in names, the user name and the email address. Each has its own counter with half of the
 * account's attempts: a shared counter would reveal that both belong to one account.
 */
const triesOfName = (triesOfAccount: number) => Math.max(3, Math.ceil(triesOfAccount / 2));

/**
 * Failed attempts are counted in the database, so that all processes share the count. Calls are counted in each process:
 * a database write for every call would cost more than it protects.
 */
export function createLimits(options: LimitOptions): Limits {
  const { requestsPerMinute, signInsPerQuarterHour: tries, knownAddresses, personNamed } = options;
  const perMinute = (points: number) => new RateLimiterMemory({ points: Math.ceil(points), duration: 60 });
  const [requests, anonymous] = [perMinute(requestsPerMinute), perMinute(requestsPerMinute * peoplePerAddress)];
  const costly = perMinute(requestsPerMinute / 20);
  const counts = createCounts(options);
  const inSequence = createSequencer();
  // A password check takes some milliseconds of a core and 19 MiB; four at once leave enough for other work.
  const queue = createFairQueue({ concurrency: 4, perOrigin: 1000, overall: 5000 });

  /**
   * Runs an attempt, one at a time for each key of the first budget, unless a budget is used up. A failure with one of the
   * codes counts against the budgets, and against those that only count.
   */
  const attempt = <T>(
    { budgets, counting = [], codes }: { budgets: [Budget, ...Budget[]]; counting?: Budget[]; codes: string[] },
    run: () => Promise<T>,
  ) =>
    inSequence(budgets[0].key, async () => {
      assertNoWait(await counts.wait(budgets));
      try {
        return await run();
      } catch (error) {
        if (hasCode(error, ...codes)) for (const { key } of new Set([...budgets, ...counting])) await counts.add(key);
        throw error;
      }
    });

  return {
    request: ({ userId, address }, route) =>
      userId ? count(requests, userId) : count(anonymous, `${route} ${countedAddress(address)}`),
    costly: ({ userId, address }) => count(costly, userId ?? countedAddress(address)),
    async signIn({ address, institutionId }, name, work) {
      const from = countedAddress(address);
      const named = `name ${institutionId} ${comparable(name).slice(0, 100)}`;
      const byName = { key: `sign-in ${named}`, limit: triesOfName(tries) };
      const byAddress = { key: `sign-in address ${from}`, limit: tries * failuresPerAddress };
      // From a known address an account has separate attempts, which attackers elsewhere cannot exhaust.
      const byBoth = { key: `sign-in ${named} ${from}`, limit: triesOfName(tries) };
      const id = await personNamed(institutionId, name);
      const isKnown = await knownAddresses.has(id, from);
      return attempt(
        { budgets: isKnown ? [byBoth] : [byName, byAddress], counting: [byAddress], codes: ['unauthenticated'] },
        async () => rememberAddress(institutionId, from, await queue.run(from, work)),
      );
    },
    confirm({ address, userId }, work) {
      const byPerson = { key: `confirm ${userId}`, limit: tries };
      return attempt({ budgets: [byPerson], codes: ['invalid', 'unauthenticated'] }, () =>
        queue.run(countedAddress(address), work),
      );
    },
    step({ address, institutionId, userId }, work) {
      const from = countedAddress(address);
      const byPerson = { key: `step ${userId}`, limit: triesOfName(tries) };
      const byAddress = { key: `step address ${from}`, limit: tries * failuresPerAddress };
      return attempt({ budgets: [byPerson, byAddress], codes: ['invalid', 'unauthenticated'] }, async () =>
        rememberAddress(institutionId, from, await queue.run(from, work)),
      );
    },
    async link({ address, institutionId }, work) {
      const from = countedAddress(address);
      try {
        return await rememberAddress(institutionId, from, await queue.run(from, work));
      } catch (error) {
        // Codes have 256 random bits, those of shared credentials 80, so a valid one is never refused, however many
        // invalid ones were tried.
        if (hasCode(error, 'gone', 'not_found'))
          assertNoWait(await counts.take({ key: `link ${from}`, limit: tries * failuresPerAddress }));
        throw error;
      }
    },
    async caller({ address }, work) {
      try {
        return await work();
      } catch (error) {
        // Keys have 256 random bits, so a valid one is never refused, however many invalid ones were tried.
        if (hasCode(error, 'unauthenticated'))
          assertNoWait(
            await counts.take({ key: `caller ${countedAddress(address)}`, limit: tries * failuresPerAddress }),
          );
        throw error;
      }
    },
    async signUp({ address, institutionId }, work) {
      const from = countedAddress(address);
      assertNoWait(await counts.take({ key: `sign-up ${from}`, limit: tries * strangersPerTry }));
      return rememberAddress(institutionId, from, await queue.run(from, work));
    },
    // Counted by address only: with a counter by name, a stranger could exhaust the owner's limit.
    async letter({ address }, work) {
      assertNoWait(await counts.take({ key: `letter ${countedAddress(address)}`, limit: tries * strangersPerTry }));
      return work();
    },
    sweep: () => counts.sweep(),
  };

  /** Remembers the address of a successful sign-in. */
  async function rememberAddress<T>(institutionId: string, from: string, result: T): Promise<T> {
    const value: unknown = result instanceof Reply ? result.value : result;
    const { token, user } = (value ?? {}) as { token?: unknown; user?: { id?: unknown } };
    if (typeof token === 'string' && typeof user?.id === 'string')
      await knownAddresses.remember(institutionId, user.id, from);
    return result;
  }
}

/**
 * Runs attempts with the same key in sequence, so that concurrent attempts are counted one by one. Correct ones wait some
 * milliseconds and are not refused.
 */
function createSequencer() {
  const last = new Map<string, Promise<unknown>>();
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work);
    const done = turn
      .catch(() => undefined)
      .then(() => {
        if (last.get(key) === done) last.delete(key);
      });
    last.set(key, done);
    return turn;
  };
}

const hasCode = (error: unknown, ...codes: string[]) => error instanceof Failure && codes.includes(error.code);

async function count(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    assertNoWait(Math.max(1, error.msBeforeNext));
  }
}

/** @throws Failure rate_limited if there is time to wait */
function assertNoWait(milliseconds: number): void {
  if (milliseconds <= 0) return;
  const seconds = Math.ceil(milliseconds / 1000);
  throw new RateLimited(`Too many attempts. Please wait ${inWords(seconds)} and try again.`, seconds);
}

/** A rate limit was exceeded. The response has the header Retry-After. */
export class RateLimited extends Failure {
  readonly seconds: number;
  constructor(message: string, seconds: number) {
    super('rate_limited', message);
    this.seconds = seconds;
  }
}

const inWords = (seconds: number) => (seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`);

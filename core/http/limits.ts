import type { Knex } from 'knex';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock } from '../clock.ts';
import { Failure } from '../contract/index.ts';
import type { KnownAddresses } from '../identity/index.ts';
import { comparable } from '../identity/index.ts';
import { countedAddress } from './client-address.ts';
import { createCounts } from './counts.ts';
import { createFairQueue } from './fair-queue.ts';

export interface Limits {
  /** Counts a call of a person, or of an address to one public route when nobody is signed in. @throws Failure rate_limited */
  request(from: Caller, route: string): Promise<void>;
  /** Counts a costly call of a person. @throws Failure rate_limited */
  costly(from: Caller): Promise<void>;
  /** Runs a try to sign in by name and password, unless too many failed before. @throws Failure rate_limited */
  signIn<T>(from: Caller, name: string, work: () => Promise<T>): Promise<T>;
  /** Runs what a person confirms with their password, unless too many tries of theirs failed. @throws Failure rate_limited */
  confirm<T>(from: Caller, work: () => Promise<T>): Promise<T>;
  /** Runs the use of a one-time link. Only links that are no good are counted and limited. @throws Failure rate_limited */
  link<T>(from: Caller, work: () => Promise<T>): Promise<T>;
  /** Runs the recognition of a program. Only credentials that are no good are counted and limited. @throws Failure rate_limited */
  caller<T>(from: Caller, work: () => Promise<T>): Promise<T>;
  /** Counts and makes a new account of an address. @throws Failure rate_limited */
  signUp<T>(from: Caller, work: () => Promise<T>): Promise<T>;
  /** Counts and sends a letter that a stranger asks for. @throws Failure rate_limited */
  letter<T>(from: Caller, work: () => Promise<T>): Promise<T>;
  /** Deletes counts that are over. */
  sweep(): Promise<void>;
}

/** Where a call comes from. */
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
  /** The id of the person who signs in by a name, if there is one. */
  personNamed(institutionId: string, name: string): Promise<string | undefined>;
  /** A digest under a key of the deployment, under which counts are kept. */
  digest(text: string): Buffer;
}

/** How much more an address may do than a person: a school is one address. */
const peoplePerAddress = 10;

/** Failed sign-ins of an address for each that an account may have. */
const failuresPerAddress = 50;

/** New accounts or letters of an address for each failed sign-in that an account may have: a class that registers together. */
const strangersPerTry = 10;

/**
 * An account has two names, the user name and the e-mail address. Each has half of the account's tries and a count of its
 * own: a shared count would tell that both names are one account's.
 */
const triesOfName = (triesOfAccount: number) => Math.max(3, Math.ceil(triesOfAccount / 2));

/**
 * Failed tries are counted in the database, after they failed, so that every process sees them; calls are counted in each
 * process, because a write for every read costs more than it protects.
 */
export function createLimits(options: LimitOptions): Limits {
  const { requestsPerMinute, signInsPerQuarterHour: tries, knownAddresses, personNamed } = options;
  const perMinute = (points: number) => new RateLimiterMemory({ points: Math.ceil(points), duration: 60 });
  const [requests, anonymous] = [perMinute(requestsPerMinute), perMinute(requestsPerMinute * peoplePerAddress)];
  const costly = perMinute(requestsPerMinute / 20);
  const counts = createCounts(options);
  const line = createLines();
  // A password costs some milliseconds of a core and 19 MiB: four at once leave room for everything else.
  const queue = createFairQueue({ atOnce: 4, perOrigin: 1000, overall: 5000 });

  return {
    request: ({ userId, address }, route) =>
      userId ? count(requests, userId) : count(anonymous, `${route} ${countedAddress(address)}`),
    costly: ({ userId, address }) => count(costly, userId ?? countedAddress(address)),
    async signIn({ address, institutionId }, name, work) {
      const from = countedAddress(address);
      const named = `name ${institutionId} ${comparable(name).slice(0, 100)}`;
      const byName = { key: `sign-in ${named}`, most: triesOfName(tries) };
      const byAddress = { key: `sign-in address ${from}`, most: tries * failuresPerAddress };
      // From where its person signed in before, an account has tries of its own that nobody elsewhere can use up.
      const byBoth = { key: `sign-in ${named} ${from}`, most: triesOfName(tries) };
      const id = await personNamed(institutionId, name);
      const isKnown = await knownAddresses.has(id, from);
      const budgets = isKnown ? [byBoth] : [byName, byAddress];
      const own = isKnown ? byBoth.key : byName.key;
      return line(own, async () => {
        refuse(await counts.wait(budgets));
        try {
          return await welcomed(institutionId, from, await queue.run(from, work));
        } catch (error) {
          if (isFailed(error, 'unauthenticated'))
            for (const { key } of new Set([...budgets, byAddress])) await counts.add(key);
          throw error;
        }
      });
    },
    confirm({ address, userId }, work) {
      const budget = { key: `confirm ${userId}`, most: tries };
      return line(budget.key, async () => {
        refuse(await counts.wait([budget]));
        try {
          return await queue.run(countedAddress(address), work);
        } catch (error) {
          if (isFailed(error, 'invalid', 'unauthenticated')) await counts.add(budget.key);
          throw error;
        }
      });
    },
    async link({ address, institutionId }, work) {
      const from = countedAddress(address);
      try {
        return await welcomed(institutionId, from, await queue.run(from, work));
      } catch (error) {
        // A code has 80 random bits or more: one that is good is never refused, however many others were not.
        if (isFailed(error, 'gone', 'not_found'))
          refuse(await counts.take({ key: `link ${from}`, most: tries * failuresPerAddress }));
        throw error;
      }
    },
    async caller({ address }, work) {
      try {
        return await work();
      } catch (error) {
        // A key has 256 random bits: one that is good is never refused, however many others were not.
        if (isFailed(error, 'unauthenticated'))
          refuse(await counts.take({ key: `caller ${countedAddress(address)}`, most: tries * failuresPerAddress }));
        throw error;
      }
    },
    async signUp({ address, institutionId }, work) {
      const from = countedAddress(address);
      refuse(await counts.take({ key: `sign-up ${from}`, most: tries * strangersPerTry }));
      return welcomed(institutionId, from, await queue.run(from, work));
    },
    // By address alone: a count by name would let a stranger use up the owner's.
    async letter({ address }, work) {
      refuse(await counts.take({ key: `letter ${countedAddress(address)}`, most: tries * strangersPerTry }));
      return work();
    },
    sweep: () => counts.sweep(),
  };

  /** Remembers where somebody signed in. */
  async function welcomed<T>(institutionId: string, from: string, result: T): Promise<T> {
    const { token, user } = (result ?? {}) as { token?: unknown; user?: { id?: unknown } };
    if (typeof token === 'string' && typeof user?.id === 'string')
      await knownAddresses.remember(institutionId, user.id, from);
    return result;
  }
}

/**
 * One try for one key at a time, in the order they came: the next begins when it is known whether this one failed, so
 * that a thousand tries at once are counted as a thousand in a row. Right ones wait some milliseconds and are not refused.
 */
function createLines() {
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

const isFailed = (error: unknown, ...codes: string[]) => error instanceof Failure && codes.includes(error.code);

async function count(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    refuse(Math.max(1, error.msBeforeNext));
  }
}

/** @throws Failure rate_limited unless there is nothing to wait for */
function refuse(milliseconds: number): void {
  if (milliseconds <= 0) return;
  const seconds = Math.ceil(milliseconds / 1000);
  throw new TooMany(`Too many tries. Please wait ${inWords(seconds)} and try again.`, seconds);
}

/** Says in the header Retry-After when to try again. */
export class TooMany extends Failure {
  readonly seconds: number;
  constructor(message: string, seconds: number) {
    super('rate_limited', message);
    this.seconds = seconds;
  }
}

const inWords = (seconds: number) => (seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`);

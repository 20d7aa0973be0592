import type { Logger } from 'pino';
import { z } from 'zod';
import type { Actor } from '../contract/index.ts';
import type { Database, TransactionContext } from '../db/index.ts';
import { withTimeout } from '../with-timeout.ts';
import { SessionRow } from './models.ts';
import type { Secrets } from './secrets.ts';

// Signing out at the service that a session began with. What the service needs for it is stored with the session, encrypted.

/** What a plugin stored for signing out at one of its providers. */
const Kept = z.object({ provider: z.string(), signOut: z.string() });
export type KeptSignOut = z.output<typeof Kept>;

/** Where a plugin sends the browser to sign out at its provider; undefined if no plugin has such a provider. */
export type SignOutAddress = (call: { readonly who: Actor }, kept: KeptSignOut) => Promise<string | undefined>;

export interface ProviderSignOut {
  /** Encrypts what a provider needs, for the codes that lead to a session and for the session. */
  seal(call: { readonly who: Actor }, userId: string, kept: KeptSignOut): string;
  /** What is stored with a session. */
  of(call: TransactionContext<Actor>, userId: string, session: string): Promise<KeptSignOut | undefined>;
  /** Where to sign out at the provider; null if it does not answer soon, so that it never delays signing out here. */
  addressOf(call: { readonly who: Actor }, kept: KeptSignOut | undefined): Promise<string | null>;
  /** Sets where addresses come from, once the plugins are known. */
  askForAddresses(source: SignOutAddress): void;
}

/** How long a person waits for the provider while signing out (ms). */
const maxWaitMs = 2000;

/** The place of a sealed value, as in the contract of the platform. */
const placeOf = (userId: string) => `session.${userId}`;

export function createProviderSignOut(options: {
  database: Database;
  secrets: Pick<Secrets, 'seal' | 'open'>;
  log: Pick<Logger, 'warn'>;
}): ProviderSignOut {
  const { database, secrets, log } = options;
  let ask: SignOutAddress = async () => undefined;
  return {
    seal: ({ who }, userId, kept) => secrets.seal({ who }, placeOf(userId), JSON.stringify(kept)).toString('base64url'),
    async of(call, userId, session) {
      const row = await database.rows(SessionRow, call).findOne({ id: session, userId });
      const opened = row?.providerSignOut && secrets.open(call, placeOf(userId), row.providerSignOut);
      return opened ? Kept.parse(JSON.parse(opened)) : undefined;
    },
    async addressOf(call, kept) {
      if (!kept) return null;
      try {
        return (await withTimeout(maxWaitMs, ask(call, kept), undefined)) ?? null;
      } catch (error) {
        log.warn({ err: error, provider: kept.provider }, 'a person could not be signed out at a sign-in service');
        return null;
      }
    },
    askForAddresses(source) {
      ask = source;
    },
  };
}

import { UniqueViolationError } from 'objection';
import type { Clock } from '../clock.ts';
import type { Actor } from '../contract/index.ts';
import { conflict, notFound } from '../contract/index.ts';
import type { CallContext, Database, TransactionContext } from '../db/index.ts';
import type { Audit } from './audit.ts';
import type { UserRow } from './models.ts';
import { ExternalIdentityRow } from './models.ts';
import { comparable } from './names.ts';
import { isId, lockUser } from './users.ts';

/** A person's identity at a provider, from its signed response. */
export interface ExternalIdentity {
  /** Issuer of the identity: `iss` of OpenID Connect, the entity id of a SAML identity provider. */
  readonly issuer: string;
  /** Permanent identifier of the person at the issuer, never reassigned: `sub`, a persistent name id. */
  readonly subject: string;
  readonly email?: string | undefined;
  /** Whether the provider has verified the address. */
  readonly emailVerified: boolean;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  /**
   * The institution's rule for this person, if they have no account yet and the registration mode is not `closed`: `freely`
   * even where it is `invite`, or only `by-invitation` even where it is `open`.
   */
  readonly registers?: 'freely' | 'by-invitation' | undefined;
  /** What the plugin needs to sign the person out at the provider. Stored with the session, encrypted. */
  readonly signOut?: string | undefined;
  /**
   * How the provider names person and session when it reports that the person signed out there (`signedOutThere`). Stored with
   * the session as digests.
   */
  readonly providerSession?: { readonly subject: string; readonly session?: string | undefined } | undefined;
}

/** A linked sign-in method, as shown to its person. */
export interface LinkedIdentity {
  readonly id: string;
  readonly provider: string;
  readonly issuer: string;
  readonly email: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

export interface ExternalIdentityOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Audit;
  /** Whether a person can sign in by a plugin alone, for example with a passkey. */
  readonly hasOtherWay?: HasOtherWay;
}

/** Asks the plugins that are on. The person's row is locked. */
export type HasOtherWay = (call: TransactionContext<Actor>, userId: string) => Promise<boolean>;

/** External accounts linked to people. */
export function createExternalIdentities({
  database,
  clock,
  audit,
  hasOtherWay = async () => false,
}: ExternalIdentityOptions) {
  const linkedColumns = ['id', 'provider', 'issuer', 'email', 'createdAt', 'lastUsedAt'] as const;

  return {
    find: async (call: CallContext<Actor>, { issuer, subject }: ExternalIdentity) =>
      database.rows(ExternalIdentityRow, call).findOne({ issuer, subject }),

    /** @throws Failure conflict when it is linked to another person */
    async link(call: TransactionContext<Actor>, userId: string, provider: string, identity: ExternalIdentity) {
      const { issuer, subject } = identity;
      const email = verifiedEmail(identity);
      const now = clock.now();
      try {
        await database
          .rows(ExternalIdentityRow, call)
          .insert({ userId, provider, issuer, subject, email, createdAt: now, lastUsedAt: now });
      } catch (error) {
        throw error instanceof UniqueViolationError
          ? conflict('This external account is linked to another person here.')
          : error;
      }
      await audit.record(call, { action: 'identity.linked', subject: userId, actor: userId, details: { provider } });
    },

    async used(call: TransactionContext<Actor>, id: string, identity: ExternalIdentity) {
      const email = verifiedEmail(identity);
      await database
        .rows(ExternalIdentityRow, call)
        .findById(id)
        .patch({ lastUsedAt: clock.now(), ...(email !== null && { email }) });
    },

    /**
     * Removes identities that do not prove the account's address, when its owner has proved it by a mailed link: whoever
     * used the address before may have linked an account of their own, to return later.
     */
    async removeUnproven(call: TransactionContext<Actor>, { id: userId, emailKey }: UserRow) {
      const linked = await database.rows(ExternalIdentityRow, call).where({ userId });
      for (const { id, email, provider } of linked) {
        if (email !== null && emailKey !== null && comparable(email) === emailKey) continue;
        await database.rows(ExternalIdentityRow, call).deleteById(id);
        await audit.record(call, {
          action: 'identity.unlinked',
          subject: userId,
          actor: userId,
          details: { provider },
        });
      }
    },

    list: async (call: CallContext<Actor>, userId: string): Promise<LinkedIdentity[]> =>
      isId(userId)
        ? await database
            .rows(ExternalIdentityRow, call)
            .where({ userId })
            .orderBy('createdAt')
            .select(...linkedColumns)
        : [],

    /** @throws Failure not_found, conflict when it is the only sign-in method */
    unlink: (call: CallContext<Actor>, { userId, id }: { userId: string; id: string }) =>
      database.transaction(async (tx) => {
        const within = { ...call, tx };
        const user = await lockUser(database, within, userId);
        const linked = await database.rows(ExternalIdentityRow, within).where({ userId });
        const one = linked.find((row) => row.id === id);
        if (!one) throw notFound();
        if (user.passwordHash === null && linked.length === 1 && !(await hasOtherWay(within, userId))) {
          throw conflict('This is the only sign-in method of this account. Set a password first.');
        }
        await database.rows(ExternalIdentityRow, within).deleteById(id);
        const details = { provider: one.provider };
        await audit.record(within, { action: 'identity.unlinked', subject: userId, details });
      }, call.tx),
  };
}

/** An address that the provider has not verified is not stored. */
const verifiedEmail = ({ email, emailVerified }: ExternalIdentity) => (emailVerified && email) || null;

export type ExternalIdentities = ReturnType<typeof createExternalIdentities>;

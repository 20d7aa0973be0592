import type { Clock } from '../../../core/clock.ts';
import type { Actor, InstitutionRef } from '../../../core/contract/index.ts';
import { notFound } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import type { Remembered } from '../../../core/plugins/define-plugin.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { Audit, Secrets } from '../../../core/services.ts';
import { ProviderRow } from '../models.ts';
import type { Provider } from '../providers/contract.ts';
import { partsOf } from '../providers/contract.ts';
import type { ProviderSecret } from '../providers/create-client.ts';
import type { ProviderClient } from '../providers/provider-client.ts';
import type { SamlKey } from '../providers/saml-key.ts';
import { createSamlKey } from '../providers/saml-key.ts';

/** A stored configuration. */
export interface Configured {
  readonly row: ProviderRow;
  /** Undefined where the secret cannot be read and must be entered again. */
  readonly client: ProviderClient | undefined;
  /** Our key for a SAML provider. */
  readonly samlKey: SamlKey | undefined;
}

export interface SavedProvider {
  readonly provider: Provider;
  readonly values: ProviderRow['values'];
  readonly secret: string;
  /** Our host, for the certificate of our SAML key. */
  readonly host: string;
}

export interface Configurations {
  /** The configurations of an institution, cached until one changes in any process. */
  of(institution: InstitutionRef): Promise<ReadonlyMap<Provider, Configured>>;
  /** The stored secret; undefined if there is none or it cannot be read. */
  secretOf(who: Actor, provider: Provider): Promise<string | undefined>;
  /** The current rows, not cached. */
  rows(institution: Pick<InstitutionRef, 'id'>): Promise<ProviderRow[]>;
  /** Stores values and secret. Until a test has succeeded, nobody signs in with them. */
  save(who: Actor, saved: SavedProvider): Promise<void>;
  /** @throws Failure not_found */
  remove(who: Actor, provider: Provider): Promise<void>;
  /** Stores the result of a test of a configuration, unless it was changed meanwhile. */
  tested(row: ProviderRow, result: { problem: string | undefined; isUnreachable: boolean }): Promise<void>;
  /** Stores why a sign-in failed. */
  failed(institution: InstitutionRef, provider: Provider, message: string): Promise<void>;
}

export interface ConfigurationDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly audit: Audit;
  readonly remembered: Remembered<ReadonlyMap<Provider, Configured>>;
  createClient(provider: Provider, values: ProviderRow['values'], secret: ProviderSecret): ProviderClient;
}

/** Encrypted with the institution and this name as associated data. */
const secretName = (provider: Provider) => `oauth.${provider}`;
const keyName = (provider: Provider) => `oauth.${provider}.key`;

const isSaml = (provider: Provider) => partsOf(provider).kind === 'saml';

/** The providers that institutions have set up. */
export function createConfigurations(given: ConfigurationDependencies): Configurations {
  const { db, clock, secrets, audit, remembered, createClient } = given;

  const rows = (institution: Pick<InstitutionRef, 'id'>) =>
    db.rows(ProviderRow, { institution }).orderBy('provider').execute();

  async function read(institution: InstitutionRef): Promise<ReadonlyMap<Provider, Configured>> {
    const configured = new Map<Provider, Configured>();
    const who = unprivilegedActor(institution);
    for (const row of await rows(institution)) {
      const secret = await secrets.get({ who }, secretName(row.provider));
      const samlKey = isSaml(row.provider) ? await keyOf(who, row.provider) : undefined;
      const client = secret === undefined ? undefined : createClient(row.provider, row.values, { secret, samlKey });
      configured.set(row.provider, { row, client, samlKey });
    }
    return configured;
  }

  async function keyOf(who: Actor, provider: Provider): Promise<SamlKey | undefined> {
    const kept = await secrets.get({ who }, keyName(provider));
    return kept === undefined ? undefined : (JSON.parse(kept) as SamlKey);
  }

  return {
    of: (institution) => remembered.recall(institution.id, () => read(institution)),
    rows,
    secretOf: (who, provider) => secrets.get({ who }, secretName(provider)),

    async save(who, { provider, values, secret, host }) {
      // Made before the transaction, as it takes a moment. A key that the identity provider knows is kept.
      const key = isSaml(provider) && !(await keyOf(who, provider)) ? await createSamlKey(host, new Date()) : undefined;
      await db.transaction(async (tx) => {
        await secrets.set({ who, tx }, secretName(provider), secret);
        if (key) await secrets.set({ who, tx }, keyName(provider), JSON.stringify(key));
        const untested = { verifiedAt: null, testedAt: null, problem: null, lastFailure: null, lastFailureAt: null };
        await db
          .rows(ProviderRow, { who, tx })
          .insert({ provider, values, setBy: who.user?.id ?? null, setAt: clock.now(), ...untested })
          .onConflict(['institutionId', 'provider'])
          .merge();
        await audit.record({ who, tx }, { action: 'oauth.configured', subject: provider });
        await remembered.forget(who.institution.id, tx);
      });
    },

    remove: (who, provider) =>
      db.transaction(async (tx) => {
        const removed = await db.rows(ProviderRow, { who, tx }).delete().where({ provider });
        if (removed === 0) throw notFound('This provider is not set up.');
        await secrets.delete({ who, tx }, secretName(provider));
        await secrets.delete({ who, tx }, keyName(provider));
        await audit.record({ who, tx }, { action: 'oauth.removed', subject: provider });
        await remembered.forget(who.institution.id, tx);
      }),

    tested: (row, { problem, isUnreachable }) =>
      db.transaction(async (tx) => {
        const at = clock.now();
        // A provider that does not answer may be down for a moment: a configuration that worked stays in use.
        const verifiedAt = problem === undefined ? at : isUnreachable ? row.verifiedAt : null;
        await db
          .rows(ProviderRow, { institution: { id: row.institutionId }, tx })
          .where({ provider: row.provider, setAt: row.setAt })
          .patch({ testedAt: at, verifiedAt, problem: problem ?? null });
        await remembered.forget(row.institutionId, tx);
      }),

    async failed(institution, provider, message) {
      await db
        .rows(ProviderRow, { institution })
        .where({ provider })
        .patch({ lastFailure: message, lastFailureAt: clock.now() });
    },
  };
}

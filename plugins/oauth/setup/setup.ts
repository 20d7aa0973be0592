import type { Actor, InstitutionRef } from '../../../core/contract/index.ts';
import { conflict } from '../../../core/contract/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { People } from '../../../core/services.ts';
import type { ProviderRow } from '../models.ts';
import { readAppleKey } from '../providers/apple-key.ts';
import { readCertificates } from '../providers/certificates.ts';
import { Provider } from '../providers/contract.ts';
import type { OauthSettings } from '../settings.ts';
import type { Configurations } from './configurations.ts';
import type {
  AppleSetup,
  GoogleSetup,
  OidcSetup,
  ProviderState,
  ProviderStatus,
  SamlSetup,
  Setup,
  TestResult,
} from './contract.ts';

/** The values of each provider, with its secret. */
export interface SetupValues {
  readonly google: GoogleSetup;
  readonly apple: AppleSetup;
  readonly oidc: OidcSetup;
  readonly saml: SamlSetup;
}

export interface OauthSetup {
  setup(who: Pick<Actor, 'institution'>): Promise<Setup>;
  /** @throws Failure invalid for a private key or certificate in another format */
  configure<P extends Provider>(who: Actor, provider: P, values: SetupValues[P]): Promise<ProviderState>;
  /** @throws Failure conflict where nothing is saved */
  test(institution: InstitutionRef, provider: Provider): Promise<TestResult>;
  /** @throws Failure not_found */
  remove(who: Actor, provider: Provider): Promise<void>;
}

/** The address to which a provider returns people, for its console. */
export type RedirectUrl = (institution: InstitutionRef, provider: Provider) => Promise<string>;

export interface SetupDependencies {
  readonly configurations: Configurations;
  readonly redirectUrl: RedirectUrl;
  readonly people: People;
  settings(institution: { id: string }): Promise<OauthSettings>;
}

/** The setup of an institution's providers, for the screen and the command line. */
export function createSetup({ configurations, redirectUrl, people, settings }: SetupDependencies): OauthSetup {
  async function states(institution: InstitutionRef): Promise<ProviderState[]> {
    const [rows, configured] = await Promise.all([configurations.rows(institution), configurations.of(institution)]);
    const setBy = await people.named(
      { who: unprivilegedActor(institution) },
      rows.flatMap((row) => row.setBy ?? []),
    );
    return Promise.all(
      Provider.options.map(async (provider) => {
        const row = rows.find((each) => each.provider === provider);
        const isReadable = configured.get(provider)?.client !== undefined;
        return {
          provider,
          status: statusOf(row, isReadable),
          redirectUrl: await redirectUrl(institution, provider),
          values: row?.values ?? null,
          setBy: (row?.setBy && setBy.get(row.setBy)) || null,
          setAt: row?.setAt.toISOString() ?? null,
          testedAt: row?.testedAt?.toISOString() ?? null,
          problem: row && !isReadable ? unreadable : (row?.problem ?? null),
          lastFailure:
            row?.lastFailure && row.lastFailureAt
              ? { message: row.lastFailure, at: row.lastFailureAt.toISOString() }
              : null,
        };
      }),
    );
  }

  return {
    async setup({ institution }) {
      const { domains, domainsRegister } = await settings(institution);
      return { providers: await states(institution), rules: { domains: [...domains], domainsRegister } };
    },

    async configure(who, provider, given) {
      const { values, secret } = divided(given);
      if (provider === 'apple') readAppleKey(secret);
      if (provider === 'saml') readCertificates(secret);
      await configurations.save(who, provider, values, secret);
      const found = (await states(who.institution)).find((state) => state.provider === provider);
      if (!found) throw new Error('every provider has a state');
      return found;
    },

    async test(institution, provider) {
      const { row, client } = (await configurations.of(institution)).get(provider) ?? {};
      if (!row) throw conflict('Save a configuration first.');
      if (!client) throw conflict(unreadable);
      const checks = await client.test(await redirectUrl(institution, provider));
      const failed = checks.find(({ ok }) => !ok);
      const problem = failed && [failed.message, failed.remedy].filter(Boolean).join(' ');
      await configurations.tested(row, { problem, isUnreachable: failed?.isUnreachable === true });
      return { success: failed === undefined, checks };
    },

    remove: (who, provider) => configurations.remove(who, provider),
  };
}

const unreadable = 'The secret was encrypted with another key and cannot be read. Enter it again.';

export function statusOf(row: ProviderRow | undefined, isReadable: boolean): ProviderStatus {
  if (!row) return 'missing';
  return row.verifiedAt !== null && isReadable ? 'configured' : 'partial';
}

/** Separates the secret, which the core encrypts, from the values that administrators see. */
function divided(given: SetupValues[Provider]): { values: ProviderRow['values']; secret: string } {
  if ('privateKey' in given) {
    const { privateKey: secret, ...values } = given;
    return { values, secret };
  }
  if ('certificate' in given) {
    // No secret, but whoever changes it signs in as anyone: it is stored in the same way.
    const { certificate: secret, ...values } = given;
    return { values, secret };
  }
  const { clientSecret: secret, ...values } = given;
  if (!('issuer' in values)) return { values, secret };
  // People copy the address of the document, or the issuer with it.
  return {
    values: { ...values, issuer: values.issuer.replace(/\/\.well-known\/openid-configuration\/?$/, '') },
    secret,
  };
}

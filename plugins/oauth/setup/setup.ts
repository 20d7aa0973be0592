import type { Actor, InstitutionRef } from '../../../core/contract/index.ts';
import { conflict, invalid } from '../../../core/contract/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { People } from '../../../core/services.ts';
import type { ProviderRow } from '../models.ts';
import { readAppleKey } from '../providers/apple-key.ts';
import { readCertificates } from '../providers/certificates.ts';
import type { Provider } from '../providers/contract.ts';
import { ProviderKind, partsOf, providerTitle } from '../providers/contract.ts';
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
import type { ReadMetadata } from './metadata-source.ts';

/** The values of each kind of provider, with its secret. */
export interface SetupValues {
  readonly google: GoogleSetup;
  readonly apple: AppleSetup;
  readonly oidc: OidcSetup;
  readonly saml: SamlSetup;
}

export interface OauthSetup {
  setup(who: Pick<Actor, 'institution'>): Promise<Setup>;
  /**
   * @param values an empty secret keeps the stored one
   * @param provider of the kind of the values
   * @throws Failure invalid for a private key or certificate in another format and for a missing secret, conflict for an issuer that another provider has
   */
  configure<K extends ProviderKind>(
    who: Actor,
    kind: K,
    values: SetupValues[K],
    provider?: Provider,
  ): Promise<ProviderState>;
  readonly readMetadata: ReadMetadata;
  /** @throws Failure conflict where nothing is saved */
  test(institution: InstitutionRef, provider: Provider): Promise<TestResult>;
  /** @throws Failure not_found */
  remove(who: Actor, provider: Provider): Promise<void>;
}

/** Our addresses for a provider, to be entered there. */
export interface ProviderUrls {
  readonly redirectUrl: string;
  /** Undefined where people cannot be signed out at the provider. */
  readonly signedOutUrl: string | undefined;
  /** Where the provider reports that people signed out there. */
  readonly logoutUrl: string | undefined;
}
export type UrlsOf = (institution: InstitutionRef, provider: Provider) => Promise<ProviderUrls>;

export interface SetupDependencies {
  readonly configurations: Configurations;
  readonly urlsOf: UrlsOf;
  readonly people: People;
  readonly readMetadata: ReadMetadata;
  settings(institution: { id: string }): Promise<OauthSettings>;
}

/** The setup of an institution's providers, for the screen and the command line. */
export function createSetup({ configurations, urlsOf, people, settings, readMetadata }: SetupDependencies): OauthSetup {
  async function states(institution: InstitutionRef): Promise<ProviderState[]> {
    const [rows, configured] = await Promise.all([configurations.rows(institution), configurations.of(institution)]);
    const setBy = await people.named(
      { who: unprivilegedActor(institution) },
      rows.flatMap((row) => row.setBy ?? []),
    );
    return Promise.all(
      listed(rows.map(({ provider }) => provider)).map(async (provider) => {
        const row = rows.find((each) => each.provider === provider);
        const isReadable = configured.get(provider)?.client !== undefined;
        const { redirectUrl, signedOutUrl, logoutUrl } = await urlsOf(institution, provider);
        return {
          provider,
          kind: partsOf(provider).kind,
          status: statusOf(row, isReadable),
          redirectUrl,
          signedOutUrl: signedOutUrl ?? null,
          logoutUrl: logoutUrl ?? null,
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

  /** The stored secret, where it goes to the same provider as before. */
  const kept = async (who: Actor, stored: ProviderRow, values: ProviderRow['values']) =>
    stored.values.issuer === values.issuer ? configurations.secretOf(who, stored.provider) : undefined;

  return {
    readMetadata,
    async setup({ institution }) {
      const { domains, domainsRegister } = await settings(institution);
      return { providers: await states(institution), rules: { domains: [...domains], domainsRegister } };
    },

    async configure(who, kind, given, provider = kind) {
      const { values, secret: entered, field } = divided(given);
      const rows = await configurations.rows(who.institution);
      assertFree(rows, provider, values);
      const stored = rows.find((row) => row.provider === provider);
      const secret = entered || (stored && (await kept(who, stored, values))) || required(field, stored, values);
      if (kind === 'apple') readAppleKey(secret);
      if (kind === 'saml') readCertificates(secret);
      const { redirectUrl } = await urlsOf(who.institution, provider);
      await configurations.save(who, { provider, values, secret, host: new URL(redirectUrl).host });
      const found = (await states(who.institution)).find((state) => state.provider === provider);
      if (!found) throw new Error('every provider has a state');
      return found;
    },

    async test(institution, provider) {
      const { row, client } = (await configurations.of(institution)).get(provider) ?? {};
      if (!row) throw conflict('Save a configuration first.');
      if (!client) throw conflict(unreadable);
      const checks = await client.test((await urlsOf(institution, provider)).redirectUrl);
      const failed = checks.find(({ ok }) => !ok);
      const problem = failed && [failed.message, failed.remedy].filter(Boolean).join(' ');
      await configurations.tested(row, { problem, isUnreachable: failed?.isUnreachable === true });
      return { success: failed === undefined, checks };
    },

    remove: (who, provider) => configurations.remove(who, provider),
  };
}

/** @throws Failure invalid */
function required(field: string, stored: ProviderRow | undefined, values: ProviderRow['values']): never {
  const message = !stored
    ? 'Required'
    : stored.values.issuer === values.issuer
      ? unreadable
      : 'Enter the secret again: the stored one is not sent to another issuer.';
  throw invalid(message, [{ path: `body.${field}`, message }]);
}

/** One provider of each kind, saved or not, and the further ones that are saved. */
function listed(saved: readonly Provider[]): Provider[] {
  const further = saved.filter((provider) => partsOf(provider).name !== undefined).sort();
  return ProviderKind.options.flatMap((kind) => [kind, ...further.filter((each) => partsOf(each).kind === kind)]);
}

/** Enough for a school, and a bound on the buttons of the sign-in page. */
const maxProviders = 20;

/** Each provider speaks for an issuer of its own: otherwise two would sign in the same people. @throws Failure conflict */
function assertFree(rows: readonly ProviderRow[], provider: Provider, values: ProviderRow['values']): void {
  const others = rows.filter((row) => row.provider !== provider);
  if (others.length >= maxProviders) throw conflict(`An institution has at most ${maxProviders} providers.`);
  const issuer = values.issuer ?? values.entityId;
  const same = others.find((row) => issuer !== undefined && (row.values.issuer ?? row.values.entityId) === issuer);
  if (same) throw conflict(`${providerTitle(same.provider)} is set up for ${issuer} already.`);
}

const unreadable = 'The secret was encrypted with another key and cannot be read. Enter it again.';

export function statusOf(row: ProviderRow | undefined, isReadable: boolean): ProviderStatus {
  if (!row) return 'missing';
  return row.verifiedAt !== null && isReadable ? 'configured' : 'partial';
}

/** Separates the secret, which the core encrypts, from the values that administrators see. */
function divided(given: SetupValues[ProviderKind]): { values: ProviderRow['values']; secret: string; field: string } {
  if ('privateKey' in given) {
    const { privateKey: secret, ...values } = given;
    return { values, secret, field: 'privateKey' };
  }
  if ('certificate' in given) {
    // No secret, but whoever changes it signs in as anyone: it is stored in the same way.
    const { certificate: secret, ...values } = given;
    return { values, secret, field: 'certificate' };
  }
  const { clientSecret: secret, ...values } = given;
  const field = 'clientSecret';
  if (!('issuer' in values)) return { values, secret, field };
  // People copy the address of the document, or the issuer with it.
  return {
    values: { ...values, issuer: values.issuer.replace(/\/\.well-known\/openid-configuration\/?$/, '') },
    secret,
    field,
  };
}

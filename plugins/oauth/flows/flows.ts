import type { Logger } from 'pino';
import type { InstitutionRef, Reply, RouteHandlers, Visitor } from '../../../core/contract/index.ts';
import { conflict, Failure, notFound, reply, unavailable } from '../../../core/contract/index.ts';
import type { Addresses, ExternalIdentity, SignIn } from '../../../core/services.ts';
import { UnfinishedSignIn } from '../../../core/services.ts';
import type { Provider, ProviderKind } from '../providers/contract.ts';
import { basePath, ProviderKind as Kinds, kindTitles, partsOf, providerOf } from '../providers/contract.ts';
import { causesOf, plainCode } from '../providers/failures.ts';
import type { ProviderClient } from '../providers/provider-client.ts';
import { samlMetadata } from '../providers/saml-metadata.ts';
import type { OauthSettings } from '../settings.ts';
import type { Configurations, Configured } from '../setup/configurations.ts';
import type { UrlsOf } from '../setup/setup.ts';
import { statusOf } from '../setup/setup.ts';
import type { flowRoutes } from './contract.ts';

export interface FlowDependencies {
  readonly configurations: Configurations;
  readonly signIn: SignIn;
  readonly addresses: Addresses;
  readonly urlsOf: UrlsOf;
  readonly log: Pick<Logger, 'warn'>;
  settings(institution: { id: string }): Promise<OauthSettings>;
}

/** A provider with which people sign in, with its name for them. */
export interface ReadyProvider {
  readonly provider: Provider;
  readonly kind: ProviderKind;
  readonly title: string;
}

export interface Flows {
  readonly routes: RouteHandlers<typeof flowRoutes>;
  /** Begins to add an account of a provider to the signed-in person. @throws Failure not_found, invalid, conflict */
  link(who: Visitor, provider: Provider, password: string | undefined): Promise<Reply<{ location: string }>>;
  /** The providers with which people sign in. */
  ready(institution: InstitutionRef): Promise<ReadyProvider[]>;
}

/** Signing in: sends the browser to a provider, and takes it back with the provider's response. */
export function createFlows(dependencies: FlowDependencies): Flows {
  const { configurations, signIn, addresses, urlsOf, log, settings } = dependencies;

  const usable = async (institution: InstitutionRef, provider: Provider) =>
    usableOf((await configurations.of(institution)).get(provider))?.client;

  async function ready(institution: InstitutionRef): Promise<ReadyProvider[]> {
    const configured = [...(await configurations.of(institution)).values()];
    const inUse = configured.flatMap((each) => usableOf(each)?.row ?? []);
    return Kinds.options.flatMap((kind) =>
      inUse
        .filter(({ provider }) => partsOf(provider).kind === kind)
        .map(({ provider, values }) => ({ provider, kind, title: titleOf(provider, values) })),
    );
  }

  /** @throws errors of the provider */
  async function toProvider(
    who: Visitor,
    provider: Provider,
    client: ProviderClient,
    begin: { returnTo?: string | undefined; link?: { password?: string | undefined } },
  ) {
    const { kind } = partsOf(provider);
    const postsAcrossSites = kind === 'apple' || kind === 'saml';
    const begun = await signIn.begin({ who }, { provider, postsAcrossSites, ...begin });
    const location = await client.signInUrl(begun, (await urlsOf(who.institution, provider)).redirectUrl);
    return reply({ location }, { cookies: begun.cookies });
  }

  async function begin(provider: Provider, returnTo: string | undefined, who: Visitor) {
    const client = await usable(who.institution, provider);
    if (!client) return { location: '/login?problem=not-set-up' };
    try {
      return await toProvider(who, provider, client, { returnTo });
    } catch (error) {
      log.warn({ err: error, provider }, 'a sign-in service could not be reached');
      return { location: '/login?problem=unreachable' };
    }
  }

  /** Takes a browser back. Whatever the provider sent, the browser is redirected, with a problem if there is one. */
  async function takeBack(
    provider: Provider,
    parameters: { state: string } & Record<string, unknown>,
    cookies: Record<string, string | undefined>,
    who: Visitor,
  ) {
    const { state } = parameters;
    const client = await usable(who.institution, provider);
    const identify = async ({ nonce, codeVerifier }: { nonce: string; codeVerifier: string }) => {
      if (isCancelled(parameters.error)) throw new UnfinishedSignIn('cancelled');
      if (!client) throw new UnfinishedSignIn('not-set-up');
      const { redirectUrl } = await urlsOf(who.institution, provider);
      const identity = await client.identify({ state, nonce, codeVerifier, parameters, redirectUrl });
      return withRules(identity, await settings(who.institution));
    };
    const onError = (error: unknown) => {
      log.warn({ err: error, provider }, 'a sign-in service did not confirm an identity');
      void configurations
        .failed(who.institution, provider, reasonOf(error))
        .catch((failure: unknown) => log.warn({ err: failure }, 'a failed sign-in was not recorded'));
    };
    const { location, options } = await signIn.accept({ who }, { provider, state, cookies }, identify, onError);
    return reply({ location }, options);
  }

  const takeAssertion = (
    provider: Provider,
    { body, cookies }: { body: SamlForm; cookies: Record<string, string | undefined> },
    who: Visitor,
  ) => takeBack(provider, { state: body.RelayState, SAMLResponse: body.SAMLResponse }, cookies, who);

  async function metadata(institution: InstitutionRef, provider: Provider) {
    const { redirectUrl, signedOutUrl = redirectUrl } = await urlsOf(institution, provider);
    const saved = (await configurations.of(institution)).get(provider);
    // The first provider has metadata before it is saved: the identity provider may need them first.
    if (!saved && partsOf(provider).name !== undefined) throw notFound();
    return reply(samlMetadata({ redirectUrl, signedOutUrl }, saved?.samlKey), { type: 'application/samlmetadata+xml' });
  }

  /** The provider sends the browser back to its registered address, where the cookie of the attempt must be. */
  async function assertAtRegisteredHost({ client, institution }: Visitor, provider: Provider) {
    const { redirectUrl } = await urlsOf(institution, provider);
    const { hostname, origin } = new URL(redirectUrl);
    if (client.host !== undefined && client.host.replace(/:\d+$/, '').toLowerCase() !== hostname) {
      throw conflict(`Other accounts can be added only at ${origin}/profile. Open this address and sign in there.`);
    }
  }

  return {
    ready,
    async link(who, provider, password) {
      const client = await usable(who.institution, provider);
      if (!client) throw notFound();
      await assertAtRegisteredHost(who, provider);
      return toProvider(who, provider, client, { returnTo: '/profile', link: { password } }).catch((error: unknown) => {
        if (error instanceof Failure) throw error;
        log.warn({ err: error, provider }, 'a sign-in service could not be reached');
        throw unavailable('The other service does not answer. Please try again later.');
      });
    },
    routes: {
      async entrances(_, { institution }) {
        const url = ({ provider }: ReadyProvider) => addresses.of({ who: { institution } }, basePath(provider));
        return Promise.all((await ready(institution)).map(async (each) => ({ ...each, url: await url(each) })));
      },
      beginGoogle: ({ query }, who) => begin('google', query.returnTo, who),
      beginApple: ({ query }, who) => begin('apple', query.returnTo, who),
      beginOidc: ({ query }, who) => begin('oidc', query.returnTo, who),
      beginSaml: ({ query }, who) => begin('saml', query.returnTo, who),
      beginNamedOidc: ({ params, query }, who) => begin(providerOf('oidc', params.name), query.returnTo, who),
      beginNamedSaml: ({ params, query }, who) => begin(providerOf('saml', params.name), query.returnTo, who),
      returnFromGoogle: ({ query, cookies }, who) => takeBack('google', query, cookies, who),
      returnFromOidc: ({ query, cookies }, who) => takeBack('oidc', query, cookies, who),
      returnFromNamedOidc: ({ params, query, cookies }, who) =>
        takeBack(providerOf('oidc', params.name), query, cookies, who),
      returnFromApple: ({ body, cookies }, who) => takeBack('apple', body, cookies, who),
      returnFromSaml: (input, who) => takeAssertion('saml', input, who),
      returnFromNamedSaml: ({ params, ...input }, who) => takeAssertion(providerOf('saml', params.name), input, who),
      samlMetadata: (_, { institution }) => metadata(institution, 'saml'),
      namedSamlMetadata: ({ params }, { institution }) => metadata(institution, providerOf('saml', params.name)),
    },
  };
}

interface SamlForm {
  readonly RelayState: string;
  readonly SAMLResponse?: string | undefined;
}

/** A provider with which people sign in now. */
function usableOf({ row, client }: Partial<Configured> = {}) {
  return row && client && statusOf(row, true) === 'configured' ? { row, client } : undefined;
}

/** The person changed their mind at the provider. */
const isCancelled = (error: unknown) => error === 'access_denied' || error === 'user_cancelled_authorize';

/** People call an institution's own provider by the name that it chose. */
export const titleOf = (provider: Provider, values: Readonly<Record<string, unknown>> | undefined): string =>
  typeof values?.title === 'string' ? values.title : kindTitles[partsOf(provider).kind];

/** Applies an institution's rules for people who have no account yet. */
function withRules(identity: ExternalIdentity, { domains, domainsRegister }: OauthSettings): ExternalIdentity {
  if (domains.length === 0) return identity;
  const domain = identity.email?.slice(identity.email.lastIndexOf('@') + 1).toLowerCase() ?? '';
  if (!identity.emailVerified || !domains.includes(domain)) return { ...identity, registers: 'by-invitation' };
  return domainsRegister ? { ...identity, registers: 'freely' } : identity;
}

/** A reason for administrators, without values of the person or the provider, except its error code. */
function reasonOf(error: unknown): string {
  const [first] = causesOf(error);
  const { message = 'unknown', error: code } = (first ?? {}) as { message?: string; error?: unknown };
  return `${message.slice(0, 300)}${typeof code === 'string' ? ` (${plainCode(code)})` : ''}`;
}

import type { Logger } from 'pino';
import type { InstitutionRef, Reply, RouteHandlers, Visitor } from '../../../core/contract/index.ts';
import { Failure, notFound, reply, unavailable } from '../../../core/contract/index.ts';
import type { Addresses, ExternalIdentity, SignIn } from '../../../core/services.ts';
import { UnfinishedSignIn } from '../../../core/services.ts';
import { Provider, providerTitles } from '../providers/contract.ts';
import { causesOf, plainCode } from '../providers/failures.ts';
import type { ProviderClient } from '../providers/provider-client.ts';
import { samlMetadata } from '../providers/saml.ts';
import type { OauthSettings } from '../settings.ts';
import type { Configurations, Configured } from '../setup/configurations.ts';
import type { RedirectUrl } from '../setup/setup.ts';
import { statusOf } from '../setup/setup.ts';
import type { flowRoutes } from './contract.ts';

export interface FlowDependencies {
  readonly configurations: Configurations;
  readonly signIn: SignIn;
  readonly addresses: Addresses;
  readonly redirectUrl: RedirectUrl;
  readonly log: Pick<Logger, 'warn'>;
  settings(institution: { id: string }): Promise<OauthSettings>;
}

export interface Flows {
  readonly routes: RouteHandlers<typeof flowRoutes>;
  /** Begins to add an account of a provider to the signed-in person. @throws Failure not_found, invalid, conflict */
  link(who: Visitor, provider: Provider, password: string | undefined): Promise<Reply<{ location: string }>>;
  /** The providers with which people sign in. */
  ready(institution: InstitutionRef): Promise<{ provider: Provider; title: string }[]>;
}

/** Signing in: sends the browser to a provider, and takes it back with the provider's response. */
export function createFlows(dependencies: FlowDependencies): Flows {
  const { configurations, signIn, addresses, redirectUrl, log, settings } = dependencies;

  const usable = async (institution: InstitutionRef, provider: Provider) =>
    usableOf((await configurations.of(institution)).get(provider))?.client;

  async function ready(institution: InstitutionRef) {
    const configured = await configurations.of(institution);
    return Provider.options.flatMap((provider) => {
      const found = usableOf(configured.get(provider));
      return found ? [{ provider, title: titleOf(provider, found.row.values) }] : [];
    });
  }

  /** @throws errors of the provider */
  async function toProvider(
    who: Visitor,
    provider: Provider,
    client: ProviderClient,
    begin: { returnTo?: string | undefined; link?: { password?: string | undefined } },
  ) {
    const postsAcrossSites = provider === 'apple' || provider === 'saml';
    const begun = await signIn.begin({ who }, { provider, postsAcrossSites, ...begin });
    const location = await client.signInUrl(begun, await redirectUrl(who.institution, provider));
    return reply({ location }, { cookies: begun.cookies });
  }

  const begin =
    (provider: Provider) =>
    async ({ query }: { query: { returnTo?: string | undefined } }, who: Visitor) => {
      const client = await usable(who.institution, provider);
      if (!client) return { location: '/login?problem=not-set-up' };
      try {
        return await toProvider(who, provider, client, { returnTo: query.returnTo });
      } catch (error) {
        log.warn({ err: error, provider }, 'a sign-in service could not be reached');
        return { location: '/login?problem=unreachable' };
      }
    };

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
      const address = await redirectUrl(who.institution, provider);
      const identity = await client.identify({ state, nonce, codeVerifier, parameters, redirectUrl: address });
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

  return {
    ready,
    async link(who, provider, password) {
      const client = await usable(who.institution, provider);
      if (!client) throw notFound();
      return toProvider(who, provider, client, { returnTo: '/profile', link: { password } }).catch((error: unknown) => {
        if (error instanceof Failure) throw error;
        log.warn({ err: error, provider }, 'a sign-in service could not be reached');
        throw unavailable('The other service does not answer. Please try again later.');
      });
    },
    routes: {
      async entrances(_, { institution }) {
        const url = ({ provider }: { provider: Provider }) =>
          addresses.of({ who: { institution } }, `/api/auth/${provider}`);
        return Promise.all((await ready(institution)).map(async (each) => ({ ...each, url: await url(each) })));
      },
      beginGoogle: begin('google'),
      beginApple: begin('apple'),
      beginOidc: begin('oidc'),
      beginSaml: begin('saml'),
      returnFromGoogle: ({ query, cookies }, who) => takeBack('google', query, cookies, who),
      returnFromOidc: ({ query, cookies }, who) => takeBack('oidc', query, cookies, who),
      returnFromApple: ({ body, cookies }, who) => takeBack('apple', body, cookies, who),
      returnFromSaml: ({ body, cookies }, who) =>
        takeBack('saml', { state: body.RelayState, SAMLResponse: body.SAMLResponse }, cookies, who),
      async samlMetadata(_, { institution }) {
        return reply(samlMetadata(await redirectUrl(institution, 'saml')), { type: 'application/samlmetadata+xml' });
      },
    },
  };
}

/** A provider with which people sign in now. */
function usableOf({ row, client }: Partial<Configured> = {}) {
  return row && client && statusOf(row, true) === 'configured' ? { row, client } : undefined;
}

/** The person changed their mind at the provider. */
const isCancelled = (error: unknown) => error === 'access_denied' || error === 'user_cancelled_authorize';

/** People call an institution's own provider by the name that it chose. */
export const titleOf = (provider: Provider, values: Readonly<Record<string, unknown>> | undefined): string =>
  typeof values?.title === 'string' ? values.title : providerTitles[provider];

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

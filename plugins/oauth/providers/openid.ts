import { createRemoteJWKSet, customFetch } from 'jose';
import * as openid from 'openid-client';
import { text } from './claims.ts';
import { readLogoutToken } from './logout-token.ts';
import type { OpenIdKind, OpenIdOptions } from './openid-discovery.ts';
import { clockToleranceSeconds, copyOf, discover } from './openid-discovery.ts';
import { discoveryChecks } from './openid-test.ts';
import { createOutboundFetch } from './outbound-fetch.ts';
import type { ProviderClient, Returned } from './provider-client.ts';

/** The age from which the library reads keys again for an unknown one (oauth4webapi). */
const refreshableSeconds = 60;

/** A provider of OpenID Connect, by its discovery document. */
export function createOpenIdClient(kind: OpenIdKind, options: OpenIdOptions): ProviderClient {
  let known: Promise<openid.Configuration> | undefined;
  const readKeys = createOutboundFetch(options);
  let keys: openid.ExportedJWKSCache | undefined;
  /** For notices, which anybody can send: read again at most every 30 seconds for an unknown key. */
  let remoteKeys: ReturnType<typeof createRemoteJWKSet> | undefined;

  /** The discovered configuration. A failure is not kept, and the client itself is kept for a minute. */
  const discovered = (): Promise<openid.Configuration> => {
    if (!known) {
      const configuration = discover(kind, options);
      configuration.catch(() => {
        if (known === configuration) known = undefined;
      });
      known = configuration;
    }
    return known;
  };

  /**
   * Exchanges the code with a configuration of its own, whose keys count as old enough to be read again when the ID token names an
   * unknown one: a provider may replace its keys at any time, and the library waits for a minute otherwise.
   */
  const withKeys = async (
    configuration: openid.Configuration,
    ...[response, checks]: [URL, openid.AuthorizationCodeGrantChecks]
  ) => {
    const own = copyOf(configuration, kind, options);
    const lent = keys && { ...keys, uat: keys.uat - refreshableSeconds };
    if (lent) openid.setJwksCache(own, lent);
    try {
      return await openid.authorizationCodeGrant(own, response, checks);
    } finally {
      const read = openid.getJwksCache(own);
      if (read && read.uat !== lent?.uat) keys = read;
    }
  };

  return {
    async signInUrl({ state, nonce, codeVerifier }, redirectUrl) {
      const parameters = new URLSearchParams({ redirect_uri: redirectUrl, scope: kind.scope, state, nonce });
      for (const [name, value] of Object.entries(kind.parameters)) parameters.set(name, value);
      if (kind.usesPkce) {
        parameters.set('code_challenge', await openid.calculatePKCECodeChallenge(codeVerifier));
        parameters.set('code_challenge_method', 'S256');
      }
      return openid.buildAuthorizationUrl(await discovered(), parameters).href;
    },
    async signOutUrl(idToken, { signedOutUrl }) {
      const configuration = await discovered();
      if (!configuration.serverMetadata().end_session_endpoint) return undefined;
      const parameters = { id_token_hint: idToken, post_logout_redirect_uri: signedOutUrl };
      const { href, protocol } = openid.buildEndSessionUrl(configuration, parameters);
      return /^https?:$/.test(protocol) ? href : undefined;
    },
    async signedOut({ logout_token: token }) {
      if (typeof token !== 'string') throw new Error('the notice contains no logout_token');
      const { issuer, jwks_uri: address } = (await discovered()).serverMetadata();
      if (address === undefined) throw new Error('the provider publishes no keys');
      remoteKeys ??= createRemoteJWKSet(new URL(address), {
        [customFetch]: (url, { signal }) => readKeys(url, { signal, headers: { accept: 'application/json' } }),
        timeoutDuration: options.timeoutSeconds * 1000,
      });
      return readLogoutToken(token, { issuer, clientId: kind.clientId, keys: remoteKeys, now: options.now() });
    },
    async identify(returned) {
      const configuration = await discovered();
      const tokens = await withKeys(configuration, responseUrl(returned), {
        expectedState: returned.state,
        expectedNonce: returned.nonce,
        idTokenExpected: true,
        ...(kind.usesPkce && { pkceCodeVerifier: returned.codeVerifier }),
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the response contains no ID token');
      assertClaims(claims, kind, options.now());
      return {
        issuer: claims.iss,
        subject: claims.sub,
        ...kind.identityOf(claims, returned),
        providerSession: { subject: claims.sub, session: text(claims.sid) },
        signOut: kind.signsOut && configuration.serverMetadata().end_session_endpoint ? tokens.id_token : undefined,
      };
    },
    test: (redirectUrl) => discoveryChecks(kind, options, redirectUrl),
  };
}

/** Only the parameters of the code flow: others would be read as answers to flows that were not begun. */
function responseUrl({ parameters, redirectUrl }: Returned): URL {
  const url = new URL(redirectUrl);
  for (const name of ['code', 'state', 'iss', 'error', 'error_description']) {
    const value = parameters[name];
    if (typeof value === 'string') url.searchParams.set(name, value);
    else if (value !== undefined) throw new Error(`the parameter ${name} was sent more than once`);
  }
  return url;
}

/** Checks that the library leaves to its caller. Issuer, audience, nonce, signature and expiry were checked before. */
function assertClaims(claims: openid.IDToken, { clientId }: OpenIdKind, now: Date): void {
  const { azp, iat, sub } = claims;
  if (azp !== undefined && azp !== clientId) throw new Error('the ID token was issued for another client (azp)');
  if (iat > now.getTime() / 1000 + clockToleranceSeconds) throw new Error('the ID token is from the future (iat)');
  if (sub.length === 0 || sub.length > 255) throw new Error('the ID token names no subject');
}

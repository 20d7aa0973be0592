import * as openid from 'openid-client';
import type { ExternalIdentity } from '../../../core/services.ts';
import type { OauthConfiguration } from '../configuration.ts';
import { appleClientSecret, readAppleKey } from './apple-key.ts';
import type { Claims } from './claims.ts';
import { isTrue, text } from './claims.ts';
import type { OpenIdKind } from './openid-discovery.ts';
import type { Returned } from './provider-client.ts';

// The OpenID providers, each with what is particular to it.

type Identity = Omit<ExternalIdentity, 'issuer' | 'subject'>;

/** Google, for people of any account. */
export function googleKind(
  { clientId }: { clientId: string },
  secret: string,
  { googleIssuer }: Pick<OauthConfiguration, 'googleIssuer'>,
): OpenIdKind {
  return {
    title: 'Google',
    issuer: googleIssuer,
    clientId,
    authentication: openid.ClientSecretPost(secret),
    scope: 'openid email profile',
    // A school's computer may be signed in to somebody else's account.
    parameters: { prompt: 'select_account' },
    usesPkce: true,
    signsOut: false,
    console: 'Google Cloud console, APIs & Services, Credentials',
    identityOf: (claims) => ({ ...standardIdentity(claims), emailVerified: isGoogleAddress(claims) }),
  };
}

/**
 * Whether Google vouches for the address today: its own domain, or a Workspace domain (`hd`). Other addresses were
 * verified once, when the Google account was made, and may have changed hands.
 * Source: Google, “Verify the Google ID token on your server side”.
 */
function isGoogleAddress(claims: Claims): boolean {
  const email = text(claims.email)?.toLowerCase() ?? '';
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const isHosted = text(claims.hd)?.toLowerCase() === domain;
  return isTrue(claims.email_verified) && (isHosted || domain === 'gmail.com' || domain === 'googlemail.com');
}

/** “Sign in with Apple”, which posts its response from its own site. */
export function appleKind(
  { clientId, teamId, keyId }: { clientId: string; teamId: string; keyId: string },
  privateKey: string,
  { appleIssuer }: Pick<OauthConfiguration, 'appleIssuer'>,
  now: () => Date,
): OpenIdKind {
  const key = readAppleKey(privateKey);
  return {
    title: 'Apple',
    issuer: appleIssuer,
    clientId,
    authentication: (_, __, body) => {
      body.set('client_id', clientId);
      body.set('client_secret', appleClientSecret({ clientId, teamId, keyId, key }, appleIssuer, now()));
    },
    scope: 'openid name email',
    parameters: { response_mode: 'form_post' },
    usesPkce: false,
    signsOut: false,
    console: 'Apple Developer, Certificates, Identifiers & Profiles',
    identityOf: (claims, returned) => ({ ...standardIdentity(claims), ...appleName(returned) }),
  };
}

/** Apple sends the name beside the token, and only at the first sign-in. */
function appleName({ parameters }: Returned): Pick<Identity, 'firstName' | 'lastName'> {
  if (typeof parameters.user !== 'string' || parameters.user.length > 2000) return {};
  try {
    const { name } = JSON.parse(parameters.user) as { name?: { firstName?: unknown; lastName?: unknown } };
    return { firstName: text(name?.firstName), lastName: text(name?.lastName) };
  } catch {
    return {};
  }
}

/** An institution's own provider, such as Microsoft Entra ID, Okta or Keycloak. */
export function oidcKind(
  values: { title: string; issuer: string; clientId: string; confirmsAddresses: boolean; signsOut: boolean },
  secret: string,
): OpenIdKind {
  return {
    title: values.title,
    issuer: values.issuer,
    clientId: values.clientId,
    authentication: secretAuthentication(secret),
    scope: 'openid email profile',
    parameters: {},
    usesPkce: true,
    signsOut: values.signsOut,
    console: `the administration of ${values.title}`,
    identityOf(claims) {
      const identity = standardIdentity(claims);
      // A directory of the institution's own sends addresses without saying that they are verified.
      const isOwn = values.confirmsAddresses && claims.email_verified === undefined;
      return { ...identity, emailVerified: identity.emailVerified || (isOwn && identity.email !== undefined) };
    },
  };
}

/** With the method that the provider offers; `client_secret_basic` is the default of the specification. */
function secretAuthentication(secret: string): openid.ClientAuth {
  const [basic, post] = [openid.ClientSecretBasic(secret), openid.ClientSecretPost(secret)];
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported;
    const isPost = methods?.includes('client_secret_post') && !methods.includes('client_secret_basic');
    return (isPost ? post : basic)(server, ...request);
  };
}

function standardIdentity(claims: Claims): Identity {
  const email = text(claims.email);
  return {
    email,
    emailVerified: email !== undefined && isTrue(claims.email_verified),
    firstName: text(claims.given_name) ?? text(claims.name),
    lastName: text(claims.family_name),
  };
}

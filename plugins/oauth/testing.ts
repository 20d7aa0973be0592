import { randomUUID } from 'node:crypto';
import type { InstitutionRef } from '../../core/contract/index.ts';
import type { User } from '../../core/contract/platform.ts';
import { knexOf } from '../../core/db/index.ts';
import type { Answer, TestPlatform } from '../../core/testing.ts';
import type { AppleSetup, GoogleSetup, OidcSetup, Provider, SamlSetup } from './contract.ts';
import { basePath, partsOf } from './contract.ts';
import type { SamlProvider } from './providers/saml-idp.testing.ts';
import { idpKeys } from './providers/saml-keys.testing.ts';
import type { SentBack, TestAccount, TestProvider } from './providers/testing.ts';
import { appleKeyPair } from './providers/testing.ts';

/** The environment of a platform whose Google and Apple are on loopback. */
export const environmentWith = (
  given: { google?: Pick<TestProvider, 'issuer'>; apple?: Pick<TestProvider, 'issuer'> } = {},
) => ({
  EIQ_OAUTH_ALLOW_PRIVATE_ADDRESSES: 'true',
  EIQ_OAUTH_TIMEOUT_SECONDS: '2',
  ...(given.google && { EIQ_OAUTH_GOOGLE_ISSUER: given.google.issuer }),
  ...(given.apple && { EIQ_OAUTH_APPLE_ISSUER: given.apple.issuer }),
});

export const googleValues: GoogleSetup = {
  clientId: '1234-school.apps.googleusercontent.com',
  clientSecret: 'GOCSPX-secret-of-google',
};

const { publicKey, privateKey } = appleKeyPair();

/** How Apple knows the client of `appleValues`. */
export const appleClient = { teamId: 'TEAM123456', publicKey };

export const appleValues: AppleSetup = {
  clientId: 'org.school.signin',
  teamId: 'TEAM123456',
  keyId: 'KEY1234567',
  privateKey,
};

export const oidcValues = (issuer: string): OidcSetup => ({
  title: 'School account',
  issuer,
  clientId: 'eiq-at-school',
  clientSecret: 'secret-of-the-school',
  confirmsAddresses: false,
  signsOut: true,
});

export const samlValues = ({ entityId, signOnUrl }: Pick<SamlProvider, 'entityId' | 'signOnUrl'>): SamlSetup => ({
  title: 'School',
  entityId,
  signOnUrl,
  signOutUrl: '',
  certificate: idpKeys.certificate,
  subjectAttribute: '',
  confirmsAddresses: true,
  requiresEncryption: false,
});

/** The metadata of an identity provider. @param certificates as PEM */
export const idpMetadata = ({
  certificates = [idpKeys.certificate],
  entityId = 'https://idp.example/metadata',
  attributes = '',
  services = 'HTTP-Redirect',
  role = 'IDP',
} = {}) => `<?xml version="1.0" encoding="UTF-8"?>
<!-- Made by an identity provider -->
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}" ${attributes}>
  <md:${role}SSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <md:KeyDescriptor use="encryption"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data>
      <ds:X509Certificate>not read</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
    ${certificates.map(
      (pem) => `<md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data>
      <ds:X509Certificate>${pem.replace(/-----.*-----/g, '')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
    )}
    <md:SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${services}" Location="https://idp.example/slo"/>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://idp.example/post"/>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${services}" Location="https://idp.example/sso?a=1&amp;b=2"/>
  </md:${role}SSODescriptor>
</md:EntityDescriptor>`;

type Institution = InstitutionRef & { readonly host?: string };

/** Sets a provider up as an administrator does, and registers the platform at it. */
export async function setUp(
  at: TestPlatform,
  provider: Provider,
  server: TestProvider,
  institution: Institution = at.institution,
): Promise<void> {
  const { kind, name } = partsOf(provider);
  if (kind === 'saml') throw new Error('SAML is set up by its own tests');
  const administrator = await at.person('administrator', institution);
  const own = { ...oidcValues(server.issuer), ...(name && { title: name }) };
  const values = { google: googleValues, apple: appleValues, oidc: own }[kind];
  const saved = await administrator.post(`/api/admin/oauth/configure/${kind}`, { ...values, name });
  if (saved.status !== 200) throw new Error(`Saving failed: ${JSON.stringify(saved.body)}`);
  await server.register({
    clientId: values.clientId,
    clientSecret: 'clientSecret' in values ? values.clientSecret : 'compared with the signed one',
    redirectUrl: saved.body.redirectUrl,
    signedOutUrl: saved.body.signedOutUrl,
    // At the address where the server of the test listens.
    logoutUrl: saved.body.logoutUrl && `http://127.0.0.1:${at.server.port}${new URL(saved.body.logoutUrl).pathname}`,
    ...(provider === 'apple' && { apple: appleClient }),
  });
  const tested = await administrator.post(`/api/admin/oauth/test/${provider}`);
  if (!tested.body.success) throw new Error(`The test failed: ${JSON.stringify(tested.body)}`);
}

/** A browser that was sent to a provider. */
export interface Sent {
  readonly location: string;
  readonly cookie: string;
}

/** Begins to sign in. */
export async function begin(at: TestPlatform, provider: Provider, query = '', host?: string): Promise<Sent> {
  return sent(await at.call('GET', `${basePath(provider)}${query}`, host ? { host } : {}));
}

/** What an answer that sends a browser to a provider contains. */
export function sent({ headers, body }: Answer): Sent {
  const cookie = headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return { location: headers.get('location') ?? body?.location ?? '', cookie: cookie.join('; ') };
}

/** The cookies of the browsers that came back at addresses. */
const browsers = new WeakMap<URL, string>();

/** Comes back from a provider. Returns the address to which the browser is redirected. */
export async function comeBack(at: TestPlatform, { url, form }: SentBack, cookie: string, host?: string): Promise<URL> {
  const common = { headers: { cookie }, ...(host ? { host } : {}) };
  const answer = form
    ? await at.call('POST', url.pathname, { ...common, body: new URLSearchParams(form) })
    : await at.call('GET', `${url.pathname}${url.search}`, common);
  const address = new URL(
    answer.headers.get('location') ?? `/no-redirect?status=${answer.status}`,
    'http://here.example',
  );
  browsers.set(address, cookie);
  return address;
}

/** Signs in with an account of a provider. Returns the address to which the browser comes back. */
export async function signInAs(
  at: TestPlatform,
  provider: Provider,
  server: TestProvider,
  account: TestAccount,
  { query = '', host, extra = {} }: { query?: string; host?: string; extra?: Record<string, string> } = {},
): Promise<URL> {
  const { location, cookie } = await begin(at, provider, query, host);
  const back = await server.visit(location, account);
  const form = back.form && { ...back.form, ...extra };
  return comeBack(at, { ...back, form }, cookie, host);
}

/** The person whom an address signs in. */
export async function personAt(at: TestPlatform, address: URL, host?: string): Promise<{ user: User; token: string }> {
  const code = address.searchParams.get('token');
  if (code === null) throw new Error(`Not signed in: ${address}`);
  return (await exchange(at, code, browsers.get(address), host)).body;
}

/** The cookies of the browser that came back at an address. */
export const cookieAt = (address: URL) => browsers.get(address);

/** Exchanges the code of an address for a token, in the browser with these cookies. */
export const exchange = (at: TestPlatform, code: string, cookie: string | undefined, host?: string) =>
  at.call('POST', '/api/auth/exchange', {
    body: { code },
    headers: { ...(cookie && { cookie }) },
    ...(host && { host }),
  });

export const problemAt = (address: URL) => address.searchParams.get('problem');

/** Links an account of a provider to a person, without signing in with it. Returns its id. */
export async function addLinkedAccount(
  at: TestPlatform,
  userId: string,
  { id: institutionId }: Pick<InstitutionRef, 'id'>,
): Promise<string> {
  const [id, now] = [randomUUID(), at.clock.now()];
  const identity = { provider: 'google', issuer: 'https://accounts.google.com', subject: id, email: null };
  await knexOf(at.platform.database)('platform.external_identities').insert({
    ...identity,
    ...{ id, institutionId, userId, createdAt: now, lastUsedAt: now },
  });
  return id;
}

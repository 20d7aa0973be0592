import { randomBytes } from 'node:crypto';
import type { SamlConfig } from '@node-saml/node-saml';
import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { ExternalIdentity } from '../../../core/services.ts';
import type { Check } from '../setup/contract.ts';
import { certificateChecks, readCertificates } from './certificates.ts';
import { text } from './claims.ts';
import type { ProviderClient, Returned } from './provider-client.ts';
import type { SamlSession, SignedAssertion } from './saml-assertion.ts';
import { bearerOf } from './saml-assertion.ts';
import { assertReadable } from './saml-encryption.ts';
import type { SamlKey } from './saml-key.ts';
import { readSamlLogout } from './saml-logout.ts';
import { entityIdOf } from './saml-metadata.ts';

/** A SAML 2.0 identity provider of an institution. */
export interface SamlValues {
  readonly title: string;
  /** The provider's entity id. */
  readonly entityId: string;
  readonly signOnUrl: string;
  /** Where people sign out at the provider (HTTP-Redirect); empty if it offers no single logout. */
  readonly signOutUrl: string;
  /** The attribute with a permanent identifier of the person; empty for the name id. */
  readonly subjectAttribute: string;
  readonly confirmsAddresses: boolean;
  /** Refuses assertions that are not encrypted. */
  readonly requiresEncryption: boolean;
}

export interface SamlOptions {
  now(): Date;
}

/** Allowed difference between the provider's clock and ours. */
const clockSkewMs = 60_000;

/** The request expires with the attempt of the core, after ten minutes. */
const requestMs = 10 * 60 * 1000;

/**
 * SAML 2.0 Web Browser SSO: a redirect to the provider, which posts a signed assertion back. Only the assertion that the
 * signature covers is read, and it must answer the request of this browser.
 * @param key ours; undefined for a provider that was saved before keys were made
 */
export function createSamlClient(
  values: SamlValues,
  certificates: string,
  key: SamlKey | undefined,
  { now }: SamlOptions,
): ProviderClient {
  const idpCert = readCertificates(certificates);

  /** The id of a request is the attempt's nonce, so no table of requests is needed. */
  const saml = (redirectUrl: string, nonce: string, more: Partial<SamlConfig> = {}) =>
    new SAML({
      callbackUrl: redirectUrl,
      entryPoint: values.signOnUrl,
      issuer: entityIdOf(redirectUrl),
      audience: entityIdOf(redirectUrl),
      idpIssuer: values.entityId,
      idpCert,
      ...(key && { decryptionPvk: key.privateKey }),
      wantAssertionsSigned: true,
      // Most providers sign the assertion only, which is what is read.
      wantAuthnResponseSigned: false,
      identifierFormat: null,
      disableRequestedAuthnContext: true,
      signatureAlgorithm: 'sha256',
      acceptedClockSkewMs: clockSkewMs,
      validateInResponseTo: ValidateInResponseTo.always,
      requestIdExpirationPeriodMs: requestMs,
      generateUniqueId: () => requestId(nonce),
      cacheProvider: {
        saveAsync: async (id, value) => ({ value: `${id}${value}`, createdAt: Date.now() }),
        getAsync: async (id) => (id === requestId(nonce) ? new Date().toISOString() : null),
        removeAsync: async () => null,
      },
      ...more,
    });

  return {
    signInUrl: ({ state, nonce }, redirectUrl) => saml(redirectUrl, nonce).getAuthorizeUrlAsync(state, undefined, {}),
    async signOutUrl(kept, { redirectUrl }) {
      if (values.signOutUrl === '' || !key) return undefined;
      const nonce = randomBytes(32).toString('base64url');
      const signing = { logoutUrl: values.signOutUrl, privateKey: key.privateKey };
      const session = JSON.parse(kept) as SamlSession;
      return saml(redirectUrl, nonce, signing).getLogoutUrlAsync({ issuer: values.entityId, ...session }, '', {});
    },
    async signedOut({ SAMLRequest, RelayState }, { redirectUrl, signedOutUrl }, query) {
      if (typeof SAMLRequest !== 'string') throw new Error('the call contains no SAMLRequest');
      const expected = { certificates: idpCert, destination: signedOutUrl, now: now(), clockSkewMs };
      const { sessions, until } = await readSamlLogout({ SAMLRequest, query }, expected);
      const nonce = randomBytes(32).toString('base64url');
      const ours = saml(redirectUrl, nonce, {
        logoutUrl: values.signOutUrl,
        ...(key && { privateKey: key.privateKey }),
      });
      // The signature of a query was checked above.
      const { profile } = await (query === undefined
        ? ours.validatePostRequestAsync({ SAMLRequest })
        : ours.validateRedirectAsync({ SAMLRequest }, ''));
      if (!profile?.ID) throw new Error('the request has no id');
      const relayState = typeof RelayState === 'string' ? RelayState : '';
      return {
        ...{ issuer: issuerOf(values.entityId), subject: profile.nameID, sessions, id: String(profile.ID), until },
        continueAt:
          values.signOutUrl === '' ? undefined : await ours.getLogoutResponseUrlAsync(profile, relayState, {}, true),
      };
    },
    async identify({ parameters, redirectUrl, nonce }: Returned): Promise<ExternalIdentity> {
      const { SAMLResponse: encoded } = parameters;
      if (typeof encoded !== 'string') throw new Error('the response contains no SAMLResponse');
      const { requiresEncryption } = values;
      await assertReadable(encoded, { privateKey: key?.privateKey, requiresEncryption });
      const { profile } = await saml(redirectUrl, nonce).validatePostResponseAsync({ SAMLResponse: encoded });
      const assertion = profile?.getAssertion?.() as SignedAssertion | undefined;
      if (!assertion) throw new Error('the response contains no assertion');
      const bearer = bearerOf(assertion, {
        issuer: values.entityId,
        recipient: redirectUrl,
        inResponseTo: requestId(nonce),
        subjectAttribute: values.subjectAttribute,
      });
      const email = text(firstOf(bearer.attributes, emailAttributes));
      return {
        issuer: issuerOf(values.entityId),
        subject: bearer.subject,
        email,
        emailVerified: email !== undefined && values.confirmsAddresses,
        firstName: text(firstOf(bearer.attributes, firstNameAttributes)),
        lastName: text(firstOf(bearer.attributes, lastNameAttributes)),
        ...(bearer.session && {
          providerSession: { subject: bearer.session.nameID, session: bearer.session.sessionIndex },
        }),
        ...(values.signOutUrl !== '' && bearer.session && { signOut: JSON.stringify(bearer.session) }),
      };
    },
    test: async (redirectUrl): Promise<Check[]> => certificateChecks(idpCert, redirectUrl, now()),
  };
}

/**
 * The issuer of identities. Marked, because an administrator enters entity id and certificate alike: with the issuer of Google as its
 * entity id, a provider could otherwise sign in people who linked an account there.
 */
const issuerOf = (entityId: string) => `saml:${entityId}`;

/** An XML id may not begin with a digit or a hyphen. */
const requestId = (nonce: string) => `_${nonce}`;

const firstOf = (attributes: ReadonlyMap<string, string>, names: readonly string[]) =>
  names.map((name) => attributes.get(name)).find((value) => value !== undefined);

// Names of attributes as Microsoft, Google, Okta and eduPerson (by OID) use them.
const emailAttributes = [
  'email',
  'mail',
  'emailAddress',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'urn:oid:0.9.2342.19200300.100.1.3',
];
const firstNameAttributes = [
  'firstName',
  'givenName',
  'given_name',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname',
  'urn:oid:2.5.4.42',
];
const lastNameAttributes = [
  'lastName',
  'surname',
  'sn',
  'family_name',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname',
  'urn:oid:2.5.4.4',
];

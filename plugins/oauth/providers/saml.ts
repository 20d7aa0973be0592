import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { ExternalIdentity } from '../../../core/services.ts';
import type { Check } from '../setup/contract.ts';
import { certificateChecks, readCertificates } from './certificates.ts';
import { text } from './claims.ts';
import type { ProviderClient, Returned } from './provider-client.ts';
import type { SignedAssertion } from './saml-assertion.ts';
import { assertPlainXml, bearerOf } from './saml-assertion.ts';

/** A SAML 2.0 identity provider of an institution. */
export interface SamlValues {
  readonly title: string;
  /** The provider's entity id. */
  readonly entityId: string;
  readonly signOnUrl: string;
  /** The attribute with a permanent identifier of the person; empty for the name id. */
  readonly subjectAttribute: string;
  readonly confirmsAddresses: boolean;
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
 */
export function createSamlClient(values: SamlValues, certificates: string, { now }: SamlOptions): ProviderClient {
  const idpCert = readCertificates(certificates);

  /** The id of a request is the attempt's nonce, so no table of requests is needed. */
  const saml = (redirectUrl: string, nonce: string) =>
    new SAML({
      callbackUrl: redirectUrl,
      entryPoint: values.signOnUrl,
      issuer: entityIdOf(redirectUrl),
      audience: entityIdOf(redirectUrl),
      idpIssuer: values.entityId,
      idpCert,
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
        saveAsync: async (key, value) => ({ value: `${key}${value}`, createdAt: Date.now() }),
        getAsync: async (key) => (key === requestId(nonce) ? new Date().toISOString() : null),
        removeAsync: async () => null,
      },
    });

  return {
    signInUrl: ({ state, nonce }, redirectUrl) => saml(redirectUrl, nonce).getAuthorizeUrlAsync(state, undefined, {}),
    async identify({ parameters, redirectUrl, nonce }: Returned): Promise<ExternalIdentity> {
      const { SAMLResponse: encoded } = parameters;
      if (typeof encoded !== 'string') throw new Error('the response contains no SAMLResponse');
      assertPlainXml(encoded);
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
        issuer: values.entityId,
        subject: bearer.subject,
        email,
        emailVerified: email !== undefined && values.confirmsAddresses,
        firstName: text(firstOf(bearer.attributes, firstNameAttributes)),
        lastName: text(firstOf(bearer.attributes, lastNameAttributes)),
      };
    },
    test: async (redirectUrl): Promise<Check[]> => certificateChecks(idpCert, redirectUrl, now()),
  };
}

/** Our entity id at the identity provider. */
export const entityIdOf = (redirectUrl: string) => new URL('/api/auth/saml/metadata', redirectUrl).href;

/** Our side for an identity provider: the entity id, and where assertions are posted. */
export const samlMetadata = (redirectUrl: string): string => {
  const entityId = entityIdOf(redirectUrl);
  return [
    '<?xml version="1.0"?>',
    `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">`,
    '<SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol" WantAssertionsSigned="true">',
    '<NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</NameIDFormat>',
    `<AssertionConsumerService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${redirectUrl}" index="0"/>`,
    '</SPSSODescriptor>',
    '</EntityDescriptor>',
  ].join('');
};

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

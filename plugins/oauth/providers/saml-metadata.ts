import { escapeHtml } from '../../../core/contract/index.ts';
import type { SamlKey } from './saml-key.ts';
import { base64Of } from './saml-key.ts';

/** Our addresses at an identity provider. */
export interface SamlUrls {
  /** Where assertions are posted. */
  readonly redirectUrl: string;
  /** Where people return after they signed out. */
  readonly signedOutUrl: string;
}

/** Our entity id at the identity provider: the address of the metadata, beside the one for assertions. */
export const entityIdOf = (redirectUrl: string) => redirectUrl.replace(/callback$/, 'metadata');

/**
 * Our side for an identity provider: entity id, addresses, and the certificate for encrypted assertions and signed requests to
 * sign out, once the provider is saved. Source: SAML metadata 2.0, 2.4.4.
 */
export function samlMetadata({ redirectUrl, signedOutUrl }: SamlUrls, key: SamlKey | undefined): string {
  const keys = key ? ['signing', 'encryption'].map((use) => keyDescriptor(use, base64Of(key))) : [];
  return [
    '<?xml version="1.0"?>',
    `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${escapeHtml(entityIdOf(redirectUrl))}">`,
    '<SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol" WantAssertionsSigned="true">',
    ...keys,
    ...['HTTP-Redirect', 'HTTP-POST'].map(
      (binding) => `<SingleLogoutService Binding="${bindings}${binding}" Location="${escapeHtml(signedOutUrl)}"/>`,
    ),
    '<NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</NameIDFormat>',
    `<AssertionConsumerService Binding="${bindings}HTTP-POST" Location="${escapeHtml(redirectUrl)}" index="0"/>`,
    '</SPSSODescriptor>',
    '</EntityDescriptor>',
  ].join('');
}

const bindings = 'urn:oasis:names:tc:SAML:2.0:bindings:';

/** Methods that are accepted, for providers that read them. RSA 1.5 is not. */
const methods = [
  'http://www.w3.org/2009/xmlenc11#aes256-gcm',
  'http://www.w3.org/2009/xmlenc11#aes128-gcm',
  'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
];

const keyDescriptor = (use: string, certificate: string) =>
  [
    `<KeyDescriptor use="${use}">`,
    '<KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#">',
    `<X509Data><X509Certificate>${certificate}</X509Certificate></X509Data>`,
    '</KeyInfo>',
    ...(use === 'encryption' ? methods.map((method) => `<EncryptionMethod Algorithm="${method}"/>`) : []),
    '</KeyDescriptor>',
  ].join('');

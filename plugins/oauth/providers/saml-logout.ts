import { verify, X509Certificate } from 'node:crypto';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { DOMParser } from '@xmldom/xmldom';
import { assertPlainXml, assertStrongSignature } from './saml-encryption.ts';
import { noticeSeconds } from './sign-out-notice.ts';

// A request to sign out that an identity provider sends through the browser. What the library leaves to its caller is checked here.

/** As it arrives: by HTTP-Redirect with the query as it was sent, or by HTTP-POST. */
export interface SamlLogoutMessage {
  readonly SAMLRequest: string;
  readonly query: string | undefined;
}

export interface SamlLogoutRequest {
  /** The sessions that end; all of the person if there are none. */
  readonly sessions: readonly string[];
  readonly until: Date;
}

/** A request has some kilobytes (bytes). */
const maxBytes = 64 * 1024;

const signatureMethods: Readonly<Record<string, string>> = {
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256': 'sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384': 'sha384',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512': 'sha512',
};

/**
 * Checks what the library does not: that there is a signature of the query at all, its method, destination and age.
 * Source: SAML bindings 2.0, 3.4.4.1, 3.4.5.2 and 3.5.5.2.
 * @throws Error with the reason, for administrators
 */
export async function readSamlLogout(
  { SAMLRequest: encoded, query }: SamlLogoutMessage,
  expected: { certificates: readonly string[]; destination: string; now: Date; clockSkewMs: number },
): Promise<SamlLogoutRequest> {
  const bytes = Buffer.from(encoded, 'base64');
  const xml = new TextDecoder('utf-8', { fatal: true }).decode(
    query === undefined ? bytes : await promisify(inflateRaw)(bytes, { maxOutputLength: maxBytes }),
  );
  assertPlainXml(xml);
  if (query === undefined) assertStrongSignature(xml);
  else assertSignedQuery(query, encoded, expected.certificates);
  const root = new DOMParser({ errorHandler: refuse }).parseFromString(xml, 'text/xml').documentElement;
  if (root.localName !== 'LogoutRequest' || root.namespaceURI !== protocol)
    throw new Error('not a request to sign out');
  // Without it, a request for another service of the same provider would count here.
  if (root.getAttribute('Destination') !== expected.destination) throw new Error('the request is for another address');
  const issued = Date.parse(root.getAttribute('IssueInstant') ?? '');
  const age = expected.now.getTime() - issued;
  if (!(age >= -expected.clockSkewMs && age <= noticeSeconds * 1000 + expected.clockSkewMs)) {
    throw new Error('the request is too old, or from the future');
  }
  const indexes = root.getElementsByTagNameNS(protocol, 'SessionIndex');
  const sessions = Array.from(indexes, ({ textContent }) => textContent?.trim() ?? '').filter(Boolean);
  return { sessions, until: new Date(issued + noticeSeconds * 1000 + 2 * expected.clockSkewMs) };
}

const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol';

const refuse = (_: string, message: string): never => {
  throw new Error(`the request cannot be read: ${message.slice(0, 100)}`);
};

/** The signature covers the parameters as they were encoded, in this order. */
function assertSignedQuery(query: string, encoded: string, certificates: readonly string[]): void {
  const sent = query.split('&');
  const part = (name: string) => {
    const found = sent.filter((each) => each.startsWith(`${name}=`));
    if (found.length > 1) throw new Error(`the parameter ${name} was sent more than once`);
    return found[0];
  };
  const value = (name: string) => decodeURIComponent(part(name)?.slice(name.length + 1) ?? '');
  const algorithm = signatureMethods[value('SigAlg')];
  if (value('SAMLRequest') !== encoded) throw new Error('the request was encoded in an unusual way');
  if (part('Signature') === undefined) throw new Error('the request is not signed');
  if (!algorithm) throw new Error('the request is signed with a method other than RSA with SHA-256 or better');
  const signed = ['SAMLRequest', 'RelayState', 'SigAlg'].flatMap((name) => part(name) ?? []).join('&');
  const signature = Buffer.from(value('Signature'), 'base64');
  const isSigned = certificates.some((pem) => {
    const { publicKey } = new X509Certificate(pem);
    return publicKey.asymmetricKeyType === 'rsa' && verify(algorithm, Buffer.from(signed), publicKey, signature);
  });
  if (!isSigned) throw new Error('the request is signed by somebody else');
}

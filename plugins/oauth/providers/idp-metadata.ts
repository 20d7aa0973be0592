import { X509Certificate } from 'node:crypto';
import { DOMParser } from '@xmldom/xmldom';
import { invalid } from '../../../core/contract/index.ts';
import type { IdpMetadata } from '../setup/contract.ts';
import { maxMetadataCharacters, metadataTooLarge } from '../setup/contract.ts';

// The metadata of a SAML identity provider, from which an administrator takes its addresses and certificates.

/**
 * Source: SAML metadata 2.0, 2.3–2.4.
 * @throws Failure invalid that says what to copy instead
 */
export function readIdpMetadata(given: string, now: Date): IdpMetadata {
  const xml = given.replace(/^\uFEFF/, '').trim();
  assertXml(xml);
  const entity = entityOf(parsed(xml));
  const role = children(entity, metadata, 'IDPSSODescriptor').find((each) =>
    (each.getAttribute('protocolSupportEnumeration') ?? '').split(/\s+/).includes(protocol),
  );
  if (!role) {
    throw wrong(
      children(entity, metadata, 'SPSSODescriptor').length > 0
        ? 'These are the metadata of a service, perhaps this platform’s own. Copy those of your identity provider.'
        : 'The metadata describe no identity provider of SAML 2.0.',
    );
  }
  assertCurrent([role, entity], now);
  const entityId = (entity.getAttribute('entityID') ?? '').trim();
  if (entityId === '') throw wrong('The metadata name no entity ID.');
  const signOnUrl = addressOf(role, 'SingleSignOnService');
  if (signOnUrl === '') {
    throw wrong('The identity provider offers no sign-on with the HTTP-Redirect binding. Turn this binding on there.');
  }
  return {
    entityId,
    signOnUrl,
    signOutUrl: addressOf(role, 'SingleLogoutService'),
    certificate: certificatesOf(role, now).join('\n'),
  };
}

const metadata = 'urn:oasis:names:tc:SAML:2.0:metadata';
const signatures = 'http://www.w3.org/2000/09/xmldsig#';
const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol';
const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

const wrong = (message: string) => invalid(message, [{ path: 'body.source', message }]);

/** Says what was copied instead, and refuses document types, from which entities come, before anything is parsed. */
function assertXml(xml: string): void {
  if (xml === '') throw wrong('Paste the metadata of your identity provider, or their address.');
  if (xml.length > maxMetadataCharacters) throw wrong(metadataTooLarge);
  if (/^[{[]/.test(xml))
    throw wrong('This is JSON, perhaps of OpenID Connect, which has a tab of its own. SAML metadata are XML.');
  if (/^<(!doctype\s+)?html[\s>]/i.test(xml)) {
    throw wrong('This is a web page. Download the metadata there, and use the XML file.');
  }
  if (/<!(DOCTYPE|ENTITY)/i.test(xml))
    throw wrong('The document has a document type, which metadata never need. It is not read.');
  if (/^-----BEGIN/.test(xml)) throw wrong('This is a certificate. It belongs in the field Certificate below.');
  if (!xml.startsWith('<')) throw wrong('This is not XML. Copy the whole metadata, from <EntityDescriptor to the end.');
}

function parsed(xml: string): Element {
  const refuse = () => {
    throw wrong('The XML is incomplete or damaged. Copy the whole document, or use its file.');
  };
  const parser = new DOMParser({ errorHandler: { warning: refuse, error: refuse, fatalError: refuse } });
  const root = parser.parseFromString(xml, 'text/xml').documentElement as Element | null;
  return root ?? refuse();
}

function entityOf(root: Element): Element {
  if (root.namespaceURI !== metadata) throw noMetadata(root);
  if (root.localName === 'EntityDescriptor') return root;
  if (root.localName !== 'EntitiesDescriptor') throw noMetadata(root);
  const providers = children(root, metadata, 'EntityDescriptor').filter(
    (each) => children(each, metadata, 'IDPSSODescriptor').length > 0,
  );
  const [only] = providers;
  if (!only) throw wrong('The metadata describe no identity provider of SAML 2.0.');
  if (providers.length > 1) {
    throw wrong(`The metadata describe ${providers.length} identity providers. Use those of your own alone.`);
  }
  return only;
}

const noMetadata = (root: Element) =>
  wrong(`This XML is a document of another kind (${String(root.localName).slice(0, 40)}), not metadata of SAML 2.0.`);

const children = (parent: Element, namespace: string, name: string): Element[] =>
  Array.from(parent.childNodes as unknown as ArrayLike<Element>).filter(
    (node) => node.nodeType === 1 && node.namespaceURI === namespace && node.localName === name,
  );

function assertCurrent(elements: readonly Element[], now: Date): void {
  const ended = elements
    .map((element) => Date.parse(element.getAttribute('validUntil') ?? ''))
    .find((until) => until < now.getTime());
  if (ended === undefined) return;
  throw wrong(`These metadata were valid until ${new Date(ended).toISOString().slice(0, 10)}. Download them again.`);
}

/** The address of a service for HTTP-Redirect; empty where it offers none. */
function addressOf(role: Element, name: string): string {
  const service = children(role, metadata, name).find((each) => each.getAttribute('Binding') === redirectBinding);
  const location = service?.getAttribute('Location')?.trim() ?? '';
  if (location !== '' && !(URL.canParse(location) && /^https?:$/.test(new URL(location).protocol))) {
    throw wrong(`The metadata contain an address that is none: ${location.slice(0, 100)}`);
  }
  return location;
}

/** Every current certificate for signatures: providers publish the next one before they use it. */
function certificatesOf(role: Element, now: Date): string[] {
  const texts = children(role, metadata, 'KeyDescriptor')
    .filter((key) => (key.getAttribute('use') || 'signing') === 'signing')
    .flatMap((key) => children(key, signatures, 'KeyInfo'))
    .flatMap((info) => children(info, signatures, 'X509Data'))
    .flatMap((data) => children(data, signatures, 'X509Certificate'))
    .map((certificate) => (certificate.textContent ?? '').replace(/\s+/g, ''));
  if (texts.length === 0) throw wrong('The metadata contain no certificate for signatures.');
  const all = [...new Set(texts)].map((text) => {
    try {
      return new X509Certificate(Buffer.from(text, 'base64'));
    } catch {
      throw wrong('A certificate in the metadata cannot be read. Copy the whole document again, or use its file.');
    }
  });
  const current = all.filter(({ validTo }) => Date.parse(validTo) > now.getTime());
  if (current.length === 0) {
    throw wrong(
      'Every certificate in the metadata has expired. Renew it at the identity provider, and use its new metadata.',
    );
  }
  return current.map((certificate) => certificate.toString().trim());
}

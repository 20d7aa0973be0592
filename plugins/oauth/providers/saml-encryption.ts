import { promisify } from 'node:util';
import { decrypt } from 'xml-encryption';

// What is checked of a SAML response before it is read, encrypted or not.

/**
 * Refuses what a response never needs, also inside an encrypted assertion, which anybody can make with our public key.
 * @throws Error with the reason, for administrators
 */
export async function assertReadable(
  encoded: string,
  { privateKey, requiresEncryption }: { privateKey: string | undefined; requiresEncryption: boolean },
): Promise<void> {
  const bytes = Buffer.from(encoded, 'base64');
  const xml = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  assertPlainXml(xml);
  if (!encryptedAssertion.test(xml)) {
    if (requiresEncryption) throw new Error('the assertion is not encrypted');
    assertStrongSignature(xml);
    return;
  }
  if (privateKey === undefined) throw new Error('the assertion is encrypted, and there is no key for it yet');
  if ((xml.match(encryptedData) ?? []).length !== 1) throw new Error('the response has several encrypted parts');
  if (oldPadding.test(xml)) {
    throw new Error('the assertion is encrypted with RSA 1.5: let the identity provider use RSA-OAEP');
  }
  const options = { key: privateKey, disallowDecryptionWithInsecureAlgorithm: true };
  const assertion = await promisify(decrypt)(xml, options);
  assertPlainXml(assertion);
  assertStrongSignature(assertion);
}

const encryptedAssertion = /<(\w+:)?EncryptedAssertion[\s>]/;
const encryptedData = /<(\w+:)?EncryptedData[\s>]/g;
/** RSA 1.5 lets somebody who sends many guesses decrypt what they recorded (Bleichenbacher 1998). */
const oldPadding = /xmlenc#rsa-1_5/;

/** No document types, from which entities come, and no comments and instructions, which split texts. */
export function assertPlainXml(xml: string): void {
  if (/<!|<\?(?!xml\s)/i.test(xml)) throw new Error('the message contains a document type, comment or instruction');
}

/** Outside of an encrypted assertion SHA-1 may be part of RSA-OAEP, where it is harmless. */
export function assertStrongSignature(xml: string): void {
  if (/xmldsig#(rsa-)?sha1|xmldsig-more#.*md5/i.test(xml)) {
    throw new Error('the message is signed with SHA-1: let the identity provider sign with SHA-256');
  }
}

import { generateKeyPair, randomBytes, sign, X509Certificate } from 'node:crypto';
import { promisify } from 'node:util';

/** Our key for an institution's SAML provider: it decrypts assertions and signs requests to sign out. Both as PEM. */
export interface SamlKey {
  readonly privateKey: string;
  /** Self-signed: identity providers take the key from our metadata and do not check who issued the certificate. */
  readonly certificate: string;
}

/** Identity providers often refuse expired certificates, and nobody renews them. */
const validYears = 20;

/** Makes an RSA key and its certificate. @param name shown by identity providers, such as the host name */
export async function createSamlKey(name: string, now: Date): Promise<SamlKey> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + validYears);
  const subject = sequence(tlv(0x31, sequence(commonName, tlv(0x0c, Buffer.from(name)))));
  const signed = sequence(
    tlv(0x02, Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    sha256WithRsa,
    subject,
    sequence(time(now), time(until)),
    subject,
    publicKey,
  );
  const signature = sign('sha256', signed, privateKey);
  const certificate = sequence(signed, sha256WithRsa, tlv(0x03, Buffer.concat([Buffer.from([0]), signature])));
  return { privateKey, certificate: new X509Certificate(certificate).toString() };
}

/** The certificate without the lines around it, as in metadata. */
export const base64Of = ({ certificate }: SamlKey): string => new X509Certificate(certificate).raw.toString('base64');

// A certificate of version 1, in DER (RFC 5280, 4.1; X.690). Node reads certificates but does not make them.

/** Tag, length and value. */
function tlv(tag: number, value: Buffer): Buffer {
  const length = value.length < 128 ? [value.length] : [0x82, value.length >> 8, value.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), value]);
}

const sequence = (...parts: readonly Buffer[]) => tlv(0x30, Buffer.concat(parts));

/** 1.2.840.113549.1.1.11 with no parameters. */
const sha256WithRsa = sequence(tlv(0x06, Buffer.from('2a864886f70d01010b', 'hex')), tlv(0x05, Buffer.alloc(0)));

/** 2.5.4.3 */
const commonName = tlv(0x06, Buffer.from('550403', 'hex'));

/** UTCTime, which is for years before 2050: `270131120000Z`. */
const time = (at: Date) => tlv(0x17, Buffer.from(`${at.toISOString().slice(2, 19).replace(/\D/g, '')}Z`));

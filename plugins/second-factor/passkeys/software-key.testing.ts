import type { KeyObject } from 'node:crypto';
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { AddedCredential, CreationOptions, RequestOptions, UsedCredential } from '../contract.ts';

/** What a browser and its authenticator do, in software, for tests over HTTP. Every part can be made wrong. */
export interface SoftwareKey {
  create(options: CreationOptions, site?: Partial<Pretended>): AddedCredential;
  use(options: RequestOptions, site?: Partial<Pretended>): UsedCredential;
  readonly credentialId: string;
}

export interface Pretended {
  readonly origin: string;
  readonly rpId: string;
  readonly counter: number;
  readonly isVerified: boolean;
  readonly userHandle: string;
  readonly challenge: string;
  /** Format of the attestation. */
  readonly format: string;
}

export function createSoftwareKey(site: { origin: string; rpId: string }): SoftwareKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const credentialId = id.toString('base64url');
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (rpId: string, isVerified: boolean, count: number, credential = Buffer.alloc(0)) => {
    // User present, user verified, attested credential data (Web Authentication, section 6.1).
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (credential.length > 0 ? 0x40 : 0);
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counted, credential]);
  };

  return {
    credentialId,
    create({ challenge, user }, pretended = {}) {
      userHandle = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const data = authenticatorData(
        pretended.rpId ?? site.rpId,
        pretended.isVerified ?? true,
        pretended.counter ?? counter,
        credential,
      );
      const client = clientData('webauthn.create', pretended.challenge ?? challenge, pretended.origin ?? site.origin);
      return {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          attestationObject: attestation(data, pretended.format ?? 'none').toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    use({ challenge }, pretended = {}) {
      counter += 1;
      const data = authenticatorData(
        pretended.rpId ?? site.rpId,
        pretended.isVerified ?? true,
        pretended.counter ?? counter,
      );
      const client = clientData('webauthn.get', pretended.challenge ?? challenge, pretended.origin ?? site.origin);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
          userHandle: pretended.userHandle ?? userHandle,
        },
      };
    },
  };
}

/** The public key in COSE (RFC 9053): kty EC2, alg ES256, crv P-256, x, y. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (label: number, value: string) => [
    Buffer.from([label, 0x58, 0x20]),
    Buffer.from(value, 'base64url'),
  ];
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    ...coordinate(0x21, x),
    ...coordinate(0x22, y),
  ]);
}

/** `{ fmt, attStmt: {}, authData }` in CBOR (RFC 8949). */
function attestation(authData: Buffer, format: string): Buffer {
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(authData.length);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text(format),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x59]),
    length,
    authData,
  ]);
}

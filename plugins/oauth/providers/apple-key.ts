import type { KeyObject } from 'node:crypto';
import { createPrivateKey, sign } from 'node:crypto';
import { invalid } from '../../../core/contract/index.ts';

/** Apple's key for “Sign in with Apple”: an elliptic curve key on P-256, in a .p8 file (PKCS#8). */
export function readAppleKey(text: string): KeyObject {
  const pem = asPem(text);
  if (/CERTIFICATE|PUBLIC KEY/.test(text)) {
    throw wrongKey('This is a public key or a certificate. Paste the private key, the contents of the .p8 file.');
  }
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    throw wrongKey(
      'This is not a private key. Paste the whole .p8 file from Apple, from -----BEGIN PRIVATE KEY----- to the end.',
    );
  }
  if (key.asymmetricKeyType !== 'ec' || key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') {
    throw wrongKey(
      'This is a key of another kind. Apple’s key is an elliptic curve key in a .p8 file, from Certificates, Identifiers & Profiles, Keys.',
    );
  }
  return key;
}

const wrongKey = (message: string) => invalid(message, [{ path: 'body.privateKey', message }]);

/** Restores the lines of a key that was pasted as one line, with `\n` in words, or without its first and last line. */
function asPem(text: string): string {
  const body = text
    .replaceAll('\\n', '\n')
    .replace(/-----(BEGIN|END) [A-Z ]*PRIVATE KEY-----/g, '')
    .replace(/\s+/g, '');
  const label = /-----BEGIN ([A-Z ]*PRIVATE KEY)-----/.exec(text)?.[1] ?? 'PRIVATE KEY';
  return `-----BEGIN ${label}-----\n${(body.match(/.{1,64}/g) ?? []).join('\n')}\n-----END ${label}-----\n`;
}

/** Five minutes: the secret is made for one request. Apple accepts up to six months. */
const secretSeconds = 300;

export interface AppleCredentials {
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  readonly key: KeyObject;
}

/**
 * The client secret of one request: a token signed with the institution's key (ES256).
 * Source: Apple, “Creating a client secret”.
 */
export function appleClientSecret(
  { clientId, teamId, keyId, key }: AppleCredentials,
  issuer: string,
  now: Date,
): string {
  const at = Math.floor(now.getTime() / 1000);
  const header = { alg: 'ES256', kid: keyId };
  const claims = { iss: teamId, iat: at, exp: at + secretSeconds, aud: issuer, sub: clientId };
  const signed = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

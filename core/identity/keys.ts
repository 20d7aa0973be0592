import type { KeyObject } from 'node:crypto';
import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Keys {
  /** Signs tokens (HMAC-SHA256). */
  readonly tokens: KeyObject;
  /** A keyed digest of a text (HMAC-SHA256). */
  digest(text: string): Buffer;
  /** Encrypts text for storage. `bound` identifies its place; decryption under another place fails. */
  seal(text: string, bound: string): Buffer;
  /** Decrypts. Throws when the bytes were changed, moved to another place, or encrypted with another key. */
  open(sealed: Uint8Array, bound: string): string;
}

export interface KeySource {
  /** From the configuration; at least 32 characters. */
  readonly secretKey?: string | undefined;
  /** Folder of `secret.key`, which holds the key generated at first start. */
  readonly folder: string;
  /** In production no key is generated, because each machine would generate a different one. */
  readonly production: boolean;
}

/** Derives the deployment's keys from its secret. @throws Error with a remedy when there is no usable secret */
export function loadKeys(source: KeySource): Keys {
  const secret = source.secretKey ?? keptSecret(path.join(source.folder, 'secret.key'), source.production);
  if (secret.length < 32) throw new Error('The secret key needs at least 32 characters.');
  const tokens = createSecretKey(derived(secret, 'eiq tokens'));
  const encryption = createSecretKey(derived(secret, 'eiq secrets at rest'));
  const digests = createSecretKey(derived(secret, 'eiq digests'));
  return {
    tokens,
    digest: (text) => createHmac('sha256', digests).update(text).digest(),
    seal: (text, bound) => seal(encryption, text, bound),
    open: (sealed, bound) => open(encryption, sealed, bound),
  };
}

/** Layout of sealed bytes: version, nonce, tag, ciphertext (AES-256-GCM, NIST SP 800-38D). */
const version = 1;
const nonceBytes = 12;
const tagBytes = 16;

function seal(key: KeyObject, text: string, bound: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from([version]), nonce, cipher.getAuthTag(), ciphertext]);
}

function open(key: KeyObject, sealed: Uint8Array, bound: string): string {
  if (sealed[0] !== version || sealed.length < 1 + nonceBytes + tagBytes) {
    throw new Error('Not a secret encrypted by this version.');
  }
  const nonce = sealed.subarray(1, 1 + nonceBytes);
  const tag = sealed.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(bound))
    .setAuthTag(tag);
  const text = Buffer.concat([decipher.update(sealed.subarray(1 + nonceBytes + tagBytes)), decipher.final()]);
  return text.toString('utf8');
}

function derived(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
}

function keptSecret(file: string, production: boolean): string {
  if (production) {
    const kept = readOwnFile(file);
    if (kept !== undefined) return kept;
    throw new Error('Production requires a secret key: set EIQ_SECRET_KEY to at least 32 random characters.');
  }
  return ownFile(file, () => randomBytes(32).toString('base64url'));
}

/** Reads a file with one line that only its owner can read. Creates it if missing, atomically for processes that start together. */
export function ownFile(file: string, make: () => string): string {
  const kept = readOwnFile(file);
  if (kept !== undefined) return kept;
  mkdirSync(path.dirname(file), { recursive: true });
  // Written to a temporary file and linked, so that a second process reads the first one's complete line.
  const temporary = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(temporary, `${make()}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}

function readOwnFile(file: string): string | undefined {
  try {
    const { mode } = statSync(file);
    if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
      throw new Error(`${file} can be read by others. Run \`chmod 600 ${file}\`, or delete it to generate a new key.`);
    }
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

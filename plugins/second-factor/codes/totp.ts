import { createHmac, randomBytes } from 'node:crypto';
import { equalSecrets } from '../../../core/plugins/define-plugin.ts';

// Time-based one-time passwords: RFC 6238 over RFC 4226, with HMAC-SHA-1, which is what authenticator apps support.

/** Duration of a time step (seconds). */
export const stepSeconds = 30;
const digits = 6;

/** A secret of 160 bits, as long as the output of HMAC-SHA-1 (RFC 4226, section 4, R6). */
export const newSecret = (): Buffer => randomBytes(20);

/** The number of the time step at a moment. */
export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1000 / stepSeconds);

/** The code of a time step (RFC 4226, section 5.3). @param length number of digits */
export function codeAt(secret: Uint8Array, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** length).padStart(length, '0');
}

/**
 * The time step of a code at a moment, one step early or late included, for clocks that differ (RFC 6238, section 5.2).
 * Undefined for a wrong code, and for one of `lastStep` or before, which was used already.
 */
export function stepOfCode(secret: Uint8Array, code: string, moment: Date, lastStep = -1): number | undefined {
  const now = stepAt(moment);
  // All are computed, so that the time taken does not reveal which one matched.
  const matching = [now - 1, now, now + 1].filter((step) => equalSecrets(codeAt(secret, step), code));
  return matching.find((step) => step > lastStep);
}

/** RFC 4648 base32 without padding, as authenticator apps take secrets. */
export function base32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The address that an authenticator app reads from a QR code. */
export function setupAddress(given: { secret: Uint8Array; issuer: string; account: string }): string {
  // A colon separates issuer and account in the label.
  const issuer = given.issuer.replaceAll(':', ' ');
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(given.account)}`;
  const values = [
    `secret=${base32(given.secret)}`,
    `issuer=${encodeURIComponent(issuer)}`,
    'algorithm=SHA1',
    `digits=${digits}`,
    `period=${stepSeconds}`,
  ];
  return `otpauth://totp/${label}?${values.join('&')}`;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

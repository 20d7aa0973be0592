import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two secrets or signatures in constant time, whatever their lengths. */
export function equalSecrets(one: string | Uint8Array, other: string | Uint8Array): boolean {
  const digest = (secret: string | Uint8Array) => createHash('sha256').update(secret).digest();
  return timingSafeEqual(digest(one), digest(other));
}

import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two secrets or signatures are the same, in the same time wherever they differ and however long they are. */
export function equalSecrets(one: string | Uint8Array, other: string | Uint8Array): boolean {
  const digest = (secret: string | Uint8Array) => createHash('sha256').update(secret).digest();
  return timingSafeEqual(digest(one), digest(other));
}

import { createHash } from 'node:crypto';

/** The same id for the same text, so that doing something twice adds nothing. */
export function stableId(text: string): string {
  const hex = createHash('sha256').update(`cohorts ${text}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

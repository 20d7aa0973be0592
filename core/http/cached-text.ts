import { createHash } from 'node:crypto';

/** The serialised text of a response that is shared by many callers. */
export interface CachedText {
  readonly text: string;
  /** Value of the ETag header. */
  readonly etag: string;
}

const kept = new WeakMap<object, CachedText | undefined>();

/** Enables caching of an immutable response object's text for as long as the object exists. */
export function cacheText<T extends object>(answer: T): T {
  kept.set(answer, undefined);
  return answer;
}

/** The cached text of a response, serialised on first use; undefined if caching is not enabled for it. */
export function cachedTextOf(answer: unknown, write: () => string): CachedText | undefined {
  if (typeof answer !== 'object' || answer === null || !kept.has(answer)) return undefined;
  const known = kept.get(answer);
  if (known) return known;
  const made = withETag(write());
  kept.set(answer, made);
  return made;
}

export const withETag = (text: string): CachedText => ({
  text,
  etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`,
});

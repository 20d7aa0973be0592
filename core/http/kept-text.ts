import { createHash } from 'node:crypto';

/** An answer that is the same for many: its text is written once. */
export interface KeptText {
  readonly text: string;
  /** As the header ETag has it. */
  readonly etag: string;
}

const kept = new WeakMap<object, KeptText | undefined>();

/** Says that an answer is given again as the same object, and never changed: its text is kept as long as it is. */
export function keepText<T extends object>(answer: T): T {
  kept.set(answer, undefined);
  return answer;
}

/** The text of an answer that is kept, written now if it was not before; undefined for any other answer. */
export function keptTextOf(answer: unknown, write: () => string): KeptText | undefined {
  if (typeof answer !== 'object' || answer === null || !kept.has(answer)) return undefined;
  const known = kept.get(answer);
  if (known) return known;
  const made = withETag(write());
  kept.set(answer, made);
  return made;
}

export const withETag = (text: string): KeptText => ({
  text,
  etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`,
});

/** The claims of an ID token. */
export type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** A claim that is a text; undefined for an empty one and for other values. */
export const text = (claim: unknown): string | undefined =>
  typeof claim === 'string' && claim.trim() !== '' ? claim.trim().slice(0, 320) : undefined;

/** Apple and others send truth values as text. */
export const isTrue = (claim: unknown): boolean => claim === true || claim === 'true';

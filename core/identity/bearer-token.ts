import type { IncomingMessage } from 'node:http';

/** The token of `Authorization: Bearer …` (RFC 6750, section 2.1), or undefined. */
export function bearerToken({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  return /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
}

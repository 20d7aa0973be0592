import type { Visitor } from '../../../core/contract/index.ts';
import { conflict } from '../../../core/contract/index.ts';

/** Where a passkey is used: WebAuthn's origin and relying party. */
export interface Site {
  /** `https://eiq.school.example` */
  readonly origin: string;
  /** `eiq.school.example` */
  readonly rpId: string;
}

/**
 * The site of a request: its origin, which must be the host that the request addressed and thus one of this institution. The
 * browser signs the origin, so a request that claims another one gains nothing.
 * @throws Failure conflict where browsers do not offer passkeys
 */
export function siteOf({ client }: Pick<Visitor, 'client'>, origin: string | undefined): Site {
  const claimed = origin !== undefined && URL.canParse(origin) ? new URL(origin) : undefined;
  if (!claimed || claimed.host !== client.host?.toLowerCase()) {
    throw conflict('Passkeys can be used only on the pages of this institution.');
  }
  const { hostname, protocol } = claimed;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (protocol !== 'https:' && !isLocal) {
    throw conflict('Passkeys need a secure connection: an address that begins with https.');
  }
  if (/^[\d.]+$|^\[/.test(hostname)) throw conflict('Passkeys need a host name: this address is a number.');
  return { origin: claimed.origin, rpId: hostname };
}

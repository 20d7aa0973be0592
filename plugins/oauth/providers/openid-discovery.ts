import * as openid from 'openid-client';
import type { ExternalIdentity } from '../../../core/services.ts';
import type { Claims } from './claims.ts';
import { createOutboundFetch } from './outbound-fetch.ts';
import type { Returned } from './provider-client.ts';

/** What distinguishes one OpenID provider from another. */
export interface OpenIdKind {
  readonly title: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly authentication: openid.ClientAuth;
  readonly scope: string;
  /** Parameters of the address at the provider. */
  readonly parameters: Readonly<Record<string, string>>;
  /** PKCE (RFC 7636). Apple does not document it; there the nonce binds the code to this browser. */
  readonly usesPkce: boolean;
  /** Whether signing out here continues at the provider, if it has an address for that (RP-initiated logout). */
  readonly signsOut: boolean;
  /** Where credentials are found, for messages: “Google Cloud console, Credentials”. */
  readonly console: string;
  identityOf(claims: Claims, returned: Returned): Omit<ExternalIdentity, 'issuer' | 'subject'>;
}

export interface OpenIdOptions {
  readonly allowPrivateAddresses: boolean;
  readonly timeoutSeconds: number;
  /** The real time, which providers have, whatever the platform's clock is in a test. */
  now(): Date;
}

/** Allowed difference between the provider's clock and ours (s). */
export const clockToleranceSeconds = 60;

/** Reads the discovery document. Signatures of ID tokens are always checked against the published keys. */
export function discover(
  kind: OpenIdKind,
  { allowPrivateAddresses, timeoutSeconds }: OpenIdOptions,
  onDate?: (date: Date) => void,
): Promise<openid.Configuration> {
  const fetch = createOutboundFetch({ allowPrivateAddresses, ...(onDate && { onDate }) });
  const clock = { [openid.clockTolerance]: clockToleranceSeconds };
  return openid.discovery(new URL(kind.issuer), kind.clientId, clock, kind.authentication, {
    [openid.customFetch]: fetch as openid.CustomFetch,
    timeout: timeoutSeconds,
    execute: [
      openid.enableNonRepudiationChecks,
      // Addresses without https are refused by the fetch, except on loopback where the deployment allows them.
      ...(allowPrivateAddresses ? [openid.allowInsecureRequests] : []),
      requireSameIssuer(kind.issuer),
    ],
  });
}

/** Another configuration of the same discovered provider, without the keys that were read. */
export function copyOf(
  configuration: openid.Configuration,
  kind: OpenIdKind,
  { allowPrivateAddresses, timeoutSeconds }: OpenIdOptions,
): openid.Configuration {
  const clock = { [openid.clockTolerance]: clockToleranceSeconds };
  const copy = new openid.Configuration(configuration.serverMetadata(), kind.clientId, clock, kind.authentication);
  copy[openid.customFetch] = createOutboundFetch({ allowPrivateAddresses }) as openid.CustomFetch;
  copy.timeout = timeoutSeconds;
  openid.enableNonRepudiationChecks(copy);
  if (allowPrivateAddresses) openid.allowInsecureRequests(copy);
  return copy;
}

/** A provider for all its tenants (`…/common`) vouches for strangers: the issuer must be the one that was entered. */
function requireSameIssuer(issuer: string) {
  return (configuration: openid.Configuration) => {
    const found = configuration.serverMetadata().issuer;
    if (!URL.canParse(found) || new URL(found).href !== new URL(issuer).href) throw new OtherIssuer(found);
  };
}

/** The discovery document names another issuer than was entered. */
export class OtherIssuer extends Error {
  readonly issuer: string;
  constructor(issuer: string) {
    super(`the discovery document names the issuer ${issuer}`);
    this.issuer = issuer;
  }
}

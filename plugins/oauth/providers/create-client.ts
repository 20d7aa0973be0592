import { z } from 'zod';
import type { OauthConfiguration } from '../configuration.ts';
import type { Provider, ProviderKind } from './contract.ts';
import { partsOf } from './contract.ts';
import { appleKind, googleKind, oidcKind } from './kinds.ts';
import { createOpenIdClient } from './openid.ts';
import type { OpenIdKind } from './openid-discovery.ts';
import type { ProviderClient } from './provider-client.ts';
import { createSamlClient } from './saml.ts';
import type { SamlKey } from './saml-key.ts';

const GoogleValues = z.object({ clientId: z.string() });
const AppleValues = z.object({ clientId: z.string(), teamId: z.string(), keyId: z.string() });
const OidcValues = z.object({
  title: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  confirmsAddresses: z.boolean(),
  // Absent in what was saved before: the provider may not know where people return to.
  signsOut: z.boolean().default(false),
});

const SamlValues = z.object({
  title: z.string(),
  entityId: z.string(),
  signOnUrl: z.string(),
  signOutUrl: z.string().default(''),
  subjectAttribute: z.string(),
  confirmsAddresses: z.boolean(),
  requiresEncryption: z.boolean().default(false),
});

type Values = Readonly<Record<string, unknown>>;

/** The secret that the institution entered, and for SAML our own key. */
export interface ProviderSecret {
  readonly secret: string;
  readonly samlKey: SamlKey | undefined;
}

/** Creates clients of providers from stored values and secrets. */
export function createClients(config: OauthConfiguration) {
  const options = { ...config, now: () => new Date() };
  const kinds: Record<Exclude<ProviderKind, 'saml'>, (values: Values, secret: string) => OpenIdKind> = {
    google: (values, secret) => googleKind(GoogleValues.parse(values), secret, config),
    apple: (values, secret) => appleKind(AppleValues.parse(values), secret, config, options.now),
    oidc: (values, secret) => oidcKind(OidcValues.parse(values), secret),
  };
  return (provider: Provider, values: Values, { secret, samlKey }: ProviderSecret): ProviderClient => {
    const { kind } = partsOf(provider);
    return kind === 'saml'
      ? createSamlClient(SamlValues.parse(values), secret, samlKey, options)
      : createOpenIdClient(kinds[kind](values, secret), options);
  };
}

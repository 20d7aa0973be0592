import { z } from 'zod';
import type { OauthConfiguration } from '../configuration.ts';
import type { Provider } from './contract.ts';
import { appleKind, googleKind, oidcKind } from './kinds.ts';
import { createOpenIdClient } from './openid.ts';
import type { OpenIdKind } from './openid-discovery.ts';
import type { ProviderClient } from './provider-client.ts';
import { createSamlClient } from './saml.ts';

const GoogleValues = z.object({ clientId: z.string() });
const AppleValues = z.object({ clientId: z.string(), teamId: z.string(), keyId: z.string() });
const OidcValues = z.object({
  title: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  confirmsAddresses: z.boolean(),
});

const SamlValues = z.object({
  title: z.string(),
  entityId: z.string(),
  signOnUrl: z.string(),
  subjectAttribute: z.string(),
  confirmsAddresses: z.boolean(),
});

type Values = Readonly<Record<string, unknown>>;

/** Creates clients of providers from stored values and secrets. */
export function createClients(config: OauthConfiguration) {
  const options = { ...config, now: () => new Date() };
  const kinds: Record<Exclude<Provider, 'saml'>, (values: Values, secret: string) => OpenIdKind> = {
    google: (values, secret) => googleKind(GoogleValues.parse(values), secret, config),
    apple: (values, secret) => appleKind(AppleValues.parse(values), secret, config, options.now),
    oidc: (values, secret) => oidcKind(OidcValues.parse(values), secret),
  };
  return (provider: Provider, values: Values, secret: string): ProviderClient =>
    provider === 'saml'
      ? createSamlClient(SamlValues.parse(values), secret, options)
      : createOpenIdClient(kinds[provider](values, secret), options);
}

import { z } from 'zod';

/** The services that an institution can set up, one configuration for each. */
export const Provider = z.enum(['google', 'apple', 'oidc', 'saml']);
export type Provider = z.infer<typeof Provider>;

/** Names for administrators. People see the title that the institution chose for its own providers. */
export const providerTitles: Readonly<Record<Provider, string>> = {
  google: 'Google',
  apple: 'Apple',
  oidc: 'OpenID Connect',
  saml: 'SAML',
};

/** Paths to which providers send people back. */
export const callbackPaths = {
  google: '/api/auth/google/callback',
  apple: '/api/auth/apple/callback',
  oidc: '/api/auth/oidc/callback',
  saml: '/api/auth/saml/callback',
} as const satisfies Record<Provider, `/${string}`>;

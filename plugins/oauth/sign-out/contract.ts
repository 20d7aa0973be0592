import { z } from 'zod';
import type { WriteFailure } from '../../../core/contract/index.ts';
import { form, redirect } from '../../../core/contract/index.ts';
import { ProviderName } from '../providers/contract.ts';

// Signing out at a provider: what it reports, and where the browser comes back.

const Named = z.object({ name: ProviderName });

/** SAML messages by HTTP-Redirect, which Node limits to 16 KB, and by HTTP-POST. */
const SamlMessage = z.object({
  SAMLRequest: z.string().max(100_000).optional(),
  RelayState: z.string().max(2000).optional(),
});

/** As OAuth does (RFC 6749, 5.2). */
const writeFailure: WriteFailure = ({ status, message }) => ({
  status,
  body: { error: status === 400 ? 'invalid_request' : 'server_error', error_description: message },
});

const backChannel = <const Path extends `/api/auth/${string}`>(path: Path) =>
  ({
    method: 'post',
    path,
    access: 'public',
    description: 'OpenID Connect Back-Channel Logout: the provider reports that a person signed out there',
    body: form(z.object({ logout_token: z.string().max(20_000) })),
    response: z.object({}),
    errors: writeFailure,
  }) as const;

const comeBack = <const Path extends `/api/auth/${string}`>(path: Path) =>
  ({
    method: 'get',
    path,
    access: 'public',
    description:
      'SAML single logout: the identity provider sends people here to sign out, or after they signed out there. They continue ' +
      'at the provider, or on the sign-in page',
    query: SamlMessage,
    response: redirect(),
  }) as const;

const comeBackByForm = <const Path extends `/api/auth/${string}`>(path: Path) =>
  ({
    method: 'post',
    path,
    access: 'public',
    description: 'The same for identity providers that post a form',
    body: form(SamlMessage, { maxBytes: 512 * 1024 }),
    response: redirect(),
  }) as const;

export const signOutRoutes = {
  signedOutAtOidc: backChannel('/api/auth/oidc/logout'),
  signedOutAtNamedOidc: { ...backChannel('/api/auth/oidc/:name/logout'), params: Named },
  signedOutOfSaml: comeBack('/api/auth/saml/signed-out'),
  signedOutOfNamedSaml: { ...comeBack('/api/auth/saml/:name/signed-out'), params: Named },
  signedOutOfSamlByForm: comeBackByForm('/api/auth/saml/signed-out'),
  signedOutOfNamedSamlByForm: { ...comeBackByForm('/api/auth/saml/:name/signed-out'), params: Named },
} as const;

import { z } from 'zod';
import { form, redirect } from '../../../core/contract/index.ts';
import { SignInCookies } from '../../../core/contract/sign-in.ts';
import { callbackPaths, Provider } from '../providers/contract.ts';

// Signing in: to the provider, and back.

const Returned = {
  state: z.string().max(200).default(''),
};

/** Providers add parameters of their own, which are ignored. */
const CallbackQuery = z.looseObject(Returned);
const CallbackForm = z.looseObject(Returned);
const SamlForm = z.object({
  RelayState: z.string().max(200).default(''),
  SAMLResponse: z.string().max(400_000).optional(),
});

/** A button of the sign-in page. */
const Entrance = z.object({
  provider: Provider,
  title: z.string(),
  /** Absolute: the address under which the provider sends people back. */
  url: z.string(),
});

const begin = <const P extends Provider>(provider: P) =>
  ({
    method: 'get',
    path: `/api/auth/${provider}`,
    access: 'public',
    description: 'Redirects to the provider',
    query: z.object({ returnTo: z.string().max(500).optional() }),
    response: redirect(),
  }) as const;

const callback = <const P extends Provider>(provider: P) =>
  ({
    method: 'get',
    path: callbackPaths[provider],
    access: 'public',
    description: 'The provider sends people back here',
    query: CallbackQuery,
    cookies: SignInCookies,
    response: redirect(),
  }) as const;

export const flowRoutes = {
  entrances: {
    method: 'get',
    path: '/api/auth/providers',
    access: 'public',
    description: 'The services that people can sign in with',
    response: z.array(Entrance),
  },
  beginGoogle: begin('google'),
  beginApple: begin('apple'),
  beginOidc: begin('oidc'),
  beginSaml: begin('saml'),
  returnFromGoogle: callback('google'),
  returnFromOidc: callback('oidc'),
  returnFromApple: {
    method: 'post',
    path: callbackPaths.apple,
    access: 'public',
    description: 'Apple posts its response here from its own site',
    body: form(CallbackForm),
    cookies: SignInCookies,
    response: redirect(),
  },
  returnFromSaml: {
    method: 'post',
    path: callbackPaths.saml,
    access: 'public',
    description: 'The identity provider posts its assertion here',
    body: form(SamlForm, { maxBytes: 512 * 1024 }),
    cookies: SignInCookies,
    response: redirect(),
  },
  samlMetadata: {
    method: 'get',
    path: '/api/auth/saml/metadata',
    access: 'public',
    description: 'Metadata for the SAML identity provider',
    response: z.string(),
  },
} as const;

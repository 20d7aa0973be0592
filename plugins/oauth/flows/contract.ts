import { z } from 'zod';
import { form, redirect } from '../../../core/contract/index.ts';
import { SignInCookies } from '../../../core/contract/sign-in.ts';
import { Provider, ProviderKind, ProviderName } from '../providers/contract.ts';

// Signing in: to the provider, and back. Further providers of a kind have their name in the address.

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
const Named = z.object({ name: ProviderName });

/** A button of the sign-in page. */
const Entrance = z.object({
  provider: Provider,
  kind: ProviderKind,
  title: z.string(),
  /** Absolute: the address under which the provider sends people back. */
  url: z.string(),
});

const begin = <const Path extends `/api/auth/${string}`>(path: Path) =>
  ({
    method: 'get',
    path,
    access: 'public',
    description: 'Redirects to the provider',
    query: z.object({ returnTo: z.string().max(500).optional() }),
    response: redirect(),
  }) as const;

const callback = <const Path extends `/api/auth/${string}`>(path: Path) =>
  ({
    method: 'get',
    path,
    access: 'public',
    description: 'The provider sends people back here',
    query: CallbackQuery,
    cookies: SignInCookies,
    response: redirect(),
  }) as const;

const samlCallback = <const Path extends `/api/auth/${string}`>(path: Path) =>
  ({
    method: 'post',
    path,
    access: 'public',
    description: 'The identity provider posts its assertion here',
    body: form(SamlForm, { maxBytes: 512 * 1024 }),
    cookies: SignInCookies,
    response: redirect(),
  }) as const;

const metadata = <const Path extends `/api/auth/${string}`>(path: Path) =>
  ({
    method: 'get',
    path,
    access: 'public',
    description: 'Metadata for the SAML identity provider',
    response: z.string(),
  }) as const;

export const flowRoutes = {
  entrances: {
    method: 'get',
    path: '/api/auth/providers',
    access: 'public',
    description: 'The services that people can sign in with',
    response: z.array(Entrance),
  },
  beginGoogle: begin('/api/auth/google'),
  beginApple: begin('/api/auth/apple'),
  beginOidc: begin('/api/auth/oidc'),
  beginSaml: begin('/api/auth/saml'),
  beginNamedOidc: { ...begin('/api/auth/oidc/:name'), params: Named },
  beginNamedSaml: { ...begin('/api/auth/saml/:name'), params: Named },
  returnFromGoogle: callback('/api/auth/google/callback'),
  returnFromOidc: callback('/api/auth/oidc/callback'),
  returnFromNamedOidc: { ...callback('/api/auth/oidc/:name/callback'), params: Named },
  returnFromApple: {
    method: 'post',
    path: '/api/auth/apple/callback',
    access: 'public',
    description: 'Apple posts its response here from its own site',
    body: form(CallbackForm),
    cookies: SignInCookies,
    response: redirect(),
  },
  returnFromSaml: samlCallback('/api/auth/saml/callback'),
  returnFromNamedSaml: { ...samlCallback('/api/auth/saml/:name/callback'), params: Named },
  samlMetadata: metadata('/api/auth/saml/metadata'),
  namedSamlMetadata: { ...metadata('/api/auth/saml/:name/metadata'), params: Named },
} as const;

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
} as const;

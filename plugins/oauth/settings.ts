import { z } from 'zod';
import { Domain } from './setup/contract.ts';

/** Rules of an institution for people who sign in with a provider for the first time. */
export const oauthSettings = z
  .object({
    domains: z.array(Domain).default([]),
    domainsRegister: z.boolean().default(false),
  })
  .meta({ screen: '/dashboard/oauth-admin' });
export type OauthSettings = z.output<typeof oauthSettings>;

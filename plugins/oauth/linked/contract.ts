import { z } from 'zod';
import { Id, nothing, Timestamp } from '../../../core/contract/index.ts';
import { Provider, ProviderKind } from '../providers/contract.ts';

// External accounts that are linked to a person.

const LinkedAccount = z.object({
  id: Id,
  title: z.string(),
  email: z.string().nullable(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp,
});
export type LinkedAccount = z.infer<typeof LinkedAccount>;

const OwnLinks = z.object({
  linked: z.array(LinkedAccount),
  /** Providers that can be added. */
  available: z.array(z.object({ provider: Provider, kind: ProviderKind, title: z.string() })),
  hasPassword: z.boolean(),
});

export const linkedRoutes = {
  ownLinks: {
    method: 'get',
    path: '/api/auth/linked',
    access: 'signed-in',
    description: 'Your accounts at other services with which you sign in',
    response: OwnLinks,
  },
  link: {
    method: 'post',
    path: '/api/auth/linked/:provider',
    access: 'signed-in',
    limit: 'costly',
    description: 'Begin to add an account of a provider, with your password; continue at the returned address',
    params: z.object({ provider: Provider }),
    body: z.object({ password: z.string().max(200).optional() }),
    response: z.object({ location: z.string() }),
  },
  unlink: {
    method: 'delete',
    path: '/api/auth/linked/:id',
    access: 'signed-in',
    description: 'Remove a linked account, unless it is your only way to sign in',
    params: z.object({ id: Id }),
    response: nothing(),
  },
  linksOf: {
    method: 'get',
    path: '/api/admin/oauth/people/:userId',
    access: 'platform.people',
    description: 'The linked accounts of a person',
    params: z.object({ userId: Id }),
    response: z.array(LinkedAccount),
  },
  unlinkOf: {
    method: 'delete',
    path: '/api/admin/oauth/people/:userId/:id',
    access: 'platform.people',
    description: 'Remove a linked account of a person, unless it is their only way to sign in',
    params: z.object({ userId: Id, id: Id }),
    response: nothing(),
  },
} as const;

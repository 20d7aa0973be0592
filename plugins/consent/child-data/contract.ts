import { z } from 'zod';
import { file, Id, nothing, Timestamp } from '../../../core/contract/index.ts';
import { HeldByPlugin } from '../../../core/contract/platform.ts';

// Data about a child under 13, as its guardian sees, exports and erases it.

const params = z.object({ userId: Id });

const ChildData = z.object({
  held: z.array(HeldByPlugin),
  /** When the child's account will be erased; null without a request. */
  erasedOn: Timestamp.nullable(),
});
export type ChildData = z.infer<typeof ChildData>;

export const childDataRoutes = {
  childData: {
    method: 'get',
    path: '/api/family/children/:userId/data',
    access: 'consent.family',
    description: 'The data about one of your children under 13, counted by plugin',
    params,
    response: ChildData,
  },
  exportChildData: {
    method: 'get',
    path: '/api/family/children/:userId/data/export',
    access: 'consent.family',
    whenSignedInAs: 'closed',
    limit: 'costly',
    description: 'All data about one of your children under 13, as a ZIP file',
    params,
    response: file(),
  },
  eraseChild: {
    method: 'post',
    path: '/api/family/children/:userId/erasure',
    access: 'consent.family',
    limit: 'sign-in',
    description:
      'Request erasure of the account of one of your children under 13: closed at once, erased after some days',
    params,
    body: z.object({
      /** The guardian's own password. */
      password: z.string().max(200),
    }),
    response: ChildData,
  },
  keepChild: {
    method: 'delete',
    path: '/api/family/children/:userId/erasure',
    access: 'consent.family',
    description: 'Cancel the erasure of a child’s account. Idempotent',
    params,
    response: nothing(),
  },
} as const;

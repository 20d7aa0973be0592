import { z } from 'zod';
import { file, Id, nothing, Timestamp } from '../../../core/contract/index.ts';
import { HeldByPlugin } from '../../../core/contract/platform.ts';

// What a guardian does with what is held about a child under 13, whose rights they hold.

const params = z.object({ userId: Id });

const ChildData = z.object({
  held: z.array(HeldByPlugin),
  /** When the child's account is to be erased; null where nobody asked for it. */
  erasedOn: Timestamp.nullable(),
});
export type ChildData = z.infer<typeof ChildData>;

export const childDataRoutes = {
  childData: {
    method: 'get',
    path: '/api/family/children/:userId/data',
    access: 'consent.family',
    description: 'What is held about a child of yours under 13, counted, by plugin',
    params,
    response: ChildData,
  },
  exportChildData: {
    method: 'get',
    path: '/api/family/children/:userId/data/export',
    access: 'consent.family',
    limit: 'costly',
    description: 'Everything held about a child of yours under 13, as a ZIP',
    params,
    response: file(),
  },
  eraseChild: {
    method: 'post',
    path: '/api/family/children/:userId/erasure',
    access: 'consent.family',
    limit: 'sign-in',
    description: 'Have the account of a child of yours under 13 erased: closed at once, erased after some days',
    params,
    body: z.object({
      /** The guardian's own. */
      password: z.string().max(200),
    }),
    response: ChildData,
  },
  keepChild: {
    method: 'delete',
    path: '/api/family/children/:userId/erasure',
    access: 'consent.family',
    description: 'Take back that a child’s account is to be erased; nothing happens where it is not',
    params,
    response: nothing(),
  },
} as const;

import { z } from 'zod';
import { Id, nothing } from '../../../core/contract/index.ts';
import { CohortRole } from '../cohorts/contract.ts';

export const RosterEntry = z.object({
  userId: Id,
  /** Null for members whose name the reader may not see. */
  name: z.string().nullable(),
  role: CohortRole,
  /** Whether the reader has blocked them. */
  isBlocked: z.boolean(),
});

const cohort = z.object({ id: Id });
const member = z.object({ id: Id, userId: Id });

export const rosterRoutes = {
  roster: {
    method: 'get',
    path: '/api/study-cohorts/:id/members',
    access: 'cohorts.take-part',
    description: 'The members of a cohort of yours',
    params: cohort,
    response: z.array(RosterEntry),
  },
  changeRole: {
    method: 'put',
    path: '/api/study-cohorts/:id/members/:userId/role',
    access: 'cohorts.take-part',
    description: 'Make a member a moderator, or a moderator a member. For the owner',
    params: member,
    body: z.object({ role: CohortRole.exclude(['owner']) }),
    response: nothing(),
  },
  handOver: {
    method: 'post',
    path: '/api/study-cohorts/:id/members/:userId/own',
    access: 'cohorts.take-part',
    description: 'Make a member the owner and yourself a moderator. For the owner',
    params: member,
    response: nothing(),
  },
  removeMember: {
    method: 'delete',
    path: '/api/study-cohorts/:id/members/:userId',
    access: 'cohorts.take-part',
    description: 'Remove a member, who cannot come back. For the owner, and for moderators except for other moderators',
    params: member,
    response: nothing(),
  },
  blockMember: {
    method: 'put',
    path: '/api/study-cohorts/:id/members/:userId/block',
    access: 'cohorts.block',
    description: 'Block a member of a cohort of yours, who is not told. Not against staff. Idempotent',
    params: member,
    response: nothing(),
  },
  archiveCohort: {
    method: 'post',
    path: '/api/study-cohorts/:id/archive',
    access: 'cohorts.take-part',
    description: 'End a cohort. For the owner',
    params: cohort,
    response: nothing(),
  },
} as const;

export type RosterEntry = z.infer<typeof RosterEntry>;

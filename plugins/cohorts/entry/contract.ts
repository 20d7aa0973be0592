import { z } from 'zod';
import { Id, nothing, Timestamp } from '../../../core/contract/index.ts';
import { Cohort } from '../cohorts/contract.ts';
import { RosterEntry } from '../roster/contract.ts';

// Private cohorts with invitation links, waiting lists, and people who may not come back.

/** Lifetime of an invitation link. */
export const invitationDays = 7;

/** Shown for a code that is wrong, expired or replaced, or for a cohort that is not open to the reader. */
export const invalidInvitation = 'This invitation is not valid any more. Ask for a new one.';

const cohort = z.object({ id: Id });
const code = z.object({ code: z.string().min(1).max(100) });

export const entryRoutes = {
  invite: {
    method: 'post',
    path: '/api/study-cohorts/:id/invitation',
    access: 'cohorts.take-part',
    description: 'Create an invitation link; earlier ones stop working. For the owner and moderators',
    params: cohort,
    response: z.object({ code: z.string(), expiresAt: Timestamp }),
  },
  withdrawInvitation: {
    method: 'delete',
    path: '/api/study-cohorts/:id/invitation',
    access: 'cohorts.take-part',
    description: 'Make the invitation link invalid. For the owner and moderators',
    params: cohort,
    response: nothing(),
  },
  invitation: {
    method: 'post',
    path: '/api/study-cohorts/invitation',
    access: 'cohorts.take-part',
    limit: 'link',
    description: 'The cohort of an invitation',
    body: code,
    response: Cohort,
  },
  acceptInvitation: {
    method: 'post',
    path: '/api/study-cohorts/invitation/accept',
    access: 'cohorts.take-part',
    limit: 'link',
    description: 'Take a place in the cohort of an invitation. Idempotent',
    body: code,
    response: Cohort,
  },
  wait: {
    method: 'post',
    path: '/api/study-cohorts/:id/wait',
    access: 'cohorts.take-part',
    description: 'Take the next free place of a full cohort. Idempotent',
    params: cohort,
    response: Cohort,
  },
  stopWaiting: {
    method: 'delete',
    path: '/api/study-cohorts/:id/wait',
    access: 'cohorts.take-part',
    description: 'Leave the waiting list. Idempotent',
    params: cohort,
    response: Cohort,
  },
  bans: {
    method: 'get',
    path: '/api/study-cohorts/:id/bans',
    access: 'cohorts.take-part',
    description: 'People who were removed and may not come back. For the owner and moderators',
    params: cohort,
    response: z.array(RosterEntry.omit({ role: true, isBlocked: true })),
  },
  liftBan: {
    method: 'delete',
    path: '/api/study-cohorts/:id/bans/:userId',
    access: 'cohorts.take-part',
    description: 'Let a removed person join again. For the owner and moderators. Idempotent',
    params: z.object({ id: Id, userId: Id }),
    response: nothing(),
  },
} as const;

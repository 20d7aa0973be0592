import { z } from 'zod';
import { Id, nothing, Timestamp } from '../../../../core/contract/index.ts';

const Candidate = z.object({
  userId: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(['reviewer', 'administrator']),
});

export const Reviewer = Candidate.extend({
  /** False for a deactivated account, and for a person whose role no longer reviews. */
  isActive: z.boolean(),
  /** Null for a role that no longer reviews. */
  role: Candidate.shape.role.nullable(),
  addedAt: Timestamp,
  /** Submitted reviews of applications to this university. */
  reviews: z.int(),
});
export type Reviewer = z.infer<typeof Reviewer>;

export const reviewerPermissions = {
  'universities.reviewers': {
    description: 'Assign reviewers to universities',
    grantedTo: ['administrator'],
  },
} as const;

const params = z.object({ id: Id });
const named = z.object({ id: Id, userId: Id });

export const reviewerRoutes = {
  reviewers: {
    method: 'get',
    path: '/api/admin/universities/:id/reviewers',
    access: 'universities.reviewers',
    description: 'The reviewers of a university, by name',
    params,
    response: z.array(Reviewer),
  },
  reviewerCandidates: {
    method: 'get',
    path: '/api/admin/universities/:id/reviewer-candidates',
    access: 'universities.reviewers',
    description: 'People who could become reviewers of a university: active reviewers and administrators',
    params,
    query: z.object({ search: z.string().trim().max(100).optional() }),
    response: z.array(Candidate),
  },
  addReviewer: {
    method: 'put',
    path: '/api/admin/universities/:id/reviewers/:userId',
    access: 'universities.reviewers',
    description: 'Make a person a reviewer of a university. Idempotent',
    params: named,
    response: Reviewer,
  },
  removeReviewer: {
    method: 'delete',
    path: '/api/admin/universities/:id/reviewers/:userId',
    access: 'universities.reviewers',
    description: 'Remove a reviewer of a university. Submitted reviews are kept. Idempotent',
    params: named,
    response: nothing(),
  },
} as const;

export const reviewerAudit = {
  'universities.reviewer-added': '{who} made {whom} a reviewer of a university',
  'universities.reviewer-removed': '{who} removed {whom} from the reviewers of a university',
} as const;

export const reviewerData = [
  {
    table: 'reviewers',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'Universities that you review applications for',
  },
] as const;

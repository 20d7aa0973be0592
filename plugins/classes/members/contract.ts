import { z } from 'zod';
import { Id } from '../../../core/contract/index.ts';
import { ClassPage, JoinCode, OwnClass } from '../lists/contract.ts';

/** Most learners of a class. */
export const maxLearners = 300;
/** Most teachers of a class. */
export const maxTeachers = 20;
/** How long a code may be valid, in days. */
export const codeDays = { min: 1, max: 90, default: 7 } as const;

const one = z.object({ id: Id });

const Candidate = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
});

export const memberRoutes = {
  candidates: {
    method: 'get',
    path: '/api/classes/:id/candidates',
    access: 'classes.teach',
    description: 'People who are not in a class and whom you may add to it: instructors, and learners whom you may see',
    params: one,
    query: z.object({
      role: z.enum(['teacher', 'learner']),
      search: z.string().trim().min(1, 'Required').max(200),
    }),
    response: z.object({
      items: z.array(Candidate),
      /** Whether more people match. */
      hasMore: z.boolean(),
    }),
  },
  addMembers: {
    method: 'post',
    path: '/api/classes/:id/members',
    access: 'classes.teach',
    description: 'Add learners or instructors to a class. All or none; those who are in it already stay',
    params: one,
    body: z.object({ userIds: z.array(Id).min(1).max(maxLearners) }),
    response: ClassPage,
  },
  removeMember: {
    method: 'delete',
    path: '/api/classes/:id/members/:userId',
    access: 'classes.teach',
    description: 'Remove a learner or a teacher from a class. Idempotent',
    params: one.extend({ userId: Id }),
    response: ClassPage,
  },
  makeCode: {
    method: 'post',
    path: '/api/classes/:id/code',
    access: 'classes.teach',
    description: 'Make a new code with which learners join. The earlier code stops working',
    params: one,
    body: z.object({ days: z.int().min(codeDays.min).max(codeDays.max).default(codeDays.default) }),
    response: JoinCode,
    status: 201,
  },
  endCode: {
    method: 'delete',
    path: '/api/classes/:id/code',
    access: 'classes.teach',
    description: 'Make the code stop working. Idempotent',
    params: one,
    response: ClassPage,
  },
  joinClass: {
    method: 'post',
    path: '/api/class-memberships',
    access: 'classes.attend',
    description: 'Join a class with its code. Idempotent',
    limit: 'costly',
    body: z.object({ code: z.string().trim().min(1, 'Required').max(20) }),
    response: OwnClass,
  },
} as const;

import { z } from 'zod';
import { CursorQuery, Id, nothing, pageOf, Timestamp } from '../../../core/contract/index.ts';
import { platform, RoleName } from '../../../core/contract/platform.ts';
import { AuditEntry } from '../audit/contract.ts';
import { GroupId } from '../bulk/contract.ts';

export const Person = z.object({
  id: Id,
  username: z.string(),
  email: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  role: RoleName,
  demo: z.boolean(),
  isActive: z.boolean(),
  /** False until the person has set a password for the first time. */
  hasPassword: z.boolean(),
  createdAt: Timestamp,
  lastSeenAt: Timestamp.nullable(),
});
export type Person = z.infer<typeof Person>;

/** A learner assigned to a member of staff. */
export const AssignedLearner = z.object({
  id: Id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Assigned by an administrator, who can undo it. */
  isByHand: z.boolean(),
  /** Other sources of the assignment: `class 7b`. */
  sources: z.array(z.string()),
});
export type AssignedLearner = z.infer<typeof AssignedLearner>;

export const Invitation = z.object({
  id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: RoleName,
  createdAt: Timestamp,
  expiresAt: Timestamp,
});
export type Invitation = z.infer<typeof Invitation>;

/** Whose page a section belongs to. */
export type PersonOfSection = Pick<Person, 'id' | 'role' | 'firstName' | 'lastName'>;

const PersonParams = z.object({ id: Id });
const AssignedParams = z.object({ id: Id, learnerId: Id });
const { username: Username, email: Email, firstName: Name } = platform.routes.register.body.shape;
const NewPerson = z.object({ email: Email, firstName: Name, lastName: Name, role: RoleName });

export const peopleRoutes = {
  people: {
    method: 'get',
    path: '/api/admin/people',
    access: 'platform.people',
    description: 'List people of the institution by name; includes deactivated people unless `active` is given',
    query: CursorQuery.extend({
      search: z.string().trim().max(200).optional(),
      role: RoleName.optional(),
      active: z.stringbool().optional(),
      hasPassword: z.stringbool().optional(),
      group: GroupId.optional(),
    }),
    response: pageOf(Person),
  },
  person: {
    method: 'get',
    path: '/api/admin/people/:id',
    access: 'platform.people',
    description: 'Get a person with their audit trail',
    params: PersonParams,
    response: z.object({ person: Person, trail: z.array(AuditEntry) }),
  },
  invite: {
    method: 'post',
    path: '/api/admin/invitations',
    access: 'platform.people',
    description: 'Invite a person by email',
    body: NewPerson,
    response: z.object({ id: Id }),
    status: 201,
  },
  createPerson: {
    method: 'post',
    path: '/api/admin/people',
    access: 'platform.people',
    description: 'Create an account and email a link to set a password',
    body: NewPerson.extend({ username: Username }),
    response: z.object({ person: Person, mailed: z.boolean() }),
    status: 201,
  },
  updatePerson: {
    method: 'patch',
    path: '/api/admin/people/:id',
    access: 'platform.people',
    description: 'Change the names or email address of a person',
    params: PersonParams,
    body: z.object({ username: Username, email: Email, firstName: Name, lastName: Name }).partial(),
    response: Person,
  },
  invitations: {
    method: 'get',
    path: '/api/admin/invitations',
    access: 'platform.people',
    description: 'List open invitations',
    response: z.array(Invitation),
  },
  withdrawInvitation: {
    method: 'delete',
    path: '/api/admin/invitations/:id',
    access: 'platform.people',
    params: PersonParams,
    description: 'Withdraw an invitation',
    response: nothing(),
  },
  setRole: {
    method: 'put',
    path: '/api/admin/people/:id/role',
    access: 'platform.people',
    description: 'Change the role of a person; signs them out',
    params: PersonParams,
    body: z.object({ role: RoleName }),
    response: Person,
  },
  resetPassword: {
    method: 'post',
    path: '/api/admin/people/:id/password-reset',
    access: 'platform.people',
    description: 'Email a person a link to set a new password',
    params: PersonParams,
    response: nothing(),
  },
  endSessions: {
    method: 'delete',
    path: '/api/admin/people/:id/sessions',
    access: 'platform.people',
    description: 'Sign a person out on all devices',
    params: PersonParams,
    response: z.object({ ended: z.int() }),
  },
  setActive: {
    method: 'put',
    path: '/api/admin/people/:id/active',
    access: 'platform.people',
    description: 'Deactivate an account, which ends its sessions, or reactivate it',
    params: PersonParams,
    body: z.object({ active: z.boolean() }),
    response: Person,
  },
  assigned: {
    method: 'get',
    path: '/api/admin/people/:id/learners',
    access: 'platform.people',
    description: 'List the learners assigned to an instructor, a reviewer or a recruiter, by name',
    params: PersonParams,
    response: z.array(AssignedLearner),
  },
  assign: {
    method: 'put',
    path: '/api/admin/people/:id/learners/:learnerId',
    access: 'platform.people',
    description: 'Assign a learner to an instructor, a reviewer or a recruiter',
    params: AssignedParams,
    response: nothing(),
  },
  unassign: {
    method: 'delete',
    path: '/api/admin/people/:id/learners/:learnerId',
    access: 'platform.people',
    description: 'Remove an assignment made by an administrator; assignments through a class are unchanged',
    params: AssignedParams,
    response: nothing(),
  },
} as const;

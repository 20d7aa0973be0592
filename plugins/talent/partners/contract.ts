import { z } from 'zod';
import { Id, Line, nothing, Timestamp } from '../../../core/contract/index.ts';
import { eiqScale } from '../../learner/contract.ts';

export const CompanySize = z.enum(['startup', 'small', 'medium', 'large']);
export type CompanySize = z.infer<typeof CompanySize>;

/** Titles on screens. */
export const sizeTitles: Record<CompanySize | 'any', string> = {
  startup: 'Startup (up to 10 people)',
  small: 'Small (up to 50 people)',
  medium: 'Medium (up to 250 people)',
  large: 'Large (more than 250 people)',
  any: 'Any size',
};

export const PartnerStatus = z.enum(['pending', 'approved', 'suspended']);
export type PartnerStatus = z.infer<typeof PartnerStatus>;

const Range = z.object({ min: z.number(), max: z.number() });

/** A company as learners see it. */
export const CorporatePartner = z.object({
  id: Id,
  name: z.string(),
  industry: z.string(),
  headquarters: z.string().nullable(),
  size: CompanySize,
  description: z.string(),
  /** Annual hires. */
  recruitmentQuota: z.int().nullable(),
  targetEiQRange: Range.nullable(),
  website: z.string().nullable(),
  isSample: z.boolean(),
  openJobs: z.int(),
});
export type CorporatePartner = z.infer<typeof CorporatePartner>;

const line = (max: number) => Line.min(1, 'Required').max(max, `At most ${max} characters`);
const score = z.int('A whole number').min(eiqScale.lowest, 'From 100 to 900').max(eiqScale.highest, 'From 100 to 900');

/** A company as administrators enter it. */
export const PartnerEntry = z.object({
  name: line(120),
  industry: line(60),
  headquarters: line(120).nullable().default(null),
  size: CompanySize,
  description: z.string().trim().max(4000, 'At most 4000 characters').default(''),
  website: z
    .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'An address such as https://www.example.com' })
    .max(500)
    .nullable()
    .default(null),
  recruitmentQuota: z.int('A whole number').min(1, 'At least 1').max(100_000).nullable().default(null),
  targetEiQRange: z
    .object({ min: score, max: score })
    .refine(({ min, max }) => min <= max, { error: 'The minimum is above the maximum', path: ['min'] })
    .nullable()
    .default(null),
});
export type PartnerEntry = z.output<typeof PartnerEntry>;

/** A company as administrators see it. */
export const ManagedPartner = CorporatePartner.extend({
  status: PartnerStatus,
  reason: z.string().nullable(),
  decidedAt: Timestamp.nullable(),
  recruiters: z.int(),
});
export type ManagedPartner = z.infer<typeof ManagedPartner>;

export const Recruiter = z.object({
  userId: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** False for a deactivated account, and for a person with another role. */
  isActive: z.boolean(),
});
export type Recruiter = z.infer<typeof Recruiter>;

/** A recruiter of one's own company, or a person whom it invited. */
export const Colleague = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** `invited`: has not signed in as a recruiter of the company. `inactive`: cannot sign in as a recruiter. */
  state: z.enum(['active', 'invited', 'inactive']),
});
export type Colleague = z.infer<typeof Colleague>;

const params = z.object({ id: Id });
const named = z.object({ id: Id, userId: Id });

export const partnerRoutes = {
  corporatePartners: {
    method: 'get',
    path: '/api/corporate-partners',
    access: 'signed-in',
    description: 'Companies that your institution works with, by name',
    response: z.array(CorporatePartner),
  },
  managedPartners: {
    method: 'get',
    path: '/api/admin/talent/partners',
    access: 'talent.manage',
    description: 'All partner companies, by name',
    response: z.array(ManagedPartner),
  },
  addPartner: {
    method: 'post',
    path: '/api/admin/talent/partners',
    access: 'talent.manage',
    description: 'Add a company. It waits for approval',
    body: PartnerEntry,
    response: ManagedPartner,
    status: 201,
  },
  changePartner: {
    method: 'put',
    path: '/api/admin/talent/partners/:id',
    access: 'talent.manage',
    description: 'Change a company',
    params,
    body: PartnerEntry,
    response: ManagedPartner,
  },
  approvePartner: {
    method: 'post',
    path: '/api/admin/talent/partners/:id/approve',
    access: 'talent.manage',
    description: 'Approve a company, so that its recruiters see learners who are open to recruitment. Idempotent',
    params,
    response: ManagedPartner,
  },
  suspendPartner: {
    method: 'post',
    path: '/api/admin/talent/partners/:id/suspend',
    access: 'talent.manage',
    description: 'Suspend a company. Its recruiters see nobody from then on. Idempotent',
    params,
    body: z.object({ reason: line(500) }),
    response: ManagedPartner,
  },
  partnerRecruiters: {
    method: 'get',
    path: '/api/admin/talent/partners/:id/recruiters',
    access: 'talent.manage',
    description: 'The recruiters of a company, by name',
    params,
    response: z.array(Recruiter),
  },
  recruiterCandidates: {
    method: 'get',
    path: '/api/admin/talent/recruiters',
    access: 'talent.manage',
    description: 'Active people with the role recruiter who work for no company yet',
    query: z.object({ search: z.string().trim().max(100).optional() }),
    response: z.array(Recruiter),
  },
  addRecruiter: {
    method: 'put',
    path: '/api/admin/talent/partners/:id/recruiters/:userId',
    access: 'talent.manage',
    description: 'Let a person with the role recruiter work for a company. Idempotent',
    params: named,
    response: Recruiter,
  },
  removeRecruiter: {
    method: 'delete',
    path: '/api/admin/talent/partners/:id/recruiters/:userId',
    access: 'talent.manage',
    description: 'End a recruiter’s work for a company. Idempotent',
    params: named,
    response: nothing(),
  },
} as const;

export const colleagueRoutes = {
  colleagues: {
    method: 'get',
    path: '/api/recruiting/colleagues',
    access: 'talent.recruit',
    description: 'The recruiters of your company, by name, then those invited within the last 7 days',
    response: z.array(Colleague),
  },
  inviteColleague: {
    method: 'post',
    path: '/api/recruiting/colleagues',
    access: 'talent.recruit',
    limit: 'costly',
    description:
      'Invite another recruiter for your company. The answer is the same whether or not the address has an account: the ' +
      'person receives a mail with a link to a new account, or a mail that nothing was changed',
    body: z.object({ firstName: line(80), lastName: line(80), email: z.email('An email address').max(254) }),
    response: Colleague,
    status: 201,
  },
} as const;

export const partnerAudit = {
  'talent.partner-added': '{who} added a partner company',
  'talent.partner-changed': '{who} changed a partner company',
  'talent.partner-approved': '{who} approved a partner company',
  'talent.partner-suspended': '{who} suspended a partner company',
  'talent.recruiter-added': '{who} made {whom} a recruiter of a partner company',
  'talent.colleague-invited': '{who} invited {whom} as a recruiter of their company',
  'talent.recruiter-removed': '{who} removed {whom} from the recruiters of a partner company',
} as const;

export const partnerData = [
  { table: 'recruiters', userColumn: 'user_id', onErase: 'delete', description: 'The company that you recruit for' },
  {
    table: 'invitations',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'Invitations to recruit for a company',
  },
  {
    table: 'invitations',
    userColumn: 'invited_by',
    onErase: 'anonymise',
    withhold: ['first_name', 'last_name', 'email'],
    description: 'Recruiters whom you invited',
  },
] as const;

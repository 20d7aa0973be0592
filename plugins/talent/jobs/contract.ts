import { z } from 'zod';
import { Day, Id, Line, Timestamp } from '../../../core/contract/index.ts';
import { eiqScale } from '../../learner/contract.ts';
import { SkillLevel, statedLevel } from '../matching/contract.ts';

const line = (max: number) => Line.min(1, 'Required').max(max, `At most ${max} characters`);

/** A skill that a job asks for, as recruiters enter it. */
export const JobRequirement = z.object({
  skill: line(120),
  level: SkillLevel.default(statedLevel),
  /** From 1 (useful) to 5 (essential). */
  weight: z.int().min(1).max(5).default(3),
});
export type JobRequirement = z.output<typeof JobRequirement>;

/** The same with the id of the skill in the catalogue of skills; null for a skill that it does not have. */
const NamedRequirement = JobRequirement.extend({ skillId: z.string().nullable() });

const maxRequirements = 30;
const money = z.int('A whole number').min(0, 'At least 0').max(1_000_000_000);

/** A job as recruiters enter it. */
export const JobEntry = z.object({
  title: line(120),
  /** Plain text. */
  description: z.string().trim().min(1, 'Required').max(8000, 'At most 8000 characters'),
  requirements: z
    .array(JobRequirement)
    .min(1, 'Name at least one skill')
    .max(maxRequirements, `At most ${maxRequirements} skills`),
  minEiqScore: z
    .int('A whole number')
    .min(eiqScale.lowest, 'From 100 to 900')
    .max(eiqScale.highest, 'From 100 to 900')
    .nullable()
    .default(null),
  /** For a year, in the institution's currency. Null is shown as “Competitive”. */
  salary: z
    .object({ min: money, max: money })
    .refine(({ min, max }) => min <= max, { error: 'The minimum is above the maximum', path: ['min'] })
    .nullable()
    .default(null),
  place: line(120).nullable().default(null),
  isRemote: z.boolean().default(false),
  /** How many people are wanted. */
  quota: z.int('A whole number').min(1, 'At least 1').max(10_000).default(1),
  startsOn: Day.nullable().default(null),
  /** Applications are taken until this moment. */
  deadline: z.iso.datetime({ offset: true }).nullable().default(null),
});
export type JobEntry = z.output<typeof JobEntry>;

export const Job = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  requirements: z.array(NamedRequirement),
  minEiqScore: z.int().nullable(),
  salary: z.object({ min: z.int(), max: z.int() }).nullable(),
  /** ISO 4217 */
  currency: z.string(),
  place: z.string().nullable(),
  isRemote: z.boolean(),
  quota: z.int(),
  startsOn: z.string().nullable(),
  deadline: Timestamp.nullable(),
  /** False once it is closed or its deadline has passed. */
  isOpen: z.boolean(),
  createdAt: Timestamp,
});
export type Job = z.infer<typeof Job>;

/** A job in the list of the company. */
const ListedJob = Job.extend({
  /** Candidates who are interested and wait for an answer. */
  waiting: z.int(),
});
export type ListedJob = z.infer<typeof ListedJob>;

const params = z.object({ id: Id });

export const jobRoutes = {
  jobs: {
    method: 'get',
    path: '/api/recruiting/jobs',
    access: 'talent.recruit',
    description: 'The jobs of your company, open ones first',
    response: z.array(ListedJob),
  },
  job: {
    method: 'get',
    path: '/api/recruiting/jobs/:id',
    access: 'talent.recruit',
    description: 'A job of your company',
    params,
    response: Job,
  },
  postJob: {
    method: 'post',
    path: '/api/recruiting/jobs',
    access: 'talent.recruit',
    description: 'Post a job for your company',
    body: JobEntry,
    response: Job,
    status: 201,
  },
  changeJob: {
    method: 'put',
    path: '/api/recruiting/jobs/:id',
    access: 'talent.recruit',
    description: 'Change a job of your company',
    params,
    body: JobEntry,
    response: Job,
  },
  closeJob: {
    method: 'post',
    path: '/api/recruiting/jobs/:id/close',
    access: 'talent.recruit',
    description: 'Close a job, so that nobody else is matched with it. Idempotent',
    params,
    response: Job,
  },
  reopenJob: {
    method: 'post',
    path: '/api/recruiting/jobs/:id/reopen',
    access: 'talent.recruit',
    description: 'Open a closed job again. Idempotent',
    params,
    response: Job,
  },
} as const;

export const jobAudit = {
  'talent.job-posted': '{who} posted a job',
  'talent.job-changed': '{who} changed a job',
  'talent.job-closed': '{who} closed a job',
  'talent.job-reopened': '{who} opened a job again',
} as const;

export const jobData = [
  { table: 'jobs', userColumn: 'created_by', onErase: 'anonymise', description: 'Jobs that you posted' },
] as const;

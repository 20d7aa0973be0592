import { z } from 'zod';
import { Id, PageQuery, pageOf, Timestamp } from '../../../core/contract/index.ts';
import { RecruitmentMatch } from '../matches/contract.ts';
import { Explanation, MatchLevel } from '../matching/contract.ts';
import { ManagedPartner } from '../partners/contract.ts';
import { Availability, CompanyView } from '../profiles/contract.ts';
import { Party, Stage, StepName } from './stages/contract.ts';

export * from './stages/contract.ts';

const Words = z.string().trim().min(1, 'Required').max(2000, 'At most 2000 characters');

export const Message = z.object({
  id: Id,
  party: Party,
  /** Null where its author was erased. */
  text: z.string().nullable(),
  at: Timestamp,
});
export type Message = z.infer<typeof Message>;

export const NewMessage = z.object({
  /** Made by the browser, so that a message that is sent twice is stored once. */
  id: Id,
  text: Words,
});
export type NewMessage = z.output<typeof NewMessage>;

/** A candidate in a list. */
export const ListedCandidate = z.object({
  matchId: Id,
  /** The name once both sides are interested, before that `Candidate 7F3A`. */
  label: z.string(),
  isNamed: z.boolean(),
  matchScore: z.number(),
  level: MatchLevel,
  stage: Stage,
  explanation: Explanation,
  /** The latest step; null without one. */
  changedAt: Timestamp.nullable(),
});
export type ListedCandidate = z.infer<typeof ListedCandidate>;

/** A candidate in full. */
export const CandidateDetails = ListedCandidate.extend({
  job: z.object({ id: Id, title: z.string(), isOpen: z.boolean() }),
  profile: CompanyView,
  /** What the learner wrote about availability with the interest. */
  availability: z.string().nullable(),
  history: z.array(z.object({ step: StepName, to: Stage, party: Party, at: Timestamp, actor: z.string().nullable() })),
  messages: z.array(Message),
});
export type CandidateDetails = z.infer<typeof CandidateDetails>;

/** A reading of one's profile by a company. */
export const ProfileView = z.object({ company: z.string(), jobTitle: z.string(), at: Timestamp });
export type ProfileView = z.infer<typeof ProfileView>;

const match = z.object({ matchId: Id });

export const candidacyRoutes = {
  contactMatch: {
    method: 'post',
    path: '/api/recruitment-matches/:matchId/contact',
    access: 'signed-in',
    duringAssessment: 'closed',
    description: 'Express interest in a job. The same again changes nothing',
    params: match,
    body: z.object({ message: Words, availability: Availability.optional() }),
    response: RecruitmentMatch,
  },
  withdrawMatch: {
    method: 'post',
    path: '/api/recruitment-matches/:matchId/withdraw',
    access: 'signed-in',
    description: 'Withdraw from a job, or decline a company’s interest. Final and idempotent',
    params: match,
    response: RecruitmentMatch,
  },
  recruitmentMatch: {
    method: 'get',
    path: '/api/recruitment-matches/:matchId',
    access: 'signed-in',
    description: 'One of your matches, also where its job has closed since',
    params: match,
    response: RecruitmentMatch,
  },
  matchMessages: {
    method: 'get',
    path: '/api/recruitment-matches/:matchId/messages',
    access: 'signed-in',
    whenSignedInAs: 'closed',
    description: 'Your messages with a company about a job, in order',
    params: match,
    response: z.array(Message),
  },
  writeToCompany: {
    method: 'post',
    path: '/api/recruitment-matches/:matchId/messages',
    access: 'signed-in',
    duringAssessment: 'closed',
    description: 'Write to a company, once both sides are interested. Idempotent by id',
    params: match,
    body: NewMessage,
    response: Message,
    status: 201,
  },
  profileViews: {
    method: 'get',
    path: '/api/talent-profile/views',
    access: 'signed-in',
    description: 'Companies that read your profile, newest first, at most 100',
    response: z.array(ProfileView),
  },
  company: {
    method: 'get',
    path: '/api/recruiting/company',
    access: 'talent.recruit',
    description: 'The company that you recruit for; null for none',
    response: ManagedPartner.omit({ recruiters: true, openJobs: true, decidedAt: true, reason: true }).nullable(),
  },
  candidates: {
    method: 'get',
    path: '/api/recruiting/jobs/:id/candidates',
    access: 'talent.recruit',
    description: 'Learners who match a job of your company and can be seen by companies, the best first',
    params: z.object({ id: Id }),
    query: PageQuery.extend({ stage: z.union([Stage, z.literal('active')]).optional() }),
    response: pageOf(ListedCandidate),
  },
  candidate: {
    method: 'get',
    path: '/api/recruiting/candidates/:matchId',
    access: 'talent.recruit',
    description: 'A candidate. The learner sees that your company read the profile',
    params: match,
    response: CandidateDetails,
  },
  shortlist: {
    method: 'put',
    path: '/api/recruiting/candidates/:matchId/shortlist',
    access: 'talent.recruit',
    description: 'Put a candidate on the shortlist. The learner is not told. Idempotent',
    params: match,
    response: CandidateDetails,
  },
  unlist: {
    method: 'delete',
    path: '/api/recruiting/candidates/:matchId/shortlist',
    access: 'talent.recruit',
    description: 'Take a candidate off the shortlist. Idempotent',
    params: match,
    response: CandidateDetails,
  },
  invite: {
    method: 'post',
    path: '/api/recruiting/candidates/:matchId/interest',
    access: 'talent.recruit',
    description: 'Express the company’s interest. Idempotent',
    params: match,
    body: z.object({ message: Words }),
    response: CandidateDetails,
  },
  moveCandidate: {
    method: 'post',
    path: '/api/recruiting/candidates/:matchId/stage',
    access: 'talent.recruit',
    description: 'Move a candidate to a later stage, or decline. Idempotent',
    params: match,
    body: z.object({ stage: z.enum(['interview', 'offer', 'hired', 'declined']) }),
    response: CandidateDetails,
  },
  writeToCandidate: {
    method: 'post',
    path: '/api/recruiting/candidates/:matchId/messages',
    access: 'talent.recruit',
    description: 'Write to a candidate, once both sides are interested. Idempotent by id',
    params: match,
    body: NewMessage,
    response: Message,
    status: 201,
  },
} as const;

export const candidacyJobs = {
  /** Tells a person of a step by mail. */
  stepMail: { payload: z.object({ userId: z.string(), stepId: z.string() }), once: ['userId', 'stepId'] },
} as const;

export const candidacyAudit = {
  'talent.candidate-read': '{who} read the talent profile of {whom}',
  'talent.candidate-moved': '{who} moved {whom} to another stage of recruitment',
  'talent.message-written': '{who} wrote to {whom} about a job',
} as const;

export const candidacyData = [
  {
    table: 'candidacies',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'Jobs that you and companies are interested in',
  },
  {
    table: 'candidacies',
    userColumn: 'recruiter_id',
    onErase: 'anonymise',
    withhold: ['user_id', 'availability'],
    description: 'Candidates that you contacted',
  },
  {
    table: 'candidacy_steps',
    userColumn: 'user_id',
    onErase: 'delete',
    withhold: ['actor_id'],
    description: 'The history of these jobs',
  },
  {
    table: 'candidacy_steps',
    userColumn: 'actor_id',
    onErase: 'anonymise',
    withhold: ['user_id'],
    description: 'Steps that you took with candidates or companies',
  },
  {
    table: 'messages',
    userColumn: 'user_id',
    onErase: 'delete',
    withhold: ['author_id'],
    description: 'Messages between you and companies',
  },
  {
    table: 'messages',
    userColumn: 'author_id',
    onErase: 'anonymise',
    anonymise: ['text'],
    withhold: ['user_id'],
    description: 'Messages that you wrote about jobs',
  },
  {
    table: 'profile_views',
    userColumn: 'user_id',
    onErase: 'delete',
    withhold: ['recruiter_id'],
    description: 'Companies that read your profile',
  },
  {
    table: 'profile_views',
    userColumn: 'recruiter_id',
    onErase: 'anonymise',
    withhold: ['user_id'],
    description: 'Profiles that you read',
  },
] as const;

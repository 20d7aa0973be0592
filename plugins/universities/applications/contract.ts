import { z } from 'zod';
import { Id, nothing, Timestamp } from '../../../core/contract/index.ts';
import { EiqScore } from '../../learner/contract.ts';
import { Intake } from '../catalogue/contract.ts';
import { ApplicationData } from './essays/contract.ts';
import { ChecklistItem, Compatibility, TranscriptAnalysis } from './evidence/contract.ts';
import { letterData, letterRoutes, Recommendation } from './letters/contract.ts';
import { ApplicationStatus, Party, StepName } from './states/contract.ts';

export * from './essays/contract.ts';
export * from './evidence/contract.ts';
export * from './letters/contract.ts';
export * from './mail/contract.ts';
export * from './states/contract.ts';

export const RecommendationStatus = z.enum(['highly_recommended', 'recommended', 'conditional', 'not_recommended']);
export type RecommendationStatus = z.infer<typeof RecommendationStatus>;

/** Titles on screens. */
export const recommendationStatusTitles: Record<RecommendationStatus, string> = {
  highly_recommended: 'Highly recommended',
  recommended: 'Recommended',
  conditional: 'Conditional',
  not_recommended: 'Not recommended',
};

export const Application = z.object({
  id: Id,
  universityId: Id,
  university: z.object({ id: Id, name: z.string(), country: z.string(), isActive: z.boolean(), isSample: z.boolean() }),
  program: z.string(),
  programId: Id,
  intake: Intake,
  status: ApplicationStatus,
  /** Null until a decision is released. */
  recommendationStatus: RecommendationStatus.nullable(),
  /** Null until a decision is released. */
  analysisSummary: z.string().nullable(),
  /** From your record at the submission; for a draft your record now. Null without a record. */
  applicationEiqScore: EiqScore.nullable(),
  /** Of the score, in points. */
  applicationStandardError: z.number().nullable(),
  compatibility: Compatibility.nullable(),
  applicationData: ApplicationData,
  /** Null: all confirmed documents. */
  documentIds: z.array(Id).nullable(),
  transcriptAnalysis: TranscriptAnalysis,
  /** Increases with every change of the draft. */
  version: z.int(),
  /** Steps you can take now. */
  mayTake: z.array(StepName),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  submittedAt: Timestamp.nullable(),
});
export type Application = z.infer<typeof Application>;

const ApplicationStep = z.object({
  step: StepName,
  from: ApplicationStatus.nullable(),
  to: ApplicationStatus,
  party: Party,
  at: Timestamp,
});

export const ApplicationDetails = Application.extend({
  checklist: z.array(ChecklistItem),
  /** The confirmed documents that are or will be part of the application. */
  documents: z.array(
    z.object({
      documentId: Id,
      fileName: z.string(),
      kind: z.string(),
      /** False where it carries another name than yours. */
      nameMatches: z.boolean(),
      isRemoved: z.boolean(),
    }),
  ),
  recommendations: z.array(Recommendation),
  /** The oldest first. */
  history: z.array(ApplicationStep),
  /** The server's clock at the response: deadlines count by it. */
  serverTime: Timestamp,
});
export type ApplicationDetails = z.infer<typeof ApplicationDetails>;

/** An application as the applicant's guardian sees it. */
export const ChildApplication = z.object({
  id: Id,
  university: z.string(),
  program: z.string(),
  status: ApplicationStatus,
  /** Of the intake, with its time zone. */
  deadline: Timestamp,
  timeZone: z.string(),
  submittedAt: Timestamp.nullable(),
});
export type ChildApplication = z.infer<typeof ChildApplication>;

/** The answer to a draft with an old version: what stands, so that nothing is lost on either device. */
const StaleDraft = z.object({
  error: z.object({ code: z.literal('conflict'), message: z.string() }),
  current: Application,
});
export type StaleDraft = z.infer<typeof StaleDraft>;

const params = z.object({ id: Id });
const program = z.string().trim().min(1, 'Required').max(200);
const documentIds = z.array(Id).max(50).nullable();

export const applicationPermissions = {
  'universities.apply': { description: 'Apply to universities', grantedTo: ['learner'] },
} as const;

export const applicationRoutes = {
  applications: {
    method: 'get',
    path: '/api/university-applications',
    access: 'signed-in',
    description: 'Your applications, the latest first',
    response: z.array(Application),
  },
  apply: {
    method: 'post',
    path: '/api/university-applications',
    access: 'universities.apply',
    duringAssessment: 'closed',
    description:
      'Apply for a program and submit at once; the same again changes nothing. The score is taken from your record',
    body: z.object({
      universityId: Id,
      program,
      /** By default the open intake with the nearest deadline. */
      intakeId: Id.optional(),
      /** Ignored: the score is taken from your record. */
      applicationEiqScore: z.union([z.number(), z.string().max(20)]).nullish(),
      applicationData: ApplicationData,
      documentIds: documentIds.optional(),
    }),
    response: Application,
    status: 201,
  },
  beginApplication: {
    method: 'post',
    path: '/api/university-applications/drafts',
    access: 'universities.apply',
    description: 'Begin a draft for a program, or find the one you began',
    body: z.object({ universityId: Id, program, intakeId: Id.optional() }),
    response: ApplicationDetails,
    status: 201,
  },
  application: {
    method: 'get',
    path: '/api/university-applications/:id',
    access: 'signed-in',
    description: 'One of your applications with what it still needs, its evidence, its letters and its history',
    params,
    response: ApplicationDetails,
  },
  saveDraft: {
    method: 'put',
    path: '/api/university-applications/:id/draft',
    access: 'signed-in',
    duringAssessment: 'closed',
    description:
      'Save a draft. `version` is the one you changed; if another device has saved since, the answer is 409 with what stands',
    params,
    body: z.object({
      version: z.int().min(1).max(2_147_483_647),
      applicationData: ApplicationData,
      /** Another intake of the same program. */
      intakeId: Id.optional(),
      documentIds: documentIds.optional(),
    }),
    response: z.union([Application, StaleDraft]),
  },
  deleteDraft: {
    method: 'delete',
    path: '/api/university-applications/:id',
    access: 'signed-in',
    description: 'Delete a draft',
    params,
    response: nothing(),
  },
  submitApplication: {
    method: 'post',
    path: '/api/university-applications/:id/submission',
    access: 'signed-in',
    description: 'Submit a draft as it was saved last. Idempotent',
    params,
    body: z.object({
      /** The version you saw; another one is refused. */
      version: z.int().min(1).max(2_147_483_647).optional(),
    }),
    response: ApplicationDetails,
  },
  withdrawApplication: {
    method: 'post',
    path: '/api/university-applications/:id/withdrawal',
    access: 'signed-in',
    description: 'Withdraw an application. Idempotent',
    params,
    response: ApplicationDetails,
  },
  answerOffer: {
    method: 'post',
    path: '/api/university-applications/:id/offer',
    access: 'signed-in',
    description: 'Accept or decline an offer. The same answer again changes nothing',
    params,
    body: z.object({ answer: z.enum(['accept', 'decline']) }),
    response: ApplicationDetails,
  },
  childApplications: {
    method: 'get',
    path: '/api/university-applications/learners/:userId',
    access: 'signed-in',
    description: 'The applications of your child, without essays, letters and documents',
    params: z.object({ userId: Id }),
    response: z.array(ChildApplication),
  },
  ...letterRoutes,
} as const;

export const applicationEvents = {
  /** An application took a step that its applicant may know of. */
  'application.changed': z.object({
    userId: Id,
    applicationId: Id,
    universityId: Id,
    programId: Id,
    intakeId: Id,
    step: StepName,
    from: ApplicationStatus.nullable(),
    to: ApplicationStatus,
  }),
  /** A recommender answered. */
  'recommendation.answered': z.object({
    userId: Id,
    applicationId: Id,
    universityId: Id,
    status: z.enum(['submitted', 'declined']),
  }),
};

export const applicationSends = {
  /** One of your applications changed, or was saved on another device. Fetch it again. */
  application_changed: z.object({ applicationId: Id }),
};

export const applicationAudit = {} as const;

export const applicationData = [
  { table: 'applications', userColumn: 'user_id', onErase: 'delete', description: 'Your university applications' },
  {
    table: 'application_steps',
    userColumn: 'user_id',
    onErase: 'delete',
    withhold: ['actor_id'],
    description: 'The history of your university applications',
  },
  {
    table: 'application_steps',
    userColumn: 'actor_id',
    onErase: 'anonymise',
    withhold: ['user_id'],
    description: 'Steps you took in university applications',
  },
  {
    table: 'decisions',
    userColumn: 'actor_id',
    onErase: 'anonymise',
    description: 'Decisions on university applications that you recorded',
  },
  {
    table: 'application_documents',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'Documents in your university applications',
  },
  ...letterData,
] as const;

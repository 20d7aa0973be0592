import { z } from 'zod';
import { Id, PageQuery, pageOf, Timestamp } from '../../../../core/contract/index.ts';
import { EiqScore } from '../../../learner/contract.ts';
import { ApplicationStatus, Compatibility, Decision, RecommendationStatus } from '../../applications/contract.ts';

/** The review that an application still needs. A third is needed where two differ by more than one step in a criterion. */
export const NeededReview = z.enum(['first', 'second', 'third']);
export type NeededReview = z.infer<typeof NeededReview>;

/**
 * The caller's part in an application: `open` (not begun), `draft`, `submitted`; `recused` by themselves; `conflict` where
 * they are a recommender or a guardian of the applicant. Reviewers in the last two see no evidence.
 */
export const OwnPart = z.enum(['open', 'draft', 'submitted', 'recused', 'conflict']);
export type OwnPart = z.infer<typeof OwnPart>;

/** An application in the queue. Everything about decisions is for reviewers alone. */
export const DeskApplication = z.object({
  id: Id,
  applicant: z.object({ firstName: z.string(), lastName: z.string() }),
  universityId: Id,
  university: z.string(),
  programId: Id,
  program: z.string(),
  intakeId: Id,
  intake: z.string(),
  /** What the applicant sees. */
  status: ApplicationStatus,
  submittedAt: Timestamp,
  eiqScore: EiqScore.nullable(),
  standardError: z.number().nullable(),
  compatibility: Compatibility.nullable(),
  /** Submitted reviews of the current round that count. */
  reviews: z.int(),
  needs: NeededReview.nullable(),
  mine: OwnPart,
  /** Weighted mean of all reviews as a share of the rubric’s range, 0 to 1; null until the reviews are complete. */
  rubricShare: z.number().nullable(),
  /** By the rule; null until the reviews are complete. */
  recommendationStatus: RecommendationStatus.nullable(),
  /** A recorded decision that is not released; null without one. */
  pendingDecision: Decision.nullable(),
  decidedAt: Timestamp.nullable(),
  hasOpenAppeal: z.boolean(),
  /** From this moment decisions can be released. */
  decisionsAt: Timestamp,
  timeZone: z.string(),
});
export type DeskApplication = z.infer<typeof DeskApplication>;

export const QueueOrder = z.enum(['submitted', '-submitted', 'score', '-score', 'rubric', '-rubric', 'decisions']);

export const QueueFilter = z.object({
  universityId: Id.optional(),
  programId: Id.optional(),
  intakeId: Id.optional(),
  status: ApplicationStatus.exclude(['draft']).optional(),
  /** Which review is still needed; `any`: one of them; `none`: the reviews are complete. */
  needs: z.enum(['first', 'second', 'third', 'any', 'none']).optional(),
  /** `to-review`: a review is needed and the caller can write it; `reviewed`: the caller has submitted one. */
  mine: z.enum(['to-review', 'draft', 'reviewed', 'recused']).optional(),
  /** `yes`: a decision is recorded and not released; `no`: under review without one; `released`. */
  decided: z.enum(['yes', 'no', 'released']).optional(),
  decision: Decision.optional(),
  appeal: z.enum(['open']).optional(),
  /** Words of the applicant’s name. */
  search: z.string().trim().max(100).optional(),
});

const IntakeInDesk = z.object({
  id: Id,
  programId: Id,
  program: z.string(),
  name: z.string(),
  deadline: Timestamp,
  decisionsAt: Timestamp,
  timeZone: z.string(),
  places: z.int().nullable(),
  /** Submitted applications that were not withdrawn. */
  applications: z.int(),
  /** Applications that the caller can review now. */
  toReview: z.int(),
  /** Applications whose first two reviews differ, by whomever the third one is written. */
  needsThird: z.int(),
  /** Applications whose reviews are complete, without a recorded decision. */
  toDecide: z.int(),
  /** Decisions that are recorded and not released. */
  pending: z.int(),
  openAppeals: z.int(),
});

export const DeskUniversity = z.object({
  id: Id,
  name: z.string(),
  country: z.string(),
  isActive: z.boolean(),
  isSample: z.boolean(),
  /** Intakes with applications, by deadline, the latest first. */
  intakes: z.array(IntakeInDesk),
});
export type DeskUniversity = z.infer<typeof DeskUniversity>;

const access = 'universities.review';

export const queueRoutes = {
  deskUniversities: {
    method: 'get',
    path: '/api/admissions/universities',
    access,
    description: 'The universities you review for, with the state of their intakes',
    response: z.array(DeskUniversity),
  },
  deskApplications: {
    method: 'get',
    path: '/api/admissions/applications',
    access,
    description: 'Applications to the universities you review for',
    query: PageQuery.extend({ ...QueueFilter.shape, sort: QueueOrder.default('submitted') }),
    response: pageOf(DeskApplication),
  },
} as const;

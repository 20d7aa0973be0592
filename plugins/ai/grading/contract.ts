import { z } from 'zod';
import { Id, nothing, Timestamp } from '../../../core/contract/index.ts';

// Open answers whose grading staff review.

/** An open answer whose grading staff should review. The rubric's points count until they decide. */
export const GradingReview = z.object({
  reviewId: Id,
  learner: z.string(),
  /** `distance`: the model's points differ widely from the rubric's; `order`: the answer addresses its grader. */
  cause: z.enum(['distance', 'order']),
  question: z.string(),
  answer: z.string(),
  criteria: z.array(
    z.object({
      id: z.string(),
      says: z.string(),
      points: z.number(),
      rubric: z.boolean(),
      model: z.boolean().nullable(),
    }),
  ),
  /** The model's explanation; null where no model was asked. */
  reason: z.string().nullable(),
  /** Whether a decision changes the points; false for reviews created before decisions could. */
  changesPoints: z.boolean(),
  at: Timestamp,
});
export type GradingReview = z.infer<typeof GradingReview>;

export const GradingVerdict = z.enum(['rubric', 'model', 'neither']);

/** Which grading is right. Where neither is, `met` lists the criteria that the answer meets. */
export const GradingDecision = z.object({
  verdict: GradingVerdict,
  met: z.array(z.string().max(200)).max(50).optional(),
  note: z.string().trim().max(500).default(''),
});
export type GradingDecision = z.infer<typeof GradingDecision>;

export const gradingRoutes = {
  gradingReviews: {
    method: 'get',
    path: '/api/admin/ai/grading-reviews',
    access: 'ai.review-gradings',
    description: 'Open answers whose grading is in doubt, the oldest first',
    response: z.array(GradingReview),
  },
  gradingReviewsWaiting: {
    method: 'get',
    path: '/api/admin/ai/grading-reviews/waiting',
    access: 'ai.review-gradings',
    description: 'The number of open answers that wait for a decision on their grading',
    response: z.object({ open: z.int() }),
  },
  decideGrading: {
    method: 'post',
    path: '/api/admin/ai/grading-reviews/:reviewId',
    access: 'ai.review-gradings',
    description: 'Decide which grading is right; the answer’s points change, and a finished result is scored again',
    params: z.object({ reviewId: Id }),
    body: GradingDecision,
    response: nothing(),
  },
} as const;

export const gradingData = [
  {
    table: 'grading_reviews',
    userColumn: 'user_id',
    onErase: 'delete',
    // The criteria reveal what an open question is looking for.
    withhold: ['criteria', 'question_id'],
    description: 'Your open answers whose grading staff were asked to review',
  },
  {
    table: 'grading_reviews',
    userColumn: 'decided_by',
    onErase: 'anonymise',
    anonymise: ['decided_by'],
    withhold: ['user_id', 'question_id', 'question', 'answer', 'criteria', 'reason', 'points_before', 'points_after'],
    description: 'Gradings you reviewed: when, and what you decided',
  },
] as const;

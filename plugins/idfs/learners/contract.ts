import { z } from 'zod';
import { Id, Timestamp } from '../../../core/contract/index.ts';
import { ResultSummary } from '../results/contract.ts';

// Learners as staff see them.

/** Extra time: a factor of the usual time, or minutes added to it. */
export const ExtraTime = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('factor'), factor: z.number().gt(1).max(4) }),
  z.object({ kind: z.literal('minutes'), minutes: z.int().min(1).max(240) }),
]);
export type ExtraTime = z.infer<typeof ExtraTime>;

/** A learner with their extra time, open session and latest result, for staff. */
export const LearnerStanding = z.object({
  userId: Id,
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  extraTime: ExtraTime.nullable(),
  /** The reason for the extra time, for staff who may give it; empty for others. */
  reason: z.string(),
  open: z
    .object({ sessionId: Id, answered: z.int(), questions: z.int(), timeLimit: z.number(), endsAt: Timestamp })
    .nullable(),
  latest: ResultSummary.nullable(),
  /** When the next session may start; null where it may start now. */
  waitsUntil: Timestamp.nullable(),
  /** Whether the learner has an unused grant to start at once. */
  hasGrant: z.boolean(),
});
export type LearnerStanding = z.infer<typeof LearnerStanding>;

import { z } from 'zod';
import { Id, nothing } from '../../../core/contract/index.ts';

/** Answers of a week. */
export const goalLimits = { min: 10, max: 5000 } as const;

/** The least number of members whose mastery is aggregated: fewer would disclose one person's score. */
export const minContributors = 3;

export const CohortPractice = z.object({
  /** Whether practice is on in the institution. Without it nothing counts. */
  isOn: z.boolean(),
  /** Answers that sharing members have given together since Monday (UTC), and the goal of the week; null without one. */
  answered: z.int(),
  goal: z.int().nullable(),
  /** Members who share, and whether the reader is one of them. */
  sharing: z.int(),
  isSharing: z.boolean(),
  /** The weakest topics of at least three sharing members, weakest first, with the address to practise them. */
  topics: z.array(z.object({ title: z.string(), to: z.string() })),
  /** A plan for the next meeting, in minutes; empty without topics. */
  plan: z.array(z.object({ minutes: z.int(), text: z.string() })),
});
export type CohortPractice = z.infer<typeof CohortPractice>;

const cohort = z.object({ id: Id });

export const practiceRoutes = {
  cohortPractice: {
    method: 'get',
    path: '/api/study-cohorts/:id/practice',
    access: 'cohorts.take-part',
    description: 'What the members of a cohort of yours practise together, and what they could practise next',
    params: cohort,
    response: CohortPractice,
  },
  setGoal: {
    method: 'put',
    path: '/api/study-cohorts/:id/goal',
    access: 'cohorts.take-part',
    description: 'Set or remove the goal of the week. For the owner',
    params: cohort,
    body: z.object({ answers: z.int().min(goalLimits.min).max(goalLimits.max).nullable() }),
    response: nothing(),
  },
  sharePractice: {
    method: 'put',
    path: '/api/study-cohorts/:id/sharing',
    access: 'cohorts.take-part',
    description: 'Let your own practice count for a cohort, or no longer',
    params: cohort,
    body: z.object({ shares: z.boolean() }),
    response: nothing(),
  },
} as const;

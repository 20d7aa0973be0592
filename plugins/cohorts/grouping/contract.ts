import { z } from 'zod';
import { Id, Line, Timestamp } from '../../../core/contract/index.ts';
import { Topic } from '../../activity/study-groups/contract.ts';
import { learnerCircles } from '../../learner/minority/contract.ts';

// Balanced groups for instructors.

/** Learners that are divided at once. */
export const maxLearners = 200;
/** People of a group. */
export const groupSizes = { min: 2, max: 20, default: 5 } as const;

const Name = z.string().trim().min(1).max(40);

export const GroupLearner = z.object({
  userId: Id,
  name: z.string(),
  circle: z.enum(learnerCircles),
  /** Learners without a result count as average. */
  hasResult: z.boolean(),
});
export type GroupLearner = z.infer<typeof GroupLearner>;

export const Division = z.object({
  groups: z.array(z.array(Id)),
  /** Standard deviation of the groups' mean EiQ, and of the EiQ of the learners; null without results. */
  deviation: z.number().nullable(),
  deviationOfLearners: z.number().nullable(),
  /** Learners who changed groups compared with `previous`. */
  moved: z.int(),
  /** The conditions that cannot all hold; there are no groups then. */
  refusals: z.array(z.object({ text: z.string(), people: z.array(Id) })),
});
export type Division = z.infer<typeof Division>;

/** Cohorts that were created from one division. */
export const GroupSet = z.object({
  id: Id,
  name: z.string(),
  at: Timestamp,
  groups: z.array(z.object({ cohortId: Id, learners: z.array(Id) })),
});
export type GroupSet = z.infer<typeof GroupSet>;

/** What a regrouping changed. */
export const Regrouped = z.object({ moved: z.int(), created: z.int(), ended: z.int() });
export type Regrouped = z.infer<typeof Regrouped>;

const Groups = z.array(z.array(Id).min(1).max(groupSizes.max)).min(1).max(maxLearners);

export const groupingRoutes = {
  groupLearners: {
    method: 'get',
    path: '/api/study-cohorts/groups/learners',
    access: 'cohorts.moderate',
    description: 'Learners whom you may divide into groups, by name: yours, of known age, to whom talking is open',
    query: z.object({ classId: Id.optional() }),
    response: z.array(GroupLearner),
  },
  divide: {
    method: 'post',
    path: '/api/study-cohorts/groups/divide',
    access: 'cohorts.moderate',
    limit: 'costly',
    description: 'Divide learners into groups of similar mean EiQ. Nothing is stored',
    body: z.object({
      learners: z
        .array(
          z.object({
            userId: Id,
            /** Languages in which, and times at which, the learner can work with others. Without them: any. */
            languages: z.array(Name).max(10).optional(),
            times: z.array(Name).max(40).optional(),
          }),
        )
        .min(2)
        .max(maxLearners),
      size: z.int().min(groupSizes.min).max(groupSizes.max).default(groupSizes.default),
      /** The same seed gives the same groups. */
      seed: z.int().min(0).max(1_000_000).default(1),
      together: z.array(z.array(Id).max(groupSizes.max)).max(100).default([]),
      apart: z.array(z.array(Id).max(maxLearners)).max(100).default([]),
      /** Whether staff lead every group: only then minors and adults may share one. */
      staffLead: z.boolean().default(false),
      /** Groups to keep as far as possible: at most a fifth of the people change. */
      previous: z.array(z.array(Id).max(maxLearners)).max(maxLearners).optional(),
    }),
    response: Division,
  },
  createGroups: {
    method: 'post',
    path: '/api/study-cohorts/groups',
    access: 'cohorts.moderate',
    description: 'Create a private cohort for each group, with yourself as owner. Idempotent by id',
    body: z.object({
      id: Id,
      name: Line.min(2, 'At least 2 characters').max(50, 'At most 50 characters'),
      topic: Topic,
      groups: Groups,
    }),
    response: z.object({ created: z.int() }),
    status: 201,
  },
  groupSets: {
    method: 'get',
    path: '/api/study-cohorts/groups',
    access: 'cohorts.moderate',
    description: 'The cohorts that you created from balanced groups, with their learners, newest first',
    response: z.array(GroupSet),
  },
  regroup: {
    method: 'put',
    path: '/api/study-cohorts/groups/:id',
    access: 'cohorts.moderate',
    description: 'Move learners between the cohorts of a set; at most a fifth of them change cohorts. Idempotent',
    params: z.object({ id: Id }),
    body: z.object({ groups: Groups }),
    response: Regrouped,
  },
} as const;

import { z } from 'zod';
import { Id, Line } from '../../../core/contract/index.ts';
import { circleTitles, Topic } from '../../activity/study-groups/contract.ts';
import { learnerCircles, unknownAge } from '../../learner/minority/contract.ts';

/** Places of a cohort. */
export const placeLimits = { min: 2, max: 50, default: 10 } as const;
/** Maximum cohorts that a person can create in a day. */
export const maxCreatedPerDay = 10;
/** Cohorts on a page at most. */
export const maxListed = 100;
/** Maximum named members on a card. */
export const maxAvatars = 3;
/** Maximum recommendations on a card. */
export const maxCardRecommendations = 2;

/** Shown to a child without consent. */
export const consentRequired =
  'Study cohorts open to you once a parent or guardian has agreed that you talk with others. Until then nothing of you is shown there.';
/** Shown to a learner of unknown age. */
export const ageRequired = unknownAge.refusal;

/** Messages after an action, as title and text. */
export const messages = {
  missing: { title: 'Missing Information', text: 'Please fill in all required fields.' },
  created: (name: string) => ({
    title: 'Study Cohort Created!',
    text: `${name} created with AI-powered recommendations`,
  }),
  notCreated: { title: 'Error', text: 'Failed to create study cohort. Please try again.' },
  joined: {
    title: 'Joined Study Cohort!',
    text: 'Welcome to your new study cohort. AI recommendations are being generated.',
  },
  notJoined: { title: 'Error', text: 'Failed to join study cohort. Please try again.' },
} as const;

/** A member's rights. The owner can do everything; moderators admit, remove and settle reports. */
export const CohortRole = z.enum(['owner', 'moderator', 'member']);
export type CohortRole = z.infer<typeof CohortRole>;

/** Titles of roles on screens. */
export const roleTitles: Record<CohortRole, string> = { owner: 'Owner', moderator: 'Moderator', member: 'Member' };

/** Whom a cohort is for: a circle of learners, or all of them where staff lead it. */
export const Audience = z.enum([...learnerCircles, 'led-by-staff']);
export type Audience = z.infer<typeof Audience>;

/** Titles of audiences on screens. */
export const audienceTitles: Record<Audience, string> = {
  'under-13': circleTitles['under-13'],
  minors: circleTitles.minors,
  adults: circleTitles.adults,
  'led-by-staff': 'Everyone, led by staff',
};

export const Cohort = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  topic: Topic,
  maxMembers: z.int().min(placeLimits.min).max(placeLimits.max),
  currentMembers: z.int(),
  /** From the common mastery of at least three members; empty until there are that many. */
  aiRecommendations: z.array(z.string()),
  audience: Audience,
  /** Joined by invitation only, and not listed. */
  isPrivate: z.boolean(),
  /** People who wait for a place. */
  waiting: z.int(),
  isWaiting: z.boolean(),
  /** The reader's role; null for non-members. */
  role: CohortRole.nullable(),
  /** Names of up to three members who share them, without the reader. */
  named: z.array(z.string()),
});
export type Cohort = z.infer<typeof Cohort>;

const CohortEntry = z.object({
  name: Line.min(2, 'At least 2 characters').max(60, 'At most 60 characters'),
  description: z.string().trim().max(500, 'At most 500 characters').default(''),
  maxMembers: z.int().min(placeLimits.min).max(placeLimits.max).default(placeLimits.default),
  isPrivate: z.boolean().default(false),
});
export type CohortEntry = z.infer<typeof CohortEntry>;

const cohort = z.object({ id: Id });

export const cohortRoutes = {
  cohorts: {
    method: 'get',
    path: '/api/study-cohorts',
    access: 'cohorts.take-part',
    description: 'Cohorts that you can discover, newest first, with your own among them',
    query: z.object({
      topic: Topic.optional(),
      limit: z.coerce.number().int().min(1).max(maxListed).default(maxListed),
      offset: z.coerce.number().int().min(0).default(0),
    }),
    response: z.array(Cohort),
  },
  cohort: {
    method: 'get',
    path: '/api/study-cohorts/:id',
    access: 'cohorts.take-part',
    description: 'One cohort',
    params: cohort,
    response: Cohort,
  },
  ownCohorts: {
    method: 'get',
    path: '/api/study-cohorts/user',
    access: 'cohorts.take-part',
    description: 'Cohorts of which you are a member',
    response: z.array(Cohort),
  },
  createCohort: {
    method: 'post',
    path: '/api/study-cohorts',
    access: 'cohorts.take-part',
    duringAssessment: 'closed',
    description: 'Create a study cohort with yourself as its owner. Idempotent by id, where one is given',
    body: z.object({
      id: Id.optional(),
      name: CohortEntry.shape.name,
      description: CohortEntry.shape.description,
      topic: Topic,
      maxMembers: CohortEntry.shape.maxMembers,
      /** Only staff choose it; learners create cohorts for their own circle. */
      audience: Audience.optional(),
      isPrivate: CohortEntry.shape.isPrivate,
    }),
    response: Cohort,
    status: 201,
  },
  changeCohort: {
    method: 'put',
    path: '/api/study-cohorts/:id',
    access: 'cohorts.take-part',
    duringAssessment: 'closed',
    description: 'Change the name, the description and the places of a cohort. For the owner. Idempotent',
    params: cohort,
    body: CohortEntry,
    response: Cohort,
  },
  joinCohort: {
    method: 'post',
    path: '/api/study-cohorts/:id/join',
    access: 'cohorts.take-part',
    description: 'Take a place in a cohort. Idempotent',
    params: cohort,
    response: Cohort,
  },
  leaveCohort: {
    method: 'post',
    path: '/api/study-cohorts/:id/leave',
    access: 'cohorts.take-part',
    description: 'Give up your place. An owner hands the cohort over first; one without members ends it. Idempotent',
    params: cohort,
    response: Cohort,
  },
} as const;

export const cohortMessages = {
  /** A cohort was created, or its members changed. Fetch them again. */
  study_cohorts_changed: z.object({}),
};

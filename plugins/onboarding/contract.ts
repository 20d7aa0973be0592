import { z } from 'zod';
import { defineContract, nothing, Timestamp } from '../../core/contract/index.ts';
import { EducationalLevel, GradeLevel } from '../learner/education/contract.ts';
import { Age, Answers } from './answers/contract.ts';

export * from './answers/contract.ts';

/** Of the setup; pupils are not shown the third and have no fifth. */
export const Step = z.int().min(1).max(5);

/** What a browser sends at the end of the setup. */
const Submission = Answers.extend({
  personalInfo: z
    .object({
      /** Empty, as a rule: the account has the name, and it is not changed from here. */
      firstName: z.string().max(100).nullish(),
      lastName: z.string().max(100).nullish(),
      /** 18 also stands for an age that was not given: `age` beside it is what the learner said. */
      age: Age,
    })
    .nullish(),
  completed: z.literal(true).optional(),
});

export const TrackName = z.enum(['EiQ Explorer', 'Foundations', 'ApexPrep Academic', 'TalentMatch Career']);
export type TrackName = z.infer<typeof TrackName>;

/** Where on the scale a learner may stand, and what that rests on. */
export const EstimatedRange = z.object({
  from: z.number(),
  to: z.number(),
  /** `measured`: the 95 % interval of the learner's own record. `answers`: worked out from what they told. */
  basis: z.enum(['answers', 'measured']),
});
export type EstimatedRange = z.infer<typeof EstimatedRange>;

/** A learner's setup: what is saved, and once it is completed what follows from it. */
export const Onboarding = Answers.extend({
  completed: z.boolean(),
  completedAt: Timestamp.nullable(),
  completionStatus: z.enum(['in_progress', 'completed']),
  /** The learner has left the welcome, in whatever browser. */
  welcomed: z.boolean(),
  /** Where the wizard goes on. */
  step: Step,
  /** Grows with every change, so that a browser tells a late answer from the newest. */
  revision: z.int(),
  /** What the wizard shows: the answers with what was changed since they were completed. */
  draft: Answers,
  /** Null until it is completed, and for those who are no learners. */
  recommendedTrack: TrackName.nullable(),
  /** `430–650`, on the EiQ scale. */
  estimatedEiqRange: z.string().nullable(),
});
export type Onboarding = z.infer<typeof Onboarding>;

/** What is recommended to a learner, with what it rests on. */
export const Recommendation = z.object({
  recommendedTrack: TrackName,
  says: z.string(),
  estimatedEiqRange: z.string(),
  range: EstimatedRange,
  /** What the estimate is made of, in points; empty where it is measured. */
  reasons: z.array(z.object({ says: z.string(), points: z.number() })),
  /** What nobody has measured: to be marked as a sample wherever it is shown. */
  sample: z.object({
    /** Percent. */
    successProbability: z.number(),
    successByTrack: z.array(z.object({ track: z.string(), successProbability: z.number() })),
    completionEstimate: z.string(),
    careerGoals: z.object({ targetRole: z.string(), timeline: z.string(), salaryExpectations: z.string() }),
  }),
});
export type Recommendation = z.infer<typeof Recommendation>;

export const onboarding = defineContract({
  id: 'onboarding',
  title: 'Onboarding',
  summary: 'Asks new learners who they are and where they want to go, and shows them where to begin',
  routes: {
    mine: {
      method: 'get',
      path: '/api/user/onboarding',
      access: 'signed-in',
      description: 'Your setup: whether it is completed, your answers, your recommended track',
      response: Onboarding,
    },
    complete: {
      method: 'post',
      path: '/api/user/onboarding',
      access: 'signed-in',
      description: 'Complete your setup; the same answers again change nothing',
      body: Submission,
      response: Onboarding,
    },
    save: {
      method: 'patch',
      path: '/api/user/onboarding',
      access: 'signed-in',
      description: 'Save answers of a setup that goes on: those that are sent replace the earlier, the others stay',
      body: z.object({ step: Step.optional(), answers: Answers.optional() }),
      response: Onboarding,
    },
    welcome: {
      method: 'post',
      path: '/api/user/onboarding/welcome',
      access: 'signed-in',
      description: 'Keep that you have seen the welcome: it is not shown to you again',
      response: nothing(),
    },
    recommendations: {
      method: 'get',
      path: '/api/onboarding/recommendations',
      access: 'signed-in',
      description: 'The track recommended to you, and what that rests on',
      response: Recommendation,
    },
  },
  events: {
    /** A learner has completed the setup, for the first time. */
    'onboarding.completed': z.object({
      userId: z.uuid(),
      educationalLevel: EducationalLevel.nullable(),
      gradeLevel: GradeLevel.nullable(),
    }),
  },
  live: {
    sends: {
      /** Your setup was changed, perhaps in another tab: ask for it again. */
      onboarding_changed: z.object({ revision: z.int() }),
    },
  },
  audit: {
    'onboarding.reopened': '{who} had {whom} go through the setup again',
  },
  personalData: [
    {
      table: 'setups',
      userColumn: 'user_id',
      onErase: 'delete',
      // A parent's address, which goes with the parent.
      mentions: ['profile', 'draft'],
      ownWords: ['profile', 'draft'],
      description: 'Your answers in the setup',
    },
  ],
});

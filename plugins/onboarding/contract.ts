import { z } from 'zod';
import { defineContract, nothing, Timestamp } from '../../core/contract/index.ts';
import { EducationalLevel, GradeLevel } from '../learner/education/contract.ts';
import { Age, Answers } from './answers/contract.ts';

export * from './answers/contract.ts';

/** A step of the setup. Pupils skip the third and have no fifth. */
export const Step = z.int().min(1).max(5);

/** What a browser sends at the end of the setup. */
const Submission = Answers.extend({
  personalInfo: z
    .object({
      /** Ignored: the account's name is not changed from here. */
      firstName: z.string().max(100).nullish(),
      lastName: z.string().max(100).nullish(),
      /** 18 also stands for an unknown age. `age` beside it is the learner's answer and takes precedence. */
      age: Age,
    })
    .nullish(),
  completed: z.literal(true).optional(),
});

export const TrackName = z.enum(['EiQ Explorer', 'Foundations', 'ApexPrep Academic', 'TalentMatch Career']);
export type TrackName = z.infer<typeof TrackName>;

/** Where on the EiQ scale a learner may be, and the basis of that range. */
export const EstimatedRange = z.object({
  from: z.number(),
  to: z.number(),
  /** `measured`: the 95 % interval of the learner's record. `answers`: estimated from the answers. */
  basis: z.enum(['answers', 'measured']),
});
export type EstimatedRange = z.infer<typeof EstimatedRange>;

/** A learner's setup with, once completed, the recommended track. */
export const Onboarding = Answers.extend({
  completed: z.boolean(),
  completedAt: Timestamp.nullable(),
  completionStatus: z.enum(['in_progress', 'completed']),
  /** Whether the learner has left the welcome screen, in any browser. */
  welcomed: z.boolean(),
  /** The step at which the wizard continues. */
  step: Step,
  /** Incremented with every change, so that a browser can discard an outdated response. */
  revision: z.int(),
  /** The completed answers with later changes, as the wizard shows them. */
  draft: Answers,
  /** Null until the setup is completed, and for other roles. */
  recommendedTrack: TrackName.nullable(),
  /** The track that the answers alone suggest, where a measured score leads to another; otherwise null. */
  trackFromAnswers: TrackName.nullable(),
  /** `430–650`, on the EiQ scale. */
  estimatedEiqRange: z.string().nullable(),
});
export type Onboarding = z.infer<typeof Onboarding>;

/** The recommendation for a learner and its basis. */
export const Recommendation = z.object({
  recommendedTrack: TrackName,
  /** As in `Onboarding`. */
  trackFromAnswers: TrackName.nullable(),
  says: z.string(),
  estimatedEiqRange: z.string(),
  range: EstimatedRange,
  /** The measured score with its standard error, in points; null without a result. */
  measured: z.object({ eiqScore: z.number(), standardError: z.number() }).nullable(),
  /** The terms of the estimate, in points; empty for a measured range. */
  reasons: z.array(z.object({ says: z.string(), points: z.number() })),
  /** Figures that were not measured. Screens mark them "Sample". */
  sample: z.object({
    /** Percent. */
    successProbability: z.number(),
    successByTrack: z.array(z.object({ track: z.string(), successProbability: z.number() })),
    completionEstimate: z.string(),
    careerGoals: z.object({ timeline: z.string(), salaryExpectations: z.string() }),
  }),
});
export type Recommendation = z.infer<typeof Recommendation>;

export const onboarding = defineContract({
  id: 'onboarding',
  title: 'Onboarding',
  summary: 'Sets up new learners: level, background and goals, and a recommended track',
  routes: {
    mine: {
      method: 'get',
      path: '/api/user/onboarding',
      access: 'signed-in',
      description: 'Your setup: its state, your answers and your recommended track',
      response: Onboarding,
    },
    complete: {
      method: 'post',
      path: '/api/user/onboarding',
      access: 'signed-in',
      description: 'Complete your setup. Repeating it with the same answers changes nothing',
      body: Submission,
      response: Onboarding,
    },
    save: {
      method: 'patch',
      path: '/api/user/onboarding',
      access: 'signed-in',
      description: 'Save answers of the setup. Fields that are not sent keep their value',
      body: z.object({ step: Step.optional(), answers: Answers.optional() }),
      response: Onboarding,
    },
    welcome: {
      method: 'post',
      path: '/api/user/onboarding/welcome',
      access: 'signed-in',
      description: 'Record that you have seen the welcome screen; it is not shown again',
      response: nothing(),
    },
    recommendations: {
      method: 'get',
      path: '/api/onboarding/recommendations',
      access: 'signed-in',
      description: 'The track recommended to you, and its basis',
      response: Recommendation,
    },
  },
  events: {
    /** A learner has completed the setup for the first time. */
    'onboarding.completed': z.object({
      userId: z.uuid(),
      educationalLevel: EducationalLevel.nullable(),
      gradeLevel: GradeLevel.nullable(),
    }),
  },
  live: {
    sends: {
      /** Your setup was changed, perhaps in another tab. Fetch it again. */
      onboarding_changed: z.object({ revision: z.int() }),
    },
  },
  audit: {
    'onboarding.reopened': '{who} reopened the setup of {whom}',
  },
  personalData: [
    {
      table: 'setups',
      userColumn: 'user_id',
      onErase: 'delete',
      // A parent's address is removed when the parent's account is erased.
      mentions: ['profile', 'draft'],
      ownWords: ['profile', 'draft'],
      description: 'Your answers in the setup',
    },
  ],
});

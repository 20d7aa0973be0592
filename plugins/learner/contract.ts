import { z } from 'zod';
import { defineContract, Id, Timestamp } from '../../core/contract/index.ts';
import { User } from '../../core/contract/platform.ts';

export const Level = z.enum(['foundation', 'immersion', 'mastery', 'excellence']);
export type Level = z.infer<typeof Level>;

/** How levels are called on screens. */
export const levelTitles: Record<Level, string> = {
  foundation: 'Foundation',
  immersion: 'Immersion',
  mastery: 'Mastery',
  excellence: 'Excellence',
};

/** A score on the EiQ scale: 100 to 900, one decimal. */
export const EiqScore = z.number().min(100).max(900);

/** An estimate on the EiQ scale with its uncertainty. */
export const Estimate = z.object({
  eiqScore: EiqScore,
  standardError: z.number().min(0),
  /** 95 % interval, held to the scale. */
  interval: z.tuple([EiqScore, EiqScore]),
});
export type Estimate = z.infer<typeof Estimate>;

export const AgeBand = z.enum(['unknown', 'under-13', '13-15', '16-17', 'adult']);
export const LearningStyle = z.enum(['analytical', 'visual', 'hands-on', 'reading', 'mixed']);

/** What a domain of ability is called. */
export const Domain = z.enum(['core_math', 'applied_reasoning', 'ai_conceptual']);

const Result = z.object({
  id: Id,
  /** The plugin that measured: `immersion`. */
  source: z.string(),
  title: z.string(),
  at: Timestamp,
  level: Level,
  confidence: z.number(),
  /** The learner's combined score after this result. */
  after: Estimate,
  ...Estimate.shape,
});

/** A learner's one EiQ record. */
export const EiqRecord = z.object({
  /** Null before the first result. */
  current: Estimate.extend({ level: Level, confidence: z.number() }).nullable(),
  domains: z.array(Estimate.extend({ domain: Domain, title: z.string(), at: Timestamp })),
  history: z.array(Result),
  cuts: z.array(z.object({ level: Level, from: z.number() })),
});
export type EiqRecord = z.infer<typeof EiqRecord>;

export const Profile = User.omit({ demo: true }).extend({
  /** Percent of the current placement's sections that is done. */
  assessmentProgress: z.number(),
  /** Days in a row with at least one learning action, today or yesterday included. */
  learningStreak: z.int(),
  aiInteractions: z.int(),
  currentLevel: z.string(),
  eiqScore: EiqScore.nullable(),
  eiqStandardError: z.number().nullable(),
  preferredLearningStyle: LearningStyle,
  strugglingConcepts: z.array(z.string()),
  masteredConcepts: z.array(z.string()),
  assessmentHistory: z.array(z.object({ type: z.string(), title: z.string(), at: Timestamp, eiqScore: EiqScore })),
  ageBand: AgeBand,
  /** Whether a guardian's consent is there where the age asks for one. */
  guardianConsent: z.enum(['not-needed', 'missing', 'given']),
});
export type Profile = z.infer<typeof Profile>;

export const learner = defineContract({
  id: 'learner',
  title: 'Learner record',
  summary: 'Keeps each learner’s profile, EiQ record, progress and consents in one place',
  permissions: {
    'learner.read': { says: 'Read learners’ profiles and EiQ records', grantedTo: ['administrator', 'instructor'] },
  },
  routes: {
    user: {
      method: 'get',
      path: '/api/auth/user',
      access: 'signed-in',
      says: 'The signed-in person',
      response: User,
    },
    profile: {
      method: 'get',
      path: '/api/user/profile',
      access: 'signed-in',
      says: 'Your profile with figures counted from what happened',
      response: Profile,
    },
    updateProfile: {
      method: 'patch',
      path: '/api/user/profile',
      access: 'signed-in',
      says: 'Change how you prefer to learn',
      body: z.object({ preferredLearningStyle: LearningStyle }),
      response: Profile,
    },
    eiq: {
      method: 'get',
      path: '/api/user/eiq',
      access: 'signed-in',
      says: 'Your EiQ record: current score, domains, history',
      response: EiqRecord,
    },
    learnerEiq: {
      method: 'get',
      path: '/api/learners/:userId/eiq',
      access: 'signed-in',
      says: 'The EiQ record of a learner, for staff and for guardians with consent',
      params: z.object({ userId: Id }),
      response: EiqRecord,
    },
    assessments: {
      method: 'get',
      path: '/api/assessments',
      access: 'signed-in',
      says: 'Progress in each section of the placement',
      response: z.array(
        z.object({
          type: z.enum(['core_math', 'applied_reasoning', 'ai_concepts']),
          progress: z.number().min(0).max(100),
          updatedAt: Timestamp,
        }),
      ),
    },
    learningPaths: {
      method: 'get',
      path: '/api/learning-paths',
      access: 'signed-in',
      says: 'Progress on each pathway, from the concepts mastered and the level reached',
      response: z.array(
        z.object({
          pathType: z.enum(['foundation', 'immersion', 'mastery']),
          progress: z.number().min(0).max(100),
          isCurrent: z.boolean(),
          isUnlocked: z.boolean(),
          masteredConcepts: z.int(),
          concepts: z.int(),
        }),
      ),
    },
  },
  events: {
    /** A result was added to a learner's record. */
    'eiq.changed': z.object({
      userId: Id,
      eiqScore: EiqScore,
      standardError: z.number(),
      level: Level,
      source: z.string(),
    }),
  },
  live: {
    sends: {
      /** Your record changed: ask for it again. */
      learner_changed: z.object({ what: z.enum(['eiq', 'profile', 'progress']) }),
    },
  },
  personalData: [
    { table: 'profiles', userColumn: 'user_id', onErase: 'delete', says: 'Your profile and age band' },
    { table: 'results', userColumn: 'user_id', onErase: 'delete', says: 'Your EiQ results' },
    { table: 'section_progress', userColumn: 'user_id', onErase: 'delete', says: 'Your progress in assessments' },
    {
      table: 'concept_mastery',
      userColumn: 'user_id',
      onErase: 'delete',
      says: 'Concepts you have mastered or struggle with',
    },
    {
      table: 'activity',
      userColumn: 'user_id',
      onErase: 'delete',
      says: 'The days you have learnt on, and your interactions',
    },
    { table: 'consents', userColumn: 'user_id', onErase: 'delete', says: 'Consents given for you' },
  ],
});

import { z } from 'zod';
import { defineContract, Id, Timestamp } from '../../core/contract/index.ts';
import { User } from '../../core/contract/platform.ts';
import { blockData, blockRoutes } from './blocks/contract.ts';
import { AgeBand, EducationalLevel, GradeLevel, GuardianConsent } from './education/contract.ts';
import { Domain, EiqScore, eiqRoutes, Level } from './eiq/contract.ts';
import { Purpose } from './minority/contract.ts';

export * from './blocks/contract.ts';
export * from './education/contract.ts';
export * from './eiq/contract.ts';
export * from './minority/contract.ts';
export * from './probability/contract.ts';

export const LearningStyle = z.enum(['analytical', 'visual', 'hands-on', 'reading', 'mixed']);
export type LearningStyle = z.infer<typeof LearningStyle>;
/** The style of a learner who has not chosen one: it tells nothing about them. */
export const assumedLearningStyle: LearningStyle = 'analytical';

/** An IANA time zone: `Asia/Manila`. */
export const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, { error: 'A time zone such as Europe/Lisbon or Asia/Manila', abort: true });

/** How well a concept is known, from the answers about it. The plugin's README has the rule. */
export const Mastery = z.enum(['attempted', 'familiar', 'proficient', 'mastered']);
export type Mastery = z.infer<typeof Mastery>;

export interface Answered {
  readonly isCorrect: boolean;
  readonly hintsUsed: number;
  readonly milliseconds: number;
  /** The shortest time in which the question can be read (ms). */
  readonly shortestReadingTime?: number;
}

/** A right answer within this time (ms), without hints, is fluent. */
const fluentMs = 30_000;

/**
 * What one answer shows: wrong; right with hints, or faster than the question can be read; right without hints; right
 * without hints in under 30 seconds.
 */
export function outcomeOf({ isCorrect, hintsUsed, milliseconds, shortestReadingTime = 0 }: Answered): Mastery {
  if (!isCorrect) return 'attempted';
  if (hintsUsed > 0 || milliseconds < shortestReadingTime) return 'familiar';
  return milliseconds < fluentMs ? 'mastered' : 'proficient';
}

/** The pathways, each named after the level it starts at. */
export const Pathway = z.enum(['foundation', 'immersion', 'mastery']);
export type Pathway = z.infer<typeof Pathway>;

export const Profile = User.omit({ demo: true }).extend({
  /** How much of the current placement's sections is done, in percent. */
  assessmentProgress: z.number(),
  /** Consecutive days with at least one learning action, up to today or yesterday. */
  learningStreak: z.int(),
  /** Whether today is one of them. */
  learntToday: z.boolean(),
  /** The zone whose midnight ends a day: the learner's, or the institution's where that is unknown. */
  timeZone: z.string(),
  aiInteractions: z.int(),
  currentLevel: z.string(),
  eiqScore: EiqScore.nullable(),
  eiqStandardError: z.number().nullable(),
  preferredLearningStyle: LearningStyle,
  /** Concept ids, the latest seen first. `conceptTitle` gives their titles. */
  strugglingConcepts: z.array(z.string()),
  masteredConcepts: z.array(z.string()),
  /** The latest first. */
  assessmentHistory: z.array(z.object({ type: z.string(), title: z.string(), at: Timestamp, eiqScore: EiqScore })),
  ageBand: AgeBand,
  guardianConsent: GuardianConsent,
  /** Purposes open to the learner: consent is not needed, or a guardian has given it. */
  allowed: z.array(Purpose),
  /** Null until the learner gives it. */
  educationalLevel: EducationalLevel.nullable(),
  gradeLevel: GradeLevel.nullable(),
  /** Whether other learners of the institution may see the first name in leaderboards, feeds and groups. */
  sharesWithPeers: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

const LearningPath = z.object({
  pathType: Pathway,
  /** Percent; 100 where the level reached is above the pathway. */
  progress: z.number().min(0).max(100),
  isCurrent: z.boolean(),
  isUnlocked: z.boolean(),
  masteredConcepts: z.int(),
  /** Each counts half towards the progress. */
  proficientConcepts: z.int(),
  concepts: z.int(),
});
export type LearningPath = z.infer<typeof LearningPath>;

const LearningPathDetails = LearningPath.extend({
  conceptList: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      domain: Domain,
      /** Null before the first question about it. */
      mastery: Mastery.nullable(),
      isStruggling: z.boolean(),
    }),
  ),
  /** A score or a number of concepts opens the pathway; null where it is always open. */
  unlocks: z
    .object({
      fromScore: EiqScore,
      eiqScore: EiqScore.nullable(),
      previous: Pathway,
      masteredConcepts: z.int(),
      neededConcepts: z.int(),
    })
    .nullable(),
});
export type LearningPathDetails = z.infer<typeof LearningPathDetails>;

export const learner = defineContract({
  id: 'learner',
  title: 'Learner record',
  summary: 'Keeps each learner’s profile, EiQ record, progress and consents in one place',
  permissions: {
    'learner.read': {
      description: 'Read learners’ profiles and EiQ records',
      grantedTo: ['administrator', 'instructor'],
    },
  },
  routes: {
    user: {
      method: 'get',
      path: '/api/auth/user',
      access: 'signed-in',
      description: 'The signed-in person',
      response: User,
    },
    profile: {
      method: 'get',
      path: '/api/user/profile',
      access: 'signed-in',
      description: 'Your profile with figures counted from what happened',
      response: Profile,
    },
    updateProfile: {
      method: 'patch',
      path: '/api/user/profile',
      access: 'signed-in',
      description: 'Change how you prefer to learn, your time zone, or whether other learners see your first name',
      body: z.object({
        preferredLearningStyle: LearningStyle.optional(),
        timeZone: TimeZone.optional(),
        sharesWithPeers: z.boolean().optional(),
      }),
      response: Profile,
    },
    ...eiqRoutes,
    ...blockRoutes,
    assessments: {
      method: 'get',
      path: '/api/assessments',
      access: 'signed-in',
      description: 'Progress in each section of the placement',
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
      description: 'Progress on each pathway, from the concepts mastered and the level reached',
      response: z.array(LearningPath),
    },
    learningPath: {
      method: 'get',
      path: '/api/learning-paths/:pathType',
      access: 'signed-in',
      description: 'A pathway with its concepts, and what unlocks it',
      params: z.object({ pathType: Pathway }),
      response: LearningPathDetails,
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
    /** A first learning action of a day, or a changed mastery: read the history again. */
    'progress.changed': z.object({
      userId: Id,
      isNewDay: z.boolean().default(true),
      /** A concept became mastered, or is no longer mastered. */
      isMasteryChanged: z.boolean().default(true),
    }),
    /** A learner's age band changed, and with it what needs consent. */
    'age-band.changed': z.object({ userId: Id, ageBand: AgeBand }),
  },
  live: {
    sends: {
      /** The record changed: read it again. */
      learner_changed: z.object({ what: z.enum(['eiq', 'profile', 'progress', 'blocks']) }),
    },
  },
  personalData: [
    ...blockData,
    {
      table: 'profiles',
      userColumn: 'user_id',
      onErase: 'delete',
      description: 'Your profile, age band and educational level',
    },
    { table: 'results', userColumn: 'user_id', onErase: 'delete', description: 'Your EiQ results' },
    {
      table: 'section_progress',
      userColumn: 'user_id',
      onErase: 'delete',
      description: 'Your progress in assessments',
    },
    {
      table: 'evidence',
      userColumn: 'user_id',
      onErase: 'delete',
      description: 'What each answer showed about the concepts in it',
    },
    {
      table: 'concept_mastery',
      userColumn: 'user_id',
      onErase: 'delete',
      description: 'Concepts you have mastered or struggle with',
    },
    {
      table: 'activity',
      userColumn: 'user_id',
      onErase: 'delete',
      description: 'The days you have learnt on, and your interactions',
    },
    {
      table: 'consents',
      userColumn: 'user_id',
      onErase: 'delete',
      mentions: ['decided_by'],
      description: 'Consents given for you',
    },
    {
      table: 'adopted_cuts',
      userColumn: 'adopted_by',
      onErase: 'anonymise',
      anonymise: ['adopted_by'],
      description: 'Cuts of levels you adopted for the institution',
    },
  ],
});

/** The title of a concept: `Common denominators` for `common-denominators`. */
export function conceptTitle(id: string): string {
  const known = exceptionalTitles[id];
  if (known) return known;
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const exceptionalTitles: Record<string, string | undefined> = {
  auc: 'Area under the curve',
  f1: 'F1 score',
  'break-even': 'Break-even',
  'k-means': 'k-means',
  'next-word-prediction': 'Next-word prediction',
  'two-way-tables': 'Two-way tables',
};

function isTimeZone(name: string): boolean {
  // Offsets (`+08:00`) have no summer time. Abbreviations are ambiguous: IST is India's zone in a browser and Israel's in
  // PostgreSQL, and some exist in only one of them. IANA dropped US/Pacific-New.
  if (!/^(?:utc|[a-z]+\/.+)$/i.test(name) || /^us\/pacific-new$/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

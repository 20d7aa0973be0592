import { z } from 'zod';
import { defineContract, Id, Timestamp } from '../../core/contract/index.ts';
import { User } from '../../core/contract/platform.ts';
import { AgeBand, EducationalLevel, GradeLevel, GuardianConsent } from './education/contract.ts';
import { Domain, EiqRecord, EiqScore, Level } from './eiq/contract.ts';
import { Purpose } from './minority/contract.ts';

export * from './education/contract.ts';
export * from './eiq/contract.ts';
export * from './minority/contract.ts';
export * from './probability/contract.ts';

export const LearningStyle = z.enum(['analytical', 'visual', 'hands-on', 'reading', 'mixed']);
export type LearningStyle = z.infer<typeof LearningStyle>;
/** The style of a learner who has not chosen one: it tells nothing about them. */
export const assumedLearningStyle: LearningStyle = 'analytical';

/** A time zone as IANA names it: `Asia/Manila`. */
export const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, { error: 'A time zone such as Europe/Lisbon or Asia/Manila', abort: true });

/** How well a concept is known, by what was answered about it; see the plugin's README for the rule. */
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

/** The ways through the platform, each named after the level it starts at. */
export const Pathway = z.enum(['foundation', 'immersion', 'mastery']);
export type Pathway = z.infer<typeof Pathway>;

export const Profile = User.omit({ demo: true }).extend({
  /** Percent of the current placement's sections that is done. */
  assessmentProgress: z.number(),
  /** Days in a row with at least one learning action, today or yesterday included. */
  learningStreak: z.int(),
  /** Whether today is one of them already. */
  learntToday: z.boolean(),
  /** The zone whose midnight ends a day: the learner's own, or until it is known the institution's. */
  timeZone: z.string(),
  aiInteractions: z.int(),
  currentLevel: z.string(),
  eiqScore: EiqScore.nullable(),
  eiqStandardError: z.number().nullable(),
  preferredLearningStyle: LearningStyle,
  /** Concepts by their ids, the latest seen first; `conceptTitle` says them. */
  strugglingConcepts: z.array(z.string()),
  masteredConcepts: z.array(z.string()),
  /** The latest first. */
  assessmentHistory: z.array(z.object({ type: z.string(), title: z.string(), at: Timestamp, eiqScore: EiqScore })),
  ageBand: AgeBand,
  guardianConsent: GuardianConsent,
  /** What is open to the learner: nobody's consent is needed for it, or a guardian has given it. */
  allowed: z.array(Purpose),
  /** Null until it was told. */
  educationalLevel: EducationalLevel.nullable(),
  gradeLevel: GradeLevel.nullable(),
  /** Whether other learners of the institution may see this one's first name, in leaderboards, feeds and groups. */
  sharesWithPeers: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

const LearningPath = z.object({
  pathType: Pathway,
  /** Percent; 100 where the level reached lies above the pathway. */
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
  /** What opens the pathway, either of the two; null for the one that is always open. */
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
    eiq: {
      method: 'get',
      path: '/api/user/eiq',
      access: 'signed-in',
      description: 'Your EiQ record: current score, domains, history',
      response: EiqRecord,
    },
    learnerEiq: {
      method: 'get',
      path: '/api/learners/:userId/eiq',
      access: 'signed-in',
      description: 'The EiQ record of a learner, for staff and for guardians with consent',
      params: z.object({ userId: Id }),
      response: EiqRecord,
    },
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
    /** The first thing learnt on a day, or a concept that is known better or worse than before: ask for the history again. */
    'progress.changed': z.object({
      userId: Id,
      isNewDay: z.boolean().default(true),
      /** A concept is mastered by now, or is no more. */
      isMasteryChanged: z.boolean().default(true),
    }),
    /** A learner is of another age than was known: what needs consent at that age may be closed now, or open. */
    'age-band.changed': z.object({ userId: Id, ageBand: AgeBand }),
  },
  live: {
    sends: {
      /** Your record changed: ask for it again. */
      learner_changed: z.object({ what: z.enum(['eiq', 'profile', 'progress']) }),
    },
  },
  personalData: [
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
  ],
});

/** How a concept's id reads: `common-denominators` as `Common denominators`. */
export function conceptTitle(id: string): string {
  const known = namedOtherwise[id];
  if (known) return known;
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const namedOtherwise: Record<string, string | undefined> = {
  auc: 'Area under the curve',
  f1: 'F1 score',
  'break-even': 'Break-even',
  'k-means': 'k-means',
  'next-word-prediction': 'Next-word prediction',
  'two-way-tables': 'Two-way tables',
};

function isTimeZone(name: string): boolean {
  // Offsets (`+08:00`) are no places: they know no summer time. Abbreviations are not the same everywhere: IST is India's to
  // a browser and Israel's to PostgreSQL, and some only one of them knows. One name with an area was dropped by IANA.
  if (!/^(?:utc|[a-z]+\/.+)$/i.test(name) || /^us\/pacific-new$/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

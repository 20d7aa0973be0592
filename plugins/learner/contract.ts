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

/** The EiQ scale: 500 at θ = 0, 100 points to a logit, one decimal, held to its ends. */
export const eiqScale = { origin: 500, unit: 100, lowest: 100, highest: 900 } as const;

/** The two-sided 95 % point of N(0, 1). */
const z95 = 1.959964;

/** An ability in logits as it is shown: score, SE 100·SE(θ), and θ ± 1.96·SE(θ) on the scale. */
export function estimateOf({ theta, se }: { readonly theta: number; readonly se: number }): Estimate {
  const reach = z95 * se;
  return {
    eiqScore: scoreOf(theta),
    standardError: eiqScale.unit * se,
    interval: [scoreOf(theta - reach), scoreOf(theta + reach)],
  };
}

function scoreOf(theta: number): number {
  const score = Math.round((eiqScale.origin + eiqScale.unit * theta) * 10) / 10;
  return Math.min(eiqScale.highest, Math.max(eiqScale.lowest, score));
}

export const AgeBand = z.enum(['unknown', 'under-13', '13-15', '16-17', 'adult']);
export type AgeBand = z.infer<typeof AgeBand>;

/** Whether a guardian's consent is there where the age asks for one. */
export const GuardianConsent = z.enum(['not-needed', 'missing', 'given']);
export type GuardianConsent = z.infer<typeof GuardianConsent>;

type Minority = { readonly ageBand: AgeBand; readonly guardianConsent: GuardianConsent };

/**
 * A child without a guardian's consent: gives no voice, uploads nothing, joins no live chat and reaches no external AI
 * provider. An unknown age counts as under 13.
 */
export const isRestricted = ({ ageBand, guardianConsent }: Minority): boolean =>
  guardianConsent === 'missing' && (ageBand === 'unknown' || ageBand === 'under-13');

/** Under 18, or of unknown age, without a guardian's consent: recruiters do not see this learner. */
export const isHiddenFromRecruiters = ({ guardianConsent }: Minority): boolean => guardianConsent === 'missing';

export const LearningStyle = z.enum(['analytical', 'visual', 'hands-on', 'reading', 'mixed']);
export type LearningStyle = z.infer<typeof LearningStyle>;

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
}

/** Right within this time (ms) and without help is fluent. */
const fluentMs = 30_000;

/** What one answer shows: wrong; right with help; right by oneself; right by oneself in under 30 seconds. */
export function outcomeOf({ isCorrect, hintsUsed, milliseconds }: Answered): Mastery {
  if (!isCorrect) return 'attempted';
  if (hintsUsed > 0) return 'familiar';
  return milliseconds < fluentMs ? 'mastered' : 'proficient';
}

/** The ways through the platform, each named after the level it starts at. */
export const Pathway = z.enum(['foundation', 'immersion', 'mastery']);
export type Pathway = z.infer<typeof Pathway>;

/** The domains an ability is measured in. */
export const Domain = z.enum(['core_math', 'applied_reasoning', 'ai_conceptual']);
export type Domain = z.infer<typeof Domain>;

const DomainEstimate = Estimate.extend({ domain: Domain, title: z.string() });

/** What a result did to the score. */
const Movement = z.object({
  /** Points up or down. */
  points: z.number(),
  /**
   * Whether what was measured differs from what was known before by more than the error of both (Jacobson and Truax
   * 1991); smaller differences come about by chance.
   */
  isBeyondError: z.boolean(),
  /** What each domain contributed, where the same assessment was taken before; the rest is how results are weighed. */
  domains: z.array(z.object({ domain: Domain, title: z.string(), points: z.number() })),
});

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
  /** Null for the first. */
  moved: Movement.nullable(),
  domains: z.array(DomainEstimate),
  /** Questions answered; null where the assessment did not tell. */
  answered: z.int().nullable(),
  /** Its share in the current score, 0 to 1; 0 once the same assessment was taken again. */
  share: z.number(),
  /** What recomputes the figures: the engine, and with it the items' own versions. */
  version: z.string(),
  /** The address of the full report; null where there is none. */
  report: z.string().nullable(),
  ...Estimate.shape,
});
export type Result = z.infer<typeof Result>;

/** A learner's one EiQ record. */
export const EiqRecord = z.object({
  /** Null before the first result. */
  current: Estimate.extend({ level: Level, confidence: z.number() }).nullable(),
  domains: z.array(DomainEstimate.extend({ at: Timestamp })),
  /** The oldest first. */
  history: z.array(Result),
  /** Levels and the scores they begin at, ascending. Excellence is among them once an assessment has awarded it. */
  cuts: z.array(z.object({ level: Level, from: z.number() })),
});
export type EiqRecord = z.infer<typeof EiqRecord>;

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
});
export type Profile = z.infer<typeof Profile>;

const LearningPath = z.object({
  pathType: Pathway,
  /** Percent; 100 where the level reached lies above the pathway. */
  progress: z.number().min(0).max(100),
  isCurrent: z.boolean(),
  isUnlocked: z.boolean(),
  masteredConcepts: z.int(),
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
      says: 'Change how you prefer to learn, or the time zone your days are counted in',
      body: z.object({ preferredLearningStyle: LearningStyle.optional(), timeZone: TimeZone.optional() }),
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
      response: z.array(LearningPath),
    },
    learningPath: {
      method: 'get',
      path: '/api/learning-paths/:pathType',
      access: 'signed-in',
      says: 'A pathway with its concepts, and what unlocks it',
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
      table: 'evidence',
      userColumn: 'user_id',
      onErase: 'delete',
      says: 'What each answer showed about the concepts in it',
    },
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
  // Offsets (`+08:00`) are no places: they know no summer time.
  if (!/^[a-z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

import { z } from 'zod';
import { Id, Timestamp } from '../../../core/contract/index.ts';

// The EiQ scale, and a learner's record on it.

export const Level = z.enum(['foundation', 'immersion', 'mastery', 'excellence']);
export type Level = z.infer<typeof Level>;

/** A level and the score it begins at. */
export const LevelStart = z.object({ level: Level, from: z.number() });

/** Titles of levels on screens. */
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
  /** 95 % interval, clamped to the scale. */
  interval: z.tuple([EiqScore, EiqScore]),
});
export type Estimate = z.infer<typeof Estimate>;

/** The EiQ scale: 500 at θ = 0, 100 points a logit, one decimal, clamped to 100–900. */
export const eiqScale = { origin: 500, unit: 100, lowest: 100, highest: 900 } as const;

/** The ability in logits at a score. */
export const thetaAt = (score: number): number => (score - eiqScale.origin) / eiqScale.unit;

/** The two-sided 95 % point of N(0, 1). */
export const z95 = 1.959964;

/** An ability in logits on the EiQ scale: score, standard error 100·SE(θ), and the interval θ ± 1.96·SE(θ). */
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

/** The domains an ability is measured in. */
export const Domain = z.enum(['core_math', 'applied_reasoning', 'ai_conceptual']);
export type Domain = z.infer<typeof Domain>;

const DomainEstimate = Estimate.extend({ domain: Domain, title: z.string() });

/** How a result changed the score. */
const Movement = z.object({
  /** Points up or down. */
  points: z.number(),
  /**
   * Whether the measurement differs from the earlier ones by more than the error of both (Jacobson and Truax 1991).
   * Smaller differences can be chance.
   */
  isBeyondError: z.boolean(),
  /** The contribution of each domain that was measured before. The rest comes from how results are weighted. */
  domains: z.array(z.object({ domain: Domain, title: z.string(), points: z.number() })),
});

/** The difference from the result before of the same assessment. */
const Growth = z.object({
  /** When that result was measured. */
  since: Timestamp,
  /** Points up or down. */
  points: z.number(),
  /** Of the difference: the errors of both results. */
  standardError: z.number().min(0),
  /** 95 % interval of the difference. */
  interval: z.tuple([z.number(), z.number()]),
  /** Whether the interval leaves out 0. Otherwise there is no change to speak of. */
  isBeyondError: z.boolean(),
});
export type Growth = z.infer<typeof Growth>;

const Result = z.object({
  id: Id,
  /** The plugin that ran the assessment: `immersion`. */
  source: z.string(),
  title: z.string(),
  at: Timestamp,
  level: Level,
  confidence: z.number(),
  /** The score from this result and all earlier ones. */
  after: Estimate,
  /** Null for the first. */
  moved: Movement.nullable(),
  /** Null for the first of its assessment. */
  growth: Growth.nullable(),
  domains: z.array(DomainEstimate),
  /** Questions answered; null where it is unknown. */
  answered: z.int().nullable(),
  /** Its share in the current score, 0 to 1; 0 where it is too old to count. */
  share: z.number(),
  /** The version of the scoring engine, with which the figures can be recomputed. */
  version: z.string(),
  /** Levels and the scores they began at when it was made, ascending. */
  cuts: z.array(LevelStart),
  /** The address of the full report; null where there is none. */
  report: z.string().nullable(),
  ...Estimate.shape,
});
export type Result = z.infer<typeof Result>;

/** What a result did to the score, in a sentence or two. */
export function movementText({ moved, after }: Pick<Result, 'moved' | 'after'>): string {
  const score = after.eiqScore.toFixed(1);
  if (!moved) return `Your first result: the score began at ${score}.`;
  const { points, isBeyondError } = moved;
  if (points === 0) return `The score stayed at ${score} and became more certain.`;
  const size = Math.abs(points).toFixed(1);
  return isBeyondError
    ? `The score ${points > 0 ? 'rose' : 'fell'} by ${size} points to ${score}. The measurement changed by more than chance explains.`
    : `The score is now ${score}, ${size} points ${points > 0 ? 'higher' : 'lower'}. The measurements agree within their errors, so this is not a change.`;
}

/** The growth since the result before, in a sentence; `since` is its date in words. */
export function growthText({ points, interval, isBeyondError }: Growth, since: string): string {
  const [low, high] = interval.map(signed);
  if (!isBeyondError) {
    return `No change since ${since} beyond the errors of both results (difference ${signed(points)} points, 95% interval ${low} to ${high}).`;
  }
  return `${points > 0 ? 'Growth' : 'Decline'} of ${Math.abs(points).toFixed(1)} points since ${since} (95% interval ${low} to ${high}).`;
}

const signed = (points: number) => `${points < 0 ? '−' : points > 0 ? '+' : ''}${Math.abs(points).toFixed(1)}`;

/** A learner's latest result of an assessment among those of the institution's learners. */
export const Norm = z.object({
  source: z.string(),
  title: z.string(),
  /** When the result was measured. */
  at: Timestamp,
  /** Learners compared. */
  learners: z.int(),
  /** Percentage of them with a lower score, 1 to 99. */
  percent: z.int().min(1).max(99),
  /** The same at both ends of the result's 95 % interval. */
  interval: z.tuple([z.int().min(1).max(99), z.int().min(1).max(99)]),
});
export type Norm = z.infer<typeof Norm>;

/** A norm in a sentence. */
export function normText({ title, learners, percent, interval: [low, high] }: Norm): string {
  return `${title}: higher than ${percent}% of the ${learners} learners of this institution who took it (${low}% to ${high}% within the result’s 95% interval).`;
}

/** A learner's EiQ record. */
export const EiqRecord = z.object({
  /** Null before the first result. */
  current: Estimate.extend({ level: Level, confidence: z.number() }).nullable(),
  domains: z.array(DomainEstimate.extend({ at: Timestamp })),
  /** Oldest first. */
  history: z.array(Result),
  /**
   * Levels and the scores they begin at, ascending, by the cuts of the latest result. Excellence is included once an
   * assessment has awarded it.
   */
  cuts: z.array(LevelStart),
  /** Other cuts that hold from the next result on; null where the same hold. `since` is null where it is unknown. */
  laterCuts: z.object({ cuts: z.array(LevelStart), since: Timestamp.nullable() }).nullable(),
});
export type EiqRecord = z.infer<typeof EiqRecord>;

/** That other cuts hold from the next result on, in a sentence; `since` is their date in words. */
export function laterCutsText({ cuts }: NonNullable<EiqRecord['laterCuts']>, since: string | null): string {
  const starts = cuts.slice(1).map(({ level, from }) => `${levelTitles[level]} from ${from}`);
  return `This level is by the cuts of the latest result.${since ? ` Since ${since}` : ' Now'} other cuts hold, and the next result counts by them: ${starts.join(', ')}.`;
}

export const eiqRoutes = {
  eiq: {
    method: 'get',
    path: '/api/user/eiq',
    access: 'signed-in',
    description: 'Your EiQ record: current score, domains, history',
    response: EiqRecord,
  },
  norms: {
    method: 'get',
    path: '/api/user/eiq/norms',
    access: 'signed-in',
    description: 'Your latest results among those of the institution’s learners, where at least 200 took the same',
    response: z.array(Norm),
  },
  learnerEiq: {
    method: 'get',
    path: '/api/learners/:userId/eiq',
    access: 'signed-in',
    description: 'The EiQ record of a learner, for staff and for guardians with consent',
    params: z.object({ userId: Id }),
    response: EiqRecord,
  },
  learnerNorms: {
    method: 'get',
    path: '/api/learners/:userId/eiq/norms',
    access: 'signed-in',
    description: 'The same of a learner, for staff and for guardians with consent',
    params: z.object({ userId: Id }),
    response: z.array(Norm),
  },
} as const;

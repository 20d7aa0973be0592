import { z } from 'zod';
import { EiqScore, Estimate, Level } from '../../learner/contract.ts';

// What all parts of the analytics share: periods, probabilities in words, and what is missing.

/** Periods that the analytics look back, and as far ahead. */
export const periods = { '7d': 7, '30d': 30, '90d': 90, '365d': 365 } as const;
export const Period = z.enum(Object.keys(periods) as [keyof typeof periods]);
export type Period = z.infer<typeof Period>;
export const PeriodQuery = z.object({ period: Period.default('30d') });

export const periodTitles: Record<Period, string> = {
  '7d': '7 days',
  '30d': '30 days',
  '90d': '90 days',
  '365d': 'a year',
};

/** A calendar day, `YYYY-MM-DD`. */
export const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** A share of 0 to 1 with its 95 % interval. */
export const Share = z.object({
  count: z.int(),
  of: z.int(),
  share: z.number().min(0).max(1),
  interval: z.tuple([z.number(), z.number()]),
});
export type Share = z.infer<typeof Share>;

/** Confidence above this percentage is labelled High, otherwise Medium. */
const highAbove = 85;
export const ConfidenceLabel = z.enum(['High', 'Medium']);
export type ConfidenceLabel = z.infer<typeof ConfidenceLabel>;
export const confidenceLabel = (percent: number): ConfidenceLabel => (percent > highAbove ? 'High' : 'Medium');

/** Something that is said with a probability. */
export const Confident = z.object({
  /** Percent: how probable it is that the statement holds. */
  confidence: z.number().min(0).max(100),
  confidenceLabel: ConfidenceLabel,
});

/** The records that a statement rests on. */
export const Evidence = z.object({
  kind: z.enum(['results', 'answers', 'actions']),
  count: z.int(),
  /** The first and the last day. */
  from: Day,
  to: Day,
  /** Ids of the records, the latest ones of many. */
  ids: z.array(z.string()),
});
export type Evidence = z.infer<typeof Evidence>;

/** What a statement needs and does not have yet. */
export const Missing = z.object({
  /** What cannot be said without it. */
  purpose: z.string(),
  /** What is needed, as a sentence with its number. */
  text: z.string(),
  have: z.int(),
  need: z.int(),
  /** Where to get it. */
  to: z.string(),
  action: z.string(),
});
export type Missing = z.infer<typeof Missing>;

export const Prediction = Confident.extend({
  id: z.enum(['score', 'level', 'growth', 'study-days']),
  title: z.string(),
  text: z.string(),
  basis: z.string(),
  evidence: z.array(Evidence),
});
export type Prediction = z.infer<typeof Prediction>;

/** An EiQ score with the band that holds the true one with 80 % probability. */
export const ScoreBand = z.object({ day: Day, eiqScore: EiqScore, band: z.tuple([EiqScore, EiqScore]) });
export type ScoreBand = z.infer<typeof ScoreBand>;

export const Forecast = z.object({
  /** Percent: how much of the time the band holds the true score. */
  coverage: z.number(),
  /** The expected course, from the latest result to the end of the period. */
  course: z.array(ScoreBand).min(1),
  /** The score at the end of the period. */
  at: ScoreBand,
  level: Level,
  levelProbability: z.number().min(0).max(1),
  /** Expected growth in points a year, with its 80 % interval. */
  growth: z.object({ pointsPerYear: z.number(), interval: z.tuple([z.number(), z.number()]) }),
  /** Whether the learner's own results say anything about growth: from two on. */
  hasOwnTrend: z.boolean(),
});
export type Forecast = z.infer<typeof Forecast>;

/** How the forecasts of earlier results turned out. */
export const Hindsight = z.object({
  held: z.int(),
  of: z.int(),
  forecasts: z.array(
    z.object({
      title: z.string(),
      day: Day,
      eiqScore: EiqScore,
      predicted: EiqScore,
      band: z.tuple([EiqScore, EiqScore]),
      isHeld: z.boolean(),
    }),
  ),
});
export type Hindsight = z.infer<typeof Hindsight>;

export const Overview = z.object({
  period: Period,
  timeZone: z.string(),
  today: Day,
  /** The last day of the forecast. */
  until: Day,
  dataPoints: z.object({ results: z.int(), answers: z.int(), actions: z.int(), days: z.int(), total: z.int() }),
  current: Estimate.extend({ level: Level }).nullable(),
  forecast: Forecast.nullable(),
  hindsight: Hindsight,
  predictions: z.array(Prediction),
  missing: z.array(Missing),
});
export type Overview = z.infer<typeof Overview>;

/** A learner's figures of the last 30 days. */
export const LearningAnalytics = z.object({
  period: Period,
  timeZone: z.string(),
  from: Day,
  to: Day,
  current: Estimate.extend({ level: Level }).nullable(),
  results: z.int(),
  actions: z.int(),
  activeDays: z.int(),
  answers: z.int(),
  /** Right answers of those graded in practice. */
  right: Share.nullable(),
  /** In 30 days; null without a result. */
  forecast: ScoreBand.nullable(),
  /** Null where skills are off. */
  skills: z
    .object({
      inProgress: z.int(),
      completed: z.int(),
      mastered: z.int(),
      measured: z.int(),
      hoursPerWeek: z.number().nullable(),
    })
    .nullable(),
});
export type LearningAnalytics = z.infer<typeof LearningAnalytics>;

import { z } from 'zod';
import { Timestamp } from '../../../core/contract/index.ts';
import { RunState } from '../dataset/contract.ts';
import { IntervalCard, OutcomeCard, SegmentsCard, steps, TrendsCard } from '../models/contract.ts';
import { backgrounds, countries, industries, pathways } from '../vocabulary/contract.ts';

// What the dashboard shows: figures of trained models and of the data set. All shares are between 0 and 1, except percentages.

const Weight = z.object({ factor: z.string(), weight: z.number() });

export const Training = z.object({
  version: z.int(),
  state: RunState,
  /** Finished steps. */
  done: z.int(),
  total: z.literal(steps.length),
  message: z.string().nullable(),
  startedAt: Timestamp,
  finishedAt: Timestamp.nullable(),
});
/** As the server answers, with dates. */
export type Training = z.input<typeof Training>;

export const MlInsights = z.object({
  isSynthetic: z.literal(true),
  /** The latest training; null before the first. The figures are of the latest one that is done. */
  training: Training.nullable(),
  /** Of the models whose figures these are. */
  version: z.int().nullable(),
  datasetMetrics: z.object({
    totalRecords: z.int(),
    trainingAccuracy: z.number().nullable(),
    validationAccuracy: z.number().nullable(),
    testAccuracy: z.number().nullable(),
  }),
  /** By name of the segment. */
  userSegmentation: z.record(
    z.string(),
    z.object({
      percentage: z.number(),
      avgSalary: z.number().nullable(),
      avgTimeToHire: z.number().nullable(),
      topCompanies: z.array(z.string()),
      focusArea: z.string(),
    }),
  ),
  predictiveModels: z
    .object({
      careerSuccessPrediction: z.object({ accuracy: z.number(), keyFactors: z.array(Weight) }),
      salaryPrediction: z.object({
        /** The share of predictions within 20 % of the salary. */
        accuracy: z.number(),
        averageError: z.number(),
        topPredictors: z.array(Weight),
      }),
    })
    .nullable(),
  /** By pathway. */
  learningPathOptimization: z.record(
    z.string(),
    z.object({
      successRate: z.number(),
      avgScoreImprovement: z.number(),
      /** Weeks. */
      timeToCompletion: z.number(),
      careerOutcomes: z.array(z.object({ industry: z.string(), share: z.number() })),
    }),
  ),
  globalTrends: z
    .object({
      topPerformingCountries: z.array(z.object({ country: z.string(), avgEiQ: z.number() })),
      industryDemand: z.array(
        z.object({ industry: z.string(), growth: z.number().nullable(), avgSalary: z.number().nullable() }),
      ),
    })
    .nullable(),
});
export type MlInsights = z.infer<typeof MlInsights>;
export type InsightsAnswer = z.input<typeof MlInsights>;

export const ModelCard = z.object({
  isSynthetic: z.literal(true),
  version: z.int(),
  trainedAt: Timestamp,
  dataset: z.object({ rows: z.int(), seed: z.int() }),
  split: z.object({ train: z.number(), validation: z.number(), test: z.number(), by: z.literal('learner') }),
  features: z.array(z.object({ name: z.string(), description: z.string() })),
  outcome: OutcomeCard,
  logistic: OutcomeCard,
  imported: OutcomeCard.nullable(),
  salary: IntervalCard,
  daysToHire: IntervalCard,
  segments: SegmentsCard,
  drift: TrendsCard.shape.drift,
  limits: z.array(z.string()),
});
export type ModelCard = z.infer<typeof ModelCard>;
export type ModelCardAnswer = z.input<typeof ModelCard>;

const Score = z.number().min(100).max(900);
const ScoreError = z.number().min(1).max(200);

/** An invented learner. */
export const Traits = z.object({
  core_math: Score,
  core_math_error: ScoreError.default(40),
  applied_reasoning: Score,
  applied_reasoning_error: ScoreError.default(40),
  ai_concepts: Score,
  ai_concepts_error: ScoreError.default(40),
  practice_hours: z.number().min(0).max(400),
  active_weeks: z.int().min(0).max(52),
  pathway: z.enum(pathways),
  age: z.int().min(16).max(65),
  background: z.enum(backgrounds),
  country: z.enum(countries),
  industry: z.enum(industries),
  first_generation: z.boolean(),
});
export type Traits = z.infer<typeof Traits>;

const Interval = z.object({ low: z.number(), median: z.number(), high: z.number() });

export const Prediction = z.object({
  isSynthetic: z.literal(true),
  version: z.int(),
  /** Of being hired within a year. */
  probability: z.number(),
  /** Of a learner about whom nothing is known. */
  average: z.number(),
  /** What each figure adds to the log odds (SHAP), the largest first; with `base` they add up to the prediction. */
  base: z.number(),
  contributions: z.array(z.object({ feature: z.string(), value: z.string(), logOdds: z.number() })),
  /** 90 % intervals, if hired. */
  salary: Interval,
  daysToHire: Interval,
});
export type Prediction = z.infer<typeof Prediction>;

export const insightRoutes = {
  insights: {
    method: 'get',
    path: '/api/analytics/ml-insights',
    access: 'signed-in',
    description: 'Figures of the models that are trained on the synthetic data set',
    response: MlInsights,
  },
  modelCard: {
    method: 'get',
    path: '/api/analytics/ml-insights/model-card',
    access: 'signed-in',
    description:
      'The model card: data, split, metrics with intervals, calibration, groups, drift and limits; null before a training',
    response: ModelCard.nullable(),
  },
  predict: {
    method: 'post',
    path: '/api/analytics/ml-insights/predictions',
    access: 'signed-in',
    description: 'The prediction for an invented learner, and what moves it',
    body: Traits,
    response: Prediction,
  },
  train: {
    method: 'post',
    path: '/api/analytics/ml-insights/trainings',
    access: 'ml-insights.generate',
    description: 'Train the models again on the stored data set; while they are trained, nothing more',
    status: 202,
    response: Training.nullable(),
  },
} as const;

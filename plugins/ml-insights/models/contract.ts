import { z } from 'zod';

// What is known about trained models: the parts of a model card. Shares are between 0 and 1.

/** A figure of the test learners with its 95 % interval, by resampling learners. */
export const Measured = z.object({ value: z.number(), low: z.number(), high: z.number() });
export type Measured = z.infer<typeof Measured>;

const Weight = z.object({ feature: z.string(), weight: z.number() });

export const outcomeModels = ['trees', 'logistic', 'imported'] as const;

/** A model of being hired within a year. */
export const OutcomeCard = z.object({
  trainingAccuracy: z.number(),
  validationAccuracy: z.number(),
  accuracy: Measured,
  /** The accuracy of a model that knows the true probabilities, on the same learners. */
  ceiling: z.number(),
  auc: Measured,
  logLoss: z.number(),
  brier: z.number(),
  /** Expected calibration error over 15 bins. */
  calibrationError: z.number(),
  calibration: z.array(z.object({ predicted: z.number(), observed: z.number(), learners: z.int() })),
  roc: z.array(z.object({ falsePositives: z.number(), truePositives: z.number() })),
  /** Shares of the mean absolute contribution (SHAP), the largest first. */
  importance: z.array(Weight),
  /** By how much the log loss grows when a feature's values change places, the largest first. Absent in earlier versions. */
  permutation: z.array(z.object({ feature: z.string(), importance: z.number(), standardError: z.number() })).optional(),
  /** AUC of the same training with shuffled outcomes: .5 unless the evaluation leaks. Null where not trained. */
  shuffledAuc: z.number().nullable(),
  groups: z.array(
    z.object({
      attribute: z.string(),
      group: z.string(),
      learners: z.int(),
      /** The share hired, and the mean prediction. */
      hired: z.number(),
      predicted: z.number(),
      /** Null for a group in which all or none were hired. */
      auc: z.number().nullable(),
      calibrationError: z.number(),
    }),
  ),
  /** Difference in the probability of success that belonging to the planted group makes, all else equal. */
  gap: z.object({ found: z.number(), planted: z.number(), raw: z.number() }).nullable(),
});
export type OutcomeCard = z.infer<typeof OutcomeCard>;

export const IntervalCard = z.object({
  learners: z.int(),
  /** The share of test learners whose value lies within the interval, which aims at `nominal`. */
  coverage: Measured,
  nominal: z.number(),
  meanWidth: z.number(),
  /** Of the median: mean absolute error, and the share of predictions within 20 % of the value. */
  averageError: z.number(),
  accuracy: z.number(),
  importance: z.array(Weight),
});
export type IntervalCard = z.infer<typeof IntervalCard>;

export const SegmentsCard = z.object({
  /** Mean adjusted Rand index between segments found in two samples of the learners; 1 means the same segments. */
  stability: z.number(),
  segments: z.array(
    z.object({
      name: z.string(),
      percentage: z.number(),
      avgSalary: z.number().nullable(),
      avgTimeToHire: z.number().nullable(),
      topCompanies: z.array(z.string()),
      focusArea: z.string(),
      successRate: z.number(),
      avgEiQ: z.number(),
      practiceHours: z.number(),
    }),
  ),
});
export type SegmentsCard = z.infer<typeof SegmentsCard>;

export const TrendsCard = z.object({
  countries: z.array(z.object({ country: z.string(), avgEiQ: z.number(), learners: z.int() })),
  industries: z.array(
    z.object({
      industry: z.string(),
      /** Change of the hires from the first year to the second, in percent. */
      growth: z.number().nullable(),
      avgSalary: z.number().nullable(),
      hires: z.int(),
    }),
  ),
  pathways: z.array(
    z.object({
      pathway: z.string(),
      learners: z.int(),
      successRate: z.number(),
      avgScoreImprovement: z.number(),
      /** Weeks. */
      timeToCompletion: z.number(),
      careerOutcomes: z.array(z.object({ industry: z.string(), share: z.number() })),
    }),
  ),
  /** Population stability index by month, against the first quarter, of the feature that moved most. */
  drift: z.array(z.object({ month: z.string(), psi: z.number(), feature: z.string() })),
});
export type TrendsCard = z.infer<typeof TrendsCard>;

export const steps = ['trends', 'logistic', 'trees', 'shuffled', 'salary', 'days_to_hire', 'segments'] as const;
export type Step = (typeof steps)[number];

export const Cards = z.object({
  trends: TrendsCard,
  logistic: OutcomeCard,
  trees: OutcomeCard,
  shuffled: z.object({ auc: z.number() }),
  salary: IntervalCard,
  days_to_hire: IntervalCard,
  segments: SegmentsCard,
  /** A model that was imported after the training. */
  imported: OutcomeCard.optional(),
});
export type Cards = z.infer<typeof Cards>;

import { z } from 'zod';
import { Id, Timestamp } from '../../../../core/contract/index.ts';
import { ApplicationStatus, Decision } from '../../applications/contract.ts';

/** Groups with fewer decided applications are not shown. */
export const minGroup = 30;

/** Agreement is not shown for fewer pairs of reviews. */
export const minPairs = 10;

/** 95 %. */
const Interval = z.tuple([z.number(), z.number()]);

const Group = z.object({
  group: z.string(),
  title: z.string(),
  /** Decided applications and acceptances; null where the group is not shown. */
  decided: z.int().nullable(),
  accepted: z.int().nullable(),
  rate: z.number().nullable(),
  interval: Interval.nullable(),
  /** The rate divided by that of the group with the highest rate. */
  impactRatio: z.number().nullable(),
  ratioInterval: Interval.nullable(),
  /** Fisher’s exact test, two-sided, against the group with the highest rate. */
  fisherP: z.number().nullable(),
  isReference: z.boolean(),
  /** Whether the ratio is below four fifths (29 CFR 1607.4 D). A ratio alone proves nothing. */
  isBelowFourFifths: z.boolean(),
});

/** Outcomes by the groups of one attribute, as `impactByGroup` of psychometrics returns them. */
export const ImpactAttribute = z.object({
  attribute: z.string(),
  title: z.string(),
  groups: z.array(Group),
  /** Groups that are not shown, because they or their difference to the total would be below the limit. */
  hiddenGroups: z.int(),
});
export type GroupedOutcomes = z.infer<typeof ImpactAttribute>;

export const IntakeStatistics = z.object({
  intakeId: Id,
  intake: z.string(),
  program: z.string(),
  university: z.string(),
  places: z.int().nullable(),
  at: Timestamp,
  /** Applications by status, as applicants see them. */
  statuses: z.array(z.object({ status: ApplicationStatus, count: z.int() })),
  /** Latest decisions, released or not, without those that the caller may not know yet (see `conflicts`). */
  decisions: z.array(z.object({ decision: Decision, count: z.int() })),
  submitted: z.int(),
  decided: z.int(),
  /** Acceptances among the decided; null without any. */
  acceptanceRate: z.object({ rate: z.number(), interval: Interval }).nullable(),
  /** From the submission to the first decision; null without any. */
  medianDays: z.number().nullable(),
  /** Applications in which the caller has a conflict of interest and whose outcome is open: they are not counted. */
  conflicts: z.int(),
  /**
   * The state that `attributes` describe. It moves on when at least `minGroup` more applications are decided, so that a
   * comparison of two states tells of no smaller group. Null before the first one, and where the caller has such conflicts.
   */
  groups: z.object({ at: Timestamp, decided: z.int() }).nullable(),
  /** Only attributes that the platform knows. Nothing is inferred. */
  attributes: z.array(ImpactAttribute),
  minGroup: z.int(),
  minPairs: z.int(),
  /** Agreement of the first two reviews, by criterion: quadratic weighted kappa with its 95 % interval. */
  agreement: z.array(
    z.object({
      criterion: z.string(),
      title: z.string(),
      /** Of applications whose reviews are complete, so that no review is known before its time. */
      pairs: z.int(),
      /** Null for fewer than `minPairs`, and where all scores are the same. */
      kappa: z.number().nullable(),
      interval: Interval.nullable(),
    }),
  ),
});
export type IntakeStatistics = z.infer<typeof IntakeStatistics>;

export const statisticsRoutes = {
  intakeStatistics: {
    method: 'get',
    path: '/api/admissions/intakes/:id/statistics',
    access: 'universities.review',
    description: 'Statistics of an intake, with impact ratios and the agreement of reviewers',
    params: z.object({ id: Id }),
    response: IntakeStatistics,
  },
} as const;

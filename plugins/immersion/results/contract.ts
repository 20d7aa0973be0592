import { z } from 'zod';
import { Id, Timestamp } from '../../../core/contract/index.ts';
import { Section } from '../../item-bank/contract.ts';
import { EiqScore, Estimate, Level } from '../../learner/contract.ts';

export const PlacementLevel = Level.extract(['foundation', 'immersion', 'mastery']);
export type PlacementLevel = z.infer<typeof PlacementLevel>;

/** The pathways a placement leads to, in ascending order. */
export const pathways: Record<PlacementLevel, { title: string; description: string }> = {
  foundation: {
    title: 'Foundation',
    description:
      'Builds the basics that everything else depends on: core ideas one at a time, with worked examples and short practice.',
  },
  immersion: {
    title: 'Immersion',
    description:
      'Takes what you already do reliably into mixed, realistic problems in which ideas have to be combined.',
  },
  mastery: {
    title: 'Mastery',
    description: 'Goes deep: open problems, the limits of methods and models, and explaining your reasoning to others.',
  },
};

/** Ways of thinking that questions call for. */
export const reasoningStyles = ['analytical', 'creative', 'systematic', 'intuitive'] as const;
export type ReasoningStyle = (typeof reasoningStyles)[number];

export const PlacementResult = z.object({
  sessionId: Id,
  eiqScore: EiqScore,
  standardError: z.number(),
  interval: Estimate.shape.interval,
  placementLevel: PlacementLevel,
  /** The certainty of the level, 0 to 1. */
  confidenceLevel: z.number(),
  /** Probability of every level, 0 to 1. */
  levelProbabilities: z.record(PlacementLevel, z.number()),
  /** Percent. */
  sectionScores: z.record(Section, z.number()),
  sections: z.array(
    Estimate.extend({
      section: Section,
      title: z.string(),
      weight: z.number(),
      answered: z.int(),
      percentage: z.number(),
    }),
  ),
  /** 0 to 100 for each way of thinking: credit earned on questions of that kind compared with the expected credit. */
  reasoningProfile: z.object({
    analytical: z.number(),
    creative: z.number(),
    systematic: z.number(),
    intuitive: z.number(),
  }),
  /** How many questions of each kind there were. */
  reasoningEvidence: z.object({ analytical: z.int(), creative: z.int(), systematic: z.int(), intuitive: z.int() }),
  strengthAreas: z.array(z.string()),
  learningGaps: z.array(z.object({ area: z.string(), says: z.string() })),
  /** Titles of areas with too few questions for either. */
  untoldAreas: z.array(z.string()).default([]),
  recommendedPath: z.string(),
  nextSteps: z.array(z.string()),
  /** The practice topic of each next step; null where there is none. */
  nextPractice: z.array(z.object({ section: Section, contentArea: z.string() }).nullable()).default([]),
  /** Levels and the scores they begin at. */
  cuts: z.array(z.object({ level: Level, from: z.number() })),
  startedAt: Timestamp,
  completedAt: Timestamp,
  /** Milliseconds. */
  totalTime: z.number(),
  questionsAnswered: z.int(),
  hintsUsed: z.int(),
  /** Whether answers after a hint counted as not solved. */
  hintsCounted: z.boolean(),
  /** Answers to questions that were tried out and did not count. */
  unscored: z.int().default(0),
  /** The score without rapid guesses, and their number; null where there are none. */
  effort: z.object({ rapid: z.int(), eiqScore: EiqScore, standardError: z.number() }).nullable().default(null),
  /** Whether the answers contradict one another more than those of 19 in 20 learners. */
  isUnusual: z.boolean().default(false),
  /** The number of hasty answers, where it is large enough to hold the result. */
  haste: z.object({ hasty: z.int(), answers: z.int() }).nullable().default(null),
  /** A limitation of the result, for its reader: many hasty answers. Null where there is none. */
  caution: z.string().nullable().default(null),
  /** Earlier versions, from before staff regraded an answer, oldest first. */
  revisions: z
    .array(z.object({ at: Timestamp, formerScore: EiqScore, formerLevel: PlacementLevel, says: z.string() }))
    .default([]),
  /** The result counts in the learner's record. */
  outcome: z.literal('recorded').default('recorded'),
  learner: z.string(),
  /** Whether the result is the caller's own. */
  isOwn: z.boolean(),
  version: z.string(),
  /** From demo questions; not comparable with other results. */
  isDemo: z.boolean().default(false),
  /** Whether authors estimated the difficulty of some questions. True for results from before this was stored. */
  isProvisional: z.boolean().default(true),
  /** Correlations of the errors of two sections, where sections are scored jointly. */
  errorCorrelations: z.array(z.object({ sections: z.tuple([Section, Section]), correlation: z.number() })).default([]),
});
export type PlacementResult = z.infer<typeof PlacementResult>;

/** A hasty result that does not count, without score, level and certainty. */
export const UnrecordedPlacement = z.object({
  sessionId: Id,
  /** Held until staff decide, declined by staff, or repeated by the learner before a decision. */
  outcome: z.enum(['held', 'declined', 'repeated']),
  caution: z.string().nullable(),
  startedAt: Timestamp,
  completedAt: Timestamp,
  /** Milliseconds. */
  totalTime: z.number(),
  questionsAnswered: z.int(),
  learner: z.string(),
  isOwn: z.boolean(),
});
export type UnrecordedPlacement = z.infer<typeof UnrecordedPlacement>;

/** The result of a placement, recorded or not. */
export const PlacementOutcome = z.union([PlacementResult, UnrecordedPlacement]);
export type PlacementOutcome = z.infer<typeof PlacementOutcome>;

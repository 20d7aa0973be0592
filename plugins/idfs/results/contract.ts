import { z } from 'zod';
import { Id, Timestamp } from '../../../core/contract/index.ts';
import { EiqScore, Estimate, Level } from '../../learner/contract.ts';

// What a session comes to, as its reader is told it.

/** Levels as this assessment calls them. */
export const EiqLevel = z.enum(['Foundation', 'Immersion', 'Mastery', 'Excellence']);
export type EiqLevel = z.infer<typeof EiqLevel>;

/** What ended a session: the learner, or the clock. */
const EndedBy = z.enum(['learner', 'time']);

/**
 * What becomes of a completed session: its result is in the record; it rests on too few answers; it is held because many
 * answers came in haste, until staff decide; staff declined it; or the learner repeated it before staff decided.
 */
export const Outcome = z.enum(['recorded', 'short', 'held', 'declined', 'repeated']);
export type Outcome = z.infer<typeof Outcome>;

/**
 * Questions that belong together. Which of them were solved is told in three steps (a quarter or
 * less, three quarters or more, and between), and only where at least 4 were answered: exact points, compared between sessions, tell single keys.
 */
const Grouped = z.object({
  /** Points, each question being worth one, as the step says, not counted: a quarter of 6 is 1.5. */
  score: z.number().nullable(),
  /** Questions there were, reached or not. */
  maxScore: z.int(),
  /** Of the answered ones, the percentage that was solved: 25 (or less), 75 (or more), or 50 (between them). */
  percentage: z.union([z.literal(25), z.literal(50), z.literal(75)]).nullable(),
  answered: z.int(),
  /** Points to be expected on the answered ones at the score that is shown. */
  expected: z.number(),
});

/** A result with all of its figures. */
const Scored = z.object({
  eiqLevel: EiqLevel,
  /** In steps of 5 points. */
  overallScore: EiqScore,
  standardError: z.number(),
  interval: Estimate.shape.interval,
  /** 0 to 1: how sure the level is. */
  confidenceLevel: z.number(),
  /** Probability of every level, 0 to 1. */
  levelProbabilities: z.record(Level, z.number()),
  categoryBreakdown: z.array(Grouped.extend({ category: z.string() })),
  /** The same questions by how much they ask to hold in mind. */
  loadBreakdown: z.array(Grouped.extend({ load: z.enum(['low', 'medium', 'high']), from: z.int(), to: z.int() })),
  timeAnalysis: z.object({
    /** Milliseconds from the beginning to the end, by the server's clock. */
    totalTime: z.number(),
    /** Milliseconds, over the questions that were answered; null for fewer than 4. */
    averageTimePerQuestion: z.number().nullable(),
    /** Percent of the time from beginning to end that went to answered questions; null for fewer than 4. */
    timeEfficiency: z.number().nullable(),
  }),
  cognitiveAnalysis: z.object({
    strengths: z.array(z.string()),
    improvementAreas: z.array(z.string()),
    recommendations: z.array(z.string()),
  }),
  nextSteps: z.array(z.string()),
  questionsAnswered: z.int(),
  questions: z.int(),
  /** Seconds, extra time included. */
  timeLimit: z.number(),
  extraMinutes: z.number(),
  endedBy: EndedBy,
  startedAt: Timestamp,
  completedAt: Timestamp,
  /** How many answers came in haste, where so many did that the result is held. */
  haste: z.object({ hasty: z.int(), answers: z.int() }).nullable(),
  /** Answers that a result needs to count. */
  minimumAnswers: z.int(),
  /** Levels and the scores they begin at. */
  cuts: z.array(z.object({ level: Level, from: z.number() })),
  version: z.string(),
});

/** A result as it is kept: whose it is, and what became of it, stands in its row. */
export type StoredResult = z.infer<typeof Scored>;

export const Result = Scored.extend({
  sessionId: Id,
  learner: z.string(),
  /** Whether it is the caller's. */
  isOwn: z.boolean(),
  outcome: Outcome,
  /** Whether it counts in the learner's EiQ record. The figures below are null where it does not. */
  isRecorded: z.boolean(),
  eiqLevel: EiqLevel.nullable(),
  overallScore: EiqScore.nullable(),
  standardError: z.number().nullable(),
  interval: Estimate.shape.interval.nullable(),
  /** 0 to 1: how sure the level is. Null for a hasty result, accepted or not. */
  confidenceLevel: z.number().nullable(),
  levelProbabilities: z.record(Level, z.number()).nullable(),
  /** What limits this result, said to its reader. Null where nothing does. */
  caution: z.string().nullable(),
});
export type Result = z.infer<typeof Result>;

/** A result in a list. */
export const ResultSummary = Result.pick({
  sessionId: true,
  completedAt: true,
  eiqLevel: true,
  overallScore: true,
  standardError: true,
  questionsAnswered: true,
  questions: true,
  endedBy: true,
  outcome: true,
  isRecorded: true,
});
export type ResultSummary = z.infer<typeof ResultSummary>;

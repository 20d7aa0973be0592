import { z } from 'zod';
import { Id, Timestamp } from '../../../core/contract/index.ts';
import { EiqScore, Estimate, Level } from '../../learner/contract.ts';

// The result of a session.

/** Levels as this assessment names them. */
export const EiqLevel = z.enum(['Foundation', 'Immersion', 'Mastery', 'Excellence']);
export type EiqLevel = z.infer<typeof EiqLevel>;

/** Whether the learner or the clock ended a session. */
const EndedBy = z.enum(['learner', 'time']);

/**
 * The outcome of a completed session: recorded; too short to count; held because of hasty answers until staff decide;
 * declined by staff; or repeated by the learner before a decision.
 */
export const Outcome = z.enum(['recorded', 'short', 'held', 'declined', 'repeated']);
export type Outcome = z.infer<typeof Outcome>;

/**
 * A group of questions. The share solved is given in three steps (a quarter or less, three quarters or more, and between),
 * and only for at least 4 answers: exact points, compared between sessions, would reveal single keys.
 */
const Grouped = z.object({
  /** Points, one a question, computed from the step: a quarter of 6 is 1.5. */
  score: z.number().nullable(),
  /** Questions in the group, reached or not. */
  maxScore: z.int(),
  /** The percentage of answered questions that was solved: 25 (or less), 75 (or more), or 50 (between). */
  percentage: z.union([z.literal(25), z.literal(50), z.literal(75)]).nullable(),
  answered: z.int(),
  /** Points expected on the answered questions at this score. */
  expected: z.number(),
});

/** A result with all of its figures. */
const Scored = z.object({
  eiqLevel: EiqLevel,
  /** In steps of 5 points. */
  overallScore: EiqScore,
  standardError: z.number(),
  interval: Estimate.shape.interval,
  /** The certainty of the level, 0 to 1. */
  confidenceLevel: z.number(),
  /** Probability of every level, 0 to 1. */
  levelProbabilities: z.record(Level, z.number()),
  categoryBreakdown: z.array(Grouped.extend({ category: z.string() })),
  /** The same questions by cognitive load. */
  loadBreakdown: z.array(Grouped.extend({ load: z.enum(['low', 'medium', 'high']), from: z.int(), to: z.int() })),
  timeAnalysis: z.object({
    /** Milliseconds from start to end, by the server's clock. */
    totalTime: z.number(),
    /** Milliseconds, over the questions that were answered; null for fewer than 4. */
    averageTimePerQuestion: z.number().nullable(),
    /** The percentage of the total time spent on answered questions; null for fewer than 4. */
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
  /** The number of hasty answers, where it is large enough to hold the result. */
  haste: z.object({ hasty: z.int(), answers: z.int() }).nullable(),
  /** The fewest answers for a result to count. */
  minimumAnswers: z.int(),
  /** Levels and the scores they begin at. */
  cuts: z.array(z.object({ level: Level, from: z.number() })),
  version: z.string(),
  /** Times at which it was scored again, with the score before. */
  revisions: z.array(z.object({ at: Timestamp, formerScore: EiqScore, formerLevel: EiqLevel })).default([]),
});

/** A result as it is stored; learner and outcome are in its row. */
export type StoredResult = z.infer<typeof Scored>;

export const Result = Scored.extend({
  sessionId: Id,
  learner: z.string(),
  /** Whether the result is the caller's own. */
  isOwn: z.boolean(),
  outcome: Outcome,
  /** Whether the result counts in the learner's EiQ record. The figures below are null otherwise. */
  isRecorded: z.boolean(),
  eiqLevel: EiqLevel.nullable(),
  overallScore: EiqScore.nullable(),
  standardError: z.number().nullable(),
  interval: Estimate.shape.interval.nullable(),
  /** The certainty of the level, 0 to 1. Null for a hasty result, accepted or not. */
  confidenceLevel: z.number().nullable(),
  levelProbabilities: z.record(Level, z.number()).nullable(),
  /** A limitation of the result, for its reader. Null where there is none. */
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

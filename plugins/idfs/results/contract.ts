import { z } from 'zod';
import { Id, Timestamp } from '../../../core/contract/index.ts';
import { EiqScore, Estimate, Level } from '../../learner/contract.ts';

// What a session comes to, as its reader is told it.

/** Levels as this assessment calls them. */
export const EiqLevel = z.enum(['Foundation', 'Immersion', 'Mastery', 'Excellence']);
export type EiqLevel = z.infer<typeof EiqLevel>;

/** What ended a session: the learner, or the clock. */
const EndedBy = z.enum(['learner', 'time']);

const Grouped = z.object({
  /** Points earned; each question is worth one. */
  score: z.number(),
  /** Questions there were, reached or not. */
  maxScore: z.int(),
  /** Of the points possible, 0 to 100. */
  percentage: z.number(),
  answered: z.int(),
  /** Points to be expected on the answered ones at the ability that was estimated. */
  expected: z.number(),
});

export const Result = z.object({
  sessionId: Id,
  learner: z.string(),
  /** Whether it is the caller's. */
  isOwn: z.boolean(),
  eiqLevel: EiqLevel,
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
    /** Milliseconds, over the questions that were answered. */
    averageTimePerQuestion: z.number(),
    /** Percent of the time on questions that went to those that were solved. */
    timeEfficiency: z.number(),
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
  /** What limits this result, said to its reader: that many answers came in haste. Null where nothing does. */
  caution: z.string().nullable().default(null),
  /** Whether it counts in the learner's EiQ record. */
  isRecorded: z.boolean(),
  /** Answers that a result needs to count. */
  minimumAnswers: z.int(),
  /** Levels and the scores they begin at. */
  cuts: z.array(z.object({ level: Level, from: z.number() })),
  version: z.string(),
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
  isRecorded: true,
});
export type ResultSummary = z.infer<typeof ResultSummary>;

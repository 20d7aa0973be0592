import { z } from 'zod';
import { Id, Timestamp } from '../../../core/contract/index.ts';
import { Answer, Question, Section } from '../../item-bank/contract.ts';
import { Mastery } from '../../learner/contract.ts';

// Runs of practice, their questions and topics.

/** `form`: three questions, one from each section. `topic`: as many as one likes from one content area. */
export const RunKind = z.enum(['form', 'topic']);
export type RunKind = z.infer<typeof RunKind>;

/** The sections in the order of the form. */
export const formSections = Section.options;

/** Shown once an open answer is stored, before it is graded. */
export const inReviewMessage = 'Answer submitted for AI review';

/** Counts of answers. `accuracy` is the share of graded answers that is right, in whole percent; null without any. */
export const Tally = z.object({
  answered: z.int(),
  graded: z.int(),
  correct: z.int(),
  accuracy: z.int().min(0).max(100).nullable(),
});
export type Tally = z.infer<typeof Tally>;

/** A content area of a section with the learner's mastery. */
export const Topic = z.object({
  section: Section,
  contentArea: z.string(),
  title: z.string(),
  /** The number of different questions. */
  questions: z.int(),
  /** From the latest answers; null before the first. The plugin's README has the rule. */
  mastery: Mastery.nullable(),
  ...Tally.shape,
  lastAt: Timestamp.nullable(),
});
export type Topic = z.infer<typeof Topic>;

/** A run that has not been completed. */
const OpenRun = z.object({
  runId: Id,
  kind: RunKind,
  section: Section.nullable(),
  contentArea: z.string().nullable(),
  title: z.string(),
  answered: z.int(),
  startedAt: Timestamp,
});
export type OpenRun = z.infer<typeof OpenRun>;

/** The topics and open runs of the caller. */
export const Overview = z.object({
  topics: z.array(Topic),
  openRuns: z.array(OpenRun),
  hintsAllowed: z.boolean(),
});
export type Overview = z.infer<typeof Overview>;

export const HintKind = z.enum(['conceptual', 'procedural', 'strategic', 'encouragement']);
export type HintKind = z.infer<typeof HintKind>;

export const RevealedHint = z.object({ kind: HintKind, text: z.string() });
export type RevealedHint = z.infer<typeof RevealedHint>;

/** Feedback on a graded answer. */
export const Feedback = z.object({
  points: z.number(),
  maximumPoints: z.number(),
  /** Index of the right option; null for an open question. */
  correctOption: z.int().nullable(),
  explanation: z.string(),
  /** The steps of the solution. */
  steps: z.array(z.string()),
  /** The misconception suggested by a wrong choice. */
  misconception: z.string().nullable(),
  /** For an open answer: criteria with points, the grader, and the reason. */
  rubric: z
    .object({
      criteria: z.array(z.object({ says: z.string(), points: z.number(), isMet: z.boolean() })),
      modelAnswer: z.string(),
      grader: z.string(),
      reason: z.string().nullable(),
    })
    .nullable(),
});
export type Feedback = z.infer<typeof Feedback>;

/** A stored answer with its grading. */
export const Submission = z.object({
  userAnswer: Answer,
  submittedAt: Timestamp,
  status: z.enum(['in_review', 'graded']),
  message: z.string().nullable(),
  /** Null during the review, like `masteryLevel` and `feedback`. */
  isCorrect: z.boolean().nullable(),
  masteryLevel: Mastery.nullable(),
  hintsUsed: z.int(),
  /** Milliseconds, by the server's clock. */
  timeSpent: z.int(),
  feedback: Feedback.nullable(),
});
export type Submission = z.infer<typeof Submission>;

/** The current question with revealed hints, and the answer once it is submitted. */
export const OpenLearnerQuestion = z.object({
  question: Question,
  /** 1 to 5. */
  difficulty: z.int(),
  /** Milliseconds since it was asked, by the server's clock. */
  elapsed: z.number(),
  hints: z.object({ revealed: z.array(RevealedHint), total: z.int() }),
  submission: Submission.nullable(),
});
export type OpenLearnerQuestion = z.infer<typeof OpenLearnerQuestion>;

/** The summary of a run by topic. */
export const Summary = z.object({
  ...Tally.shape,
  inReview: z.int(),
  hintsUsed: z.int(),
  /** Milliseconds spent on questions. */
  timeSpent: z.number(),
  topics: z.array(
    z.object({
      section: Section,
      contentArea: z.string(),
      title: z.string(),
      before: Mastery.nullable(),
      after: Mastery.nullable(),
      ...Tally.shape,
    }),
  ),
});
export type Summary = z.infer<typeof Summary>;

export const Run = z.object({
  runId: Id,
  kind: RunKind,
  state: z.enum(['open', 'completed']),
  section: Section.nullable(),
  contentArea: z.string().nullable(),
  title: z.string(),
  startedAt: Timestamp,
  endedAt: Timestamp.nullable(),
  /** Number of the current question, from 0. */
  index: z.int(),
  /** Null in a run by topic, which has no end. */
  total: z.int().nullable(),
  isLast: z.boolean(),
  tally: Tally,
  /** Open answers waiting for a review. */
  inReview: z.int(),
  /** Null once the run is completed. */
  standing: OpenLearnerQuestion.nullable(),
  /** Null until the run is completed or the last question of the form is answered. */
  summary: Summary.nullable(),
});
export type Run = z.infer<typeof Run>;

/** A completed run in the list of them. */
export const PastRun = z.object({
  runId: Id,
  kind: RunKind,
  title: z.string(),
  startedAt: Timestamp,
  endedAt: Timestamp,
  ...Tally.shape,
});
export type PastRun = z.infer<typeof PastRun>;

import { z } from 'zod';
import { Id, Timestamp } from '../../../core/contract/index.ts';
import { Question as BankQuestion } from '../../item-bank/contract.ts';

// A session as a learner sees it.

/** The difficulty of a question, as this assessment names it. */
export const Difficulty = z.enum(['foundation', 'intermediate', 'advanced']);
export type Difficulty = z.infer<typeof Difficulty>;

/** A question as shown to a learner, without its key. */
export const Question = BankQuestion.pick({
  id: true,
  question: true,
  options: true,
  stimulus: true,
  stimulusSeconds: true,
  optionFigures: true,
}).extend({
  /** The title, as in `subcategory`: `Number series`. */
  category: z.string(),
  subcategory: z.string(),
  difficulty: Difficulty,
  /** How much has to be kept in mind at once. */
  cognitiveLoad: z.int().min(1).max(5),
});
export type Question = z.infer<typeof Question>;

export const Milliseconds = z.number().min(0);

/** The clock of a session. Only the server's clock counts. */
const Clock = z.object({
  startTime: Timestamp,
  /** Seconds from `startTime`, extra time included. */
  timeLimit: z.number(),
  /** The server's time of this response, from which browsers count. */
  serverTime: Timestamp,
  isCompleted: z.boolean(),
});

export const Session = Clock.extend({
  sessionId: Id,
  /** In the order they are asked. */
  questions: z.array(Question),
  /** The index of the first unanswered question; the number of questions when all are answered. */
  currentQuestionIndex: z.int(),
  /** Question id to the index of the chosen option. */
  responses: z.record(z.string(), z.int()),
  /** Question id to milliseconds. */
  timeSpentPerQuestion: z.record(z.string(), Milliseconds),
  /** Extra time of this learner, in minutes. */
  extraMinutes: z.number(),
});
export type Session = z.infer<typeof Session>;

/** The terms of the caller's next session. */
export const Terms = z.object({
  categories: z.array(z.object({ category: z.string(), questions: z.int() })),
  questions: z.int(),
  /** The learner's time in seconds, extra time included. */
  timeLimit: z.number(),
  extraMinutes: z.number(),
  minimumAnswers: z.int(),
  canStart: z.boolean(),
  /** When the next session may start, and why not now; null where it may. Without a time: not before grade 3. */
  nextAt: Timestamp.nullable(),
  waitReason: z.string().nullable(),
});
export type Terms = z.infer<typeof Terms>;

/** The receipt of a stored answer, with the state of the session. It does not say whether the answer was right. */
export const Saved = Clock.extend({
  sessionId: Id,
  questionId: Id,
  answered: z.int(),
  currentQuestionIndex: z.int(),
  /** The same answer was already stored; nothing changed. */
  isRepeated: z.boolean(),
});
export type Saved = z.infer<typeof Saved>;

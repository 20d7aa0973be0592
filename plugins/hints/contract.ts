import { z } from 'zod';
import { defineContract, Id, nothing } from '../../core/contract/index.ts';

export const HintType = z.enum(['conceptual', 'procedural', 'strategic', 'encouragement', 'personalized']);
export type HintType = z.infer<typeof HintType>;

export const Hint = z.object({
  id: z.string(),
  hintType: HintType,
  content: z.string(),
  /** 0 to 1. */
  confidence: z.number().min(0).max(1),
  /** Why this hint was chosen. */
  aiReasoning: z.string(),
  suggestedNextStep: z.string().optional(),
  personalizedContext: z.string().optional(),
  relatedConcepts: z.array(z.string()).optional(),
});
export type Hint = z.infer<typeof Hint>;

/** Shown when hints cannot be loaded. */
export const fallbackHint: Hint = {
  id: 'fallback',
  hintType: 'strategic',
  content: 'Try breaking down the problem into smaller parts and tackling each one step by step.',
  confidence: 0.7,
  aiReasoning: 'A general hint, because hints for this question could not be loaded.',
  suggestedNextStep: 'Identify the key information given in the problem',
};

export const hints = defineContract({
  id: 'hints',
  title: 'Hints',
  summary: 'Personal hints beside a question, chosen by the question and the learner’s profile',
  routes: {
    generate: {
      method: 'post',
      path: '/api/assessment/hints/generate-personalized-hints',
      access: 'signed-in',
      description: 'Get up to three hints for your open question',
      body: z.object({
        sessionId: z.string(),
        questionId: Id,
        attemptCount: z.int().min(0).default(0),
        timeSpent: z.number().min(0).default(0),
        /** The visible difficulty minus 2.5. */
        userTheta: z.number().default(0),
        /** The answers as given: the index of an option, or a text. */
        previousIncorrectAnswers: z
          .array(z.union([z.int(), z.string().max(5000)]))
          .max(50)
          .default([]),
        userProfile: z.unknown().optional(),
        learningStyle: z.string().max(50).optional(),
        personalContext: z.unknown().optional(),
      }),
      response: z.object({ hints: z.array(Hint) }),
    },
    track: {
      method: 'post',
      path: '/api/assessment/track-hint-usage',
      access: 'signed-in',
      description: 'Record that a hint was opened',
      body: z.object({
        sessionId: z.string(),
        questionId: Id,
        hintId: z.string().max(100),
        hintType: HintType,
        timeTaken: z.number().min(0).default(0),
        attemptNumber: z.int32().min(0).default(0),
      }),
      response: nothing(),
    },
  },
  personalData: [{ table: 'hint_uses', userColumn: 'user_id', onErase: 'delete', description: 'Hints you opened' }],
});

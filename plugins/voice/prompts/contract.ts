import { z } from 'zod';
import { Id, Line, nothing } from '../../../core/contract/index.ts';

export const Difficulty = z.enum(['beginner', 'intermediate', 'advanced']);
export type Difficulty = z.infer<typeof Difficulty>;

export const VoicePrompt = z.object({
  id: z.string(),
  category: z.string(),
  difficulty: Difficulty,
  prompt: z.string(),
  expectedKeywords: z.array(z.string()),
  /** Seconds after which recording stops. */
  timeLimit: z.int(),
});
export type VoicePrompt = z.infer<typeof VoicePrompt>;

/** Prompts of an institution's own. */
export const maxOwnPrompts = 50;
export const maxIdeas = 6;
export const timeLimits = { min: 30, max: 300, default: 120 } as const;

const word = z
  .string()
  .trim()
  .toLowerCase()
  .max(60, 'At most 60 characters')
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’ -]*\*?$/u, 'Words, of which the last may end with *');

/** An idea of a good answer. */
export const PromptIdea = z.object({
  /** `comprehension`: whether the answer does what was asked. `technicalAccuracy`: whether what it says is right. */
  counts: z.enum(['comprehension', 'technicalAccuracy']),
  says: Line.min(10, 'At least 10 characters').max(160, 'At most 160 characters'),
  /** Words or phrases, one of which a sentence with the idea has; `example*` stands for all endings. */
  words: z.array(word).min(1, 'Required').max(30, 'At most 30 words'),
});
export type PromptIdea = z.infer<typeof PromptIdea>;

export const PromptEntry = z.object({
  category: Line.min(1, 'Required').max(40, 'At most 40 characters'),
  difficulty: Difficulty,
  prompt: z.string().trim().min(20, 'At least 20 characters').max(600, 'At most 600 characters'),
  expectedKeywords: z.array(Line.min(1).max(40)).max(10, 'At most 10 words').default([]),
  timeLimit: z.int().min(timeLimits.min).max(timeLimits.max).default(timeLimits.default),
  ideas: z.array(PromptIdea).min(2, 'At least two ideas').max(maxIdeas, 'At most six ideas'),
  /** An answer that has every idea; learners do not see it. */
  modelAnswer: z.string().trim().min(40, 'At least 40 characters').max(2000, 'At most 2000 characters'),
});
export type PromptEntry = z.infer<typeof PromptEntry>;

export const OwnPrompt = PromptEntry.extend({ id: Id });
export type OwnPrompt = z.infer<typeof OwnPrompt>;

const path = '/api/voice-assessments/own-prompts';
const id = z.object({ id: Id });

export const promptRoutes = {
  prompts: {
    method: 'get',
    path: '/api/voice-assessments/prompts',
    access: 'signed-in',
    description: 'The prompts to choose from',
    response: z.array(VoicePrompt),
  },
  ownPrompts: {
    method: 'get',
    path,
    access: 'voice.prompts',
    description: 'The prompts of the institution’s own, with the ideas of a good answer',
    response: z.array(OwnPrompt),
  },
  savePrompt: {
    method: 'put',
    path: `${path}/:id`,
    access: 'voice.prompts',
    description: 'Add a prompt, or change it for later recordings. Idempotent',
    params: id,
    body: PromptEntry,
    response: nothing(),
  },
  removePrompt: {
    method: 'delete',
    path: `${path}/:id`,
    access: 'voice.prompts',
    description: 'Remove a prompt; results of earlier recordings stay',
    params: id,
    response: nothing(),
  },
} as const;

import { z } from 'zod';

export const VoicePrompt = z.object({
  id: z.string(),
  category: z.string(),
  difficulty: z.enum(['beginner', 'intermediate', 'advanced']),
  prompt: z.string(),
  expectedKeywords: z.array(z.string()),
  /** Seconds after which recording stops. */
  timeLimit: z.int(),
});
export type VoicePrompt = z.infer<typeof VoicePrompt>;

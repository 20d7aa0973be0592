import { z } from 'zod';
import { Price } from './prices.ts';
import { ModelName } from './settings.ts';

const Key = z.string().trim().min(1).optional();

/** The deployment's part: keys that serve every institution, addresses that only the operator may set, and prices. */
export const aiConfiguration = z.object({
  openaiApiKey: Key,
  /** Of a server that speaks OpenAI's protocol: Ollama, vLLM, LM Studio. It needs no key. */
  openaiBaseUrl: z.url({ protocol: /^https?$/ }).optional(),
  openaiModel: ModelName.default('gpt-5.6-luna'),
  anthropicApiKey: Key,
  anthropicBaseUrl: z.url({ protocol: /^https?$/ }).optional(),
  anthropicModel: ModelName.default('claude-haiku-5-5'),
  googleApiKey: Key,
  googleBaseUrl: z.url({ protocol: /^https?$/ }).optional(),
  googleModel: ModelName.default('gemini-3.8-flash'),
  /** Of prices, costs and budgets. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Three capital letters: USD')
    .default('USD'),
  /** Beside the listed ones, or in their place. */
  prices: z.array(Price).default([]),
});
export type AiConfiguration = z.output<typeof aiConfiguration>;

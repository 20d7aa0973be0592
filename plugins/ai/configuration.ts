import { z } from 'zod';
import { ModelName } from './contract.ts';
import { Price } from './operations/prices.ts';

const Key = z.string().trim().min(1).optional();

const PerMinute = z.int().min(1);

/** The deployment's part: keys that serve every institution, addresses that only the operator may set, and prices. */
export const aiConfiguration = z.object({
  openaiApiKey: Key.meta({ environment: 'OPENAI_API_KEY' }),
  /** Of a server that speaks OpenAI's protocol: Ollama, vLLM, LM Studio. It needs no key. */
  openaiBaseUrl: z.url({ protocol: /^https?$/ }).optional(),
  openaiModel: ModelName.default('gpt-5.6-luna'),
  anthropicApiKey: Key.meta({ environment: 'ANTHROPIC_API_KEY' }),
  anthropicBaseUrl: z.url({ protocol: /^https?$/ }).optional(),
  anthropicModel: ModelName.default('claude-haiku-5-5'),
  googleApiKey: Key.meta({ environment: 'GOOGLE_API_KEY' }),
  googleBaseUrl: z.url({ protocol: /^https?$/ }).optional(),
  googleModel: ModelName.default('gemini-3.8-flash'),
  /** Of prices, costs and budgets. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Three capital letters: USD')
    .default('USD'),
  /** Beside the listed ones, or in their place. */
  prices: z.array(Price).default([]),
  /**
   * How long a learner waits for the first words, whoever says them; after how long a silent provider is raced by the
   * next; how long one may be silent after its first words; how long an answer may take.
   */
  firstWordsSeconds: z.number().positive().default(8),
  raceAfterSeconds: z.number().positive().default(2.5),
  betweenWordsSeconds: z.number().positive().default(15),
  wholeAnswerSeconds: z.number().positive().default(180),
  /** Failures in a row after which a provider is left alone, and for how long. */
  breakerFailures: z.int().min(1).default(5),
  breakerSeconds: z.number().positive().default(30),
  /** Calls to one provider at the same time, for each process. */
  callsAtOnce: z.int().min(1).default(200),
  /** Calls a person may cause in a minute, for each purpose. */
  callsPerMinute: z
    .object({
      chat: PerMinute.default(20),
      tutoring: PerMinute.default(20),
      coaching: PerMinute.default(20),
      hint: PerMinute.default(30),
      grading: PerMinute.default(60),
      test: PerMinute.default(10),
    })
    .prefault({}),
  /** How long the answer to a prompt that says nothing about anybody is kept; 0 keeps none. */
  cacheHours: z.number().min(0).default(24),
});
export type AiConfiguration = z.output<typeof aiConfiguration>;

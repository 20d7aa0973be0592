import { z } from 'zod';
import type { ExternalId } from './contract.ts';
import { ModelName } from './contract.ts';
import { Price } from './operations/prices.ts';

const Key = z.string().trim().min(1).optional();

const PerMinute = z.int().min(1);

/** The deployment's configuration: keys for all institutions, addresses that only the operator may set, and prices. */
export const aiConfiguration = z.object({
  openaiApiKey: Key.meta({ environment: 'OPENAI_API_KEY' }),
  /** The address of an OpenAI-compatible server: Ollama, vLLM, LM Studio. It needs no key. */
  openaiBaseUrl: z.url({ protocol: /^https?$/ }).optional(),
  openaiModel: ModelName.default('gpt-5.6-luna'),
  anthropicApiKey: Key.meta({ environment: 'ANTHROPIC_API_KEY' }),
  anthropicBaseUrl: z.url({ protocol: /^https?$/ }).optional(),
  anthropicModel: ModelName.default('claude-haiku-5-5'),
  googleApiKey: Key.meta({ environment: 'GOOGLE_API_KEY' }),
  googleBaseUrl: z.url({ protocol: /^https?$/ }).optional(),
  googleModel: ModelName.default('gemini-3.8-flash'),
  /** The currency of prices, costs and budgets. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Three capital letters: USD')
    .default('USD'),
  /** Prices in addition to the listed ones; they take precedence. */
  prices: z.array(Price).default([]),
  /**
   * Timeouts: until the first words from any provider; until the next provider is asked beside a silent one; between the
   * words of an answer; for a whole answer.
   */
  firstWordsSeconds: z.number().positive().default(8),
  raceAfterSeconds: z.number().positive().default(2.5),
  betweenWordsSeconds: z.number().positive().default(15),
  wholeAnswerSeconds: z.number().positive().default(180),
  /** Consecutive failures that open a provider's circuit breaker, and for how long it stays open. */
  breakerFailures: z.int().min(1).default(5),
  breakerSeconds: z.number().positive().default(30),
  /** Concurrent calls to one provider, per process. */
  callsAtOnce: z.int().min(1).default(200),
  /** Calls per person and minute, by purpose. */
  callsPerMinute: z
    .object({
      chat: PerMinute.default(20),
      tutoring: PerMinute.default(20),
      coaching: PerMinute.default(20),
      hint: PerMinute.default(30),
      grading: PerMinute.default(60),
      summary: PerMinute.default(10),
      test: PerMinute.default(10),
    })
    .prefault({}),
  /** How long answers to impersonal prompts are cached; 0 turns the cache off. */
  cacheHours: z.number().min(0).default(24),
});
export type AiConfiguration = z.output<typeof aiConfiguration>;

/** The operator's own addresses of providers, in place of the makers'. */
export const baseUrlsOf = (config: AiConfiguration): Readonly<Record<ExternalId, string | undefined>> => ({
  openai: config.openaiBaseUrl,
  anthropic: config.anthropicBaseUrl,
  google: config.googleBaseUrl,
});

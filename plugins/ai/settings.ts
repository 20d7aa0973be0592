import { z } from 'zod';
import { TimeZone } from '../learner/contract.ts';

// What an institution decides about AI. Kept as every plugin's settings are; the screen of AI providers edits them.

export const externalIds = ['openai', 'anthropic', 'google'] as const;
export const purposes = ['chat', 'tutoring', 'coaching', 'hint', 'grading', 'test'] as const;

/** As makers write them: `gpt-5.6-luna`, `llama3.2:3b`, `models/gemini-3.8-flash`. */
export const ModelName = z
  .string()
  .trim()
  .min(1, 'Required')
  .max(100, 'At most 100 characters')
  .regex(/^[\w.:/-]+$/, 'Letters, digits and . : / - _ only');

/** In whole units of the deployment's currency; null is no limit. */
export const Amount = z.number().min(0).max(1_000_000_000).multipleOf(0.01, 'Two decimals at most').nullable();

export const Order = z
  .array(z.enum(externalIds))
  .max(externalIds.length)
  .refine((ids) => new Set(ids).size === ids.length, 'Each provider once');

export const aiSettings = z.object({
  order: Order.default([...externalIds]).meta({
    title: 'Providers',
    description: 'Asked in this order; one that is not named is not asked. The built-in tutor always comes last.',
  }),
  models: z
    .object({
      openai: ModelName.nullable().default(null),
      anthropic: ModelName.nullable().default(null),
      google: ModelName.nullable().default(null),
    })
    .prefault({})
    .meta({ title: 'Models', description: 'Empty: the deployment’s' }),
  externalFor: z
    .array(z.enum(purposes))
    .default([...purposes])
    .meta({ title: 'What external providers are asked for' }),
  externalForMinors: z.boolean().default(true).meta({
    title: 'External providers for learners under 18',
    description: 'Whatever is set here, nothing of a child under 13 without consent leaves the platform.',
  }),
  monthlyBudget: Amount.default(null).meta({ title: 'Budget for a month' }),
  dailyBudget: Amount.default(null).meta({ title: 'Budget for a day' }),
  learnerDailyBudget: Amount.default(null).meta({ title: 'Budget of one learner for a day' }),
  timeZone: TimeZone.default('UTC').meta({ title: 'Time zone', description: 'In which days and months begin' }),
});
export type AiSettings = z.output<typeof aiSettings>;

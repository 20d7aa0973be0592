import { z } from 'zod';
import { TimeZone } from '../learner/contract.ts';
import { Amount, ExternalId, ModelName, Order, PurposeName } from './contract.ts';

const externalIds = ExternalId.options;

/** An institution's settings of AI, edited on the screen of AI providers. */
export const aiSettings = z
  .object({
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
      .array(PurposeName)
      .default([...PurposeName.options])
      .meta({ title: 'What external providers are asked for' }),
    externalForMinors: z.boolean().default(true).meta({
      title: 'External providers for learners under 18',
      description: 'Whatever is set here, nothing of a child under 13 without consent leaves the platform.',
    }),
    monthlyBudget: Amount.default(null).meta({ title: 'Budget for a month' }),
    dailyBudget: Amount.default(null).meta({ title: 'Budget for a day' }),
    learnerDailyBudget: Amount.default(null).meta({ title: 'Budget of one learner for a day' }),
    timeZone: TimeZone.default('UTC').meta({ title: 'Time zone', description: 'In which days and months begin' }),
  })
  .meta({ screen: '/administration/ai' });
export type AiSettings = z.output<typeof aiSettings>;

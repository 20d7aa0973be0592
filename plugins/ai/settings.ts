import { z } from 'zod';
import { TimeZone } from '../learner/contract.ts';
import { Amount, ExternalId, ModelName, Order, PurposeName } from './contract.ts';

const externalIds = ExternalId.options;

/** An institution's settings of AI, edited on the screen of AI providers. */
export const aiSettings = z
  .object({
    order: Order.default([...externalIds]).meta({
      title: 'Providers',
      description: 'Asked in this order; providers not listed are not asked. The built-in tutor always comes last.',
    }),
    models: z
      .object({
        openai: ModelName.nullable().default(null),
        anthropic: ModelName.nullable().default(null),
        google: ModelName.nullable().default(null),
      })
      .prefault({})
      .meta({ title: 'Models', description: 'Empty: the deployment’s model' }),
    externalFor: z
      .array(PurposeName)
      .default([...PurposeName.options])
      .meta({ title: 'Uses of external providers' }),
    externalForMinors: z.boolean().default(true).meta({
      title: 'External providers for learners under 18',
      description: 'In any case, no data of a child under 13 leaves the platform without consent.',
    }),
    monthlyBudget: Amount.default(null).meta({ title: 'Monthly budget' }),
    dailyBudget: Amount.default(null).meta({ title: 'Daily budget' }),
    learnerDailyBudget: Amount.default(null).meta({ title: 'Daily budget per learner' }),
    timeZone: TimeZone.default('UTC').meta({ title: 'Time zone', description: 'Decides when days and months begin' }),
  })
  .meta({ screen: '/administration/ai' });
export type AiSettings = z.output<typeof aiSettings>;

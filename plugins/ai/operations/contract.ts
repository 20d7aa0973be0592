import { z } from 'zod';
import { Day, file, Id, nothing, Timestamp } from '../../../core/contract/index.ts';
import { TimeZone } from '../../learner/contract.ts';

// Providers, keys, models, budgets and usage of an institution.

export const ExternalId = z.enum(['openai', 'anthropic', 'google']);
export type ExternalId = z.infer<typeof ExternalId>;

export const ProviderName = z.enum([...ExternalId.options, 'built-in']);
export type ProviderName = z.infer<typeof ProviderName>;

export const providerTitles: Readonly<Record<ProviderName, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  'built-in': 'Built-in tutor',
};

export const PurposeName = z.enum(['chat', 'tutoring', 'coaching', 'hint', 'grading', 'summary', 'test']);
export type PurposeName = z.infer<typeof PurposeName>;

/** As providers write them: `gpt-5.6-luna`, `llama3.2:3b`, `models/gemini-3.8-flash`. */
export const ModelName = z
  .string()
  .trim()
  .min(1, 'Required')
  .max(100, 'At most 100 characters')
  // Clients insert the name into URLs, so it must not be able to change the path.
  .regex(/^\w[\w.-]*(?:[:/]\w[\w.-]*)*$/, 'Letters, digits and . : / - _ only')
  .refine((name) => !name.includes('..'), 'No two dots in a row');

/** In whole units of the deployment's currency; null is no limit. */
export const Amount = z.number().min(0).max(1_000_000_000).multipleOf(0.01, 'Two decimals at most').nullable();

export const Order = z
  .array(ExternalId)
  .max(ExternalId.options.length)
  .refine((ids) => new Set(ids).size === ids.length, 'Each provider once');

const ofEach = <T extends z.ZodType>(value: T) => z.object({ openai: value, anthropic: value, google: value });

/** An institution's settings of AI. */
const Choices = z.object({
  order: Order,
  models: ofEach(ModelName.nullable()),
  externalFor: z.array(PurposeName),
  externalForMinors: z.boolean(),
  monthlyBudget: Amount,
  dailyBudget: Amount,
  learnerDailyBudget: Amount,
  timeZone: TimeZone,
});
export type Choices = z.infer<typeof Choices>;

const KeyState = z.object({
  /** `institution`: set by one of its administrators; `operator`: the deployment's, for every institution. */
  source: z.enum(['institution', 'operator', 'none']),
  lastFour: z.string().nullable(),
  setBy: z.object({ id: Id, firstName: z.string(), lastName: z.string() }).nullable(),
  setAt: Timestamp.nullable(),
});

const ProviderState = z.object({
  provider: ExternalId,
  /** The model in use. */
  model: z.string(),
  /** The deployment's model, used where the institution chose none. */
  usualModel: z.string(),
  key: KeyState,
  /** Whether it can be asked: it has a key, or is the operator's own server that needs none. */
  isReady: z.boolean(),
  /** Whether the operator configured another address. */
  isOwnServer: z.boolean(),
  /** Whether calls are paused after several consecutive failures. */
  isPaused: z.boolean(),
  /** In the currency, per million tokens; null where the model's price is unknown. */
  price: z.object({ input: z.number(), output: z.number() }).nullable(),
});
export type ProviderState = z.infer<typeof ProviderState>;

const Budget = z.object({
  budget: z.enum(['month', 'day']),
  limit: z.number().nullable(),
  spent: z.number(),
  /** Reserved for calls under way. */
  reserved: z.number(),
  state: z.enum(['fine', 'nearing', 'used-up']),
});
export type Budget = z.infer<typeof Budget>;

const Status = z.object({
  currency: z.string(),
  choices: Choices,
  providers: z.array(ProviderState),
  budgets: z.array(Budget),
});
export type Status = z.infer<typeof Status>;

const Sums = z.object({
  calls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** In the currency, without the calls in `unpriced`. */
  cost: z.number(),
  /** Calls of models with unknown prices. */
  unpriced: z.int(),
});

const maxPeriodDays = 366;
const PeriodQuery = z
  .object({
    /** Days of the institution's calendar, both inclusive; the last 30 days by default. */
    from: Day.optional(),
    to: Day.optional(),
  })
  .superRefine(({ from, to }, context) => {
    if (from === undefined || to === undefined) return;
    if (from > to) context.addIssue({ code: 'custom', path: ['from'], message: 'Must not be after the last day' });
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
    if (days > maxPeriodDays)
      context.addIssue({ code: 'custom', path: ['from'], message: `At most ${maxPeriodDays} days` });
  });

const Usage = z.object({
  from: z.string(),
  to: z.string(),
  timeZone: z.string(),
  currency: z.string(),
  totals: Sums.extend({ builtIn: z.int(), refused: z.int() }),
  days: z.array(Sums.extend({ day: z.string() })),
  plugins: z.array(Sums.extend({ plugin: z.string() })),
  purposes: z.array(Sums.extend({ purpose: z.string() })),
  outcomes: z.array(Sums.extend({ outcome: z.string() })),
  providers: z.array(
    Sums.extend({ provider: z.string(), model: z.string(), failed: z.int(), average: z.number().nullable() }),
  ),
});
export type Usage = z.infer<typeof Usage>;

const ofProvider = z.object({ provider: ExternalId });

export const operationRoutes = {
  status: {
    method: 'get',
    path: '/api/admin/ai',
    access: 'ai.manage',
    description:
      'Providers with their models and metadata of keys (never the keys), budgets with their use, and settings',
    response: Status,
  },
  choose: {
    method: 'patch',
    path: '/api/admin/ai/choices',
    access: 'ai.manage',
    description: 'Change order, models, purposes and budgets; settings that are not given stay unchanged',
    body: Choices.partial(),
    response: Status,
  },
  setKey: {
    method: 'put',
    path: '/api/admin/ai/keys/:provider',
    access: 'ai.manage',
    description: 'Set this institution’s key of a provider; it is encrypted at rest and never shown again',
    params: ofProvider,
    body: z.object({
      key: z
        .string()
        .trim()
        .min(8, 'At least 8 characters')
        .max(500, 'At most 500 characters')
        .regex(/^[\x21-\x7e]+$/, 'Only printable ASCII characters without spaces'),
    }),
    response: Status,
  },
  removeKey: {
    method: 'delete',
    path: '/api/admin/ai/keys/:provider',
    access: 'ai.manage',
    description: 'Remove this institution’s key; the deployment’s key is used again, if there is one',
    params: ofProvider,
    response: nothing(),
  },
  usage: {
    method: 'get',
    path: '/api/admin/ai/usage',
    access: 'ai.manage',
    description: 'Calls, tokens and costs of a period, by day, plugin, purpose and provider',
    query: PeriodQuery,
    response: Usage,
  },
  usageFile: {
    method: 'get',
    path: '/api/admin/ai/usage.csv',
    access: 'ai.manage',
    description: 'Usage as CSV, a line for each day, plugin, purpose and model',
    query: PeriodQuery,
    response: file(),
  },
} as const;

export const operationData = [
  {
    table: 'calls',
    userColumn: 'user_id',
    onErase: 'anonymise',
    anonymise: ['user_id'],
    description: 'Your calls to AI: when, for what purpose, and how many tokens. Not the text.',
  },
  {
    table: 'learner_spending',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'The daily cost of your calls to AI',
  },
  {
    table: 'reservations',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'Your calls to AI that are in progress',
  },
  {
    table: 'call_limits',
    userColumn: 'key',
    isWithinText: true,
    onErase: 'delete',
    description: 'How often you used AI in the last minutes',
  },
  {
    table: 'keys',
    userColumn: 'set_by',
    onErase: 'anonymise',
    anonymise: ['set_by'],
    description: 'Keys of AI providers that you set: which and when',
  },
] as const;

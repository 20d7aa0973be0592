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

export const PurposeName = z.enum(['chat', 'tutoring', 'coaching', 'hint', 'grading', 'test']);
export type PurposeName = z.infer<typeof PurposeName>;

/** As providerFactories write them: `gpt-5.6-luna`, `llama3.2:3b`, `models/gemini-3.8-flash`. */
export const ModelName = z
  .string()
  .trim()
  .min(1, 'Required')
  .max(100, 'At most 100 characters')
  // Makers put it into addresses: no part of it may lead elsewhere.
  .regex(/^\w[\w.-]*(?:[:/]\w[\w.-]*)*$/, 'Letters, digits and . : / - _ only')
  .refine((name) => !name.includes('..'), 'No two dots in a row');

/** In whole units of the deployment's currency; null is no limit. */
export const Amount = z.number().min(0).max(1_000_000_000).multipleOf(0.01, 'Two decimals at most').nullable();

export const Order = z
  .array(ExternalId)
  .max(ExternalId.options.length)
  .refine((ids) => new Set(ids).size === ids.length, 'Each provider once');

const ofEach = <T extends z.ZodType>(value: T) => z.object({ openai: value, anthropic: value, google: value });

/** What an institution decides about AI. */
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
  /** `institution`: set by an administrator here; `operator`: of the deployment, for every institution. */
  source: z.enum(['institution', 'operator', 'none']),
  lastFour: z.string().nullable(),
  setBy: z.object({ id: Id, firstName: z.string(), lastName: z.string() }).nullable(),
  setAt: Timestamp.nullable(),
});

const ProviderState = z.object({
  provider: ExternalId,
  /** The model that is asked. */
  model: z.string(),
  /** The deployment's, where the institution chose none. */
  usualModel: z.string(),
  key: KeyState,
  /** It can be asked: there is a key, or a server of the operator's own that needs none. */
  isReady: z.boolean(),
  /** The operator named an address of their own. */
  isOwnServer: z.boolean(),
  /** Kept from calls for a while, because it failed several times in a row. */
  isPaused: z.boolean(),
  /** In the currency, for a million tokens; null where nobody named a price of this model. */
  price: z.object({ input: z.number(), output: z.number() }).nullable(),
});
export type ProviderState = z.infer<typeof ProviderState>;

const Budget = z.object({
  budget: z.enum(['month', 'day']),
  limit: z.number().nullable(),
  spent: z.number(),
  /** Held back for calls under way. */
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
  /** In the currency; without the calls in `unpriced`. */
  cost: z.number(),
  /** Calls of models whose price is not known. */
  unpriced: z.int(),
});

const longestPeriod = 366;
const PeriodQuery = z
  .object({
    /** Days of the institution's calendar, both included; the last 30 when not given. */
    from: Day.optional(),
    to: Day.optional(),
  })
  .superRefine(({ from, to }, context) => {
    if (from === undefined || to === undefined) return;
    if (from > to) context.addIssue({ code: 'custom', path: ['from'], message: 'Not after the last day' });
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
    if (days > longestPeriod)
      context.addIssue({ code: 'custom', path: ['from'], message: `At most ${longestPeriod} days` });
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
      'Providers with their models and keys (never the keys themselves), budgets with what is used, and choices',
    response: Status,
  },
  choose: {
    method: 'patch',
    path: '/api/admin/ai/choices',
    access: 'ai.manage',
    description: 'Change order, models, purposes, budgets; what is not named stays as it is',
    body: Choices.partial(),
    response: Status,
  },
  setKey: {
    method: 'put',
    path: '/api/admin/ai/keys/:provider',
    access: 'ai.manage',
    description: 'Set this institution’s key of a provider, encrypted at rest; it is never shown again',
    params: ofProvider,
    body: z.object({
      key: z
        .string()
        .trim()
        .min(8, 'At least 8 characters')
        .max(500, 'At most 500 characters')
        .regex(/^[\x21-\x7e]+$/, 'Without spaces and special letters'),
    }),
    response: Status,
  },
  removeKey: {
    method: 'delete',
    path: '/api/admin/ai/keys/:provider',
    access: 'ai.manage',
    description: 'Remove this institution’s key; the deployment’s is used again where there is one',
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
    description: 'The same as CSV, a line for each day, plugin, purpose and model',
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
    description: 'Your calls to AI: when, for what, how many tokens. Not what was written.',
  },
  {
    table: 'learner_spending',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'What your calls to AI cost a day',
  },
  {
    table: 'reservations',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'Your calls to AI that are under way',
  },
  {
    table: 'call_limits',
    userColumn: 'key',
    isWithinText: true,
    onErase: 'delete',
    description: 'How often you asked AI in the last minutes',
  },
  {
    table: 'keys',
    userColumn: 'set_by',
    onErase: 'anonymise',
    anonymise: ['set_by'],
    description: 'Keys of AI providers you have set: which and when',
  },
] as const;

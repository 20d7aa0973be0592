import { dayIn, plusDays } from '../../../core/calendar.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Actor, InstitutionRef, RouteHandlers } from '../../../core/contract/index.ts';
import { invalid } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import type { Plugins } from '../../../core/services.ts';
import type { AiConfiguration } from '../configuration.ts';
import { baseUrlsOf } from '../configuration.ts';
import type { ai, Budget, Status, Usage } from '../contract.ts';
import { ExternalId } from '../contract.ts';
import type { LiveTest } from '../live-test/live-test.ts';
import type { AiOperations } from '../services.ts';
import type { AiSettings } from '../settings.ts';
import { modelsOf } from './budgets/estimate.ts';
import type { FullOperations } from './create-operations.ts';
import type { Period, Sums } from './ledger/usage.ts';
import { usageLines, usageOf } from './ledger/usage.ts';
import { usageFile } from './ledger/usage-file.ts';
import type { ProviderStates } from './operations.ts';
import { priceOf } from './prices.ts';

export interface OperationRouteDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: AiConfiguration;
  settings(institution: { id: string }): Promise<AiSettings>;
  readonly operations: Pick<FullOperations, 'budgets' | 'keys'>;
  readonly states: ProviderStates;
  readonly plugins: Pick<Plugins, 'saveSettings'>;
  readonly liveTest: LiveTest;
}

/** Routes and service for administrators, used by the screens and the command line. */
export function createOperationRoutes(dependencies: OperationRouteDependencies): {
  routes: Omit<RouteHandlers<(typeof ai)['routes']>, 'gradingReviews' | 'gradingReviewsWaiting' | 'decideGrading'>;
  service: Omit<AiOperations, 'connect' | 'evaluate' | 'compare'>;
} {
  const { db, clock, config, settings, operations, plugins, liveTest } = dependencies;
  const { currency } = config;

  const status = async (institution: InstitutionRef): Promise<Status> => {
    const choices = await settings(institution);
    return {
      currency,
      choices: { ...choices, order: [...choices.order] },
      providers: await providersOf(dependencies, institution, choices),
      budgets: (await operations.budgets.states(institution)).map(({ budget, limit, spent, reserved }) => ({
        budget,
        limit: limit === null ? null : inUnits(limit),
        spent: inUnits(spent),
        reserved: inUnits(reserved),
        state: stateOf(limit, spent),
      })),
    };
  };

  const periodOf = async (institution: InstitutionRef, given: { from?: string; to?: string }): Promise<Period> => {
    const { timeZone } = await settings(institution);
    const today = dayIn(timeZone, clock.now());
    const to = given.to ?? (given.from === undefined || given.from <= today ? today : given.from);
    const from = given.from ?? plusDays(to, 1 - defaultDays);
    if (plusDays(from, maxPeriodDays) <= to) {
      throw invalid(`At most ${maxPeriodDays} days`, [
        { path: 'query.from', message: `At most ${maxPeriodDays} days` },
      ]);
    }
    return { from, to, timeZone };
  };

  const usage = async (institution: InstitutionRef, given: { from?: string; to?: string }): Promise<Usage> => {
    const period = await periodOf(institution, given);
    const found = await usageOf(db, institution, period);
    return {
      ...period,
      currency,
      totals: priced(found.totals),
      days: found.days.map(priced),
      plugins: found.plugins.map(priced),
      purposes: found.purposes.map(priced),
      outcomes: found.outcomes.map(priced),
      providers: found.providers.map(priced),
    };
  };

  return {
    routes: {
      status: (_, who) => status(who.institution),
      async choose({ body }, who) {
        await plugins.saveSettings(who, 'ai', body);
        return status(who.institution);
      },
      async setKey({ params, body }, who) {
        await operations.keys.set(who, params.provider, body.key);
        return status(who.institution);
      },
      removeKey: ({ params }, who) => operations.keys.remove(who, params.provider),
      usage: ({ query }, who) => usage(who.institution, query),
      async usageFile({ query }, who) {
        const period = await periodOf(who.institution, query);
        const content = usageFile(await usageLines(db, who.institution, period), currency);
        return {
          name: `ai-usage-${period.from}-to-${period.to}.csv`,
          type: 'text/csv; charset=utf-8',
          content: Buffer.from(content),
        };
      },
      test: ({ body }, who) => liveTest.run(who.institution, who.user.id, body),
    },
    service: {
      status: ({ who }: { who: Pick<Actor, 'institution'> }) => status(who.institution),
      usage: ({ who }, period) => usage(who.institution, period),
      test: ({ who }, request) => liveTest.run(who.institution, '', request),
    },
  };
}

const defaultDays = 30;
const maxPeriodDays = 366;

async function providersOf(
  { clock, config, operations, states }: OperationRouteDependencies,
  institution: InstitutionRef,
  choices: AiSettings,
): Promise<Status['providers']> {
  const keys = await operations.keys.states(institution);
  const models = modelsOf(choices, config);
  const usual = modelsOf({ models: { openai: null, anthropic: null, google: null } }, config);
  const addresses = baseUrlsOf(config);
  const order = [...new Set([...choices.order, ...ExternalId.options])];
  return order.map((provider) => {
    const key = keys[provider];
    const isOwnServer = addresses[provider] !== undefined;
    const price = priceOf(config.prices, provider, models[provider], clock.now());
    return {
      provider,
      model: models[provider],
      usualModel: usual[provider],
      key: { ...key, setAt: key.setAt?.toISOString() ?? null },
      // The operator's own OpenAI-compatible server needs no key.
      isReady: key.source !== 'none' || (provider === 'openai' && isOwnServer),
      isOwnServer,
      isPaused: states.isOpen(institution, provider),
      price: price ? { input: price.input, output: price.output } : null,
    };
  });
}

const inUnits = (millionths: number) => millionths / 1_000_000;

const priced = <S extends Sums>(sums: S): S => ({ ...sums, cost: inUnits(sums.cost) });

function stateOf(limit: number | null, spent: number): Budget['state'] {
  if (limit === null || spent < 0.8 * limit) return 'fine';
  return spent < limit ? 'nearing' : 'used-up';
}

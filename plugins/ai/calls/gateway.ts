import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/db/index.ts';
import type { Random } from '../../../core/random.ts';
import type { Knowledge } from '../../item-bank/services.ts';
import type { AiConfiguration } from '../configuration.ts';
import { createModerate, judgedByExternal } from '../moderation/moderate.ts';
import type { Operations } from '../operations/operations.ts';
import type { Provider } from '../providers/provider.ts';
import { ProviderError } from '../providers/provider.ts';
import type { Connection } from '../providers/routing/connections.ts';
import { createConnections } from '../providers/routing/connections.ts';
import type { Directory } from '../providers/routing/directory.ts';
import { createDirectory } from '../providers/routing/directory.ts';
import type { MayNotLeave } from '../providers/routing/outside-providers.ts';
import type { ProviderChoice } from '../providers/routing/provider-choice.ts';
import { createProviderChoice } from '../providers/routing/provider-choice.ts';
import type { Candidate } from '../providers/routing/router.ts';
import { createRouter } from '../providers/routing/router.ts';
import type { Timers } from '../providers/routing/timers.ts';
import { systemTimers } from '../providers/routing/timers.ts';
import type { Ask, Asker, Completions } from '../services.ts';
import type { AiSettings } from '../settings.ts';
import { createAdmission } from './admission.ts';
import type { AnswerCache } from './answer-cache.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createCompletions } from './completions.ts';
import { openCall } from './open-call.ts';
import { createRateLimit } from './rate-limit.ts';

export interface GatewayDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Record<'warn' | 'error', (details: object, text: string) => void>;
  readonly config: AiConfiguration;
  settings(institution: { readonly id: string }): Promise<AiSettings>;
  readonly mayNotLeave: MayNotLeave;
  knowledge(who: Asker['who']): Knowledge | undefined;
  readonly builtIn: Provider;
  readonly operations: Operations;
  /** Replaced in tests. */
  readonly timers?: Timers;
}

export interface Gateway {
  readonly completions: Completions;
  /** Asks one provider only, and without a limit of calls, for evaluations. A call that it does not answer fails over to nobody. */
  only(provider: Candidate & { connection: Connection }): Pick<Completions, 'text'>;
  readonly directory: Directory;
  readonly chooseProviders: ProviderChoice;
  readonly cache: AnswerCache;
}

/** Connects the calling plugins with the providers. */
export function createGateway(dependencies: GatewayDependencies): Gateway {
  const { db, clock, random, log, config, settings, mayNotLeave, builtIn, operations } = dependencies;
  const timers = dependencies.timers ?? systemTimers;
  const now = () => performance.now();
  const connections = createConnections({
    failures: config.breakerFailures,
    halfOpenAfter: config.breakerSeconds * 1000,
    concurrency: config.callsAtOnce,
  });
  const directory = createDirectory({ config, keys: operations.keys, connections });
  const cache = createAnswerCache({ db, clock, hours: config.cacheHours });
  const router = createRouter({
    timeouts: {
      firstToken: config.firstWordsSeconds * 1000,
      raceAfter: config.raceAfterSeconds * 1000,
      betweenChunks: config.betweenWordsSeconds * 1000,
      wholeAnswer: config.wholeAnswerSeconds * 1000,
    },
    timers,
    random,
    now,
    failed: ({ provider, model }, { reason, message, cause }) =>
      log.warn({ provider: provider.id, model, reason, at: framesOf(cause) }, `${provider.id} ${message}`),
  });

  const chooseProviders = createProviderChoice({ directory, mayNotLeave, settings });
  const moderate = createModerate({ moderator: operations.moderator, timers });
  const admit = createAdmission({
    rateLimit: createRateLimit(db, config.callsPerMinute),
    budgets: operations.budgets,
    ...{ chooseProviders, moderate },
    knowledge: dependencies.knowledge,
  });

  const opened = (asker: Asker, ask: Ask) => openCall({ ledger: operations.ledger, clock, now, log }, asker, ask);

  return {
    only: (provider) =>
      createCompletions({
        admit: createAdmission({
          rateLimit: { count: async () => {} },
          budgets: operations.budgets,
          chooseProviders: async () => ({ external: [provider], notice: undefined }),
          moderate: async () => ({ isFlagged: false, isUrgent: false, categories: [] }),
          knowledge: () => undefined,
        }),
        ...{ router, cache, timers, log, openCall: opened },
        builtIn: nobody,
        moderate: unused,
        moderateOutside: unused,
      }),
    completions: createCompletions({
      ...{ admit, router, cache, builtIn, timers, log },
      async moderate(asker, text, purpose) {
        const { external } = await chooseProviders(asker, purpose);
        return moderate(asker, text, external, new AbortController().signal);
      },
      async moderateOutside(asker, text, purpose) {
        const { external } = await chooseProviders(asker, purpose);
        return judgedByExternal(text, external, timers).catch(() => undefined);
      },
      openCall: opened,
    }),
    directory,
    chooseProviders,
    cache,
  };
}

const unused = () => Promise.reject(new Error('Evaluations moderate nothing'));

/** Stands in for the built-in tutor where only a provider is asked. */
const nobody: Provider = {
  id: 'built-in',
  isExternal: false,
  // biome-ignore lint/correctness/useYield: it answers nothing
  async *answer() {
    throw new ProviderError('unavailable', 'is not asked');
  },
};

/** The stack frames of an error. Its message is not logged, because it may repeat the prompt. */
const framesOf = (error: unknown): string[] | undefined =>
  error instanceof Error
    ? error.stack
        ?.split('\n')
        .filter((line) => /^\s+at /.test(line))
        .slice(0, 5)
    : undefined;

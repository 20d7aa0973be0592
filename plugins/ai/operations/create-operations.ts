import type { Logger } from 'pino';
import type { Clock } from '../../../core/clock.ts';
import type { Database, Tx } from '../../../core/db/index.ts';
import type { JobHandlers, Jobs, Remembered } from '../../../core/plugins/define-plugin.ts';
import type { Addresses, Audit, MailService, People, Secrets } from '../../../core/services.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import type { Safeguarding } from '../../safeguarding/services.ts';
import type { AiConfiguration } from '../configuration.ts';
import type { ai } from '../contract.ts';
import { createModerator } from '../moderation/moderator.ts';
import { ProviderError } from '../providers/provider.ts';
import type { Asker } from '../services.ts';
import type { AiSettings } from '../settings.ts';
import type { Budgeting } from './budgets/budgets.ts';
import { createBudgeting } from './budgets/budgets.ts';
import { estimateOf } from './budgets/estimate.ts';
import type { Warnings } from './budgets/warnings.ts';
import { createWarnings } from './budgets/warnings.ts';
import type { InstitutionKeys } from './keys/keys.ts';
import { createInstitutionKeys } from './keys/keys.ts';
import { createLedger } from './ledger/ledger.ts';
import type { Operations } from './operations.ts';

export interface OperationDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  readonly config: AiConfiguration;
  settings(institution: { id: string }, tx?: Tx): Promise<AiSettings>;
  readonly people: People;
  readonly secrets: Secrets;
  readonly audit: Audit;
  readonly remembered: <Value extends object>(name: string) => Remembered<Value>;
  readonly mail: MailService;
  readonly addresses: Addresses;
  readonly safeguarding: Pick<Safeguarding, 'dangersIn'>;
  /** Undefined where the plugin `learner` is off. */
  record(who: Asker['who']): LearnerRecord | undefined;
  readonly enqueue: Jobs<(typeof ai)['jobs']>['enqueue'];
}

/** The operations of the gateway, with what the administration screens need. */
export interface FullOperations extends Operations {
  readonly budgets: Budgeting;
  readonly keys: InstitutionKeys;
  readonly warnings: Warnings;
  readonly jobs: JobHandlers<(typeof ai)['jobs']>;
}

/** Creates the keys, budgets, moderation and ledger. */
export function createOperations(dependencies: OperationDependencies): FullOperations {
  const { db, clock, log, config, settings, people, secrets, audit, mail, addresses, record, enqueue, remembered } =
    dependencies;
  const warnings = createWarnings({
    db,
    clock,
    people,
    mail,
    addresses,
    enqueue: (institution, letter, tx) => enqueue('warn', institution, letter, { tx }),
  });
  const budgets = createBudgeting({
    db,
    clock,
    settings,
    estimate: (ask, chosen) => estimateOf(ask, chosen, config, clock.now()),
    warnings,
  });
  return {
    budgets,
    warnings,
    keys: createInstitutionKeys({
      db,
      clock,
      secrets,
      audit,
      people,
      configuration: config,
      remembered: remembered('keys'),
    }),
    ledger: createLedger({ db, people, budgeting: budgets, prices: config.prices }),
    moderator: createModerator({
      dangersIn: dependencies.safeguarding.dangersIn,
      async isChild({ who, userId }) {
        // A person of unknown age counts as a child.
        const minority = await record(who)?.minority({ who }, { id: userId, role: 'learner' });
        return minority?.ageBand !== 'adult';
      },
      // The message may repeat the moderated text, so only the reason is logged.
      failed: (error) =>
        log.warn(
          { reason: error instanceof ProviderError ? error.reason : 'unknown' },
          'moderation by a provider failed; only local moderation was applied',
        ),
    }),
    jobs: { warn: ({ institution, payload }) => warnings.send(institution, payload) },
  };
}

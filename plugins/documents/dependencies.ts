import type { Clock } from '../../core/clock.ts';
import type { InstitutionRef, Who } from '../../core/contract/index.ts';
import type { CallContext, Database, Tx } from '../../core/db/index.ts';
import type { Jobs, PluginContext } from '../../core/plugins/define-plugin.ts';
import type { People, Relations } from '../../core/services.ts';
import type { Notifications } from '../activity/services.ts';
import type { LearnerRecord } from '../learner/services.ts';
import type { DocumentStatus, documents } from './contract.ts';
import type { Scanner } from './scanning/clamd.ts';
import type { DocumentReaders } from './services.ts';
import type { Config, Settings } from './settings.ts';

type Context = PluginContext<
  typeof documents,
  typeof import('./settings.ts').Config,
  typeof import('./settings.ts').Settings,
  Record<never, never>,
  Record<never, never>
>;

/** What the parts of the plugin work with. */
export interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Context['log'];
  readonly storage: Context['storage'];
  readonly events: Context['events'];
  readonly jobs: Jobs<(typeof documents)['jobs']>;
  readonly config: Config;
  settings(institution: { id: string }, tx?: Tx): Promise<Settings>;
  readonly people: Pick<People, 'named' | 'byLogin'>;
  readonly relations: Pick<Relations, 'visible' | 'mayFor' | 'assertMayFor'>;
  readonly record: Pick<LearnerRecord, 'minority'>;
  notifications(who: CallContext['who']): Notifications | undefined;
  readers(who: Who | CallContext['who']): readonly DocumentReaders[];
  /** Undefined where no virus scanner is configured. */
  readonly scanner: Scanner | undefined;
  /** Tells the owner's tabs; `null` for a document that is gone. Call it after the commit. */
  notifyTabs(institution: InstitutionRef, userId: string, documentId: string, status: DocumentStatus | null): void;
}

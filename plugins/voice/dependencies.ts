import type { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import type { Database, Tx } from '../../core/db/index.ts';
import type { PluginContext } from '../../core/plugins/define-plugin.ts';
import type { Audit } from '../../core/services.ts';
import type { TextGrading } from '../item-bank/services.ts';
import type { LearnerRecord } from '../learner/services.ts';
import type { voice } from './contract.ts';
import type { Analyser } from './scores/analyser.ts';
import type { Settings } from './settings.ts';

type Context = PluginContext<
  typeof voice,
  z.ZodObject,
  typeof import('./settings.ts').Settings,
  Record<never, never>,
  Record<never, never>
>;

/** What the parts of the plugin work with. */
export interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'record'>;
  readonly log: Context['log'];
  readonly storage: Context['storage'];
  settings(institution: { id: string }, tx?: Tx): Promise<Settings>;
  readonly analyser: Analyser;
  readonly grading: TextGrading;
  readonly record: Pick<LearnerRecord, 'minority' | 'minorities' | 'noteActivity'>;
}

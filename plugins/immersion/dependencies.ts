import type { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import type { Who } from '../../core/contract/index.ts';
import type { Database, Tx } from '../../core/db/index.ts';
import type { Audit, People, Relations } from '../../core/services.ts';
import type { Notifications } from '../activity/services.ts';
import type { Measurement } from '../item-bank/services.ts';
import type { LearnerRecord } from '../learner/services.ts';
import type { immersion } from './contract.ts';
import type { Configuration, InstitutionSettings } from './rules.ts';

type Completed = z.input<(typeof immersion)['events']['placement.completed']>;
type Moved = z.input<(typeof immersion)['live']['sends']['placement_moved']>;

/** What the functions of this plugin need. */
export interface Dependencies {
  readonly db: Database;
  readonly measurement: Measurement;
  readonly record: LearnerRecord;
  readonly people: People;
  readonly relations: Relations;
  readonly audit: Audit;
  readonly clock: Clock;
  readonly configuration: Configuration;
  settings(who: Pick<Who, 'institution'>, tx?: Tx): Promise<InstitutionSettings>;
  /** Emits `placement.completed` in the transaction of the change. */
  emitCompleted(tx: Tx, who: Who, payload: Completed): Promise<void>;
  /** Sends `result_revised` to the learner's tabs. */
  notifyRevised(institution: { readonly id: string }, userId: string, sessionId: string): void;
  /** Undefined where the plugin is off. */
  notifications(who: Pick<Who, 'institution'>): Notifications | undefined;
  /** Sends `placement_moved` to the learner's tabs; call it after the commit. */
  notifyMoved(who: Who, payload: Moved): void;
}

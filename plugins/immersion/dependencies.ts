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

/** What placements are made with. */
export interface Dependencies {
  readonly db: Database;
  readonly measurement: Measurement;
  readonly record: LearnerRecord;
  readonly people: People;
  readonly relations: Relations;
  readonly audit: Audit;
  readonly clock: Clock;
  readonly configuration: Configuration;
  settings(who: Who, tx?: Tx): Promise<InstitutionSettings>;
  /** Tells other plugins, in the transaction of the change. */
  completed(tx: Tx, who: Who, payload: Completed): Promise<void>;
  /** Tells the learner's tabs that a result was revised. */
  revised(institution: { readonly id: string }, userId: string, sessionId: string): void;
  /** Absent where the plugin is off. */
  notifications(who: Pick<Who, 'institution'>): Notifications | undefined;
  /** Tells the learner's other tabs; once the change is committed. */
  moved(who: Who, payload: Moved): void;
}

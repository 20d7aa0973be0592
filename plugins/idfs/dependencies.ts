import type { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import type { Actor, InstitutionRef } from '../../core/contract/index.ts';
import type { Database, Tx } from '../../core/db/index.ts';
import type { Audit, People, Relations } from '../../core/services.ts';
import type { Accommodations } from '../assignments/services.ts';
import type { Measurement } from '../item-bank/services.ts';
import type { LearnerRecord } from '../learner/services.ts';
import type { idfs } from './contract.ts';
import type { Configuration, InstitutionSettings } from './rules.ts';

type Completed = z.input<(typeof idfs)['events']['idfs.completed']>;
type Moved = z.input<(typeof idfs)['live']['sends']['idfs_moved']>;

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
  settings(institution: InstitutionRef, tx?: Tx): Promise<InstitutionSettings>;
  /** Undefined where the plugin is off. */
  accommodations(who: Pick<Actor, 'institution'>): Accommodations | undefined;
  /** Schedules the completion of a session at its deadline. */
  completeAt(tx: Tx, institution: InstitutionRef, sessionId: string, deadline: Date): Promise<unknown>;
  /** Emits `idfs.completed` in the transaction of the change. */
  emitCompleted(tx: Tx, institution: InstitutionRef, payload: Completed): Promise<void>;
  /** Sends `idfs_moved` to the learner's tabs; call it after the commit. */
  notifyMoved(institution: InstitutionRef, userId: string, payload: Moved): void;
}

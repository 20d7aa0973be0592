import type { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import type { InstitutionRef } from '../../core/contract/index.ts';
import type { CallContext, Database, Tx } from '../../core/db/index.ts';
import type { Audit, People, Relations } from '../../core/services.ts';
import type { Measurement } from '../item-bank/services.ts';
import type { LearnerRecord } from '../learner/services.ts';
import type { idfs } from './contract.ts';
import type { Configuration, InstitutionSettings } from './rules.ts';

type Completed = z.input<(typeof idfs)['events']['idfs.completed']>;
type Moved = z.input<(typeof idfs)['live']['sends']['idfs_moved']>;

/** What sessions are run with. */
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
  /** Has a session completed at its deadline, whoever is connected then. */
  completeAt(tx: Tx, institution: InstitutionRef, sessionId: string, deadline: Date): Promise<unknown>;
  /** Tells other plugins, in the transaction of the change. */
  completed(tx: Tx, institution: InstitutionRef, payload: Completed): Promise<void>;
  /** Tells the learner's tabs; once the change is committed. */
  moved(institution: InstitutionRef, userId: string, payload: Moved): void;
}

export type Inside<W extends CallContext = CallContext> = W & { readonly tx: Tx };

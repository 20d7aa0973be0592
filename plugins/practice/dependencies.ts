import type { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import type { Actor, InstitutionRef } from '../../core/contract/index.ts';
import type { Database, Tx } from '../../core/db/index.ts';
import type { HintSource, Measurement } from '../item-bank/services.ts';
import type { LearnerRecord } from '../learner/services.ts';
import type { practice } from './contract.ts';
import type { InstitutionSettings } from './rules.ts';

type Completed = z.input<(typeof practice)['events']['practice.completed']>;
type Changed = z.input<(typeof practice)['live']['sends']['practice_changed']>;

/** What practice is made with. */
export interface Dependencies {
  readonly db: Database;
  readonly measurement: Measurement;
  readonly hintSource: HintSource;
  readonly record: Pick<LearnerRecord, 'cuts'>;
  readonly clock: Clock;
  settings(who: Pick<Actor, 'institution'>, tx?: Tx): Promise<InstitutionSettings>;
  /** Has an open answer graded, once the transaction that stores it is committed. */
  review(tx: Tx, institution: InstitutionRef, questionId: string): Promise<unknown>;
  /** Tells other plugins of a lesson practised, in its transaction. */
  completed(tx: Tx, institution: InstitutionRef, lesson: Completed): Promise<void>;
  /** Tells the learner's tabs; once the change is committed. */
  changed(institution: InstitutionRef, userId: string, change: Changed): void;
}

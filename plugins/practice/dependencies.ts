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

/** What the functions of this plugin need. */
export interface Dependencies {
  readonly db: Database;
  readonly measurement: Measurement;
  readonly hintSource: HintSource;
  readonly record: Pick<LearnerRecord, 'shippedCuts' | 'education'>;
  readonly clock: Clock;
  settings(who: Pick<Actor, 'institution'>, tx?: Tx): Promise<InstitutionSettings>;
  /** Enqueues the grading of an open answer, in the transaction that stores it. */
  review(tx: Tx, institution: InstitutionRef, questionId: string): Promise<unknown>;
  /** Emits `practice.completed` in the transaction of the completion. */
  completed(tx: Tx, institution: InstitutionRef, lesson: Completed): Promise<void>;
  /** Sends `practice_changed` to the learner's tabs; call it after the commit. */
  changed(institution: InstitutionRef, userId: string, change: Changed): void;
}

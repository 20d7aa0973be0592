import type { z } from 'zod';
import type { Clock } from '../../../core/clock.ts';
import type { Actor, InstitutionRef } from '../../../core/contract/index.ts';
import type { Database, Tx } from '../../../core/db/index.ts';
import type { People } from '../../../core/services.ts';
import type { Notifications } from '../../activity/services.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import type { PracticeHistory } from '../../practice/services.ts';
import type { goalReached } from './contract.ts';

/** What lessons and goals are made with. */
export interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'one' | 'byLogin'>;
  readonly record: Pick<LearnerRecord, 'cuts' | 'eiq' | 'timeZone' | 'peers' | 'education'>;
  /** Undefined where there is no practice. */
  practised(who: Pick<Actor, 'institution'>): PracticeHistory | undefined;
  /** Undefined where nothing tells people what happened while they were elsewhere. */
  notifications(who: Pick<Actor, 'institution'>): Notifications | undefined;
  /** Tells other plugins of a goal that was reached, in its transaction. */
  reached(tx: Tx, institution: InstitutionRef, goal: z.input<typeof goalReached>): Promise<void>;
  /** Tells the learner's tabs; once the change is committed. */
  changed(institution: InstitutionRef, userId: string, week: string): void;
}

import type { z } from 'zod';
import type { Clock } from '../../../core/clock.ts';
import type { Actor, InstitutionRef } from '../../../core/contract/index.ts';
import type { Database, Tx } from '../../../core/db/index.ts';
import type { People } from '../../../core/services.ts';
import type { Notifications } from '../../activity/services.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import type { PracticeHistory } from '../../practice/services.ts';
import type { goalReached } from './contract.ts';

/** What the functions of lessons and goals need. */
export interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'one' | 'byLogin'>;
  readonly record: Pick<LearnerRecord, 'cuts' | 'eiq' | 'timeZone' | 'peers' | 'education'>;
  /** Undefined where practice is off. */
  practiceHistory(who: Pick<Actor, 'institution'>): PracticeHistory | undefined;
  /** Undefined where notifications are off. */
  notifications(who: Pick<Actor, 'institution'>): Notifications | undefined;
  /** Emits the event of a reached goal, in its transaction. */
  emitGoalReached(tx: Tx, institution: InstitutionRef, goal: z.input<typeof goalReached>): Promise<void>;
  /** Notifies the learner's open tabs. Called after the commit. */
  notifyTabs(institution: InstitutionRef, userId: string, week: string): void;
}

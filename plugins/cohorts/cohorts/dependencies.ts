import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/db/index.ts';
import type { Audit, People } from '../../../core/services.ts';
import type { LearnerRecord } from '../../learner/services.ts';

/** What the functions of cohorts need. */
export interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'named'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly record: Pick<LearnerRecord, 'peers' | 'minority' | 'minorities'>;
  /** Tells people with the list open. */
  cohortsChanged(institution: { id: string }): void;
}

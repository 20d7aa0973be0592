import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/db/index.ts';
import type { LearnerRecord } from '../../learner/services.ts';

export interface CatalogueDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly record: Pick<LearnerRecord, 'eiq'>;
}

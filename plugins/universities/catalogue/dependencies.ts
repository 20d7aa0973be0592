import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/db/index.ts';
import type { Audit } from '../../../core/services.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import type { CatalogueChange, SaveContext } from './entries/save-entries.ts';

export interface CatalogueDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly record: Pick<LearnerRecord, 'eiq'>;
  readonly audit: Pick<Audit, 'record'>;
  /** Emits an event of the catalogue in the transaction of the change. */
  emit(context: SaveContext, change: CatalogueChange): Promise<void>;
}

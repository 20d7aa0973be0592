import type { Clock } from '../../core/clock.ts';
import type { InstitutionRef } from '../../core/contract/index.ts';
import type { Database, Tx } from '../../core/db/index.ts';
import type { Audit, People } from '../../core/services.ts';
import type { ItemCatalogue } from '../item-bank/services.ts';
import type { InstitutionCuts } from '../learner/services.ts';

export interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: People;
  readonly audit: Audit;
  readonly catalogue: Pick<ItemCatalogue, 'list'>;
  readonly cuts: InstitutionCuts;
  /** Tells everyone with the study open that it changed, after the commit. */
  announce(tx: Tx, institution: InstitutionRef, studyId: string): void;
}

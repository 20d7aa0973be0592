import type { Clock } from '../../../../core/clock.ts';
import type { Actor, InstitutionRef } from '../../../../core/contract/index.ts';
import type { Database, Tx } from '../../../../core/db/index.ts';
import type { PluginContext } from '../../../../core/plugins/define-plugin.ts';
import type { Audit, People } from '../../../../core/services.ts';
import type { RespondentGroups } from '../../services.ts';
import type { CalibrationRow } from '../rows.ts';

type Ground = PluginContext<never, never, never, never, never>;

/** What calibrations are made with. */
export interface CalibrationDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: People;
  readonly audit: Audit;
  readonly storage: Ground['storage'];
  readonly log: Ground['log'];
  /** Which group a learner belongs to; undefined where no plugin says. */
  groups(who: Pick<Actor, 'institution'>): RespondentGroups | undefined;
  enqueue(institution: InstitutionRef, calibrationId: string, tx: Tx): Promise<unknown>;
  /** Tells who started it that it moved on. */
  tell(
    institution: { id: string },
    row: Pick<CalibrationRow, 'id' | 'startedBy'>,
    status: CalibrationRow['status'],
  ): void;
  /** Those that this process works on. */
  readonly underWay: Map<string, AbortController>;
}

/** Where an uploaded file of answers lies while it is needed. */
export const fileKey = (institution: { id: string }, calibrationId: string) =>
  `calibrations/${institution.id}/${calibrationId}.csv`;

import type { Clock } from '../../../../core/clock.ts';
import type { Actor, InstitutionRef } from '../../../../core/contract/index.ts';
import type { Database, Tx } from '../../../../core/db/index.ts';
import type { PluginContext } from '../../../../core/plugins/define-plugin.ts';
import type { Audit, People } from '../../../../core/services.ts';
import type { ItemBank } from '../../items/item-bank.ts';
import type { RespondentGroups } from '../../services.ts';
import type { CalibrationRow } from '../rows.ts';

type AnyContext = PluginContext<never, never, never, never, never>;

export interface CalibrationDependencies {
  readonly db: Database;
  readonly bank: ItemBank;
  readonly clock: Clock;
  readonly people: People;
  readonly audit: Audit;
  readonly storage: AnyContext['storage'];
  readonly log: AnyContext['log'];
  /** The group of each learner; undefined where no plugin provides it. */
  groups(who: Pick<Actor, 'institution'>): RespondentGroups | undefined;
  enqueue(institution: InstitutionRef, calibrationId: string, tx: Tx): Promise<unknown>;
  /** Sends the new status to the person who started the calibration. */
  notify(
    institution: { id: string },
    row: Pick<CalibrationRow, 'id' | 'startedBy'>,
    status: CalibrationRow['status'],
  ): void;
  /** Calibrations that this process runs, by id. */
  readonly underWay: Map<string, AbortController>;
}

/** Storage key of an uploaded file of answers, which is kept until the calibration ends. */
export const fileKey = (institution: { id: string }, calibrationId: string) =>
  `calibrations/${institution.id}/${calibrationId}.csv`;

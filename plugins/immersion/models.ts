import { Row } from '../../core/db/index.ts';
import type { StoredResult } from './results/result.ts';
import type { Cuts } from './rules.ts';

/** One placement of one learner. Its id is the session's id outside; what is asked and answered is in its sitting. */
export class PlacementRow extends Row {
  static override tableName = 'immersion.placements';

  declare userId: string;
  /** The item bank's. */
  declare sittingId: string;
  /**
   * `completed` counts. `held` does not count until staff accept it, because many answers came in haste; `declined` and
   * `repeated` are what becomes of a held one that does not.
   */
  declare state: 'open' | 'completed' | 'abandoned' | 'held' | 'declined' | 'repeated';
  /** As they were when it began: a placement is scored by the rules it was taken under. */
  declare cuts: Cuts;
  declare hintsCount: boolean;
  declare startedAt: Date;
  /** When it was completed or given up. */
  declare endedAt: Date | null;
  /** Questions that were answered when it ended; where none was and no pause was left, those that pauses withdrew. */
  declare answered: number | null;
  declare result: StoredResult | null;
}

/** A result as it was before it was revised. */
export class ResultVersionRow extends Row {
  static override tableName = 'immersion.result_versions';

  declare userId: string;
  declare placementId: string;
  declare result: StoredResult;
  declare replacedAt: Date;
}

/** Leave to begin a placement before the waiting time is over; good for one. */
export class GrantRow extends Row {
  static override tableName = 'immersion.grants';

  declare userId: string;
  declare grantedBy: string | null;
  declare reason: string;
  declare grantedAt: Date;
  /** When a placement began with it. */
  declare usedAt: Date | null;
}

import { Row } from '../../core/db/index.ts';
import type { Form } from './contract.ts';
import type { StoredResult } from './results/result.ts';
import type { Cuts } from './rules.ts';

/** A placement of a learner. Its id is the `sessionId` of the API; questions and answers are in its sitting. */
export class PlacementRow extends Row {
  static override tableName = 'immersion.placements';

  declare userId: string;
  /** The sitting in the item bank. */
  declare sittingId: string;
  /**
   * `completed` counts. `held` does not count until staff accept it, because many answers were hasty. `declined` and
   * `repeated` are held placements that do not count.
   */
  declare state: 'open' | 'completed' | 'abandoned' | 'held' | 'declined' | 'repeated';
  /** The cuts at the start: a placement is scored by the rules it was taken under. */
  declare cuts: Cuts;
  declare hintsCount: boolean;
  declare form: Form;
  declare startedAt: Date;
  /** When it was completed or given up. */
  declare endedAt: Date | null;
  /** Questions answered at the end. Without answers and with all pauses used: the questions withdrawn by pauses. */
  declare answered: number | null;
  declare result: StoredResult | null;
}

/** A result before its revision. */
export class ResultVersionRow extends Row {
  static override tableName = 'immersion.result_versions';

  declare userId: string;
  declare placementId: string;
  declare result: StoredResult;
  declare replacedAt: Date;
}

/** A grant to start one placement before the waiting time is over. */
export class GrantRow extends Row {
  static override tableName = 'immersion.grants';

  declare userId: string;
  declare grantedBy: string | null;
  declare reason: string;
  declare grantedAt: Date;
  /** When a placement was started with the grant. */
  declare usedAt: Date | null;
}

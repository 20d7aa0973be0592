import { Row } from '../../core/db/index.ts';
import type { ExtraTime } from './contract.ts';
import type { Outcome, StoredResult } from './results/contract.ts';
import type { Cuts } from './rules.ts';

/** One session of one learner. What is asked and answered is in its sitting, which is the item bank's. */
export class SessionRow extends Row {
  static override tableName = 'idfs.sessions';
  static override arrayColumns = ['questionIds'];

  declare userId: string;
  declare sittingId: string;
  /** In the order they are asked. */
  declare questionIds: string[];
  declare state: 'open' | 'completed';
  declare startedAt: Date;
  /** What everybody has. */
  declare usualSeconds: number;
  /** What this session has. */
  declare limitSeconds: number;
  /** `startedAt` and `limitSeconds` after it. */
  declare deadline: Date;
  /** As they were when it began: a session is scored by the rules it was taken under. */
  declare cuts: Cuts;
  /** When it was completed; the deadline where the clock ended it, however late that was noticed. */
  declare endedAt: Date | null;
  declare endedBy: 'learner' | 'time' | null;
  declare result: StoredResult | null;
  /** Null while it is open. */
  declare outcome: Outcome | null;
}

/** Leave to begin a session before the waiting time is over; good for one. */
export class GrantRow extends Row {
  static override tableName = 'idfs.grants';

  declare userId: string;
  declare grantedBy: string | null;
  declare reason: string;
  declare grantedAt: Date;
  /** When a session began with it. */
  declare usedAt: Date | null;
}

/** Extra time that a learner has in every session begun while it is there. */
export class ExtraTimeRow extends Row {
  static override tableName = 'idfs.extra_time';
  static override idColumn = 'userId';

  declare userId: string;
  declare extraTime: ExtraTime;
  declare reason: string;
  declare givenBy: string | null;
  declare givenAt: Date;
}

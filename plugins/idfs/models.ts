import { Row } from '../../core/db/index.ts';
import type { ExtraTime } from './contract.ts';
import type { Outcome, StoredResult } from './results/contract.ts';
import type { Cuts } from './rules.ts';

/** A session of a learner. Questions and answers are in its sitting in the item bank. */
export class SessionRow extends Row {
  static override tableName = 'idfs.sessions';
  static override arrayColumns = ['questionIds'];

  declare userId: string;
  declare sittingId: string;
  /** In the order they are asked. */
  declare questionIds: string[];
  declare state: 'open' | 'completed';
  declare startedAt: Date;
  /** The usual time. */
  declare usualSeconds: number;
  /** The time of this session. */
  declare limitSeconds: number;
  /** `startedAt` plus `limitSeconds`. */
  declare deadline: Date;
  /** The cuts at the start: a session is scored by the rules it was taken under. */
  declare cuts: Cuts;
  /** When it was completed; the deadline where the clock ended it. */
  declare endedAt: Date | null;
  declare endedBy: 'learner' | 'time' | null;
  declare result: StoredResult | null;
  /** Null while it is open. */
  declare outcome: Outcome | null;
}

/** A result before it was scored again. */
export class ResultVersionRow extends Row {
  static override tableName = 'idfs.result_versions';

  declare userId: string;
  declare sessionId: string;
  declare result: StoredResult;
  declare replacedAt: Date;
}

/** A grant to start one session before the waiting time is over. */
export class GrantRow extends Row {
  static override tableName = 'idfs.grants';

  declare userId: string;
  declare grantedBy: string | null;
  declare reason: string;
  declare grantedAt: Date;
  /** When a session was started with the grant. */
  declare usedAt: Date | null;
}

/** Extra time of a learner in every session started while the row exists. */
export class ExtraTimeRow extends Row {
  static override tableName = 'idfs.extra_time';
  static override idColumn = 'userId';

  declare userId: string;
  declare extraTime: ExtraTime;
  declare reason: string;
  declare givenBy: string | null;
  declare givenAt: Date;
}

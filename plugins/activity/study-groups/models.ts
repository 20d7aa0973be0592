import { Row } from '../../../core/db/index.ts';
import type { Circle } from '../../learner/contract.ts';
import type { Topic } from './contract.ts';

export class StudyGroupRow extends Row {
  static override tableName = 'activity.study_groups';

  declare startedBy: string | null;
  /** Null once whoever chose it is erased. */
  declare name: string | null;
  declare topic: Topic;
  /** Null for a group from before circles that nobody has read since. */
  declare circle: Circle | null;
  declare lessonsEach: number;
  declare startedAt: Date;
  /** When somebody last wrote, or it was started. */
  declare spokenAt: Date;
  /** Counts what happens in the discussion, in the order it is committed: this row is held until the commit. */
  declare change: number;
  /** How many people ever joined. */
  declare joined: number;
}

export class MemberRow extends Row {
  static override tableName = 'activity.members';
  static override idColumn = ['groupId', 'userId'];

  declare groupId: string;
  declare userId: string;
  /** What a member who shares no name goes by: `Learner 3`. */
  declare number: number;
  declare joinedAt: Date;
  /** How far they have read: a sequence. */
  declare seen: number;
}

export class MessageRow extends Row {
  static override tableName = 'activity.messages';

  declare groupId: string;
  declare userId: string | null;
  declare text: string | null;
  declare at: Date;
  declare removedAt: Date | null;
  /** The group's change when it was written. */
  declare sequence: number;
  /** The same when it was written or removed, whichever came last. */
  declare change: number;
}

export class ReportRow extends Row {
  static override tableName = 'activity.reports';

  declare messageId: string;
  declare userId: string;
  declare reason: string;
  declare at: Date;
  declare settledAt: Date | null;
}

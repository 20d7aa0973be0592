import { Row } from '../../../core/db/index.ts';
import type { Circle } from '../../learner/contract.ts';
import type { Topic } from './contract.ts';

export class StudyGroupRow extends Row {
  static override tableName = 'activity.study_groups';

  declare startedBy: string | null;
  /** Null after its author was erased. */
  declare name: string | null;
  declare topic: Topic;
  /** Null for a group from before circles until it is next read. */
  declare circle: Circle | null;
  declare lessonsEach: number;
  declare startedAt: Date;
  /** When the last message was written, or the group was started. */
  declare spokenAt: Date;
  /** The number of the last change of the discussion, in commit order: this row is locked until the commit. */
  declare change: number;
  /** Number of people who ever joined. */
  declare joined: number;
}

export class MemberRow extends Row {
  static override tableName = 'activity.members';
  static override idColumn = ['groupId', 'userId'];

  declare groupId: string;
  declare userId: string;
  /** For the display name of a member who does not share theirs: `Learner 3`. */
  declare number: number;
  declare joinedAt: Date;
  /** The sequence up to which they have read. */
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
  /** The group's change when it was written or removed. */
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

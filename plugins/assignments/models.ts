import { Row } from '../../core/db/index.ts';

export class AssignmentRow extends Row {
  static override tableName = 'assignments.assignments';

  /** In the plugin `classes`. */
  declare classId: string;
  /** The kind, the target and the amount of the work, in the words of the plugin that provides it. */
  declare kind: string;
  declare target: string;
  declare amount: number | null;
  /** Null once the teacher who wrote them is erased. */
  declare title: string | null;
  declare note: string | null;
  /** Local times as entered, and the moments computed from them in the zone. */
  declare opensLocal: string | null;
  declare opensAt: Date;
  declare dueLocal: string;
  declare dueAt: Date;
  declare timeZone: string;
  declare acceptsLate: boolean;
  declare reminderHours: number | null;
  declare forWholeClass: boolean;
  declare createdBy: string | null;
  declare createdAt: Date;
  declare closedAt: Date | null;
}

/** A chosen learner, or accommodations of a learner of the class. */
export class LearnerRow extends Row {
  static override tableName = 'assignments.learners';
  static override idColumn = ['assignmentId', 'userId'];

  declare assignmentId: string;
  declare userId: string;
  declare isChosen: boolean;
  declare dueLocal: string | null;
  declare dueAt: Date | null;
  declare timeFactor: number | null;
}

/** A notice that was given to a learner. */
export class NoticeRow extends Row {
  static override tableName = 'assignments.notices';
  static override idColumn = ['assignmentId', 'userId', 'notice'];

  declare assignmentId: string;
  declare userId: string;
  declare notice: 'assigned' | 'reminder';
  declare at: Date;
}

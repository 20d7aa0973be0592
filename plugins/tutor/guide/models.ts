import { Row } from '../../../core/db/index.ts';

/** A step that a learner had checked in a lesson and that was judged. Its words are not kept. */
export class CheckedStepRow extends Row {
  static override tableName = 'tutor.checked_steps';

  declare userId: string;
  /** The lesson's id. */
  declare lesson: string;
  declare isRight: boolean;
  /** The id and words of the mistake that leads to it, where it is known. */
  declare misconception: string | null;
  declare says: string | null;
  declare at: Date;
}

/** A learner's progress in a guided lesson. */
export class LessonProgressRow extends Row {
  static override tableName = 'tutor.lesson_progress';
  static override arrayColumns = ['checks'];

  declare userId: string;
  declare lesson: string;
  /** Numbers of the checks that were answered right. */
  declare checks: readonly number[];
  declare begunAt: Date;
  /** When every check had been answered right for the first time. */
  declare doneAt: Date | null;
}

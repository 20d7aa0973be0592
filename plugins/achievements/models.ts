import { Row } from '../../core/db/index.ts';

/** One achievement of one learner. Rows are added, never changed. */
export class AwardRow extends Row {
  static override tableName = 'achievements.awards';
  static override idColumn = ['userId', 'achievementId'];

  declare userId: string;
  /** A rule's id; rows of rules that are gone are kept, and not shown. */
  declare achievementId: string;
  /** When it was earned, which may be before it was noticed. */
  declare at: Date;
}

/** A learner whose deeds have been weighed. Whoever changes their awards waits at this row. */
export class LearnerRow extends Row {
  static override tableName = 'achievements.learners';
  static override idColumn = 'userId';

  declare userId: string;
  declare weighedAt: Date | null;
  /** The last day of learning that is known; null before the first. */
  declare learntAt: Date | null;
}

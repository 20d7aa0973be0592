import { Row } from '../../core/db/index.ts';

/** An achievement of a learner. Rows are never changed. */
export class AwardRow extends Row {
  static override tableName = 'achievements.awards';
  static override idColumn = ['userId', 'achievementId'];

  declare userId: string;
  /** The rule's id. Rows of removed rules are kept but not shown. */
  declare achievementId: string;
  /** When it was earned, possibly before it was evaluated. */
  declare at: Date;
}

/** An evaluated learner. Locked while their awards change. */
export class LearnerRow extends Row {
  static override tableName = 'achievements.learners';
  static override idColumn = 'userId';

  declare userId: string;
  declare weighedAt: Date | null;
  /** The last known day of learning; null before the first. */
  declare learntAt: Date | null;
}

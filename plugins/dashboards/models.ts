import { Row } from '../../core/db/index.ts';
import type { FundingStatus } from './higher-education/contract.ts';

/** A practised lesson; each is stored once. */
export class LessonRow extends Row {
  static override tableName = 'dashboards.lessons';
  static override idColumn = ['userId', 'source', 'id'];

  declare userId: string;
  declare source: string;
  declare id: string;
  declare at: Date;
  /** `YYYY-MM-DD`, a Monday. */
  declare week: string;
}

/** A learner's weekly goal, from a week on. */
export class WeeklyGoalRow extends Row {
  static override tableName = 'dashboards.weekly_goals';
  static override idColumn = ['userId', 'week'];

  declare userId: string;
  declare week: string;
  declare lessons: number;
  declare isOwn: boolean;
  declare reachedAt: Date | null;
}

/** A learner's application for funding. */
export class FundingPlanRow extends Row {
  static override tableName = 'dashboards.funding_plans';
  static override idColumn = ['userId', 'id'];

  declare userId: string;
  declare title: string;
  /** `YYYY-MM-DD`. */
  declare deadline: string | null;
  declare status: FundingStatus;
  declare note: string;
  declare createdAt: Date;
  /** Its place among the learner's plans in the order in which they were added. */
  declare sequence: number;
}

import { Row } from '../../core/db/index.ts';
import type { Insight, Missing, Period } from './contract.ts';

/** The insights of a learner that were generated last. */
export class InsightsRow extends Row {
  static override tableName = 'ml_analytics.insights';
  static override idColumn = 'userId';

  declare userId: string;
  declare period: Period;
  declare insights: readonly Insight[];
  declare missing: readonly Missing[];
  declare generatedAt: Date;
}

import type { Database } from '../../../core/db/index.ts';
import { among } from '../../../core/db/index.ts';
import { ActivityRow, ResultRow } from '../models.ts';
import type { LearningLog } from './services.ts';

/** Reads actions and results as they were stored. */
export const createLearningLog = (db: Database): LearningLog => ({
  async actions(context, userId, since = new Date(0)) {
    return db
      .rows(ActivityRow, context)
      .where({ userId })
      .where('at', '>=', since)
      .select('kind', 'id', 'at')
      .orderBy(['at', 'kind', 'id']);
  },
  async days(context, userIds, since) {
    const rows = await db
      .rows(ActivityRow, context)
      .where('day', '>=', since)
      .modify(among('userId', userIds && [...userIds]))
      .groupBy('userId', 'day')
      .orderBy(['userId', 'day'])
      .select('userId', ActivityRow.raw('day::text as day, count(*)::int as actions'));
    return rows as unknown as { userId: string; day: string; actions: number }[];
  },
  async results(context, userIds) {
    return db
      .rows(ResultRow, context)
      .modify(among('userId', userIds && [...userIds]))
      .select('userId', 'at', 'theta', 'se')
      .orderBy(['at', 'addedAt', 'id']);
  },
});

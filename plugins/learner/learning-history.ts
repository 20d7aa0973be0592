import { dayIn } from '../../core/calendar.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/index.ts';
import type { Activity } from './activity.ts';
import { ActivityRow, ConceptMasteryRow } from './models.ts';
import type { LearningHistory, Within } from './services.ts';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly activity: Pick<Activity, 'figures'>;
}

/** When a learner learnt, and what they master. */
export async function learningHistoryOf(
  { db, clock, activity }: Parts,
  within: Within,
  userId: string,
): Promise<LearningHistory> {
  const { timeZone, streak } = await activity.figures(within, userId);
  const days = await db
    .rows(ActivityRow, within)
    .where({ userId })
    .select('day')
    .min('at as at')
    .groupBy('day')
    .orderBy('day');
  const mastered = await db
    .rows(ConceptMasteryRow, within)
    .where({ userId, level: 'mastered' })
    .select('concept', 'lastSeenAt')
    .orderBy(['lastSeenAt', 'concept']);
  return {
    timeZone,
    today: dayIn(timeZone, clock.now()),
    streak,
    days: days.map(({ day, at }) => ({ day, at })),
    mastered: mastered.map(({ concept, lastSeenAt }) => ({ concept, at: lastSeenAt })),
  };
}

import { dayIn } from '../../../core/calendar.ts';
import type { Clock } from '../../../core/clock.ts';
import type { CallContext, Database } from '../../../core/db/index.ts';
import { ActivityRow, ConceptMasteryRow } from '../models.ts';
import type { LearningHistory, Requester } from '../services.ts';
import type { Activity } from './activity.ts';
import { streakOf } from './streak.ts';

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly activity: Pick<Activity, 'timeZone'>;
}

/** A learner's days of learning and mastered concepts. */
export async function learningHistoryOf(
  { db, clock, activity }: Dependencies,
  context: CallContext<Requester>,
  userId: string,
): Promise<LearningHistory> {
  const timeZone = await activity.timeZone(context, userId);
  const days = db
    .rows(ActivityRow, context)
    .where({ userId })
    .groupBy('day')
    .select(ActivityRow.raw("'day', day::text, min(at)"));
  const found = await db
    .rows(ConceptMasteryRow, context)
    .where({ userId, level: 'mastered' })
    .select(ConceptMasteryRow.raw("'concept' as kind, concept as name, last_seen_at as at"))
    .unionAll([days], true)
    .orderBy(['at', 'name']);
  const rows = found as unknown as { kind: 'day' | 'concept'; name: string; at: Date }[];
  const learnt = rows
    .flatMap(({ kind, name, at }) => (kind === 'day' ? [{ day: name, at }] : []))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const today = dayIn(timeZone, clock.now());
  return {
    timeZone,
    today,
    streak: streakOf(learnt.map(({ day }) => day).toReversed(), today),
    days: learnt,
    mastered: rows.flatMap(({ kind, name, at }) => (kind === 'concept' ? [{ concept: name, at }] : [])),
  };
}

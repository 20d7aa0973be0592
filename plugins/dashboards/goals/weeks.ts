import { raw } from 'objection';
import { dayIn, daysLeftIn, weekOf } from '../../../core/calendar.ts';
import { LessonRow, WeeklyGoalRow } from '../models.ts';
import type { WeekDone, WeeklyGoal } from './contract.ts';
import { goalLimits } from './contract.ts';
import type { Inside, Parts, Within } from './parts.ts';
import { plusWeeks, weeksBetween } from './weeks-apart.ts';

/** Weeks before this one that are shown. */
const pastWeeks = 8;

/** How the week stands with somebody. */
export async function weekOfLearner(parts: Parts, within: Within, userId: string): Promise<WeeklyGoal> {
  const { today, week } = await nowFor(parts, within, userId);
  const [lessons, goals] = await Promise.all([
    lessonsByWeek(parts, within, userId),
    parts.db.rows(WeeklyGoalRow, within).where({ userId }).where('week', '<=', week).orderBy('week'),
  ]);
  const first = [...lessons.keys()].sort()[0] ?? week;
  const from = plusWeeks(week, -pastWeeks);
  const done = (of: string): WeekDone => {
    const { lessons: goal } = goalIn(goals, of);
    const count = lessons.get(of) ?? 0;
    return { week: of, goal, lessons: count, isReached: count >= goal };
  };
  return {
    ...done(week),
    isOwn: goalIn(goals, week).isOwn,
    daysLeft: daysLeftIn(today),
    lessonsInAll: [...lessons.values()].reduce((sum, count) => sum + count, 0),
    past: weeksBetween(first > from ? first : from, week).map(done),
  };
}

/** Sets the goal from this week on; past weeks keep theirs. The same again changes nothing. */
export async function setGoal(parts: Parts, within: Within, userId: string, lessons: number): Promise<WeeklyGoal> {
  const { week } = await nowFor(parts, within, userId);
  await parts.db.transaction(async (tx) => {
    const inside = { ...within, tx };
    await holdGoal(parts, inside, userId, week);
    await parts.db.rows(WeeklyGoalRow, inside).findById([userId, week]).patch({ lessons, isOwn: true });
  }, within.tx);
  parts.changed(within.who.institution, userId, week);
  return weekOfLearner(parts, within, userId);
}

/** The week on the learner's calendar, the day in it, and whose midnight ends it. */
export async function nowFor({ clock, record }: Pick<Parts, 'clock' | 'record'>, within: Within, userId: string) {
  const timeZone = await record.timeZone(within, userId);
  const today = dayIn(timeZone, clock.now());
  return { today, week: weekOf(today), timeZone };
}

/**
 * The goal of a week as a row of its own, held until the transaction ends: what is counted towards it waits here for
 * each other. A week that had none takes over what held before.
 */
export async function holdGoal({ db }: Parts, within: Inside, userId: string, week: string): Promise<WeeklyGoalRow> {
  const held = () => db.rows(WeeklyGoalRow, within).findById([userId, week]).forUpdate();
  const known = await held();
  if (known) return known;
  const before = await db.rows(WeeklyGoalRow, within).where({ userId }).where('week', '<=', week).orderBy('week');
  const { lessons, isOwn } = goalIn(before, week);
  await db
    .rows(WeeklyGoalRow, within)
    .insert({ userId, week, lessons, isOwn, reachedAt: null })
    .onConflict(['userId', 'week'])
    .ignore();
  const made = await held();
  if (!made) throw new Error('A goal that was just stored is not there');
  return made;
}

/** @param goals the oldest first */
function goalIn(goals: readonly WeeklyGoalRow[], week: string): Pick<WeeklyGoalRow, 'lessons' | 'isOwn'> {
  return goals.findLast((goal) => goal.week <= week) ?? { lessons: goalLimits.usual, isOwn: false };
}

async function lessonsByWeek({ db }: Parts, within: Within, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .rows(LessonRow, within)
    .where({ userId })
    .groupBy('week')
    .select('week', raw('count(*)::int as lessons'))
    .castTo<{ week: string; lessons: number }[]>();
  return new Map(rows.map(({ week, lessons }) => [week, lessons]));
}

import { raw } from 'objection';
import { dayIn, daysLeftIn, weekOf } from '../../../core/calendar.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import { LessonRow, WeeklyGoalRow } from '../models.ts';
import { plusWeeks, weeksBetween } from './calendar-weeks.ts';
import type { WeekDone, WeeklyGoal } from './contract.ts';
import { goalLimits } from './contract.ts';
import type { Dependencies } from './dependencies.ts';

/** Weeks before this one that are shown. */
const pastWeeks = 8;

/** How the week stands with somebody. */
export async function weekOfLearner(
  dependencies: Dependencies,
  context: CallContext,
  userId: string,
): Promise<WeeklyGoal> {
  const { today, week } = await nowFor(dependencies, context, userId);
  const [lessons, goals] = await Promise.all([
    lessonsByWeek(dependencies, context, userId),
    dependencies.db.rows(WeeklyGoalRow, context).where({ userId }).where('week', '<=', week).orderBy('week'),
  ]);
  const first = [...lessons.keys()].sort()[0] ?? week;
  const from = plusWeeks(week, -pastWeeks);
  const past = weeksBetween(first > from ? first : from, week);
  const isAllStored = [...past, week].every((of) => storedGoal(goals, of));
  const signedUp = isAllStored ? undefined : await signUpDay(dependencies, context, userId);
  const goalIn = (of: string) => storedGoal(goals, of) ?? usualGoal(of, signedUp);
  const done = (of: string): WeekDone => {
    const { lessons: goal } = goalIn(of);
    const count = lessons.get(of) ?? 0;
    return { week: of, goal, lessons: count, isReached: count >= goal };
  };
  return {
    ...done(week),
    isOwn: goalIn(week).isOwn,
    daysLeft: daysLeftIn(today),
    lessonsInAll: [...lessons.values()].reduce((sum, count) => sum + count, 0),
    past: past.map(done),
  };
}

/** Sets the goal from this week on; past weeks keep theirs. The same again changes nothing. */
export async function setGoal(
  dependencies: Dependencies,
  context: CallContext,
  userId: string,
  lessons: number,
): Promise<WeeklyGoal> {
  const { week } = await nowFor(dependencies, context, userId);
  await dependencies.db.transaction(async (tx) => {
    const inside = { ...context, tx };
    await holdGoal(dependencies, inside, userId, week);
    await dependencies.db.rows(WeeklyGoalRow, inside).findById([userId, week]).patch({ lessons, isOwn: true });
  }, context.tx);
  dependencies.changed(context.who.institution, userId, week);
  return weekOfLearner(dependencies, context, userId);
}

/** The week on the learner's calendar, the day in it, and whose midnight ends it. */
export async function nowFor(
  { clock, record }: Pick<Dependencies, 'clock' | 'record'>,
  context: CallContext,
  userId: string,
) {
  const timeZone = await record.timeZone(context, userId);
  const today = dayIn(timeZone, clock.now());
  return { today, week: weekOf(today), timeZone };
}

/**
 * The goal of a week as a row of its own, held until the transaction ends: what is counted towards it waits here for
 * each other. A week that had none takes over what held before.
 */
export async function holdGoal(
  dependencies: Dependencies,
  context: TransactionContext,
  userId: string,
  week: string,
): Promise<WeeklyGoalRow> {
  const { db } = dependencies;
  const held = () => db.rows(WeeklyGoalRow, context).findById([userId, week]).forUpdate();
  const known = await held();
  if (known) return known;
  const before = await db.rows(WeeklyGoalRow, context).where({ userId }).where('week', '<=', week).orderBy('week');
  const { lessons, isOwn } =
    storedGoal(before, week) ?? usualGoal(week, await signUpDay(dependencies, context, userId));
  await db
    .rows(WeeklyGoalRow, context)
    .insert({ userId, week, lessons, isOwn, reachedAt: null })
    .onConflict(['userId', 'week'])
    .ignore();
  const made = await held();
  if (!made) throw new Error('A goal that was just stored is not there');
  return made;
}

type Goal = Pick<WeeklyGoalRow, 'lessons' | 'isOwn'>;

/**
 * The goal of a week: its own, or one that the learner set before.
 * @param goals the oldest first
 */
function storedGoal(goals: readonly WeeklyGoalRow[], week: string): Goal | undefined {
  return goals.findLast((goal) => goal.week === week || (goal.week < week && goal.isOwn));
}

/**
 * The goal of a week for which none is stored: in the week of the sign-up as much of the usual one as days were left.
 * @param signedUp a day, `2026-11-22`
 */
function usualGoal(week: string, signedUp: string | undefined): Goal {
  const days = signedUp && week === weekOf(signedUp) ? daysLeftIn(signedUp) : 7;
  return { lessons: Math.ceil((goalLimits.usual * days) / 7), isOwn: false };
}

/** The day on which somebody signed up, on their calendar. */
async function signUpDay({ people, record }: Dependencies, context: CallContext, userId: string): Promise<string> {
  const who = unprivilegedActor(context.who.institution);
  const [{ createdAt }, timeZone] = await Promise.all([
    people.one({ who, ...(context.tx && { tx: context.tx }) }, userId),
    record.timeZone(context, userId),
  ]);
  return dayIn(timeZone, createdAt);
}

async function lessonsByWeek({ db }: Dependencies, context: CallContext, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .rows(LessonRow, context)
    .where({ userId })
    .groupBy('week')
    .select('week', raw('count(*)::int as lessons'))
    .castTo<{ week: string; lessons: number }[]>();
  return new Map(rows.map(({ week, lessons }) => [week, lessons]));
}

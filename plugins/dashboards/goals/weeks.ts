import { raw } from 'objection';
import { dayIn, daysLeftIn, weekOf } from '../../../core/calendar.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import { LessonRow, WeeklyGoalRow } from '../models.ts';
import { plusWeeks, weeksBetween } from './calendar-weeks.ts';
import type { WeekDone, WeeklyGoal } from './contract.ts';
import { goalLimits } from './contract.ts';
import type { Dependencies } from './dependencies.ts';

/** Number of past weeks shown. */
const pastWeeks = 8;

/** The state of a learner's week. */
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
  const goalIn = (of: string) => storedGoal(goals, of) ?? defaultGoal(of, signedUp);
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

/** Sets the goal from this week on. Past weeks keep theirs. Idempotent. */
export async function setGoal(
  dependencies: Dependencies,
  context: CallContext,
  userId: string,
  lessons: number,
): Promise<WeeklyGoal> {
  const { week } = await nowFor(dependencies, context, userId);
  await dependencies.db.transaction(async (tx) => {
    const inTransaction = { ...context, tx };
    await lockGoal(dependencies, inTransaction, userId, week);
    await dependencies.db.rows(WeeklyGoalRow, inTransaction).findById([userId, week]).patch({ lessons, isOwn: true });
  }, context.tx);
  dependencies.notifyTabs(context.who.institution, userId, week);
  return weekOfLearner(dependencies, context, userId);
}

/** The current week, day and time zone of a learner's calendar. */
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
 * The goal of a week as a row, locked until the transaction ends, so that lessons are counted towards it one after the
 * other. A week without a goal of its own takes over the earlier one.
 */
export async function lockGoal(
  dependencies: Dependencies,
  context: TransactionContext,
  userId: string,
  week: string,
): Promise<WeeklyGoalRow> {
  const { db } = dependencies;
  const locked = () => db.rows(WeeklyGoalRow, context).findById([userId, week]).forUpdate();
  const known = await locked();
  if (known) return known;
  const before = await db.rows(WeeklyGoalRow, context).where({ userId }).where('week', '<=', week).orderBy('week');
  const { lessons, isOwn } =
    storedGoal(before, week) ?? defaultGoal(week, await signUpDay(dependencies, context, userId));
  await db
    .rows(WeeklyGoalRow, context)
    .insert({ userId, week, lessons, isOwn, reachedAt: null })
    .onConflict(['userId', 'week'])
    .ignore();
  const made = await locked();
  if (!made) throw new Error('The goal that was just stored was not found');
  return made;
}

type Goal = Pick<WeeklyGoalRow, 'lessons' | 'isOwn'>;

/**
 * The goal of a week: its own, or the one the learner set last before it.
 * @param goals the oldest first
 */
function storedGoal(goals: readonly WeeklyGoalRow[], week: string): Goal | undefined {
  return goals.findLast((goal) => goal.week === week || (goal.week < week && goal.isOwn));
}

/**
 * The goal of a week without a stored one: the default, in the week of the sign-up in proportion to the days that were left.
 * @param signedUp a day, `2026-11-22`
 */
function defaultGoal(week: string, signedUp: string | undefined): Goal {
  const days = signedUp && week === weekOf(signedUp) ? daysLeftIn(signedUp) : 7;
  return { lessons: Math.ceil((goalLimits.default * days) / 7), isOwn: false };
}

/** The day of a learner's sign-up, on their calendar. */
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

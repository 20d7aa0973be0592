import { dayIn, weekOf } from '../../../core/calendar.ts';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import { Failure } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import { ownDashboard } from '../../learner/contract.ts';
import { LessonRow, WeeklyGoalRow } from '../models.ts';
import type { Dependencies } from './dependencies.ts';
import { lockGoal } from './weeks.ts';

/** A practised lesson. */
export interface Lesson {
  readonly userId: string;
  /** The id of the practice run; each run is counted once. */
  readonly runId: string;
  readonly at: Date;
}

/** Counts a lesson once, and notifies the learner when it reaches the weekly goal. */
export async function countLesson(
  dependencies: Dependencies,
  institution: InstitutionRef,
  lesson: Lesson,
): Promise<void> {
  try {
    await dependencies.db.transaction(async (tx) => {
      const context = { who: { institution }, tx };
      const { userId, at } = lesson;
      // Throws not_found for an erased person, whose lesson is not counted.
      await dependencies.people.one({ who: unprivilegedActor(institution), tx }, userId);
      const zone = await dependencies.record.timeZone(context, userId);
      await storeLessons(dependencies, context, zone, [lesson]);
      const week = weekOf(dayIn(zone, at));
      await checkGoal(dependencies, context, userId, week);
      afterCommit(tx, () => dependencies.notifyTabs(institution, userId, week));
    });
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'not_found')) throw error;
  }
}

/** Counts lessons that were missed: practised while this plugin was off, or whose event has not arrived yet. */
export async function catchUp(dependencies: Dependencies, context: CallContext, userId: string): Promise<void> {
  const past = (await dependencies.practiceHistory(context.who)?.lessons(context, userId)) ?? [];
  if (past.length === 0) return;
  const known = await dependencies.db.rows(LessonRow, context).where({ userId, source }).select('id');
  const ids = new Set(known.map(({ id }) => id));
  const missing = past.filter(({ runId }) => !ids.has(runId));
  if (missing.length === 0) return;
  const lessons = missing.map(({ runId, endedAt }) => ({ userId, runId, at: endedAt }));
  await storeLessons(dependencies, context, await dependencies.record.timeZone(context, userId), lessons);
}

/** The plugin that lessons come from. */
const source = 'practice';

async function storeLessons(
  { db }: Dependencies,
  context: CallContext,
  zone: string,
  lessons: readonly Lesson[],
): Promise<void> {
  const rows = lessons.map(({ userId, runId, at }) => ({
    userId,
    source,
    id: runId,
    at,
    week: weekOf(dayIn(zone, at)),
  }));
  await db.rows(LessonRow, context).insert(rows).onConflict(['userId', 'source', 'id']).ignore();
}

/** Marks the goal as reached and notifies the learner, once a week. */
async function checkGoal(
  dependencies: Dependencies,
  context: TransactionContext,
  userId: string,
  week: string,
): Promise<void> {
  const { db, clock } = dependencies;
  const goal = await lockGoal(dependencies, context, userId, week);
  if (goal.reachedAt) return;
  const lessons = await db.rows(LessonRow, context).where({ userId, week }).resultSize();
  if (lessons < goal.lessons) return;
  await db.rows(WeeklyGoalRow, context).findById([userId, week]).patch({ reachedAt: clock.now() });
  await dependencies.emitGoalReached(context.tx, context.who.institution, {
    userId,
    week,
    goal: goal.lessons,
    lessons,
  });
  const notifications = dependencies.notifications(context.who);
  if (!notifications) return;
  const { educationalLevel, ageBand } = await dependencies.record.education(context, userId);
  const dashboard = ownDashboard(educationalLevel, ageBand);
  await notifications.notify(context, {
    userId,
    id: `weekly-goal ${week}`,
    kind: 'goal',
    title: 'You reached your weekly goal',
    text: `${lessons === 1 ? 'One lesson' : `${lessons} lessons`} practised since Monday.`,
    to: dashboard.includes('?') ? dashboard : `${dashboard}?tab=progress`,
  });
}

import { dayIn, weekOf } from '../../../core/calendar.ts';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import { Failure } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import { ownDashboard } from '../../learner/contract.ts';
import { LessonRow, WeeklyGoalRow } from '../models.ts';
import type { Dependencies } from './dependencies.ts';
import { holdGoal } from './weeks.ts';

/** A lesson that was practised. */
export interface Lesson {
  readonly userId: string;
  /** The run's own id; the same one again is counted once. */
  readonly runId: string;
  readonly at: Date;
}

/** Counts a lesson once, and tells its learner when it reaches the goal of its week. */
export async function countLesson(
  dependencies: Dependencies,
  institution: InstitutionRef,
  lesson: Lesson,
): Promise<void> {
  try {
    await dependencies.db.transaction(async (tx) => {
      const context = { who: { institution }, tx };
      const { userId, at } = lesson;
      // Somebody who is gone by now has nothing counted.
      await dependencies.people.one({ who: unprivilegedActor(institution), tx }, userId);
      const zone = await dependencies.record.timeZone(context, userId);
      await keep(dependencies, context, zone, [lesson]);
      const week = weekOf(dayIn(zone, at));
      await weigh(dependencies, context, userId, week);
      afterCommit(tx, () => dependencies.changed(institution, userId, week));
    });
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'not_found')) throw error;
  }
}

/** Counts what was practised while nobody counted: before this plugin was switched on, or a moment ago. */
export async function catchUp(dependencies: Dependencies, context: CallContext, userId: string): Promise<void> {
  const past = (await dependencies.practised(context.who)?.lessons(context, userId)) ?? [];
  if (past.length === 0) return;
  const known = await dependencies.db.rows(LessonRow, context).where({ userId, source }).select('id');
  const ids = new Set(known.map(({ id }) => id));
  const missing = past.filter(({ runId }) => !ids.has(runId));
  if (missing.length === 0) return;
  const lessons = missing.map(({ runId, endedAt }) => ({ userId, runId, at: endedAt }));
  await keep(dependencies, context, await dependencies.record.timeZone(context, userId), lessons);
}

/** Plugins that lessons come from: practice, for now. */
const source = 'practice';

async function keep(
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

async function weigh(
  dependencies: Dependencies,
  context: TransactionContext,
  userId: string,
  week: string,
): Promise<void> {
  const { db, clock } = dependencies;
  const goal = await holdGoal(dependencies, context, userId, week);
  if (goal.reachedAt) return;
  const lessons = await db.rows(LessonRow, context).where({ userId, week }).resultSize();
  if (lessons < goal.lessons) return;
  await db.rows(WeeklyGoalRow, context).findById([userId, week]).patch({ reachedAt: clock.now() });
  await dependencies.reached(context.tx, context.who.institution, { userId, week, goal: goal.lessons, lessons });
  const told = dependencies.notifications(context.who);
  if (!told) return;
  const { educationalLevel, ageBand } = await dependencies.record.education(context, userId);
  const own = ownDashboard(educationalLevel, ageBand);
  await told.notify(context, {
    userId,
    id: `weekly-goal ${week}`,
    kind: 'goal',
    title: 'You reached your goal for the week',
    text: `${lessons === 1 ? 'One lesson' : `${lessons} lessons`} practised since Monday. Whatever you practise now comes on top.`,
    to: own.includes('?') ? own : `${own}?tab=progress`,
  });
}

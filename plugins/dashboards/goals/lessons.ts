import { dayIn, weekOf } from '../../../core/calendar.ts';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import { Failure } from '../../../core/contract/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import { ownDashboard } from '../../learner/contract.ts';
import { LessonRow, WeeklyGoalRow } from '../models.ts';
import type { Inside, Parts, Within } from './parts.ts';
import { holdGoal } from './weeks.ts';

/** A lesson that was practised. */
export interface Lesson {
  readonly userId: string;
  /** The run's own id; the same one again is counted once. */
  readonly runId: string;
  readonly at: Date;
}

/** Counts a lesson once, and tells its learner when it reaches the goal of its week. */
export async function countLesson(parts: Parts, institution: InstitutionRef, lesson: Lesson): Promise<void> {
  try {
    await parts.db.transaction(async (tx) => {
      const within = { who: { institution }, tx };
      const { userId, at } = lesson;
      // Somebody who is gone by now has nothing counted.
      await parts.people.one({ who: unprivilegedActor(institution), tx }, userId);
      const zone = await parts.record.timeZone(within, userId);
      await keep(parts, within, zone, [lesson]);
      const week = weekOf(dayIn(zone, at));
      await weigh(parts, within, userId, week);
      afterCommit(tx, () => parts.changed(institution, userId, week));
    });
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'not_found')) throw error;
  }
}

/** Counts what was practised while nobody counted: before this plugin was switched on, or a moment ago. */
export async function catchUp(parts: Parts, within: Within, userId: string): Promise<void> {
  const past = (await parts.practised(within.who)?.lessons(within, userId)) ?? [];
  if (past.length === 0) return;
  const known = await parts.db.rows(LessonRow, within).where({ userId, source }).select('id');
  const ids = new Set(known.map(({ id }) => id));
  const missing = past.filter(({ runId }) => !ids.has(runId));
  if (missing.length === 0) return;
  const lessons = missing.map(({ runId, endedAt }) => ({ userId, runId, at: endedAt }));
  await keep(parts, within, await parts.record.timeZone(within, userId), lessons);
}

/** Plugins that lessons come from: practice, for now. */
const source = 'practice';

async function keep({ db }: Parts, within: Within, zone: string, lessons: readonly Lesson[]): Promise<void> {
  const rows = lessons.map(({ userId, runId, at }) => ({
    userId,
    source,
    id: runId,
    at,
    week: weekOf(dayIn(zone, at)),
  }));
  await db.rows(LessonRow, within).insert(rows).onConflict(['userId', 'source', 'id']).ignore();
}

async function weigh(parts: Parts, within: Inside, userId: string, week: string): Promise<void> {
  const { db, clock } = parts;
  const goal = await holdGoal(parts, within, userId, week);
  if (goal.reachedAt) return;
  const lessons = await db.rows(LessonRow, within).where({ userId, week }).resultSize();
  if (lessons < goal.lessons) return;
  await db.rows(WeeklyGoalRow, within).findById([userId, week]).patch({ reachedAt: clock.now() });
  await parts.reached(within.tx, within.who.institution, { userId, week, goal: goal.lessons, lessons });
  const told = parts.notifications(within.who);
  if (!told) return;
  const { educationalLevel, ageBand } = await parts.record.education(within, userId);
  const own = ownDashboard(educationalLevel, ageBand);
  await told.notify(within, {
    userId,
    id: `weekly-goal ${week}`,
    kind: 'goal',
    title: 'You reached your goal for the week',
    says: `${lessons === 1 ? 'One lesson' : `${lessons} lessons`} practised since Monday. Whatever you practise now comes on top.`,
    to: own.includes('?') ? own : `${own}?tab=progress`,
  });
}

import type { InstitutionRef } from '../../core/contract/index.ts';
import { unprivilegedActor } from '../../core/plugins/define-plugin.ts';
import { demoGoals } from './demo-goals.ts';
import { catchUp } from './goals/lessons.ts';
import type { Parts } from './goals/parts.ts';
import { nowFor } from './goals/weeks.ts';
import { plusWeeks } from './goals/weeks-apart.ts';
import { WeeklyGoalRow } from './models.ts';

/** Weeks ago that the demo's learners set their goal. */
const setWeeksAgo = 7;

/** Counts what the demo's learners have practised, and gives some a goal; those who have set one keep it. */
export async function seedWeeks(parts: Parts, institution: InstitutionRef): Promise<void> {
  const who = unprivilegedActor(institution);
  for (const [username, lessons] of Object.entries(demoGoals)) {
    const person = await parts.people.byLogin({ who }, username);
    if (!person) continue;
    const { id: userId } = person;
    await catchUp(parts, { who }, userId);
    if (lessons === null) continue;
    await parts.db.transaction(async (tx) => {
      const within = { who, tx };
      if (await parts.db.rows(WeeklyGoalRow, within).findOne({ userId })) return;
      const week = plusWeeks((await nowFor(parts, within, userId)).week, -setWeeksAgo);
      const goal = { userId, week, lessons, isOwn: true, reachedAt: null };
      await parts.db.rows(WeeklyGoalRow, within).insert(goal).onConflict(['userId', 'week']).ignore();
    });
  }
}

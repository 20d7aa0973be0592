import type { InstitutionRef } from '../../../core/contract/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import { plusWeeks } from '../goals/calendar-weeks.ts';
import type { Dependencies } from '../goals/dependencies.ts';
import { catchUp } from '../goals/lessons.ts';
import { nowFor } from '../goals/weeks.ts';
import { WeeklyGoalRow } from '../models.ts';
import { demoGoals } from './goals.ts';

/** When the demo's learners set their goal, in weeks before now. */
const setWeeksAgo = 7;

/** Counts the lessons of the demo's learners and sets a goal for some. Existing goals are kept. */
export async function seedWeeks(dependencies: Dependencies, institution: InstitutionRef): Promise<void> {
  const who = unprivilegedActor(institution);
  for (const [username, lessons] of Object.entries(demoGoals)) {
    const person = await dependencies.people.byLogin({ who }, username);
    if (!person) continue;
    const { id: userId } = person;
    await catchUp(dependencies, { who }, userId);
    if (lessons === null) continue;
    await dependencies.db.transaction(async (tx) => {
      const context = { who, tx };
      if (await dependencies.db.rows(WeeklyGoalRow, context).findOne({ userId })) return;
      const week = plusWeeks((await nowFor(dependencies, context, userId)).week, -setWeeksAgo);
      const goal = { userId, week, lessons, isOwn: true, reachedAt: null };
      await dependencies.db.rows(WeeklyGoalRow, context).insert(goal).onConflict(['userId', 'week']).ignore();
    });
  }
}

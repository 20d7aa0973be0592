import { plusDays } from '../../../core/calendar.ts';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { People } from '../../../core/services.ts';
import { questionsInLesson } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import type { PlannedLine } from '../models.ts';
import { PreparationRow, WeekRow } from '../models.ts';
import { lessonsFor, planFor } from '../plan/plan.ts';
import { practiceCountsOf } from '../plan/practice-counts.ts';
import { lockPreparation, planWeek, thisWeek } from '../plan/weeks.ts';
import { demoTargets } from './targets.ts';

type SeedDependencies = Dependencies & { readonly people: Pick<People, 'byLogin'> };

/** Gives some demo learners a target and past weeks, once. Existing targets are kept. */
export async function seedPreparations(dependencies: SeedDependencies, institution: InstitutionRef): Promise<void> {
  const who = unprivilegedActor(institution);
  for (const [username, target] of Object.entries(demoTargets)) {
    const person = await dependencies.people.byLogin({ who }, username);
    if (person) await dependencies.db.transaction((tx) => seed(dependencies, { who, tx }, person.id, target));
  }
}

async function seed(
  dependencies: Dependencies,
  context: TransactionContext,
  userId: string,
  target: (typeof demoTargets)[string],
): Promise<void> {
  const { db } = dependencies;
  const row = await lockPreparation(dependencies, context, userId);
  const record = await dependencies.record.eiq(context, userId);
  if (row.chosenAt || !record.current) return;
  const at = await thisWeek(dependencies, context, userId);
  const chosen = plusDays(at.week, -7 * target.weeksAgo);
  const chosenAt = new Date(`${chosen}T16:00:00Z`);
  const then = record.history.findLast((result) => new Date(result.at) <= chosenAt)?.after ?? record.current;
  const { name: title, eiqScore: score, hours, inDays } = target;
  const by = inDays === null ? null : plusDays(at.today, inDays);
  const from = { fromScore: then.eiqScore, fromError: then.standardError };
  const changed = { kind: 'own' as const, title, score, by, hours, chosenAt, ...from };
  await db.rows(PreparationRow, context).findById(userId).patch(changed);
  const topics = (await dependencies.standing(context.who)?.topics(context, userId)) ?? [];
  const practised = await practiceCountsOf(dependencies, context, userId, at);
  for (let week = chosen; week < at.week; week = plusDays(week, 7)) {
    const planned = planFor(topics, record, score, lessonsFor(hours)).map((line): PlannedLine => line);
    // A sample plan of a past week roughly matches what was practised in it.
    const done = Math.ceil(practised.in(week).answered / questionsInLesson);
    const lines = planned.slice(0, Math.max(2, done)).map((line) => ({ ...line, lessons: 1 }));
    if (lines.length === 0) continue;
    const madeAt = new Date(`${week}T16:00:00Z`);
    await db
      .rows(WeekRow, context)
      .insert({ userId, week, lines, madeAt, reason: 'week', ...from, doneAt: null })
      .onConflict(['userId', 'week'])
      .ignore();
  }
  await planWeek(dependencies, context, Object.assign(row, changed), 'week');
}

import { plusDays } from '../../core/calendar.ts';
import type { InstitutionRef } from '../../core/contract/index.ts';
import { unprivilegedActor } from '../../core/plugins/define-plugin.ts';
import type { People } from '../../core/services.ts';
import { questionsInLesson } from './contract.ts';
import { demoTargets } from './demo-targets.ts';
import type { PlannedLine } from './models.ts';
import { PreparationRow, WeekRow } from './models.ts';
import type { Inside, Parts } from './parts.ts';
import { lessonsFor, planFor } from './plan.ts';
import { practisedBy } from './practised.ts';
import { held, planWeek, thisWeek } from './weeks.ts';

type SeedParts = Parts & { readonly people: Pick<People, 'byLogin'> };

/** Gives some of the demo's learners a target and the weeks since they chose it, once; who has one keeps it. */
export async function seedPreparations(parts: SeedParts, institution: InstitutionRef): Promise<void> {
  const who = unprivilegedActor(institution);
  for (const [username, target] of Object.entries(demoTargets)) {
    const person = await parts.people.byLogin({ who }, username);
    if (person) await parts.db.transaction((tx) => seed(parts, { who, tx }, person.id, target));
  }
}

async function seed(parts: Parts, within: Inside, userId: string, target: (typeof demoTargets)[string]): Promise<void> {
  const { db } = parts;
  const row = await held(parts, within, userId);
  const record = await parts.record.eiq(within, userId);
  if (row.chosenAt || !record.current) return;
  const at = await thisWeek(parts, within, userId);
  const chosen = plusDays(at.week, -7 * target.weeksAgo);
  const chosenAt = new Date(`${chosen}T16:00:00Z`);
  const then = record.history.findLast((result) => new Date(result.at) <= chosenAt)?.after ?? record.current;
  const { name: title, eiqScore: score, hours, inDays } = target;
  const by = inDays === null ? null : plusDays(at.today, inDays);
  const from = { fromScore: then.eiqScore, fromError: then.standardError };
  const changed = { kind: 'own' as const, title, score, by, hours, chosenAt, ...from };
  await db.rows(PreparationRow, within).findById(userId).patch(changed);
  const topics = (await parts.standing(within.who)?.topics(within, userId)) ?? [];
  const practised = await practisedBy(parts, within, userId, at);
  for (let week = chosen; week < at.week; week = plusDays(week, 7)) {
    const planned = planFor(topics, record, score, lessonsFor(hours)).map((line): PlannedLine => line);
    // A made-up plan of a week is about what was practised in it, and a little more than that.
    const done = Math.ceil(practised.in(week).answered / questionsInLesson);
    const lines = planned.slice(0, Math.max(2, done)).map((line) => ({ ...line, lessons: 1 }));
    if (lines.length === 0) continue;
    const madeAt = new Date(`${week}T16:00:00Z`);
    await db
      .rows(WeekRow, within)
      .insert({ userId, week, lines, madeAt, reason: 'week', ...from, doneAt: null })
      .onConflict(['userId', 'week'])
      .ignore();
  }
  await planWeek(parts, within, Object.assign(row, changed), 'week');
}

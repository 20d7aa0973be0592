import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { Dependencies } from '../dependencies.ts';
import type { MasteryDependencies } from '../mastery/dependencies.ts';
import { ProgressMarkRow, RecommendationRow } from '../models.ts';
import { generate } from '../recommendations/store.ts';
import type { SeedSources } from './masteries.ts';
import { idFrom, seedMasteries } from './masteries.ts';
import { demoProgress } from './progress.ts';

const dayMs = 24 * 60 * 60 * 1000;
const maxLearners = 100;

/** Gives demo learners answers about skills, progress over past weeks, and recommendations, once. */
export async function seedSkills(
  dependencies: Dependencies,
  mastery: MasteryDependencies,
  sources: SeedSources,
  institution: InstitutionRef,
): Promise<void> {
  await seedMasteries(mastery, sources, institution);
  const who = unprivilegedActor(institution);
  const query = { role: 'learner' as const, demo: true, limit: maxLearners, offset: 0 };
  for (const { id, username } of (await sources.people.list({ who }, query)).items) {
    await dependencies.db.transaction(async (tx) => {
      const context = { who, tx };
      if (await dependencies.db.rows(RecommendationRow, context).where({ userId: id }).first()) return;
      await seedProgress(dependencies, context, id, demoProgress[username] ?? {});
      await generate(dependencies, context, id);
    });
  }
}

async function seedProgress(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  context: TransactionContext,
  userId: string,
  progress: (typeof demoProgress)[string],
): Promise<void> {
  const now = clock.now().getTime();
  const today = Math.floor(now / dayMs) * dayMs;
  for (const [rank, [skillId, marks]] of Object.entries(progress).entries()) {
    // In the afternoon, and never in the future.
    const rows = marks.map(({ daysAgo, to }, index) => ({
      id: idFrom(`${userId} ${skillId} ${index}`),
      ...{ userId, skillId, from: marks[index - 1]?.to ?? 0, to },
      at: new Date(Math.min(today - daysAgo * dayMs + 16 * 60 * 60 * 1000, now)),
    }));
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last) continue;
    await db.rows(RecommendationRow, context).insert({
      ...{ userId, skillId, rank, priority: 1, relevance: 0, confidence: 0, reasons: [] },
      ...{ progress: last.to, acceptedAt: first.at, completedAt: last.to === 100 ? last.at : null },
      ...{ isCurrent: false, madeAt: first.at },
    });
    await db.rows(ProgressMarkRow, context).insert(rows);
  }
}

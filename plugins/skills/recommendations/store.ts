import { isDeepStrictEqual } from 'node:util';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import { acquireLock } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { RecommendationRow } from '../models.ts';
import type { LearnerRecords } from '../records/learner-records.ts';
import { learnerRecords } from '../records/learner-records.ts';
import { assessSkills, rankSkills } from './rank.ts';

/**
 * Makes a learner's recommendations again from their records. Skills in progress stay; completed ones leave the list, but
 * their progress is kept. Without new records nothing changes.
 * @returns whether the list changed
 */
export async function generate(dependencies: Dependencies, context: CallContext, userId: string): Promise<boolean> {
  const { db, clock, catalogue } = dependencies;
  const records = await learnerRecords(dependencies, context, userId);
  return db.transaction(async (tx) => {
    const within: TransactionContext = { ...context, tx };
    await acquireLock(tx, `skills.recommendations.${userId}`);
    const stored = await db.rows(RecommendationRow, within).where({ userId });
    const started = stored.filter(({ progress, completedAt }) => progress > 0 && !completedAt);
    const current: LearnerRecords = { ...records, recommendations: stored };
    const ranked = rankSkills(catalogue, current);
    const kept = assessSkills(
      catalogue,
      current,
      started.map(({ skillId }) => skillId).filter((id) => !ranked.some(({ skill }) => skill.id === id)),
    );
    const all = [...ranked, ...kept];
    const wanted = new Set(all.map(({ skill }) => skill.id));
    const gone = stored.filter(({ skillId }) => !wanted.has(skillId));
    const untouched = gone.filter(({ progress, acceptedAt }) => progress === 0 && !acceptedAt);
    await db
      .rows(RecommendationRow, within)
      .whereIn(
        'id',
        untouched.map(({ id }) => id),
      )
      .delete();
    await db.rows(RecommendationRow, within).where({ userId }).patch({ isCurrent: false });
    const hasFewer = gone.some(({ isCurrent }) => isCurrent);
    if (all.length === 0) return hasFewer;
    const byId = new Map(stored.map((row) => [row.skillId, row]));
    const rows = all.map(({ skill, relevance, confidence, priority, reasons }, rank) => {
      const before = byId.get(skill.id);
      return {
        ...(before && { id: before.id }),
        ...{ userId, skillId: skill.id, rank, relevance, confidence, priority, reasons: [...reasons] },
        progress: before?.progress ?? 0,
        isCurrent: true,
        madeAt: clock.now(),
      };
    });
    await db
      .rows(RecommendationRow, within)
      .insert(rows)
      .onConflict(['user_id', 'skill_id'])
      .merge(['rank', 'relevance', 'confidence', 'priority', 'reasons', 'isCurrent', 'madeAt']);
    return hasFewer || rows.some((row) => !isDeepStrictEqual(shown(row), shown(byId.get(row.skillId))));
  }, context.tx);
}

/** What a learner sees of a recommendation. */
const shown = (row: Partial<RecommendationRow> | undefined) =>
  row && [row.rank, row.relevance, row.confidence, row.priority, row.reasons, row.isCurrent];

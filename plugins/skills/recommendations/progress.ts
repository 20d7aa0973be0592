import type { Who } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import { acquireLock, afterCommit } from '../../../core/db/index.ts';
import { completeFrom, maxCards, startProgress } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { ProgressMarkRow, RecommendationRow } from '../models.ts';

/** Sets the learner's own mark of work done; 100 completes the skill. @throws Failure not_found, conflict */
export const setProgress = (dependencies: Dependencies, who: Who, id: string, progress: number): Promise<void> =>
  change(dependencies, who, id, () => progress);

/** @throws Failure not_found, conflict below 90 percent */
export const complete = (dependencies: Dependencies, who: Who, id: string): Promise<void> =>
  change(dependencies, who, id, (before) => {
    if (before >= completeFrom) return 100;
    throw conflict(`A skill can be completed from ${completeFrom} percent on.`);
  });

/** Starts a skill, unless it was started. @throws Failure not_found, conflict */
export const accept = (dependencies: Dependencies, who: Who, id: string): Promise<void> =>
  change(dependencies, who, id, (before) => Math.max(before, startProgress));

/** The recommendation of a learner. @throws Failure not_found */
export async function ownRecommendation({ db }: Dependencies, context: CallContext, userId: string, id: string) {
  const row = await db.rows(RecommendationRow, context).findOne({ id, userId });
  if (!row) throw notFound('There is no such recommendation.');
  return row;
}

async function change(
  dependencies: Dependencies,
  who: Who,
  id: string,
  next: (before: number) => number,
): Promise<void> {
  const { db, clock, notifyTabs, emitCompleted } = dependencies;
  const userId = who.user.id;
  await db.transaction(async (tx) => {
    const context: TransactionContext = { who, tx };
    await acquireLock(tx, `skills.recommendations.${userId}`);
    const row = await ownRecommendation(dependencies, context, userId, id);
    const before = row.progress;
    const progress = next(before);
    if (progress === before) return;
    if (before === 0) await assertRoom(dependencies, context, userId);
    const now = clock.now();
    await db
      .rows(RecommendationRow, context)
      .findById(id)
      .patch({
        progress,
        acceptedAt: row.acceptedAt ?? now,
        completedAt: progress === 100 ? now : null,
      });
    await db
      .rows(ProgressMarkRow, context)
      .insert({ userId, skillId: row.skillId, from: before, to: progress, at: now });
    if (progress === 100) await emitCompleted(tx, who.institution, { userId, skillId: row.skillId });
    afterCommit(tx, () => notifyTabs(who.institution, userId, row.skillId));
  });
}

async function assertRoom({ db }: Dependencies, context: CallContext, userId: string): Promise<void> {
  const open = await db
    .rows(RecommendationRow, context)
    .where({ userId })
    .where('progress', '>', 0)
    .whereNull('completedAt')
    .resultSize();
  if (open < maxCards) return;
  throw conflict(`You have ${maxCards} skills in progress. Complete one before you start another.`);
}

import type { Clock } from '../../../core/clock.ts';
import type { Role } from '../../../core/contract/index.ts';
import { Failure } from '../../../core/contract/index.ts';
import type { CallContext, Database, TransactionContext } from '../../../core/db/index.ts';
import { AwardRow, LearnerRow } from '../models.ts';
import type { Facts, Sources } from '../rules/facts.ts';
import { factsOf } from '../rules/facts.ts';
import type { Rule } from '../rules/rules.ts';
import { rules } from '../rules/rules.ts';

export interface Dependencies extends Sources {
  readonly db: Database;
  readonly clock: Clock;
  /** @throws Failure not_found */
  person(context: CallContext, userId: string): Promise<{ readonly role: Role; readonly demo: boolean }>;
  /** Called in the transaction that keeps new awards, with those that were earned just now. */
  earned(context: TransactionContext, userId: string, earned: readonly Rule[]): Promise<void>;
}

/** What was earned longer ago (ms) is kept without a word, even where it is heard of now. */
const news = 24 * 60 * 60 * 1000;

/**
 * Gives a learner what they have earned and do not have yet. However often it is asked, and from however many sides at
 * once, each is given once. Of somebody who is gone nothing is kept.
 * @param isNews whether something was heard of them just now; catching up is done without a word
 */
export async function weigh(
  dependencies: Dependencies,
  context: CallContext,
  userId: string,
  isNews: boolean,
): Promise<void> {
  try {
    await dependencies.db.transaction(
      (tx) => weighInside(dependencies, { ...context, tx }, userId, isNews),
      context.tx,
    );
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'not_found')) throw error;
  }
}

async function weighInside(dependencies: Dependencies, context: TransactionContext, userId: string, isNews: boolean) {
  const { db, clock } = dependencies;
  const { role, demo } = await dependencies.person(context, userId);
  await db.rows(LearnerRow, context).insert({ userId }).onConflict('userId').ignore();
  await db.rows(LearnerRow, context).findById(userId).forUpdate();
  const has = new Set((await db.rows(AwardRow, context).where({ userId })).map((row) => row.achievementId));
  const facts = await factsOf(dependencies, context, userId);
  const now = clock.now();
  const fresh = rules
    .filter(({ id }) => !has.has(id))
    .flatMap((rule) => {
      const { have, of, at } = rule.reached(facts);
      return have >= of ? [{ rule, at: at ?? now }] : [];
    });
  if (fresh.length > 0) {
    const rows = fresh.map(({ rule: { id }, at }) => ({ userId, achievementId: id, at }));
    await db.rows(AwardRow, context).insert(rows);
  }
  // Rarity is counted among learners: staff who try things out, and visitors of the demo, are none.
  const learntAt = role === 'learner' && !demo ? lastLearning(facts) : null;
  await db.rows(LearnerRow, context).findById(userId).patch({ weighedAt: now, learntAt });
  const earned = fresh.filter(({ at }) => now.getTime() - at.getTime() < news).map(({ rule }) => rule);
  if (isNews && earned.length > 0) await dependencies.earned(context, userId, earned);
}

function lastLearning({ learning, record, practised }: Facts): Date | null {
  const last = [learning.days.at(-1)?.at, practised.lastAt, record.history.at(-1)?.at];
  const times = last.flatMap((at) => (at ? [new Date(at).getTime()] : []));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

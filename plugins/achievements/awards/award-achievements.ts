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
  /** Announces new awards, in the transaction that stores them. */
  announce(context: TransactionContext, userId: string, earned: readonly Rule[]): Promise<void>;
}

/** Achievements earned longer ago are stored without an announcement (ms). */
const announcedWithinMs = 24 * 60 * 60 * 1000;

/**
 * Stores the achievements a learner has earned and does not have yet, each once, also for simultaneous calls. Does nothing
 * for an erased person.
 * @param isAnnounced whether new ones are announced; catching up is silent
 */
export async function awardAchievements(
  dependencies: Dependencies,
  context: CallContext,
  userId: string,
  isAnnounced: boolean,
): Promise<void> {
  try {
    await dependencies.db.transaction(
      (tx) => awardInTransaction(dependencies, { ...context, tx }, userId, isAnnounced),
      context.tx,
    );
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'not_found')) throw error;
  }
}

async function awardInTransaction(
  dependencies: Dependencies,
  context: TransactionContext,
  userId: string,
  isAnnounced: boolean,
) {
  const { db, clock } = dependencies;
  const { role, demo } = await dependencies.person(context, userId);
  await db.rows(LearnerRow, context).insert({ userId }).onConflict('userId').ignore();
  await db.rows(LearnerRow, context).findById(userId).forUpdate();
  const stored = new Set((await db.rows(AwardRow, context).where({ userId })).map((row) => row.achievementId));
  const facts = await factsOf(dependencies, context, userId);
  const now = clock.now();
  const missing = rules
    .filter(({ id }) => !stored.has(id))
    .flatMap((rule) => {
      const { have, of, at } = rule.reached(facts);
      return have >= of ? [{ rule, at: at ?? now }] : [];
    });
  if (missing.length > 0) {
    const rows = missing.map(({ rule: { id }, at }) => ({ userId, achievementId: id, at }));
    await db.rows(AwardRow, context).insert(rows);
  }
  // Rarity is counted among learners, excluding staff and demo visitors.
  const learntAt = role === 'learner' && !demo ? lastLearning(facts) : null;
  await db.rows(LearnerRow, context).findById(userId).patch({ weighedAt: now, learntAt });
  const earned = missing.filter(({ at }) => now.getTime() - at.getTime() < announcedWithinMs).map(({ rule }) => rule);
  if (isAnnounced && earned.length > 0) await dependencies.announce(context, userId, earned);
}

function lastLearning({ learning, record, practised }: Facts): Date | null {
  const last = [learning.days.at(-1)?.at, practised.lastAt, record.history.at(-1)?.at];
  const times = last.flatMap((at) => (at ? [new Date(at).getTime()] : []));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

import type { Clock } from '../../../core/clock.ts';
import type { CallContext, Database } from '../../../core/db/index.ts';
import type { Rarity } from '../contract.ts';
import { AwardRow, LearnerRow } from '../models.ts';

/** Who has learnt within so many days is active. */
const activeDays = 180;

/** Up to this share of the active learners; what more of them have is common. */
const shares = { legendary: 0.05, rare: 0.25 } as const;

export interface Rarities {
  /** Null while they are too few to count among. */
  readonly activeLearners: number | null;
  /** Null while they are. */
  of(achievementId: string): Rarity | null;
}

/** How rare everything is among the institution's active learners. Only counts leave here, and none of a small group. */
export async function raritiesOf(
  { db, clock, fewest }: { db: Database; clock: Clock; fewest: number },
  context: CallContext,
): Promise<Rarities> {
  const since = new Date(clock.now().getTime() - activeDays * 24 * 60 * 60 * 1000);
  const active = () => db.rows(LearnerRow, context).where('learntAt', '>=', since);
  const holders = db
    .rows(AwardRow, context)
    .whereIn('userId', active().select('userId'))
    .groupBy('achievementId')
    .select('achievementId', AwardRow.raw('count(*)::int as learners'));
  const found = await active()
    .select(LearnerRow.raw('null as achievement_id, count(*)::int as learners'))
    .unionAll(holders);
  const counts = new Map(
    (found as unknown as { achievementId: string | null; learners: number }[]).map((row) => [
      row.achievementId,
      row.learners,
    ]),
  );
  const activeLearners = counts.get(null) ?? 0;
  if (activeLearners < fewest) return { activeLearners: null, of: () => null };
  return { activeLearners, of: (id) => rarityOf((counts.get(id) ?? 0) / activeLearners) };
}

/** @param share of the active learners, 0 to 1 */
export function rarityOf(share: number): Rarity {
  if (share <= shares.legendary) return 'legendary';
  return share <= shares.rare ? 'rare' : 'common';
}

import type { Clock } from '../../../core/clock.ts';
import type { CallContext, Database } from '../../../core/db/index.ts';
import type { Rarity } from '../contract.ts';
import { AwardRow, LearnerRow } from '../models.ts';

/** Learners who learnt within this many days are active. */
const activeDays = 180;

/** Maximum share of the active learners for each rarity; everything else is common. */
const maxShares = { legendary: 0.05, rare: 0.25 } as const;

export interface Rarities {
  /** Null while there are too few. */
  readonly activeLearners: number | null;
  /** Null while there are too few active learners. */
  of(achievementId: string): Rarity | null;
}

/** The rarity of all achievements among the institution's active learners. Counts of small groups are not disclosed. */
export async function raritiesOf(
  { db, clock, minimum }: { db: Database; clock: Clock; minimum: number },
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
  if (activeLearners < minimum) return { activeLearners: null, of: () => null };
  return { activeLearners, of: (id) => rarityOf((counts.get(id) ?? 0) / activeLearners) };
}

/** @param share of the active learners, 0 to 1 */
export function rarityOf(share: number): Rarity {
  if (share <= maxShares.legendary) return 'legendary';
  return share <= maxShares.rare ? 'rare' : 'common';
}

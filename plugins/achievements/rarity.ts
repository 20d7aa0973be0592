import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/index.ts';
import type { Rarity } from './contract.ts';
import type { Within } from './facts.ts';
import { AwardRow, LearnerRow } from './models.ts';

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
  within: Within,
): Promise<Rarities> {
  const since = new Date(clock.now().getTime() - activeDays * 24 * 60 * 60 * 1000);
  const active = () => db.rows(LearnerRow, within).where('learntAt', '>=', since);
  const activeLearners = await active().resultSize();
  if (activeLearners < fewest) return { activeLearners: null, of: () => null };
  const counts = await db
    .rows(AwardRow, within)
    .select('achievementId')
    .whereIn('userId', active().select('userId'))
    .count('* as holders')
    .groupBy('achievementId');
  const holders = new Map(
    (counts as unknown as { achievementId: string; holders: string }[]).map((row) => [
      row.achievementId,
      Number(row.holders),
    ]),
  );
  return { activeLearners, of: (id) => rarityOf((holders.get(id) ?? 0) / activeLearners) };
}

/** @param share of the active learners, 0 to 1 */
export function rarityOf(share: number): Rarity {
  if (share <= shares.legendary) return 'legendary';
  return share <= shares.rare ? 'rare' : 'common';
}

import type { Actor } from '../../core/contract/index.ts';
import { defineService } from '../../core/contract/index.ts';
import type { Tx } from '../../core/db/index.ts';
import type { Category, Rarity } from './contract.ts';

/** What a learner has earned, for other plugins: the learner's own record, a report to a parent. */
export interface EarnedAchievements {
  /** The latest first. */
  of(
    context: { readonly who: Pick<Actor, 'institution'>; readonly tx?: Tx },
    userId: string,
  ): Promise<
    readonly {
      readonly id: string;
      readonly title: string;
      /** What it was earned for. */
      readonly description: string;
      readonly category: Category;
      /** Null while the institution has too few active learners to tell. */
      readonly rarity: Rarity | null;
      readonly at: Date;
    }[]
  >;
}
export const earnedAchievements = defineService<EarnedAchievements>('achievements.earned');

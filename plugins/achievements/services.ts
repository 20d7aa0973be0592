import type { Actor } from '../../core/contract/index.ts';
import { defineService } from '../../core/contract/index.ts';
import type { Tx } from '../../core/db/index.ts';
import type { Category, Rarity } from './contract.ts';

/** A learner's achievements, for other plugins. */
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
      /** Null while the institution has too few active learners. */
      readonly rarity: Rarity | null;
      readonly at: Date;
    }[]
  >;
}
export const earnedAchievements = defineService<EarnedAchievements>('achievements.earned');

import { z } from 'zod';
import { defineContract, Id, Timestamp } from '../../core/contract/index.ts';

export const Category = z.enum(['career', 'academic', 'skill', 'milestone']);
export type Category = z.infer<typeof Category>;

/** How categories are called on screens. */
export const categoryTitles: Record<Category, string> = {
  career: 'Career',
  academic: 'Academic',
  skill: 'Skill',
  milestone: 'Milestone',
};

/** How few of the institution's active learners have earned it; the shares are in the plugin's README. */
export const Rarity = z.enum(['legendary', 'rare', 'common']);
export type Rarity = z.infer<typeof Rarity>;

/** How rarities are called on screens. */
export const rarityTitles: Record<Rarity, string> = { legendary: 'Legendary', rare: 'Rare', common: 'Common' };

/** Plugins that achievements are earned with. */
export const EarnedWith = z.enum(['onboarding', 'immersion', 'idfs', 'practice']);
export type EarnedWith = z.infer<typeof EarnedWith>;

const Rule = z.object({
  id: z.string(),
  title: z.string(),
  /** What it is earned for. */
  description: z.string(),
  category: Category,
  /** Null while the institution has too few active learners to tell. */
  rarity: Rarity.nullable(),
});

/** Something a learner has earned. It is never taken away. */
export const Earned = Rule.extend({ at: Timestamp });
export type Earned = z.infer<typeof Earned>;

/** Something that can be earned still, and how far the learner is. */
export const Ahead = Rule.extend({
  /** `have` of `of`, in `unit`: 12 of 25 questions. `have` is below `of`. */
  have: z.number().min(0),
  of: z.number(),
  unit: z.string(),
  /** The plugin it is earned with: where that is off, it cannot be. Null where more than one leads to it. */
  needs: EarnedWith.nullable(),
});
export type Ahead = z.infer<typeof Ahead>;

export const Achievements = z.object({
  /** The latest first. */
  earned: z.array(Earned),
  /** The nearest first. */
  ahead: z.array(Ahead),
  /** Learners that rarity is counted among; null while they are fewer than `rarityFrom`. */
  activeLearners: z.int().nullable(),
  rarityFrom: z.int(),
});
export type Achievements = z.infer<typeof Achievements>;

export const achievements = defineContract({
  id: 'achievements',
  title: 'Achievements',
  summary: 'Marks what learners have reached – levels, lessons, streaks – by rules that everybody can read',
  routes: {
    own: {
      method: 'get',
      path: '/api/achievements',
      access: 'signed-in',
      description: 'What you have earned, with date and rarity, and what comes within reach',
      response: Achievements,
    },
  },
  events: {
    /** Told once for each learner and achievement, in the transaction that keeps it. Not for what was earned long before. */
    'achievement.earned': z.object({
      userId: Id,
      achievementId: z.string(),
      title: z.string(),
      category: Category,
    }),
  },
  live: {
    sends: {
      /** You have earned something: ask for your achievements again. */
      achievements_changed: z.object({ achievementIds: z.array(z.string()) }),
    },
  },
  personalData: [
    { table: 'awards', userColumn: 'user_id', onErase: 'delete', description: 'What you have achieved, and when' },
    {
      table: 'learners',
      userColumn: 'user_id',
      onErase: 'delete',
      description: 'When your achievements were last looked at, and the last day you learnt on',
    },
  ],
});

import { z } from 'zod';
import { defineContract, Id, Timestamp } from '../../core/contract/index.ts';

export const Category = z.enum(['career', 'academic', 'skill', 'milestone']);
export type Category = z.infer<typeof Category>;

/** Titles of categories on screens. */
export const categoryTitles: Record<Category, string> = {
  career: 'Career',
  academic: 'Academic',
  skill: 'Skill',
  milestone: 'Milestone',
};

/** By the share of the institution's active learners who have earned it; see the plugin's README. */
export const Rarity = z.enum(['legendary', 'rare', 'common']);
export type Rarity = z.infer<typeof Rarity>;

/** Titles of rarities on screens. */
export const rarityTitles: Record<Rarity, string> = { legendary: 'Legendary', rare: 'Rare', common: 'Common' };

/** Plugins with which achievements are earned. */
export const EarnedWith = z.enum(['onboarding', 'immersion', 'idfs', 'practice']);
export type EarnedWith = z.infer<typeof EarnedWith>;

const Rule = z.object({
  id: z.string(),
  title: z.string(),
  /** What it is earned for. */
  description: z.string(),
  category: Category,
  /** Null while the institution has too few active learners. */
  rarity: Rarity.nullable(),
});

/** An earned achievement. It is never taken away. */
export const Earned = Rule.extend({ at: Timestamp });
export type Earned = z.infer<typeof Earned>;

/** An achievement within reach, with the learner's progress. */
export const Ahead = Rule.extend({
  /** `have` of `of`, in `unit`: 12 of 25 questions. `have` is below `of`. */
  have: z.number().min(0),
  of: z.number(),
  unit: z.string(),
  /** The plugin with which it is earned; it cannot be earned while that is off. Null where several plugins count. */
  needs: EarnedWith.nullable(),
});
export type Ahead = z.infer<typeof Ahead>;

export const Achievements = z.object({
  /** The latest first. */
  earned: z.array(Earned),
  /** The nearest first. */
  ahead: z.array(Ahead),
  /** Number of active learners; null while there are fewer than `rarityFrom`. */
  activeLearners: z.int().nullable(),
  rarityFrom: z.int(),
});
export type Achievements = z.infer<typeof Achievements>;

export const achievements = defineContract({
  id: 'achievements',
  title: 'Achievements',
  summary: 'Awards learners achievements for levels, lessons and streaks, by published rules',
  routes: {
    own: {
      method: 'get',
      path: '/api/achievements',
      access: 'signed-in',
      description: 'Your achievements with date and rarity, and those within reach',
      response: Achievements,
    },
  },
  events: {
    /** Emitted once per learner and achievement, in the transaction that stores it. Not for achievements of the past. */
    'achievement.earned': z.object({
      userId: Id,
      achievementId: z.string(),
      title: z.string(),
      category: Category,
    }),
  },
  live: {
    sends: {
      /** You have earned an achievement. Fetch your achievements again. */
      achievements_changed: z.object({ achievementIds: z.array(z.string()) }),
    },
  },
  personalData: [
    { table: 'awards', userColumn: 'user_id', onErase: 'delete', description: 'Your achievements and their dates' },
    {
      table: 'learners',
      userColumn: 'user_id',
      onErase: 'delete',
      description: 'When your achievements were last evaluated, and your last day of learning',
    },
  ],
});

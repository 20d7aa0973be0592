import { z } from 'zod';
import type { PersonalData } from '../../../core/contract/contract.ts';

// A goal for the week in lessons, what was practised towards it, and who practised most.

/** A week by the date of its Monday: `2026-11-16`. */
export const Week = z.iso.date();

/** Lessons a week that a learner may set as a goal, and what holds until they do. */
export const goalLimits = { least: 1, most: 20, usual: 5 } as const;

export const GoalLessons = z.int().min(goalLimits.least).max(goalLimits.most);

/** A week, what was wanted in it and what was done. */
export const WeekDone = z.object({
  week: Week,
  goal: z.int(),
  lessons: z.int(),
  isReached: z.boolean(),
});
export type WeekDone = z.infer<typeof WeekDone>;

/** How the week stands with a learner. */
export const WeeklyGoal = z.object({
  ...WeekDone.shape,
  /** False while the usual goal holds because none was set. */
  isOwn: z.boolean(),
  /** Days of this week that are left, today among them: 7 on a Monday. */
  daysLeft: z.int().min(1).max(7),
  /** Lessons practised since the learner began. */
  lessonsInAll: z.int(),
  /** Whole weeks before this one since the first lesson, the oldest first; at most eight. */
  past: z.array(WeekDone),
});
export type WeeklyGoal = z.infer<typeof WeeklyGoal>;

const Place = z.object({
  /** By lessons; those with as many share a place. */
  rank: z.int(),
  /** First name and the initial of the last. */
  name: z.string(),
  lessons: z.int(),
  isYou: z.boolean(),
});
export type Place = z.infer<typeof Place>;

/** Who practised most this week, among learners who let others see it. Effort, not ability. */
export const Leaderboard = z.object({
  week: Week,
  /** The first ten; the caller's own place after them where it comes later. */
  places: z.array(Place),
  /** Learners who share and have practised this week. */
  practised: z.int(),
  /** The caller's own lessons this week, shared or not. */
  ownLessons: z.int(),
  /** Whether the caller is seen by the others. */
  isShared: z.boolean(),
});
export type Leaderboard = z.infer<typeof Leaderboard>;

export const goalRoutes = {
  weeklyGoal: {
    method: 'get',
    path: '/api/dashboards/weekly-goal',
    access: 'signed-in',
    description: 'Your goal for the week in lessons, what you have practised, and past weeks',
    response: WeeklyGoal,
  },
  setWeeklyGoal: {
    method: 'put',
    path: '/api/dashboards/weekly-goal',
    access: 'signed-in',
    description: 'Set how many lessons you want to practise, from this week on; past weeks keep their goal',
    body: z.object({ lessons: GoalLessons }),
    response: WeeklyGoal,
  },
  leaderboard: {
    method: 'get',
    path: '/api/dashboards/leaderboard',
    access: 'signed-in',
    description: 'Who practised most lessons this week, among learners who share it; for learners and their teachers',
    response: Leaderboard,
  },
} as const;

/** A learner practised as many lessons as they wanted to in a week; told once a week. */
export const goalReached = z.object({ userId: z.uuid(), week: Week, goal: z.int(), lessons: z.int() });

/** Your lessons or your goal changed: ask again. */
export const weekChanged = z.object({ week: Week });

export const goalData: readonly PersonalData[] = [
  { table: 'lessons', userColumn: 'user_id', onErase: 'delete', description: 'The lessons you have practised' },
  { table: 'weekly_goals', userColumn: 'user_id', onErase: 'delete', description: 'Your goals for the week' },
];

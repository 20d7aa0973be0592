import { z } from 'zod';
import type { PersonalData } from '../../../core/contract/contract.ts';

// The weekly goal in lessons, the lessons of a week, and the leaderboard.

/** A week by the date of its Monday: `2026-11-16`. */
export const Week = z.iso.date();

/** Minimum and maximum of a weekly goal, and its default, in lessons. */
export const goalLimits = { min: 1, max: 20, default: 5 } as const;

export const GoalLessons = z.int().min(goalLimits.min).max(goalLimits.max);

/** A week with its goal and the lessons practised. */
export const WeekDone = z.object({
  week: Week,
  goal: z.int(),
  lessons: z.int(),
  isReached: z.boolean(),
});
export type WeekDone = z.infer<typeof WeekDone>;

/** The state of a learner's week. */
export const WeeklyGoal = z.object({
  ...WeekDone.shape,
  /** False while the default applies. */
  isOwn: z.boolean(),
  /** Days left in this week, including today: 7 on a Monday. */
  daysLeft: z.int().min(1).max(7),
  /** All lessons of the learner. */
  lessonsInAll: z.int(),
  /** Past weeks since the first lesson, the oldest first; at most eight. */
  past: z.array(WeekDone),
});
export type WeeklyGoal = z.infer<typeof WeeklyGoal>;

const Place = z.object({
  /** By lessons; equal counts share a rank. */
  rank: z.int(),
  /** First name and initial of the last name. */
  name: z.string(),
  lessons: z.int(),
  isYou: z.boolean(),
});
export type Place = z.infer<typeof Place>;

/** Learners by lessons this week, among those who share their name. It shows effort, not ability. */
export const Leaderboard = z.object({
  week: Week,
  /** The first ten, followed by the caller's own place where it comes later. */
  places: z.array(Place),
  /** Number of learners who share their name and have practised this week. */
  practised: z.int(),
  /** The caller's lessons this week, shared or not. */
  ownLessons: z.int(),
  /** Whether the caller shares their name. */
  isShared: z.boolean(),
});
export type Leaderboard = z.infer<typeof Leaderboard>;

export const goalRoutes = {
  weeklyGoal: {
    method: 'get',
    path: '/api/dashboards/weekly-goal',
    access: 'signed-in',
    description: 'Your weekly goal, your lessons of this week, and past weeks',
    response: WeeklyGoal,
  },
  setWeeklyGoal: {
    method: 'put',
    path: '/api/dashboards/weekly-goal',
    access: 'signed-in',
    description: 'Set your weekly goal from this week on. Past weeks keep theirs',
    body: z.object({ lessons: GoalLessons }),
    response: WeeklyGoal,
  },
  leaderboard: {
    method: 'get',
    path: '/api/dashboards/leaderboard',
    access: 'signed-in',
    description: 'Learners with the most lessons this week who share their name. For learners and teachers',
    response: Leaderboard,
  },
} as const;

/** A learner reached their weekly goal. Emitted once a week. */
export const goalReached = z.object({ userId: z.uuid(), week: Week, goal: z.int(), lessons: z.int() });

/** Your lessons or your goal changed. Fetch them again. */
export const weekChanged = z.object({ week: Week });

export const goalData: readonly PersonalData[] = [
  { table: 'lessons', userColumn: 'user_id', onErase: 'delete', description: 'The lessons you have practised' },
  { table: 'weekly_goals', userColumn: 'user_id', onErase: 'delete', description: 'Your weekly goals' },
];

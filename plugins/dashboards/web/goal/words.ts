import type { WeekDone, WeeklyGoal } from '../../contract.ts';

export const lessonsText = (count: number) => (count === 1 ? '1 lesson' : `${count} lessons`);

/** `3 of 5 lessons this week` */
export const doneText = ({ lessons, goal }: Pick<WeekDone, 'lessons' | 'goal'>) =>
  `${lessons} of ${lessonsText(goal)} this week`;

/** The days left in the week, or `Reached`. */
export const daysLeftText = ({ isReached, daysLeft }: Pick<WeeklyGoal, 'isReached' | 'daysLeft'>) =>
  isReached ? 'Reached' : daysLeft === 1 ? 'Last day' : `${daysLeft} days left`;

/** Lessons and days left. */
export function leftText({ lessons, goal, daysLeft }: Pick<WeeklyGoal, 'lessons' | 'goal' | 'daysLeft'>): string {
  const days = daysLeft === 1 ? 'today is the last day' : `${daysLeft} days left`;
  if (lessons > goal) return `Goal reached, and ${lessonsText(lessons - goal)} more`;
  if (lessons === goal) return 'Goal reached';
  return `${lessonsText(goal - lessons)} to go, ${days}`;
}

/** How to start, before the first lesson of a week. Does not mention a goal that can no longer be reached. */
export function howToStartText({ goal, daysLeft }: Pick<WeeklyGoal, 'goal' | 'daysLeft'>): string {
  const lesson = 'A lesson is a completed practice of at least three questions.';
  return daysLeft < goal ? `${lesson} A new week begins on Monday; one lesson now is a good start.` : lesson;
}

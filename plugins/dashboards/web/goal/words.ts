import type { WeekDone, WeeklyGoal } from '../../contract.ts';

export const lessonsText = (count: number) => (count === 1 ? '1 lesson' : `${count} lessons`);

/** `3 of 5 lessons this week` */
export const doneText = ({ lessons, goal }: Pick<WeekDone, 'lessons' | 'goal'>) =>
  `${lessons} of ${lessonsText(goal)} this week`;

/** How much of the week is left, where a goal is not reached yet. */
export const daysLeftText = ({ isReached, daysLeft }: Pick<WeeklyGoal, 'isReached' | 'daysLeft'>) =>
  isReached ? 'Reached' : daysLeft === 1 ? 'Last day' : `${daysLeft} days left`;

/** What is left to do, and how long there is. */
export function leftText({ lessons, goal, daysLeft }: Pick<WeeklyGoal, 'lessons' | 'goal' | 'daysLeft'>): string {
  const days = daysLeft === 1 ? 'today is the last day' : `${daysLeft} days left`;
  if (lessons > goal) return `Goal reached, and ${lessonsText(lessons - goal)} more`;
  if (lessons === goal) return 'Goal reached';
  return `${lessonsText(goal - lessons)} to go, ${days}`;
}

/** Before the first lesson of a week: how to begin, and nothing of what cannot be reached any more. */
export function beginText({ goal, daysLeft }: Pick<WeeklyGoal, 'goal' | 'daysLeft'>): string {
  const what = 'A lesson is a practice of at least three questions that you complete.';
  return daysLeft < goal ? `${what} A new week begins on Monday; one lesson now is a good start.` : what;
}

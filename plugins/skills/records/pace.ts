import type { PastAnswer } from '../../practice/services.ts';
import type { LearnerRecords } from './learner-records.ts';

/** Minutes for a question with its explanation on which the hours of learning steps are based: ten in half an hour. */
const usualMinutes = 3;
/** A longer pause between answers is a break, a shorter one a guess: neither is work. */
const [shortestMinutes, longestMinutes] = [0.1, 15];
/** With fewer timed questions the pace is the usual one. */
const minimumQuestions = 8;
/** However fast the practice, hours of learning steps are not scaled beyond this. */
const [slowest, fastest] = [2, 0.5];

/** Hours a week where the setup says nothing. */
const defaultHours = 2;
const hoursOfAnswer: Record<string, number | undefined> = {
  '1-5-hours': 3,
  '5-10-hours': 7,
  '10-20-hours': 15,
  '20-hours': 20,
};

/** Factor by which the learner takes longer than usual, from the median time between answers in practice; 1 if unknown. */
export function paceOf({ answers }: Pick<LearnerRecords, 'answers'>): number {
  const minutes = gaps(answers).filter((each) => each >= shortestMinutes && each <= longestMinutes);
  if (minutes.length < minimumQuestions) return 1;
  const median = minutes.toSorted((one, other) => one - other)[Math.floor(minutes.length / 2)] ?? usualMinutes;
  return Math.min(slowest, Math.max(fastest, median / usualMinutes));
}

/** Hours a week for learning, from the setup. */
export const hoursPerWeek = ({ setup }: Pick<LearnerRecords, 'setup'>): number =>
  hoursOfAnswer[setup?.learningPreferences.timeCommitment ?? ''] ?? defaultHours;

/** What is left of a skill, at this pace; a half-hour is the smallest unit. */
export const hoursLeft = (hours: number, progress: number, pace: number): number =>
  Math.round(2 * hours * (1 - progress / 100) * pace) / 2;

const gaps = (answers: readonly PastAnswer[]) =>
  answers.slice(1).map(({ at }, index) => (at.getTime() - (answers[index]?.at.getTime() ?? 0)) / 60_000);

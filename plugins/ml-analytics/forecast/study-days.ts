import { daysBetween, plusDays, weekOf } from '../../../core/calendar.ts';
import { sum } from '../overview/shares.ts';

/** The most recent weeks that a forecast uses, and the least. */
const mostWeeks = 13;
export const leastWeeks = 4;

/** How much the daily share of study drifts in a week, in logits: a cautious assumption, not an estimate. */
const driftPerWeek = 0.1;
/** Weeks of the variance of chance that count beside the past ones, because few weeks say little about their spread. */
const priorWeeks = 3;

/** The 90 % points of Student's t with 6 to 15 degrees of freedom. */
const t90 = [1.44, 1.415, 1.397, 1.383, 1.372, 1.363, 1.356, 1.35, 1.345, 1.341] as const;

export interface StudyDays {
  /** Whole numbers of days. */
  readonly from: number;
  readonly to: number;
  readonly expected: number;
  readonly weeks: number;
}

/** Whole weeks from the first day of study up to the current week, at most as many as a forecast uses. */
export function wholeWeeks(days: readonly string[], today: string): number {
  const [first] = days;
  if (first === undefined) return 0;
  const begin = weekOf(first) === first ? first : plusDays(weekOf(first), 7);
  return Math.min(mostWeeks, Math.max(0, Math.floor(daysBetween(begin, weekOf(today)) / 7)));
}

/**
 * The number of study days within the next days, with an 80 % band. Weeks scatter around a mean with the variance of the past
 * whole weeks, shrunk toward that of chance; the mean itself is known from these weeks only (prediction interval of Student's
 * t), and drifts as a random walk. Undefined with fewer than `leastWeeks` weeks.
 * @param days of study, each once, ascending
 */
export function forecastStudyDays(days: readonly string[], today: string, ahead: number): StudyDays | undefined {
  const weeks = wholeWeeks(days, today);
  if (weeks < leastWeeks) return undefined;
  const thisWeek = weekOf(today);
  const counts = Array.from({ length: weeks }, (_, index) => {
    const week = plusDays(thisWeek, -7 * (index + 1));
    const end = plusDays(week, 7);
    return days.filter((day) => day >= week && day < end).length;
  });
  const mean = sum(counts) / weeks;
  const share = (sum(counts) + 1) / (7 * weeks + 2);
  const squares = sum(counts.map((count) => (count - mean) ** 2));
  const variance = (squares + priorWeeks * 7 * share * (1 - share)) / (weeks - 1 + priorWeeks);
  const weeksAhead = ahead / 7;
  const expected = mean * weeksAhead;
  const chance = variance * weeksAhead * (1 + weeksAhead / weeks);
  // A random walk of the weekly mean, within the past weeks and over those ahead.
  const drift = (driftPerWeek * 7 * share * (1 - share)) ** 2 * weeksAhead ** 2 * (weeks / 3 + weeksAhead / 3);
  const reach = (t90[weeks - leastWeeks] ?? 1.341) * Math.sqrt(chance + drift);
  return {
    from: Math.max(0, Math.ceil(expected - reach)),
    to: Math.min(ahead, Math.floor(expected + reach)),
    expected,
    weeks,
  };
}

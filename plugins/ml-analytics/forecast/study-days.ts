import { daysBetween, plusDays, weekOf } from '../../../core/calendar.ts';
import { sum } from '../overview/shares.ts';

/** The most recent weeks that a forecast uses, and the least. */
const mostWeeks = 13;
export const leastWeeks = 4;

/** The 90 % points of Student's t with 3 to 12 degrees of freedom. */
const t90 = [1.638, 1.533, 1.476, 1.44, 1.415, 1.397, 1.383, 1.372, 1.363, 1.356] as const;

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
 * The number of study days within the next days, with an 80 % band: weeks are taken as independent draws with the mean and
 * the variance of the past whole weeks (at least that of chance), so that the band widens with the spread of the weeks and
 * the uncertainty of their mean (prediction interval of Student's t). Undefined with fewer than `leastWeeks` weeks.
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
  const variance = Math.max(sum(counts.map((count) => (count - mean) ** 2)) / (weeks - 1), 7 * share * (1 - share));
  const weeksAhead = ahead / 7;
  const expected = mean * weeksAhead;
  const reach = (t90[weeks - 4] ?? 1.356) * Math.sqrt(variance * weeksAhead * (1 + weeksAhead / weeks));
  return {
    from: Math.max(0, Math.ceil(expected - reach)),
    to: Math.min(ahead, Math.floor(expected + reach)),
    expected,
    weeks,
  };
}

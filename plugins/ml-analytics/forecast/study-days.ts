import { plusDays, weekOf } from '../../../core/calendar.ts';
import { sum } from '../overview/shares.ts';
import type { Pause } from './pauses.ts';
import { pausesIn } from './pauses.ts';

/** The most recent weeks that a forecast uses, and the least. */
const mostWeeks = 13;
export const leastWeeks = 4;
/** How far back they may lie where pauses are left out: a habit of long ago says little about the next weeks. */
const farthestWeeks = 39;

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
  /** The first day of the earliest of these weeks. */
  readonly since: string;
  /** Whether a pause since then was left out. */
  readonly withoutPause: boolean;
}

/** What a forecast of study days can use. */
export interface StudyWeeks {
  /** Mondays of whole weeks, the latest first. */
  readonly weeks: readonly string[];
  /** Since when the learner has paused. */
  readonly pausedFrom: string | undefined;
  /** Whether a pause lies between these weeks, or after the latest. */
  readonly withoutPause: boolean;
}

/**
 * Whole weeks from the first day of study up to the current week, at most as many as a forecast uses. Weeks of which most days belong to
 * a pause are left out.
 * @param days of study, each once, ascending
 */
export function studyWeeks(days: readonly string[], today: string): StudyWeeks {
  const [first] = days;
  const weeks: string[] = [];
  if (first === undefined) return { weeks, pausedFrom: undefined, withoutPause: false };
  const pauses = pausesIn(days, today);
  let withoutPause = false;
  for (let back = 1; back <= farthestWeeks && weeks.length < mostWeeks; back++) {
    const week = plusDays(weekOf(today), -7 * back);
    if (week < first) break;
    if (pauses.some((pause) => isWithin(plusDays(week, 3), pause))) withoutPause = true;
    else weeks.push(week);
  }
  return { weeks, withoutPause, pausedFrom: pauses.find(({ until }) => until === undefined)?.from };
}

const isWithin = (day: string, { from, until }: Pause) => day >= from && (until === undefined || day < until);

/**
 * The number of study days within the next days, with an 80 % band. Weeks scatter around a mean with the variance of the past
 * whole weeks, shrunk toward that of chance; the mean itself is known from these weeks only (prediction interval of Student's
 * t), and drifts as a random walk. Undefined with fewer than `leastWeeks` weeks, and while a learner pauses: nothing says when
 * they come back.
 * @param days of study, each once, ascending
 */
export function forecastStudyDays(days: readonly string[], today: string, ahead: number): StudyDays | undefined {
  const { weeks, withoutPause, pausedFrom } = studyWeeks(days, today);
  const since = weeks.at(-1);
  if (since === undefined || weeks.length < leastWeeks || pausedFrom !== undefined) return undefined;
  const counts = weeks.map((week) => {
    const end = plusDays(week, 7);
    return days.filter((day) => day >= week && day < end).length;
  });
  const mean = sum(counts) / counts.length;
  const share = (sum(counts) + 1) / (7 * counts.length + 2);
  const squares = sum(counts.map((count) => (count - mean) ** 2));
  const variance = (squares + priorWeeks * 7 * share * (1 - share)) / (counts.length - 1 + priorWeeks);
  const weeksAhead = ahead / 7;
  const expected = mean * weeksAhead;
  const chance = variance * weeksAhead * (1 + weeksAhead / counts.length);
  // A random walk of the weekly mean, within the past weeks and over those ahead.
  const drift = (driftPerWeek * 7 * share * (1 - share)) ** 2 * weeksAhead ** 2 * (counts.length / 3 + weeksAhead / 3);
  const reach = (t90[counts.length - leastWeeks] ?? 1.341) * Math.sqrt(chance + drift);
  return {
    from: Math.max(0, Math.ceil(expected - reach)),
    to: Math.min(ahead, Math.floor(expected + reach)),
    expected,
    weeks: counts.length,
    since,
    withoutPause,
  };
}

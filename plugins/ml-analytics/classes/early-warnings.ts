import { daysBetween, plusDays } from '../../../core/calendar.ts';
import type { WeekOfAnswers } from '../../practice/services.ts';
import { median, probabilityGreater, shareOf, sum } from '../overview/shares.ts';
import type { QuietEnds } from './breaks.ts';
import { breakDaysBefore, countWithin } from './breaks.ts';
import type { Sign, WarningQuality } from './contract.ts';
import { outcomeDays } from './contract.ts';

// Early warnings by fixed rules: which learners are about to stop studying. The rules were set once and learn nothing from the
// institution, so that every past week is one they have not seen, and each warning has a reason.

/** What is known about a learner's study. */
export interface StudyHistory {
  /** Days with at least one action, ascending. */
  readonly days: readonly string[];
  /** Answers in practice by week, ascending. */
  readonly weeks: readonly WeekOfAnswers[];
}

/** Learners are judged who studied within this number of days: a silence that lasts is no longer a forecast. */
export const recentDays = 14;
/** And on at least this many of the days that count as usual. */
const leastDays = 4;
const usualDays = 42;
/** A pause is long from this many times the usual gap between days of study, and from this many days. */
const longPause = { times: 2.5, days: 6 } as const;
const leastAnswers = 10;
const accuracyProbability = 0.95;
const notableHaste = 0.2;
/** One sign alone is common: in simulated cohorts, at most half of these learners then stop. */
const leastSigns = 2;

export interface Judgement {
  readonly lastDay: string;
  readonly reasons: readonly { readonly sign: Sign; readonly text: string }[];
  readonly isWarned: boolean;
}

/**
 * What the days before a day show; undefined for a learner who is not judged.
 * @param breakDays days of breaks before the day, ascending. They are left out: what lies before them moves closer.
 */
export function judge(history: StudyHistory, day: string, breakDays: readonly string[] = []): Judgement | undefined {
  const { days, weeks } = closedUp(history, day, breakDays);
  const first = plusDays(day, -usualDays);
  const past = days.filter((each) => each < day && each >= first);
  const lastDay = past.at(-1);
  const ownLastDay = history.days.findLast((each) => each < day);
  if (lastDay === undefined || ownLastDay === undefined) return undefined;
  if (past.length < leastDays || daysBetween(lastDay, day) > recentDays) return undefined;
  const lastWeek = plusDays(day, -7);
  const reasons = [
    ...pause(past, lastDay, day, daysBetween(ownLastDay, lastDay)),
    ...fewerDays(past, day),
    ...answers(
      weeks.filter(({ week }) => week <= lastWeek),
      day,
    ),
  ];
  return { lastDay: ownLastDay, reasons, isWarned: reasons.length >= leastSigns };
}

/** The history as if the days of breaks did not exist, up to a day. */
function closedUp(history: StudyHistory, day: string, breakDays: readonly string[]): StudyHistory {
  if (breakDays.length === 0) return history;
  // Nothing earlier is looked at.
  const first = plusDays(day, -usualDays - breakDays.length - 7);
  const moved = (each: string, days: number) => {
    const count = countWithin(breakDays, plusDays(each, days), day);
    return count > 0 ? plusDays(each, count) : each;
  };
  return {
    days: [...new Set(history.days.filter((each) => each >= first && each < day).map((each) => moved(each, 1)))],
    weeks: history.weeks.filter(({ week }) => week >= first).map((each) => ({ ...each, week: moved(each.week, 7) })),
  };
}

function pause(past: readonly string[], lastDay: string, day: string, breakDays: number): Judgement['reasons'] {
  const gaps = past.slice(1).map((each, index) => daysBetween(past[index] ?? each, each));
  const usual = median(gaps) ?? 0;
  // Whole days without study up to today.
  const silent = daysBetween(lastDay, day) - 1;
  if (silent < Math.max(longPause.days, longPause.times * usual)) return [];
  const besides = breakDays > 0 ? ' besides the break' : '';
  return [
    {
      sign: 'pause',
      text: `No study for ${silent} days${besides}; usually every ${usual <= 1 ? 'day' : `${usual} days`}.`,
    },
  ];
}

function fewerDays(past: readonly string[], day: string): Judgement['reasons'] {
  const split = plusDays(day, -recentDays);
  const recent = past.filter((each) => each >= split).length;
  const before = (past.length - recent) / ((usualDays - recentDays) / recentDays);
  if (before < 2 || recent * 2 >= before) return [];
  return [
    {
      sign: 'fewer-days',
      text: `Studied on ${recent} of the last 14 days; before that on ${Math.round(10 * before) / 10} of 14.`,
    },
  ];
}

function answers(weeks: readonly WeekOfAnswers[], day: string): Judgement['reasons'] {
  const split = plusDays(day, -recentDays);
  const first = plusDays(day, -usualDays);
  const recent = totals(weeks.filter(({ week }) => week >= split));
  const before = totals(weeks.filter(({ week }) => week >= first && week < split));
  const [now, then] = [shareOf(recent.correct, recent.graded), shareOf(before.correct, before.graded)];
  const reasons: { sign: Sign; text: string }[] = [];
  const isComparable = now && then && now.of >= leastAnswers && then.of >= leastAnswers;
  if (isComparable && probabilityGreater(then, now) >= accuracyProbability) {
    const [percent, earlier] = [now, then].map(({ share }) => `${Math.round(100 * share)}%`);
    reasons.push({
      sign: 'accuracy',
      text: `${percent} right in the last 14 days, ${earlier} in the four weeks before.`,
    });
  }
  const [hasty, usual] = [shareOf(recent.hasty, recent.timed), shareOf(before.hasty, before.timed)];
  if (hasty && hasty.of >= leastAnswers && hasty.share >= notableHaste && hasty.share > (usual?.share ?? 0)) {
    reasons.push({
      sign: 'haste',
      text: `${hasty.count} of ${hasty.of} answers within 3 seconds in the last 14 days.`,
    });
  }
  return reasons;
}

function totals(weeks: readonly WeekOfAnswers[]) {
  const of = (field: 'graded' | 'correct' | 'timed' | 'hasty') => sum(weeks.map((week) => week[field]));
  return { graded: of('graded'), correct: of('correct'), timed: of('timed'), hasty: of('hasty') };
}

/** The day after the next days of study on which a warning is judged; days of breaks are not counted. */
function outcomeEnd(day: string, breakDays: readonly string[]): string {
  let end = plusDays(day, outcomeDays);
  for (let skipped = 0; ; ) {
    const within = countWithin(breakDays, day, end);
    if (within === skipped) return end;
    end = plusDays(end, within - skipped);
    skipped = within;
  }
}

/**
 * How the warnings of past days turned out. Nobody is warned on a day of a break, as far as it was known then.
 * @param through the last day that is known: a warning whose outcome is not known yet is not judged
 * @param ends of the quiet windows of these learners
 */
export function qualityOf(
  histories: readonly StudyHistory[],
  days: readonly string[],
  through: string,
  ends: QuietEnds = [],
): WarningQuality {
  let [judged, warned, lost, both] = [0, 0, 0, 0];
  const allBreakDays = breakDaysBefore(ends, plusDays(through, 1));
  for (const day of days) {
    const until = outcomeEnd(day, allBreakDays);
    const known = breakDaysBefore(ends, day);
    if (until > plusDays(through, 1) || known.at(-1) === plusDays(day, -1)) continue;
    for (const history of histories) {
      const judgement = judge(history, day, known);
      if (!judgement) continue;
      const stopped = !history.days.some((each) => each >= day && each < until);
      judged += 1;
      if (judgement.isWarned) warned += 1;
      if (stopped) lost += 1;
      if (judgement.isWarned && stopped) both += 1;
    }
  }
  return {
    judged,
    weeks: days.length,
    precision: shareOf(both, warned),
    recall: shareOf(both, lost),
    base: shareOf(lost, judged),
  };
}

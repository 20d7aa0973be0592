import { daysBetween, plusDays } from '../../../core/calendar.ts';
import type { WeekOfAnswers } from '../../practice/services.ts';
import { median, probabilityGreater, shareOf, sum } from '../overview/shares.ts';
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

/** What the days before a day show; undefined for a learner who is not judged. */
export function judge({ days, weeks }: StudyHistory, day: string): Judgement | undefined {
  const past = days.filter((each) => each < day && each >= plusDays(day, -usualDays));
  const lastDay = past.at(-1);
  if (lastDay === undefined || past.length < leastDays || daysBetween(lastDay, day) > recentDays) return undefined;
  const reasons = [
    ...pause(past, lastDay, day),
    ...fewerDays(past, day),
    ...answers(
      weeks.filter(({ week }) => plusDays(week, 7) <= day),
      day,
    ),
  ];
  return { lastDay, reasons, isWarned: reasons.length >= leastSigns };
}

function pause(past: readonly string[], lastDay: string, day: string): Judgement['reasons'] {
  const gaps = past.slice(1).map((each, index) => daysBetween(past[index] ?? each, each));
  const usual = median(gaps) ?? 0;
  // Whole days without study up to today.
  const silent = daysBetween(lastDay, day) - 1;
  if (silent < Math.max(longPause.days, longPause.times * usual)) return [];
  return [
    { sign: 'pause', text: `No study for ${silent} days; usually every ${usual <= 1 ? 'day' : `${usual} days`}.` },
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

/** Whether a learner then did not study. */
export const isSilentAfter = ({ days }: Pick<StudyHistory, 'days'>, day: string): boolean =>
  !days.some((each) => each >= day && each < plusDays(day, outcomeDays));

/**
 * How the warnings of past days turned out.
 * @param isLost whether the learner stopped, where it is known otherwise than by the silence after the day
 */
export function qualityOf(
  histories: readonly StudyHistory[],
  days: readonly string[],
  isLost: (learner: number, day: string) => boolean = (learner, day) =>
    isSilentAfter(histories[learner] ?? { days: [] }, day),
): WarningQuality {
  let [judged, warned, lost, both] = [0, 0, 0, 0];
  for (const [learner, history] of histories.entries()) {
    for (const day of days) {
      const judgement = judge(history, day);
      if (!judgement) continue;
      const stopped = isLost(learner, day);
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

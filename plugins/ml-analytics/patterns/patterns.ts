import { daysBetween, weekOf } from '../../../core/calendar.ts';
import { isHasty } from '../../item-bank/contract.ts';
import type { TimedEvent } from '../events/timed-events.ts';
import { isAction, isGraded, isInPractice } from '../events/timed-events.ts';
import type { LearnerData } from '../overview/learner-data.ts';
import { withinPeriod } from '../overview/learner-data.ts';
import { missingActions } from '../overview/missing-records.ts';
import { median, shareOf, sum } from '../overview/shares.ts';
import type { DayPart, Patterns } from './contract.ts';
import { DayPart as DayPartSchema, dayParts } from './contract.ts';
import { minutesOf, sessionsOf } from './sessions.ts';

/** With fewer actions patterns are chance. */
export const leastActions = 10;

/** When, how long and how evenly a learner studied in the period. */
export function patternsOf(data: LearnerData): Patterns {
  const { period, timeZone, from, today: to, days } = data;
  const actions = withinPeriod(data).filter(isAction);
  const studyDays = [...new Set(actions.map(({ day }) => day))].sort();
  return {
    ...{ period, timeZone, from, to, days, actions: actions.length, activeDays: studyDays.length },
    timeOfDay: DayPartSchema.options.map((part) => {
      const own = actions.filter((event) => partOf(event) === part);
      const graded = own.filter(isGraded);
      return {
        part,
        actions: own.length,
        right: shareOf(graded.filter(({ result }) => result.success).length, graded.length),
      };
    }),
    weekdays: weekdaysOf(actions),
    sessions: sessionFigures(actions),
    spacing: spacingOf(actions, studyDays),
    haste: hasteOf(actions),
    missing: missingActions(actions.length, leastActions),
  };
}

/** The part of the day in which something happened, on the learner's clock. */
export function partOf({ hour }: Pick<TimedEvent, 'hour'>): DayPart {
  if (hour < dayParts.morning.from || hour >= dayParts.night.from) return 'night';
  if (hour < dayParts.afternoon.from) return 'morning';
  return hour < dayParts.evening.from ? 'afternoon' : 'evening';
}

function weekdaysOf(actions: readonly TimedEvent[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const { day } of actions) {
    const weekday = daysBetween(weekOf(day), day);
    counts[weekday] = (counts[weekday] ?? 0) + 1;
  }
  return counts;
}

function sessionFigures(actions: readonly TimedEvent[]): Patterns['sessions'] {
  const lengths = sessionsOf(actions).map(minutesOf);
  if (lengths.length === 0) return null;
  return {
    count: lengths.length,
    medianMinutes: rounded(median(lengths) ?? 0),
    longestMinutes: rounded(Math.max(...lengths)),
    totalMinutes: rounded(sum(lengths)),
  };
}

/** Topics of practice by the days on which they were practised. */
export function daysByTopic(actions: readonly TimedEvent[]): Map<string, Set<string>> {
  const topics = new Map<string, Set<string>>();
  for (const event of actions.filter(isInPractice)) {
    const { section, contentArea } = event.object;
    const topic = `${section} ${contentArea}`;
    topics.set(topic, (topics.get(topic) ?? new Set()).add(event.day));
  }
  return topics;
}

function spacingOf(actions: readonly TimedEvent[], studyDays: readonly string[]): Patterns['spacing'] {
  const topics = daysByTopic(actions);
  if (topics.size === 0) return null;
  const gaps = studyDays.slice(1).map((day, index) => daysBetween(studyDays[index] ?? day, day));
  return {
    topics: topics.size,
    revisited: [...topics.values()].filter(({ size }) => size > 1).length,
    medianGapDays: median(gaps),
  };
}

/** Answers with a measured time. */
export const timedAnswers = (actions: readonly TimedEvent[]) =>
  actions.filter(({ verb, result }) => verb === 'answered' && (result?.milliseconds ?? 0) > 0);

export const isHastyAnswer = ({ result }: TimedEvent) => isHasty(result?.milliseconds ?? 0);

function hasteOf(actions: readonly TimedEvent[]): Patterns['haste'] {
  const timed = timedAnswers(actions);
  return shareOf(timed.filter(isHastyAnswer).length, timed.length);
}

const rounded = (minutes: number) => Math.round(10 * minutes) / 10;

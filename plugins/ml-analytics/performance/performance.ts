import { dayIn, plusDays, weekOf } from '../../../core/calendar.ts';
import { Section, sectionTitles } from '../../item-bank/contract.ts';
import type { EiqRecord } from '../../learner/contract.ts';
import type { GradedAnswer, TimedEvent } from '../events/timed-events.ts';
import { isGraded, isInPractice } from '../events/timed-events.ts';
import { hindsightOf } from '../forecast/forecast.ts';
import type { Share } from '../overview/contract.ts';
import type { LearnerData } from '../overview/learner-data.ts';
import { inPeriodBefore, withinPeriod } from '../overview/learner-data.ts';
import { missingAnswers, missingHindsight, missingResult } from '../overview/missing-records.ts';
import { median, probabilityGreater, shareOf } from '../overview/shares.ts';
import type { Performance } from './contract.ts';

/** With fewer graded answers, shares are hardly worth comparing. */
const leastAnswers = 10;

/** A learner's practice in the period and the one before, and all results. */
export function performanceOf(data: LearnerData, record: EiqRecord): Performance {
  const { period, timeZone, from, today: to } = data;
  const practised = withinPeriod(data).filter(isInPractice);
  const [now, before] = [practised.filter(isGraded), inPeriodBefore(data).filter(isGraded)];
  const inSection = (section: Section) => (event: TimedEvent) => event.object.section === section;
  return {
    ...{ period, timeZone, from, to },
    all: compared(now, before),
    sections: Section.options.map((section) => ({
      section,
      title: sectionTitles[section].title,
      ...compared(now.filter(inSection(section)), before.filter(inSection(section))),
      medianSeconds: medianSeconds(practised.filter(inSection(section))),
    })),
    weeks: weeksOf(data, practised),
    results: record.history.map(({ id, title, at, eiqScore, interval, report }) => ({
      ...{ id, title, eiqScore, interval, report },
      day: dayIn(timeZone, new Date(at)),
    })),
    hindsight: hindsightOf(record, timeZone),
    missing: [
      ...missingAnswers('Your accuracy in practice', now.length, leastAnswers),
      ...missingResult(record.history.length),
      ...(record.history.length > 0 ? missingHindsight(record.history.length) : []),
    ],
  };
}

export const rightIn = (graded: readonly GradedAnswer[]): Share | null =>
  shareOf(graded.filter(({ result }) => result.success).length, graded.length);

function compared(now: readonly GradedAnswer[], before: readonly GradedAnswer[]) {
  const [one, other] = [rightIn(now), rightIn(before)];
  return { now: one, before: other, isBetter: one && other ? probabilityGreater(one, other) : null };
}

function medianSeconds(answers: readonly TimedEvent[]): number | null {
  const found = median(answers.flatMap(({ result }) => result?.milliseconds ?? []));
  return found === null ? null : Math.round(found / 100) / 10;
}

function weeksOf({ from, today }: LearnerData, practised: readonly TimedEvent[]): Performance['weeks'] {
  const weeks: Performance['weeks'] = [];
  for (let week = weekOf(from); week <= today; week = plusDays(week, 7)) {
    const end = plusDays(week, 7);
    const own = practised.filter(({ day }) => day >= week && day < end);
    weeks.push({ week, answered: own.length, right: rightIn(own.filter(isGraded)) });
  }
  return weeks;
}

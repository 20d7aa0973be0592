import { dayIn, plusDays } from '../../../core/calendar.ts';
import type { Who } from '../../../core/contract/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { createLearningEvents } from '../events/learning-events.ts';
import type { TimedEvent } from '../events/timed-events.ts';
import { timedIn } from '../events/timed-events.ts';
import type { Period } from './contract.ts';
import { periods } from './contract.ts';

/** What a learner did, on their own calendar, with the days of a period that ends today. */
export interface LearnerData {
  readonly period: Period;
  readonly days: number;
  readonly timeZone: string;
  readonly today: string;
  /** The first day of the period. */
  readonly from: string;
  /** The first day of the period before. */
  readonly before: string;
  readonly now: Date;
  /** Oldest first. */
  readonly events: readonly TimedEvent[];
}

/** @param since `all`: every event; otherwise those of the period and of the one before */
export async function learnerData(
  dependencies: Dependencies,
  who: Who,
  period: Period,
  since: 'all' | 'two periods',
): Promise<LearnerData> {
  const context = { who };
  const timeZone = await dependencies.record.timeZone(context, who.user.id);
  const now = dependencies.clock.now();
  const today = dayIn(timeZone, now);
  const days = periods[period];
  const before = plusDays(today, 1 - 2 * days);
  // A day earlier than needed, because days begin earlier in eastern time zones.
  const first = since === 'all' ? undefined : new Date(`${plusDays(before, -1)}T00:00:00Z`);
  const events = await createLearningEvents(dependencies).of(context, who.user.id, first);
  return {
    period,
    days,
    timeZone,
    today,
    from: plusDays(today, 1 - days),
    before,
    now,
    events: timedIn(timeZone, events),
  };
}

/** Events of the period. */
export const withinPeriod = ({ events, from, today }: LearnerData) =>
  events.filter(({ day }) => day >= from && day <= today);

/** Events of the period before. */
export const inPeriodBefore = ({ events, from, before }: LearnerData) =>
  events.filter(({ day }) => day >= before && day < from);

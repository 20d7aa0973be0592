import { zoneFormats } from '../../../core/calendar.ts';
import type { LearningEvent } from './contract.ts';

/** An event with its place on the learner's calendar. */
export interface TimedEvent extends LearningEvent {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** 0 to 23. */
  readonly hour: number;
}

const momentFormat = zoneFormats({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Places events on the calendar of a time zone, with its summer time at each moment. */
export function timedIn(timeZone: string, events: readonly LearningEvent[]): TimedEvent[] {
  const format = momentFormat(timeZone);
  return events.map((event) => {
    const at = new Date(event.at);
    // `2030-03-31 03`
    const [day = '', hour = '0'] = format.format(at).split(' ');
    return { ...event, time: at.getTime(), day, hour: Number(hour) };
  });
}

/** What people do themselves: a result is measured. */
export const isAction = ({ verb }: Pick<LearningEvent, 'verb'>) => verb !== 'scored';

/** A graded answer in practice. */
export type GradedAnswer = TimedEvent & { readonly result: { readonly success: boolean } };
export const isGraded = (event: TimedEvent): event is GradedAnswer =>
  event.verb === 'answered' && event.context.plugin === 'practice' && event.result?.success !== undefined;

export const isInPractice = ({ verb, context }: LearningEvent) => verb === 'answered' && context.plugin === 'practice';

import { z } from 'zod';
import { Day, Missing, Period, Share } from '../overview/contract.ts';

export const dayParts = {
  morning: { title: 'Morning', hours: '5 to 12', from: 5 },
  afternoon: { title: 'Afternoon', hours: '12 to 17', from: 12 },
  evening: { title: 'Evening', hours: '17 to 22', from: 17 },
  night: { title: 'Night', hours: '22 to 5', from: 22 },
} as const;
export const DayPart = z.enum(Object.keys(dayParts) as [keyof typeof dayParts]);
export type DayPart = z.infer<typeof DayPart>;

/** A pause longer than this ends a session (minutes). */
export const sessionPauseMinutes = 30;

export const Patterns = z.object({
  period: Period,
  /** The zone of the hours and days. */
  timeZone: z.string(),
  from: Day,
  to: Day,
  actions: z.int(),
  activeDays: z.int(),
  days: z.int(),
  timeOfDay: z.array(
    z.object({
      part: DayPart,
      actions: z.int(),
      /** Right answers of graded ones in practice; null without any. */
      right: Share.nullable(),
    }),
  ),
  /** Actions by weekday, Monday first. */
  weekdays: z.array(z.int()).length(7),
  /** Null before the first. A session of a single action without a measured time lasts 0 minutes. */
  sessions: z
    .object({ count: z.int(), medianMinutes: z.number(), longestMinutes: z.number(), totalMinutes: z.number() })
    .nullable(),
  /** Null before the first answer in practice. */
  spacing: z
    .object({
      topics: z.int(),
      /** Topics practised on two days or more. */
      revisited: z.int(),
      /** Median days between days of study; null with one day. */
      medianGapDays: z.number().nullable(),
    })
    .nullable(),
  /** Answers given within 3 seconds, of those with a measured time; null without any. */
  haste: Share.nullable(),
  missing: z.array(Missing),
});
export type Patterns = z.infer<typeof Patterns>;

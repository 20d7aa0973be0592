import { z } from 'zod';
import { Id } from '../../../core/contract/index.ts';
import { EiqScore } from '../../learner/contract.ts';
import { Day, Share } from '../overview/contract.ts';

// A class over time, for its instructors.

/** Reasons for a warning, by the id of the sign. */
export const signs = {
  pause: 'Has not studied for much longer than usual',
  'fewer-days': 'Studies on fewer than half as many days as before',
  accuracy: 'Gets less right than before, by more than chance explains',
  haste: 'Answers more often faster than questions can be read',
} as const;
export const Sign = z.enum(Object.keys(signs) as [keyof typeof signs]);
export type Sign = z.infer<typeof Sign>;

/** What a warning foretells: no day of study in this number of days. */
export const outcomeDays = 14;

export const Warning = z.object({
  userId: Id,
  firstName: z.string(),
  lastName: z.string(),
  lastDay: Day,
  reasons: z.array(z.object({ sign: Sign, text: z.string() })),
});
export type Warning = z.infer<typeof Warning>;

/** How often warnings came true, and how many silences they foretold. */
export const WarningQuality = z.object({
  /** Learner-weeks that were judged. */
  judged: z.int(),
  weeks: z.int(),
  /** Warned learners who then did not study; null without warnings. */
  precision: Share.nullable(),
  /** Silent learners who had been warned; null without silent ones. */
  recall: Share.nullable(),
  /** Silent learners among all: what a warning of everyone would reach. */
  base: Share.nullable(),
});
export type WarningQuality = z.infer<typeof WarningQuality>;

/**
 * How warnings turned out in a simulated school on which the rules were not set (`simulated-school.ts`), as shares: what is
 * known where a class has no past weeks yet. A test compares them with the simulation.
 */
export const simulatedQuality = { precision: 0.34, recall: 0.31, base: 0.04 } as const;

export const ClassWeek = z.object({
  week: Day,
  /** Learners with at least one action. */
  active: z.int(),
  /** Days of study of an active learner, on average. */
  daysEach: z.number().nullable(),
  answered: z.int(),
  right: Share.nullable(),
  /** Mean EiQ of the learners with a result until the end of the week, and the 95 % interval of this mean. */
  eiq: z.object({ learners: z.int(), mean: EiqScore, interval: z.tuple([EiqScore, EiqScore]) }).nullable(),
});
export type ClassWeek = z.infer<typeof ClassWeek>;

/** Fewer learners with a result have no mean, because it would tell about single people. */
export const leastLearners = 3;
/** More learners are not read at once. */
export const mostLearners = 1000;

export const ClassOverview = z.object({
  learners: z.int(),
  /** Of these, those counted below: at most `mostLearners`, by name. */
  counted: z.int(),
  weeks: z.array(ClassWeek),
  /** Days in the weeks shown on which hardly anyone studied who usually does, such as holidays. They count for nobody. */
  breaks: z.array(z.object({ from: Day, through: Day })),
  /** Whether the last of them goes on. Nobody is warned about meanwhile. */
  isBreak: z.boolean(),
  /** By name. */
  warnings: z.array(Warning),
  /** Learners who have not studied for more than 14 days besides breaks and did in the weeks shown, by name: a fact, not a forecast. */
  silent: z.array(Warning.pick({ userId: true, firstName: true, lastName: true, lastDay: true })),
  quality: WarningQuality,
});
export type ClassOverview = z.infer<typeof ClassOverview>;

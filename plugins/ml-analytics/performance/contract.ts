import { z } from 'zod';
import { Section } from '../../item-bank/contract.ts';
import { EiqScore } from '../../learner/contract.ts';
import { Day, Hindsight, Missing, Period, Share } from '../overview/contract.ts';

const Compared = z.object({
  now: Share.nullable(),
  /** In the period before. */
  before: Share.nullable(),
  /** Probability that more is right now than before, 0 to 1; null without answers in both periods. */
  isBetter: z.number().nullable(),
});

export const Performance = z.object({
  period: Period,
  timeZone: z.string(),
  from: Day,
  to: Day,
  /** Right answers of those graded in practice. */
  all: Compared,
  sections: z.array(Compared.extend({ section: Section, title: z.string(), medianSeconds: z.number().nullable() })),
  /** Weeks of the period, from Monday, oldest first. */
  weeks: z.array(z.object({ week: Day, answered: z.int(), right: Share.nullable() })),
  /** Every result, oldest first. */
  results: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      day: Day,
      eiqScore: EiqScore,
      interval: z.tuple([EiqScore, EiqScore]),
      report: z.string().nullable(),
    }),
  ),
  hindsight: Hindsight,
  missing: z.array(Missing),
});
export type Performance = z.infer<typeof Performance>;

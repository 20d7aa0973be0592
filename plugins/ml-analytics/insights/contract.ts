import { z } from 'zod';
import { Timestamp } from '../../../core/contract/index.ts';
import { Confident, Evidence, Missing, Period } from '../overview/contract.ts';

export const Insight = Confident.extend({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** What follows for studying, and where. */
  advice: z.object({ text: z.string(), to: z.string().nullable() }).nullable(),
  evidence: z.array(Evidence),
});
export type Insight = z.infer<typeof Insight>;

export const Insights = z.object({
  /** Null before the first were generated. */
  generatedAt: Timestamp.nullable(),
  period: Period.nullable(),
  insights: z.array(Insight),
  /** What further insights need. */
  missing: z.array(Missing),
});
export type Insights = z.infer<typeof Insights>;

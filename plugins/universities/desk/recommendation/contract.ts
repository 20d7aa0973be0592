import { z } from 'zod';
import { RecommendationStatus } from '../../applications/contract.ts';

/** One thing that a recommendation rests on. */
const Basis = z.object({
  part: z.enum(['rubric', 'lowest-criterion', 'score', 'gpa']),
  title: z.string(),
  /** With its figures: `512.0 ± 30.0; the minimum of 500.0 is reached with a probability of 66%.` */
  text: z.string(),
  /** Whether it speaks for the applicant. */
  isMet: z.boolean(),
});

/** The recommendation by the rule, with what it rests on. */
export const Analysis = z.object({
  recommendationStatus: RecommendationStatus,
  /** The sentence of the rule that applied. */
  rule: z.string(),
  basis: z.array(Basis),
  /** As it is published with the release. After it, a language model may have worded it. */
  summary: z.string(),
  wordedBy: z.enum(['platform', 'model']),
});
export type Analysis = z.infer<typeof Analysis>;

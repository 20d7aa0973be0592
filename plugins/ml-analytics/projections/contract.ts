import { z } from 'zod';
import { Confident, Missing } from '../overview/contract.ts';

const CareerProjection = Confident.extend({
  id: z.string(),
  title: z.string(),
  /** What is projected, in words. */
  text: z.string(),
  value: z.number(),
  interval: z.tuple([z.number(), z.number()]),
  /** Percent: how often the interval holds, as measured on held-out data. */
  coverage: z.number(),
  unit: z.string(),
  /** How that was measured, as sentences. */
  basis: z.string(),
  /** What the model does not know about this projection. */
  unknowns: z.array(z.string()),
});
export type CareerProjection = z.infer<typeof CareerProjection>;

export const CareerProjections = z.object({
  /** Null where there is no trained model. */
  model: z
    .object({
      name: z.string(),
      version: z.string(),
      trainedAt: z.string(),
      trainedOn: z.string(),
      accuracy: z.string(),
    })
    .nullable(),
  projections: z.array(CareerProjection),
  /** The learner's own figures that they rest on. */
  known: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Why there can be none, and what changes that; null where there are some, or only records are missing. */
  absence: z.object({ reason: z.string(), remedy: z.string() }).nullable(),
  missing: z.array(Missing),
});
export type CareerProjections = z.infer<typeof CareerProjections>;

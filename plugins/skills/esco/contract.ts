import { z } from 'zod';

/** A fault in an imported file. */
export const EscoFault = z.object({
  file: z.string(),
  /** Null for a fault of the whole file. */
  line: z.int().nullable(),
  message: z.string(),
});
export type EscoFault = z.infer<typeof EscoFault>;

const Counts = z.object({ created: z.int(), changed: z.int(), removed: z.int(), unchanged: z.int() });
export type Counts = z.infer<typeof Counts>;

export const EscoReport = z.object({
  isApplied: z.boolean(),
  skills: Counts,
  occupations: Counts,
  occupationSkills: Counts,
  skillRelations: Counts,
  /** Links to entries that the files do not have, left out where that was asked for. */
  skipped: z.int(),
  faultCount: z.int(),
  /** The first ones. */
  faults: z.array(EscoFault),
});
export type EscoReport = z.infer<typeof EscoReport>;

import { z } from 'zod';
import { PartnershipTier, ProgramLevel } from '../levels/contract.ts';

// How lists of universities are narrowed and ordered, and the counts of what a filter would leave.

/** Days until the deadline of an open intake. `open`: any open intake; `upcoming`: an intake that opens later. */
export const DeadlineFilter = z.enum(['7', '30', '90', 'open', 'upcoming']);
export type DeadlineFilter = z.infer<typeof DeadlineFilter>;

export const UniversityOrder = z.enum(['name', 'ranking', 'match', 'minimum', 'deadline']);
export type UniversityOrder = z.infer<typeof UniversityOrder>;

/** Values separated by commas: `NL,GB`. */
export const listOf = <V>(item: z.ZodType<V, string>) =>
  z
    .string()
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(item).max(60));

/** Filters of a list. All are optional; together they narrow it. */
export const UniversityFilter = z.object({
  /** Words that occur in the name, the city, the country or a program, without regard to case and accents. */
  search: z.string().trim().max(100).optional(),
  country: listOf(z.string().regex(/^[A-Z]{2}$/, 'Two capital letters')).optional(),
  tier: listOf(PartnershipTier).optional(),
  /** The name of a program. */
  program: z.string().trim().max(200).optional(),
  level: listOf(ProgramLevel).optional(),
  deadline: DeadlineFilter.optional(),
  /** Only universities that you saved. */
  saved: z.stringbool().optional(),
});
export type UniversityFilter = z.output<typeof UniversityFilter>;

/** A value of a facet with the number of universities that choosing it would leave. */
const FacetValue = z.object({ value: z.string(), title: z.string(), count: z.int() });
export type FacetValue = z.infer<typeof FacetValue>;

/** Each facet is counted with the filters of all others. */
export const Facets = z.object({
  country: z.array(FacetValue),
  tier: z.array(FacetValue),
  /** The 30 most frequent. */
  program: z.array(FacetValue),
  level: z.array(FacetValue),
  deadline: z.array(FacetValue),
});
export type Facets = z.infer<typeof Facets>;

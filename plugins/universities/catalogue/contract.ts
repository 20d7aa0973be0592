import { z } from 'zod';
import { Id, nothing, Timestamp } from '../../../core/contract/index.ts';
import { EiqScore } from '../../learner/contract.ts';
import { PartnershipTier, ProgramLevel } from './levels/contract.ts';
import { Facets, listOf, UniversityFilter, UniversityOrder } from './search/contract.ts';

export * from './levels/contract.ts';
export * from './search/contract.ts';

/** Documents that a program asks for, by the kinds that the documents plugin recognises. */
export const RequiredDocument = z.enum(['transcript', 'sat', 'act', 'ap', 'other']);
export type RequiredDocument = z.infer<typeof RequiredDocument>;

export const RequiredTest = z.object({
  test: z.enum(['SAT', 'ACT', 'AP']),
  /** The lowest accepted total; null where any total is accepted. */
  minimum: z.number().nullable(),
});
export type RequiredTest = z.infer<typeof RequiredTest>;

/** Whether an intake accepts submissions now. */
export const IntakeState = z.enum(['upcoming', 'open', 'closed']);
export type IntakeState = z.infer<typeof IntakeState>;

export const Intake = z.object({
  id: Id,
  name: z.string(),
  /** Submissions are accepted from `opensAt` to `deadline`, both inclusive, to the millisecond. */
  opensAt: Timestamp,
  deadline: Timestamp,
  /** No decision is visible before this moment. */
  decisionsAt: Timestamp,
  /** IANA name. The local times are the university's own words: `2027-01-15` or `2027-01-15T17:00`. */
  timeZone: z.string(),
  opensLocal: z.string(),
  deadlineLocal: z.string(),
  decisionsLocal: z.string(),
  places: z.int().nullable(),
  state: IntakeState,
});
export type Intake = z.infer<typeof Intake>;

const Tuition = z.object({
  /** For a year, in whole units of the currency. */
  amount: z.number(),
  /** ISO 4217. */
  currency: z.string(),
});

/** A program in a list. */
export const ProgramSummary = z.object({
  id: Id,
  level: ProgramLevel,
  /** Classification of Instructional Programs (2020), `11.0701`; null where unknown. */
  cipCode: z.string().nullable(),
  /** The program's own, otherwise the university's. */
  minEiqScore: EiqScore,
  preferredEiqScore: EiqScore,
  /** The open intake with the nearest deadline, otherwise the next to open; null without one. */
  nextIntake: Intake.nullable(),
});
export type ProgramSummary = z.infer<typeof ProgramSummary>;

export const Program = ProgramSummary.extend({
  /** Out of 4.0; null where none is required. */
  minGpa: z.number().nullable(),
  documents: z.array(RequiredDocument),
  tests: z.array(RequiredTest),
  /** Recommendation letters. */
  letters: z.int(),
  tuition: Tuition.nullable(),
  /** By deadline, ascending; closed ones included. */
  intakes: z.array(Intake),
});
export type Program = z.infer<typeof Program>;

export const University = z.object({
  id: Id,
  name: z.string(),
  /** In English. */
  country: z.string(),
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string(),
  city: z.string().nullable(),
  /** Null where the university is not ranked. Source and year come with it. */
  ranking: z.int().nullable(),
  rankingSource: z.string().nullable(),
  rankingYear: z.int().nullable(),
  partnershipTier: PartnershipTier,
  minEiqScore: EiqScore,
  preferredEiqScore: EiqScore,
  /** By name. */
  programs: z.record(z.string(), ProgramSummary),
  website: z.string().nullable(),
  /** The id of the Research Organization Registry, `https://ror.org/…`; null where unknown. */
  rorId: z.string().nullable(),
  /** Invented, for demonstration. Screens mark it "Sample". */
  isSample: z.boolean(),
});
export type University = z.infer<typeof University>;

/** How a learner stands to a university. */
const Match = z.object({
  /**
   * 100 from the preferred score on; from the minimum on the rounded share of the way from minimum to preferred; otherwise
   * 0. By the score in the query, otherwise the learner's own. Null without a score.
   */
  matchPercent: z.int().min(0).max(100).nullable(),
  /**
   * The probability that the learner's true score reaches the minimum, by the learner's own record and its standard error,
   * whatever score the query tries out. Null without a record.
   */
  probability: z.number().min(0).max(1).nullable(),
  isSaved: z.boolean(),
});

export const MatchedUniversity = University.extend(Match.shape);
export type MatchedUniversity = z.infer<typeof MatchedUniversity>;

export const EligibleUniversity = MatchedUniversity.extend({ matchPercent: z.int().min(0).max(100) });
export type EligibleUniversity = z.infer<typeof EligibleUniversity>;

export const UniversityDetails = MatchedUniversity.extend({
  description: z.string().nullable(),
  programs: z.record(z.string(), Program),
});
export type UniversityDetails = z.infer<typeof UniversityDetails>;

const page = {
  limit: z.coerce.number().int().min(1).max(100),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
};

export const UniversitySearch = z.object({
  items: z.array(MatchedUniversity),
  total: z.int(),
  facets: Facets,
  /** The score that `matchPercent` rests on, and whether it is the learner's own. Null without a score. */
  score: z.object({ eiqScore: EiqScore, isOwn: z.boolean() }).nullable(),
});
export type UniversitySearch = z.infer<typeof UniversitySearch>;

const eiqScore = z.coerce
  .number('A score from 100 to 900')
  .min(100, 'A score from 100 to 900')
  .max(900, 'A score from 100 to 900');

/** The number of universities in a comparison. */
export const maxCompared = 4;

const university = z.object({ id: Id });

export const catalogueRoutes = {
  list: {
    method: 'get',
    path: '/api/universities',
    access: 'signed-in',
    description: 'Universities by name, at most 100 at a time; the filters narrow the list',
    query: UniversityFilter.extend({ ...page, limit: page.limit.default(100), sort: UniversityOrder.default('name') }),
    response: z.array(University),
  },
  search: {
    method: 'get',
    path: '/api/universities/search',
    access: 'signed-in',
    description: 'A page of universities with the total, facets with counts, and how you stand to each',
    query: UniversityFilter.extend({
      ...page,
      limit: page.limit.default(24),
      sort: UniversityOrder.default('name'),
      eiqScore: eiqScore.optional(),
    }),
    response: UniversitySearch,
  },
  eligible: {
    method: 'get',
    path: '/api/universities/eligible',
    access: 'signed-in',
    description:
      'Universities whose minimum the score reaches, the best match first; without eiqScore by your own record. The filters narrow the list',
    query: UniversityFilter.extend({ ...page, limit: page.limit.default(50), eiqScore: eiqScore.optional() }),
    response: z.array(EligibleUniversity),
  },
  eligibleFacets: {
    method: 'get',
    path: '/api/universities/eligible/facets',
    access: 'signed-in',
    description: 'How many universities `eligible` lists with these filters, and facets with counts',
    query: UniversityFilter.extend({ eiqScore: eiqScore.optional() }),
    response: UniversitySearch.pick({ total: true, facets: true }),
  },
  compare: {
    method: 'get',
    path: '/api/universities/compare',
    access: 'signed-in',
    description: 'Up to four universities in full, in the order of their ids, without those that are no longer listed',
    query: z.object({
      ids: listOf(Id).pipe(z.array(Id).min(1, 'Choose at least one').max(maxCompared, `Choose at most ${maxCompared}`)),
    }),
    response: z.array(UniversityDetails),
  },
  saved: {
    method: 'get',
    path: '/api/universities/saved',
    access: 'signed-in',
    description: 'The universities you saved, the latest first',
    response: z.array(MatchedUniversity),
  },
  university: {
    method: 'get',
    path: '/api/universities/:id',
    access: 'signed-in',
    description: 'One university with its programs, requirements and intakes',
    params: university,
    response: UniversityDetails,
  },
  save: {
    method: 'put',
    path: '/api/universities/:id/saved',
    access: 'signed-in',
    description: 'Save a university. Idempotent',
    params: university,
    response: nothing(),
  },
  unsave: {
    method: 'delete',
    path: '/api/universities/:id/saved',
    access: 'signed-in',
    description: 'Remove a university from those you saved. Idempotent',
    params: university,
    response: nothing(),
  },
} as const;

export const catalogueEvents = {
  /** A university was switched on or off. */
  'university.switched': z.object({ universityId: Id, isActive: z.boolean() }),
  /** The times of an existing intake changed. Read them again. */
  'intake.changed': z.object({ intakeId: Id, programId: Id, universityId: Id }),
};

export const catalogueData = [
  {
    table: 'saved_universities',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'Universities you saved',
  },
] as const;

import type { QueryBuilder } from 'objection';
import { raw } from 'objection';
import type { Who } from '../../../core/contract/index.ts';
import type { Database, Scope } from '../../../core/db/index.ts';
import type { DeadlineFilter, UniversityFilter, UniversityOrder } from './contract.ts';
import type { UniversityRow } from './models.ts';
import { IntakeRow, ProgramRow, SavedUniversityRow } from './models.ts';

// biome-ignore lint/suspicious/noExplicitAny: queries of rows and of counts
type UniversityQuery = QueryBuilder<UniversityRow, any>;

export interface FilterContext {
  readonly db: Database;
  readonly scope: Scope;
  readonly at: Date;
}

/** A filter as queries apply it. */
export type AppliedFilter = Omit<UniversityFilter, 'saved'> & {
  /** Keeps the universities that this person saved. */
  readonly savedBy?: string | undefined;
  /** Keeps the universities whose minimum this score reaches. */
  readonly reachedBy?: number | undefined;
};

/** The filter of a request by a person. */
export const appliedFilter = ({ saved, ...filter }: UniversityFilter, { user }: Who): AppliedFilter => ({
  ...filter,
  savedBy: saved ? user.id : undefined,
});

const dayMs = 24 * 60 * 60 * 1000;

/** Lower case without accents and with single spaces, so that `Universite` finds `Université`. */
export const searchText = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** A modifier that keeps active universities that pass the filter, without the facets in `except`. */
export function passing(context: FilterContext, filter: AppliedFilter, except?: keyof AppliedFilter) {
  const applied: AppliedFilter = { ...filter };
  if (except) delete applied[except];
  const { search, country, tier, program, level, deadline, savedBy, reachedBy } = applied;
  return (query: UniversityQuery): void => {
    query.where('university.isActive', true);
    matchesSearch(query, search);
    if (country?.length) query.whereIn('university.countryCode', country);
    if (tier?.length) query.whereIn('university.partnershipTier', tier);
    if (program || level?.length) {
      const programs = programsOf(context);
      if (program) programs.where('program.name', program);
      if (level?.length) programs.whereIn('program.level', level);
      query.whereExists(programs);
    }
    if (deadline) query.whereExists(intakesOf(context).modify(within(deadline, context.at)));
    if (reachedBy !== undefined) query.where('university.minEiqScore', '<=', reachedBy);
    if (savedBy) query.whereExists(savedOf(context, savedBy));
  };
}

/** Keeps universities in whose search text every word occurs. */
export function matchesSearch(query: UniversityQuery, search: string | undefined): void {
  for (const word of search ? searchText(search).split(' ') : []) {
    query.where('university.search', 'like', `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  }
}

/** A modifier that orders universities; the ones without the figure come last, and equal ones by name. */
export function ordered(context: FilterContext, sort: UniversityOrder, score: number | null) {
  return (query: UniversityQuery): void => {
    if (sort === 'ranking') query.orderBy('university.ranking', 'asc', 'last');
    if (sort === 'minimum') query.orderBy('university.minEiqScore');
    if (sort === 'match' && score !== null) bestMatchFirst(query, score);
    if (sort === 'deadline') {
      const next = intakesOf(context).modify(within('open', context.at)).min('intake.deadline');
      query.orderBy(next, 'asc', 'last');
    }
    query.orderBy('university.name').orderBy('university.id');
  };
}

/** The best match first; among equal ones the one whose preferred score is highest. */
export function bestMatchFirst(query: UniversityQuery, score: number): void {
  const share = raw(
    `case when ?::numeric >= university.preferred_eiq_score then 1
          when ?::numeric < university.min_eiq_score then -1
          else (?::numeric - university.min_eiq_score) / (university.preferred_eiq_score - university.min_eiq_score) end`,
    [score, score, score],
  );
  query.orderBy(share, 'desc').orderBy('university.preferredEiqScore', 'desc');
}

/** A modifier that keeps the intakes of a deadline filter. */
export function within(deadline: DeadlineFilter, at: Date) {
  // biome-ignore lint/suspicious/noExplicitAny: queries of rows and of counts
  return (query: QueryBuilder<IntakeRow, any>): void => {
    if (deadline === 'upcoming') {
      query.where('intake.opensAt', '>', at);
      return;
    }
    query.where('intake.opensAt', '<=', at).where('intake.deadline', '>=', at);
    if (deadline !== 'open') query.where('intake.deadline', '<=', new Date(at.getTime() + Number(deadline) * dayMs));
  };
}

const programsOf = ({ db, scope }: FilterContext) =>
  db.rows(ProgramRow, scope).alias('program').whereColumn('program.universityId', 'university.id');

const intakesOf = ({ db, scope }: FilterContext) =>
  db.rows(IntakeRow, scope).alias('intake').whereColumn('intake.universityId', 'university.id');

const savedOf = ({ db, scope }: FilterContext, userId: string) =>
  db
    .rows(SavedUniversityRow, scope)
    .alias('saved')
    .whereColumn('saved.universityId', 'university.id')
    .where('saved.userId', userId);

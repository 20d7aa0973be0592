import type { Scope } from '../../../core/db/index.ts';
import type { DeadlineFilter, Facets, FacetValue } from './contract.ts';
import {
  DeadlineFilter as DeadlineFilters,
  PartnershipTier,
  ProgramLevel,
  programLevelTitles,
  tierTitles,
} from './contract.ts';
import { countryName } from './countries.ts';
import type { CatalogueDependencies } from './dependencies.ts';
import type { AppliedFilter } from './filter.ts';
import { passing, within } from './filter.ts';
import { IntakeRow, ProgramRow, UniversityRow } from './models.ts';

const maxPrograms = 30;

const deadlineTitles: Record<DeadlineFilter, string> = {
  '7': 'Closes within 7 days',
  '30': 'Closes within 30 days',
  '90': 'Closes within 90 days',
  open: 'Open now',
  upcoming: 'Opens later',
};

type Count = { readonly value: string; readonly count: number };

/** Counts universities by the values of each facet, with the filters of the other facets. */
export async function countFacets(
  { db, clock }: Pick<CatalogueDependencies, 'db' | 'clock'>,
  scope: Scope,
  filter: AppliedFilter,
): Promise<Facets> {
  const context = { db, scope, at: clock.now() };
  const universities = (except: keyof AppliedFilter) =>
    db
      .rows(UniversityRow, scope)
      .alias('university')
      .modify(passing(context, filter, except));
  const ofColumn = (column: string, except: keyof AppliedFilter) =>
    universities(except)
      .groupBy(column)
      .select(`${column} as value`)
      .select(UniversityRow.raw('count(*)::int as count'))
      .castTo<Count[]>();
  const ofPrograms = (column: string, except: keyof AppliedFilter) =>
    db
      .rows(ProgramRow, scope)
      .alias('program')
      .whereIn('program.universityId', universities(except).select('university.id'))
      .groupBy(column)
      .select(`${column} as value`)
      .select(ProgramRow.raw('count(distinct program.university_id)::int as count'))
      .orderBy('count', 'desc')
      .orderBy(column)
      .limit(maxPrograms)
      .castTo<Count[]>();
  const ofDeadline = (value: DeadlineFilter) =>
    db
      .rows(IntakeRow, scope)
      .alias('intake')
      .whereIn('intake.universityId', universities('deadline').select('university.id'))
      .modify(within(value, context.at))
      .select(IntakeRow.raw('count(distinct intake.university_id)::int as count'))
      .castTo<{ count: number }[]>();
  const [countries, tiers, programs, levels, ...deadlines] = await Promise.all([
    ofColumn('university.countryCode', 'country').execute(),
    ofColumn('university.partnershipTier', 'tier').execute(),
    ofPrograms('program.name', 'program').execute(),
    ofPrograms('program.level', 'level').execute(),
    ...DeadlineFilters.options.map((value) => ofDeadline(value).execute()),
  ]);
  return {
    country: countries.map((each) => ({ ...each, title: countryName(each.value) })).sort(byTitle),
    tier: inOrder(PartnershipTier.options, tiers, tierTitles),
    program: programs.map((each) => ({ ...each, title: each.value })),
    level: inOrder(ProgramLevel.options, levels, programLevelTitles),
    deadline: DeadlineFilters.options.map((value, index) => ({
      value,
      title: deadlineTitles[value],
      count: deadlines[index]?.[0]?.count ?? 0,
    })),
  };
}

const byTitle = (one: FacetValue, other: FacetValue) => one.title.localeCompare(other.title, 'en');

/** Values in a fixed order, with a count of 0 for those that no university has. */
function inOrder<V extends string>(
  values: readonly V[],
  counts: readonly Count[],
  titles: Readonly<Record<V, string>>,
): FacetValue[] {
  const byValue = new Map(counts.map(({ value, count }) => [value, count]));
  return values.map((value) => ({ value, title: titles[value], count: byValue.get(value) ?? 0 }));
}

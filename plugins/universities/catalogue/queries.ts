import type { QueryBuilder } from 'objection';
import { raw } from 'objection';
import type { Scope } from '../../../core/db/index.ts';
import { eiqScale } from '../../learner/contract.ts';
import type { UniversityOrder } from './contract.ts';
import type { CatalogueDependencies } from './dependencies.ts';
import type { AppliedFilter } from './filter.ts';
import { bestMatchFirst, ordered, passing } from './filter.ts';
import { IntakeRow, ProgramRow, SavedUniversityRow, UniversityRow } from './models.ts';
import type { UniversityWithPrograms } from './views.ts';

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

type Reading = Pick<CatalogueDependencies, 'db' | 'clock'>;

/** Active universities that pass a filter, a page of them. */
export async function findUniversities(
  { db, clock }: Reading,
  scope: Scope,
  { filter, sort, score, limit, offset }: Page & { filter: AppliedFilter; sort: UniversityOrder; score: number | null },
): Promise<UniversityRow[]> {
  const context = { db, scope, at: clock.now() };
  return db
    .rows(UniversityRow, scope)
    .alias('university')
    .modify(passing(context, filter))
    .modify(ordered(context, sort, score))
    .limit(limit)
    .offset(offset);
}

export async function countUniversities({ db, clock }: Reading, scope: Scope, filter: AppliedFilter): Promise<number> {
  const query = db.rows(UniversityRow, scope).alias('university');
  return query.modify(passing({ db, scope, at: clock.now() }, filter)).resultSize();
}

/**
 * Active universities that pass a filter and whose minimum a score reaches, the best match first. Both those that match in
 * full and the others are read by the index on the preferred score, so that a page does not sort thousands.
 */
export async function findEligible(
  { db, clock }: Reading,
  scope: Scope,
  { filter, score, limit, offset }: Page & { filter: AppliedFilter; score: number },
): Promise<UniversityRow[]> {
  const context = { db, scope, at: clock.now() };
  const active = () => db.rows(UniversityRow, scope).alias('university').modify(passing(context, filter));
  const full = () => active().where('university.preferredEiqScore', '<=', score);
  const first = await full()
    .orderBy('university.preferredEiqScore', 'desc')
    .orderBy('university.name')
    .orderBy('university.id')
    .limit(limit)
    .offset(offset);
  if (first.length === limit) return first;
  const fullCount = first.length > 0 || offset === 0 ? offset + first.length : await full().resultSize();
  const page = { limit: limit - first.length, offset: Math.max(0, offset - fullCount) };
  const partial = () =>
    active().where('university.minEiqScore', '<=', score).where('university.preferredEiqScore', '>', score);
  const others = await partial()
    .where('university.preferredEiqScore', '<=', highestPreferred({ db, scope, partial, score }, page))
    .modify(bestMatchFirst, score)
    .orderBy('university.name')
    .orderBy('university.id')
    .limit(page.limit)
    .offset(page.offset);
  return [...first, ...others];
}

/** For pages farther down, sorting all costs less. */
const maxNearest = 1000;

/**
 * A preferred score that no university up to a page's last exceeds. As many universities as end with that page match at least
 * as well as the worst of those whose preferred scores are nearest. A match of share s has (score - minimum) >= s (preferred -
 * minimum), and no minimum is below the lowest of the institution.
 */
function highestPreferred(
  {
    db,
    scope,
    partial,
    score,
  }: Pick<Reading, 'db'> & { scope: Scope; partial: () => QueryBuilder<UniversityRow>; score: number },
  { limit, offset }: Page,
) {
  const { highest } = eiqScale;
  const count = offset + limit;
  if (count > maxNearest) return raw('?', [highest]);
  const nearest = partial()
    .select('university.minEiqScore', 'university.preferredEiqScore')
    .orderBy('university.preferredEiqScore')
    .limit(count);
  const lowest = db.rows(UniversityRow, scope).min('minEiqScore');
  // Scores have one decimal: the tenth makes up for rounding.
  return raw(
    `(select case when count(*) < ? or min(share) <= 0 then ?::numeric
                  else least(?::numeric, min(lowest) + (?::numeric - min(lowest)) / min(share) + 0.1) end
      from (select (?::numeric - min_eiq_score) / (preferred_eiq_score - min_eiq_score) as share from (?) as nearest) as shares,
           (select (?) as lowest) as catalogue)`,
    [count, highest, highest, score, score, nearest, lowest],
  );
}

/** Active universities by id. */
export async function activeUniversities({ db }: Pick<Reading, 'db'>, scope: Scope, ids: readonly string[]) {
  return db
    .rows(UniversityRow, scope)
    .whereIn('id', [...ids])
    .where('isActive', true);
}

/**
 * Adds the programs of universities, by name, in the same order.
 * @param intakes `all`, or only those whose deadline has not passed, which is enough for lists
 */
export async function withPrograms(
  { db, clock }: Reading,
  scope: Scope,
  universities: readonly UniversityRow[],
  intakes: 'all' | 'not-closed',
): Promise<UniversityWithPrograms[]> {
  const ids = universities.map(({ id }) => id);
  const ofUniversities = <Q extends { whereIn(column: string, values: string[]): Q }>(query: Q) =>
    query.whereIn('universityId', ids);
  const intakesQuery = ofUniversities(db.rows(IntakeRow, scope));
  if (intakes === 'not-closed') intakesQuery.where('deadline', '>=', clock.now());
  const [programRows, intakeRows] = await Promise.all([
    ofUniversities(db.rows(ProgramRow, scope)).orderBy(['name', 'id']).execute(),
    intakesQuery.execute(),
  ]);
  const programsOf = Map.groupBy(programRows, ({ universityId }) => universityId);
  const intakesOf = Map.groupBy(intakeRows, ({ programId }) => programId);
  return universities.map((university) => ({
    university,
    programs: (programsOf.get(university.id) ?? []).map((program) => ({
      program,
      intakes: intakesOf.get(program.id) ?? [],
    })),
  }));
}

/** The ids of those of these universities that a person saved. */
export async function savedAmong(
  { db }: Pick<Reading, 'db'>,
  scope: Scope,
  userId: string,
  universities: readonly { readonly id: string }[],
): Promise<ReadonlySet<string>> {
  const ids = universities.map(({ id }) => id);
  const rows = await db.rows(SavedUniversityRow, scope).where({ userId }).whereIn('universityId', ids);
  return new Set(rows.map(({ universityId }) => universityId));
}

import type { Scope } from '../../../../core/db/index.ts';
import { afterRow } from '../../../../core/db/index.ts';
import { countryName } from '../countries.ts';
import type { CatalogueDependencies } from '../dependencies.ts';
import { matchesSearch, within } from '../filter.ts';
import { IntakeRow, ProgramRow, UniversityRow } from '../models.ts';
import { withPrograms } from '../queries.ts';
import type { UniversityWithPrograms } from '../views.ts';
import type { ListedEntry, StoredUniversity, UniversityEntry } from './contract.ts';

type Reading = Pick<CatalogueDependencies, 'db' | 'clock'>;

/** Universities read at a time for an export. */
const pageSize = 500;

/** One university to edit; undefined for an unknown id. */
export async function storedEntry(
  dependencies: Reading,
  scope: Scope,
  id: string,
): Promise<StoredUniversity | undefined> {
  const university = await dependencies.db.rows(UniversityRow, scope).findById(id);
  if (!university) return undefined;
  const [found] = await withPrograms(dependencies, scope, [university], 'all');
  return found && { id, version: university.version, ...entryOf(found) };
}

/** All universities by key, in pages. */
export async function* allEntries(dependencies: Reading, scope: Scope): AsyncGenerator<UniversityEntry[]> {
  let after = '';
  for (;;) {
    const query = dependencies.db.rows(UniversityRow, scope).orderByRaw('key collate "C"').limit(pageSize);
    const page = await query.whereRaw('key collate "C" > ?', [after]);
    const last = page.at(-1);
    if (!last) return;
    after = last.key;
    yield (await withPrograms(dependencies, scope, page, 'all')).map(entryOf);
  }
}

/** Universities by name, active or not, with counts. */
export async function listEntries(
  { db, clock }: Reading,
  scope: Scope,
  {
    search,
    limit,
    offset,
    after,
  }: {
    readonly search?: string | undefined;
    readonly limit: number;
    readonly offset: number;
    readonly after?: string | undefined;
  },
): Promise<{ items: (Omit<ListedEntry, 'changedAt'> & { changedAt: Date })[]; total: number }> {
  const matching = () => db.rows(UniversityRow, scope).alias('university').modify(matchesSearch, search);
  const order = { columns: ['name', 'id'] };
  const query = matching().modify(await afterRow(db.rows(UniversityRow, scope), order, after));
  const [rows, total] = await Promise.all([
    query.orderBy(order.columns).limit(limit).offset(offset).execute(),
    matching().resultSize(),
  ]);
  const ids = rows.map(({ id }) => id);
  const countOf = 'count(*)::int as count';
  type Count = { universityId: string; count: number };
  const [programs, intakes, openIntakes] = await Promise.all([
    db
      .rows(ProgramRow, scope)
      .whereIn('universityId', ids)
      .groupBy('universityId')
      .select('universityId', ProgramRow.raw(countOf))
      .castTo<Count[]>()
      .execute(),
    db
      .rows(IntakeRow, scope)
      .whereIn('universityId', ids)
      .groupBy('universityId')
      .select('universityId', IntakeRow.raw(countOf))
      .castTo<Count[]>()
      .execute(),
    db
      .rows(IntakeRow, scope)
      .alias('intake')
      .modify(within('open', clock.now()))
      .whereIn('universityId', ids)
      .groupBy('universityId')
      .select('universityId', IntakeRow.raw(countOf))
      .castTo<Count[]>()
      .execute(),
  ]);
  const count = (counts: readonly Count[], id: string) =>
    counts.find(({ universityId }) => universityId === id)?.count ?? 0;
  const items = rows.map(({ id, key, name, countryCode, isActive, isSample, changedAt }) => ({
    ...{ id, key, name, isActive, isSample, changedAt },
    country: countryName(countryCode),
    programs: count(programs, id),
    intakes: count(intakes, id),
    openIntakes: count(openIntakes, id),
  }));
  return { items, total };
}

/** A university as it is written in files. */
function entryOf({ university, programs }: UniversityWithPrograms): UniversityEntry & { programs: object[] } {
  return {
    key: university.key,
    name: university.name,
    country: university.countryCode,
    city: university.city,
    website: university.website,
    description: university.description,
    partnershipTier: university.partnershipTier,
    minEiqScore: university.minEiqScore,
    preferredEiqScore: university.preferredEiqScore,
    ranking: university.ranking,
    rankingSource: university.rankingSource,
    rankingYear: university.rankingYear,
    rorId: university.rorId,
    isSample: university.isSample,
    isActive: university.isActive,
    programs: programs.map(({ program, intakes }) => ({
      key: program.key,
      name: program.name,
      level: program.level,
      cipCode: program.cipCode,
      minEiqScore: program.minEiqScore,
      preferredEiqScore: program.preferredEiqScore,
      minGpa: program.minGpa,
      documents: program.documents,
      tests: program.tests,
      letters: program.letters,
      tuition:
        program.tuitionAmount === null || program.tuitionCurrency === null
          ? null
          : { amount: program.tuitionAmount, currency: program.tuitionCurrency },
      intakes: intakes.toSorted(byDeadline).map((intake) => ({
        key: intake.key,
        name: intake.name,
        opens: intake.opensLocal,
        deadline: intake.deadlineLocal,
        decisions: intake.decisionsLocal,
        timeZone: intake.timeZone,
        places: intake.places,
      })),
    })),
  };
}

const byDeadline = (one: IntakeRow, other: IntakeRow) =>
  one.deadline.getTime() - other.deadline.getTime() || (one.key < other.key ? -1 : 1);

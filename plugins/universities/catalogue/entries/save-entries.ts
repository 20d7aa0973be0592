import { isDeepStrictEqual } from 'node:util';
import type { InstitutionRef } from '../../../../core/contract/index.ts';
import type { Tx } from '../../../../core/db/index.ts';
import { acquireLock, newId } from '../../../../core/db/index.ts';
import { countryName } from '../countries.ts';
import type { CatalogueDependencies } from '../dependencies.ts';
import { searchText } from '../filter.ts';
import { IntakeRow, ProgramRow, UniversityRow } from '../models.ts';
import type { CheckedIntake, CheckedProgram, CheckedUniversity } from './check-entry.ts';
import { upsert } from './upsert.ts';

export interface Counts {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
}

export interface Saved {
  readonly universities: Counts;
  readonly programs: Counts;
  readonly intakes: Counts;
  /** Names of programs that another program of the university has, with the university's place in the input. */
  readonly clashes: readonly { readonly index: number; readonly name: string }[];
  /** By the university's place in the input. */
  readonly ids: readonly string[];
}

export interface SaveContext {
  readonly institution: InstitutionRef;
  readonly tx: Tx;
}

export interface SaveOptions {
  /** Whether programs and intakes that an entry does not name are removed. An import keeps them. */
  readonly removesOthers?: boolean;
  /** Finds out what would change, and changes nothing. */
  readonly isTrial?: boolean;
  /** Saves the entry as this university, which may give it another key. */
  readonly id?: string;
}

type SaveDependencies = Pick<CatalogueDependencies, 'db' | 'clock' | 'emit'>;

/**
 * Stores universities with programs and intakes, each matched by its key: unknown ones are added, different ones changed,
 * equal ones left alone. Repeating it changes nothing. Takes a lock, so that two imports do not add the same university.
 */
export async function saveEntries(
  dependencies: SaveDependencies,
  context: SaveContext,
  entries: readonly CheckedUniversity[],
  options: SaveOptions = {},
): Promise<Saved> {
  const { db, clock } = dependencies;
  await acquireLock(context.tx, `catalogue of universities ${context.institution.id}`);
  const stored = await readStored(dependencies, context, entries, options.id);
  const plan = createPlan();
  const ids = entries.map((entry, index) => planUniversity(plan, entry, index, stored, options, clock.now()));
  const { universities, programs, intakes } = plan;
  const saved: Saved = {
    universities: countsOf(universities),
    programs: countsOf(programs),
    intakes: countsOf(intakes),
    clashes: plan.clashes,
    ids,
  };
  if (options.isTrial || plan.clashes.length > 0) return saved;
  await removeRows(dependencies, context, plan);
  await upsert(db, context, UniversityRow, [...universities.created, ...universities.changed]);
  await upsert(db, context, ProgramRow, [...programs.created, ...programs.changed]);
  await upsert(db, context, IntakeRow, [...intakes.created, ...intakes.changed]);
  for (const change of plan.events) await dependencies.emit(context, change);
  return saved;
}

interface Changes<R> {
  readonly created: Partial<R>[];
  readonly changed: Partial<R>[];
  unchanged: number;
}

const createPlan = () => ({
  universities: { created: [], changed: [], unchanged: 0 } as Changes<UniversityRow>,
  programs: { created: [], changed: [], unchanged: 0 } as Changes<ProgramRow>,
  intakes: { created: [], changed: [], unchanged: 0 } as Changes<IntakeRow>,
  removedPrograms: [] as string[],
  removedIntakes: [] as string[],
  clashes: [] as { index: number; name: string }[],
  events: [] as CatalogueChange[],
});
type Plan = ReturnType<typeof createPlan>;

/** An event of the catalogue. */
export type CatalogueChange =
  | { readonly name: 'university.switched'; readonly payload: { universityId: string; isActive: boolean } }
  | {
      readonly name: 'intake.changed';
      readonly payload: { intakeId: string; programId: string; universityId: string };
    };

const countsOf = ({ created, changed, unchanged }: Changes<unknown>): Counts => ({
  ...{ created: created.length, changed: changed.length },
  unchanged,
});

interface Stored {
  readonly universities: ReadonlyMap<string, UniversityRow>;
  /** By university, and by program. */
  readonly programs: ReadonlyMap<string, ProgramRow[]>;
  readonly intakes: ReadonlyMap<string, IntakeRow[]>;
}

async function readStored(
  { db }: SaveDependencies,
  context: SaveContext,
  entries: readonly CheckedUniversity[],
  id: string | undefined,
): Promise<Stored> {
  const query = db.rows(UniversityRow, context).forUpdate();
  const matching =
    id === undefined ? query.whereRaw('key = any(?::text[])', [entries.map(({ key }) => key)]) : query.where({ id });
  const universities = await plainRows<UniversityRow>(matching);
  const ids = [universities.map((row) => row.id)];
  const below = 'university_id = any(?::uuid[])';
  const programs = await plainRows<ProgramRow>(db.rows(ProgramRow, context).whereRaw(below, ids));
  const intakes = await plainRows<IntakeRow>(db.rows(IntakeRow, context).whereRaw(below, ids));
  const [only] = entries;
  return {
    universities: new Map(universities.map((row) => [id === undefined ? row.key : (only?.key ?? row.key), row])),
    programs: Map.groupBy(programs, ({ universityId }) => universityId),
    intakes: Map.groupBy(intakes, ({ programId }) => programId),
  };
}

/** Rows as plain objects: models take several times as long to create. */
const plainRows = <R>(query: { toKnexQuery(): unknown }) => query.toKnexQuery() as PromiseLike<R[]>;

function planUniversity(
  plan: Plan,
  entry: CheckedUniversity,
  index: number,
  stored: Stored,
  options: SaveOptions,
  now: Date,
): string {
  const { programs, ...fields } = entry;
  const row = stored.universities.get(entry.key);
  const id = row?.id ?? newId();
  const storedPrograms = (row && stored.programs.get(row.id)) ?? [];
  const changesBefore = changesIn(plan);
  for (const program of programs) {
    const known = storedPrograms.find(({ key }) => key === program.key);
    planProgram(plan, program, id, known, (known && stored.intakes.get(known.id)) ?? [], options);
  }
  const keys = new Set(programs.map(({ key }) => key));
  const others = storedPrograms.filter(({ key }) => !keys.has(key));
  if (options.removesOthers) plan.removedPrograms.push(...others.map((each) => each.id));
  const kept = options.removesOthers ? [] : others;
  for (const { name } of programs) if (kept.some((each) => each.name === name)) plan.clashes.push({ index, name });
  const names = [...programs, ...kept].map(({ name }) => name).sort();
  const search = searchText([entry.name, entry.city ?? '', countryName(entry.countryCode), ...names].join(' '));
  const wanted = { ...fields, search };
  if (!row) plan.universities.created.push({ id, ...wanted, version: 1, changedAt: now });
  else if (isSame(row, wanted) && changesIn(plan) === changesBefore) plan.universities.unchanged += 1;
  else {
    plan.universities.changed.push({ id, ...wanted, version: row.version + 1, changedAt: now });
    if (row.isActive !== entry.isActive) {
      plan.events.push({ name: 'university.switched', payload: { universityId: id, isActive: entry.isActive } });
    }
  }
  return id;
}

/** Counts the planned changes below universities. */
const changesIn = ({ programs, intakes, removedPrograms, removedIntakes }: Plan): number =>
  [programs, intakes].reduce((sum, { created, changed }) => sum + created.length + changed.length, 0) +
  removedPrograms.length +
  removedIntakes.length;

function planProgram(
  plan: Plan,
  { intakes, ...fields }: CheckedProgram,
  universityId: string,
  row: ProgramRow | undefined,
  storedIntakes: readonly IntakeRow[],
  options: SaveOptions,
) {
  const id = row?.id ?? newId();
  if (!row) plan.programs.created.push({ id, universityId, ...fields });
  else if (isSame(row, fields)) plan.programs.unchanged += 1;
  else plan.programs.changed.push({ id, universityId, ...fields });
  for (const intake of intakes) {
    const known = storedIntakes.find(({ key }) => key === intake.key);
    planIntake(plan, intake, { universityId, programId: id }, known);
  }
  if (!options.removesOthers) return;
  const keys = new Set(intakes.map(({ key }) => key));
  plan.removedIntakes.push(...storedIntakes.filter(({ key }) => !keys.has(key)).map((each) => each.id));
}

function planIntake(
  plan: Plan,
  fields: CheckedIntake,
  parents: { universityId: string; programId: string },
  row: IntakeRow | undefined,
) {
  if (!row) {
    plan.intakes.created.push({ id: newId(), ...parents, ...fields });
    return;
  }
  if (isSame(row, fields)) {
    plan.intakes.unchanged += 1;
    return;
  }
  plan.intakes.changed.push({ id: row.id, ...parents, ...fields });
  const times = ({ opensAt, deadline, decisionsAt }: CheckedIntake) => [opensAt, deadline, decisionsAt];
  if (!isDeepStrictEqual(times(row), times(fields))) {
    plan.events.push({ name: 'intake.changed', payload: { intakeId: row.id, ...parents } });
  }
}

function isSame(row: object, fields: object): boolean {
  return Object.entries(fields).every(([name, value]) => {
    const before = (row as Record<string, unknown>)[name];
    return before === value || (typeof value === 'object' && isDeepStrictEqual(before, value));
  });
}

async function removeRows({ db }: SaveDependencies, context: SaveContext, plan: Plan) {
  for (const [model, ids] of [
    [IntakeRow, plan.removedIntakes],
    [ProgramRow, plan.removedPrograms],
  ] as const) {
    if (ids.length > 0)
      await db
        .rows(model as typeof IntakeRow, context)
        .whereIn('id', ids)
        .delete();
  }
}

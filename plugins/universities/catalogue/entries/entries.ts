import { ForeignKeyViolationError } from 'objection';
import type { Issue, PlainHandlers, Who } from '../../../../core/contract/index.ts';
import { conflict, invalid, notFound } from '../../../../core/contract/index.ts';
import type { Tx } from '../../../../core/db/index.ts';
import type { CatalogueDependencies } from '../dependencies.ts';
import { UniversityRow } from '../models.ts';
import type { CheckedUniversity } from './check-entry.ts';
import { checkEntry } from './check-entry.ts';
import type { CatalogueFormat, entryRoutes, StoredUniversity } from './contract.ts';
import { writeFile } from './formats/write-file.ts';
import { importFile } from './import-file.ts';
import type { SaveOptions } from './save-entries.ts';
import { saveEntries } from './save-entries.ts';
import { allEntries, listEntries, storedEntry } from './stored-entries.ts';

/** The catalogue for administrators: one university at a time, and whole files. */
export function createEntries(dependencies: CatalogueDependencies): PlainHandlers<typeof entryRoutes> {
  const { db, audit, clock, emit } = dependencies;

  async function stored(who: Who, id: string): Promise<StoredUniversity> {
    const found = await storedEntry(dependencies, { who }, id);
    if (!found) throw notFound();
    return found;
  }

  async function lock(who: Who, tx: Tx, id: string): Promise<UniversityRow> {
    const row = await db.rows(UniversityRow, { who, tx }).findById(id).forUpdate();
    if (!row) throw notFound();
    return row;
  }

  async function save(who: Who, tx: Tx, entry: CheckedUniversity, options: SaveOptions) {
    const { ids, universities } = await saveEntries(
      dependencies,
      { institution: who.institution, tx },
      [entry],
      options,
    );
    const [id] = ids;
    if (!id) throw new Error('The university was not saved');
    return { id, isChanged: universities.unchanged === 0 };
  }

  const keyIsTaken = (who: Who, tx: Tx, key: string, exceptId?: string) =>
    db
      .rows(UniversityRow, { who, tx })
      .findOne({ key })
      .modify((query) => void (exceptId && query.whereNot('id', exceptId)));

  return {
    entries: ({ query }, who) => listEntries(dependencies, { who }, query),
    entry: ({ params }, who) => stored(who, params.id),
    async createEntry({ body }, who) {
      const entry = checked(body);
      const id = await db.transaction(async (tx) => {
        if (await keyIsTaken(who, tx, entry.key)) throw keyTaken(entry.key);
        const created = await save(who, tx, entry, {});
        await audit.record({ who, tx }, { action: 'universities.created', subject: created.id });
        return created.id;
      });
      return stored(who, id);
    },
    async replaceEntry({ params: { id }, body: { id: namedId, version, ...body } }, who) {
      if (namedId !== undefined && namedId !== id) {
        throw invalid('This is another university.', [{ path: 'body.id', message: 'Not the one in the address' }]);
      }
      const entry = checked(body);
      await refusingUsed(
        db.transaction(async (tx) => {
          const row = await lock(who, tx, id);
          if (row.version !== version) {
            throw conflict(
              'Somebody else changed this university in the meantime. Reload it and enter your changes again.',
            );
          }
          if (await keyIsTaken(who, tx, entry.key, id)) throw keyTaken(entry.key);
          const { isChanged } = await save(who, tx, entry, { id, removesOthers: true });
          if (isChanged) await audit.record({ who, tx }, { action: 'universities.changed', subject: id });
        }),
        'A program or intake with applications cannot be removed. Keep it, or end the intake by its deadline.',
      );
      return stored(who, id);
    },
    async switchEntry({ params: { id }, body: { isActive } }, who) {
      await db.transaction(async (tx) => {
        const row = await lock(who, tx, id);
        if (row.isActive === isActive) return;
        const change = { isActive, version: row.version + 1, changedAt: clock.now() };
        await db.rows(UniversityRow, { who, tx }).findById(id).patch(change);
        const payload = { universityId: id, isActive };
        await emit({ institution: who.institution, tx }, { name: 'university.switched', payload });
        await audit.record({ who, tx }, { action: 'universities.switched', subject: id, details: { isActive } });
      });
      return stored(who, id);
    },
    removeEntry: ({ params: { id } }, who) =>
      refusingUsed(
        db.transaction(async (tx) => {
          const { name } = await lock(who, tx, id);
          await db.rows(UniversityRow, { who, tx }).deleteById(id);
          await audit.record({ who, tx }, { action: 'universities.removed', subject: id, details: { name } });
        }),
        'This university has applications and cannot be removed. Switch it off to hide it from learners.',
      ),
    importEntries: ({ query, body }, who) => importFile(dependencies, who, body.bytes, query.trial),
    exportEntries: ({ query: { format } }, who) => ({
      name: `universities.${format}`,
      type: mediaTypes[format],
      content: writeFile(allEntries(dependencies, { who }), format),
    }),
  };
}

const mediaTypes: Record<CatalogueFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** @throws Failure invalid with all faults */
function checked(body: unknown): CheckedUniversity {
  const { university, faults } = checkEntry(body);
  if (university) return university;
  const issues: Issue[] = faults.map(({ path, message }) => ({ path: ['body', ...path].join('.'), message }));
  throw invalid('The university could not be saved. Correct the marked values.', issues);
}

const keyTaken = (key: string) => conflict(`There is another university with the key ${key}. Choose another key.`);

/** Turns the refusal of the database to delete what applications refer to into a conflict. */
async function refusingUsed(work: Promise<void>, message: string): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw error instanceof ForeignKeyViolationError ? conflict(message) : error;
  }
}

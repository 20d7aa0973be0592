import type { Database, Tx } from '../../../core/db/index.ts';
import { acquireLock } from '../../../core/db/index.ts';
import { OccupationRow, OccupationSkillRow, SkillRelationRow, SkillRow } from '../models.ts';
import type { Counts, EscoReport } from './contract.ts';
import type { EscoContent, EscoFiles, EscoLink } from './read-files.ts';
import { readFiles } from './read-files.ts';

/** Rows sent with one statement. */
const batchSize = 1000;
/** Faults in a report. All are counted. */
const maxFaults = 100;

export interface ImportOptions {
  readonly dryRun: boolean;
  readonly skipsUnknown: boolean;
}

/**
 * Replaces the imported part of the catalogue by these files. Files with faults change nothing; repeating an import changes
 * nothing. Skills that the files no longer have are retired.
 * @param imported runs in the transaction after a change
 */
export async function importEsco(
  db: Database,
  files: EscoFiles,
  { dryRun, skipsUnknown }: ImportOptions,
  imported: (tx: Tx) => Promise<void> | void,
): Promise<EscoReport> {
  const content = readFiles(files, { skipsUnknown });
  const { faults, skipped } = content;
  const report = { skipped, faultCount: faults.length, faults: faults.slice(0, maxFaults) };
  if (faults.length > 0) {
    return {
      isApplied: false,
      skills: none,
      occupations: none,
      occupationSkills: none,
      skillRelations: none,
      ...report,
    };
  }
  return db.transaction(async (tx) => {
    await acquireLock(tx, 'skills.esco');
    const changes = await changesOf(db, tx, content);
    if (!dryRun) {
      await apply(db, tx, changes);
      await imported(tx);
    }
    return {
      isApplied: !dryRun,
      skills: countsOf(changes.skills),
      occupations: countsOf(changes.occupations),
      occupationSkills: countsOf(changes.occupationSkills),
      skillRelations: countsOf(changes.skillRelations),
      ...report,
    };
  });
}

const none: Counts = { created: 0, changed: 0, removed: 0, unchanged: 0 };

interface Changes<Item> {
  readonly created: readonly Item[];
  readonly changed: readonly Item[];
  /** Keys of stored rows that the files do not have. */
  readonly removed: readonly string[];
  readonly unchanged: number;
}

const countsOf = ({ created, changed, removed, unchanged }: Changes<unknown>): Counts => ({
  created: created.length,
  changed: changed.length,
  removed: removed.length,
  unchanged,
});

async function changesOf(db: Database, tx: Tx, content: EscoContent) {
  const [skills, occupations, occupationSkills, skillRelations] = await Promise.all([
    db.catalogue(SkillRow, tx).where({ source: 'esco', isRetired: false }).select('id', 'checksum'),
    db.catalogue(OccupationRow, tx).select('id', 'checksum'),
    db.catalogue(OccupationSkillRow, tx),
    db.catalogue(SkillRelationRow, tx),
  ]);
  const concepts = (rows: readonly { id: string; checksum: string }[]) =>
    new Map(rows.map(({ id, checksum }) => [id, checksum]));
  const entry = ({ id, checksum }: { id: string; checksum: string }) => [id, checksum] as const;
  const link = ({ from, to, relation }: EscoLink) => [`${from} ${to}`, relation] as const;
  return {
    skills: compare([...content.skills.values()], entry, concepts(skills)),
    occupations: compare([...content.occupations.values()], entry, concepts(occupations)),
    occupationSkills: compare(
      content.occupationSkills,
      link,
      new Map(occupationSkills.map((row) => [`${row.occupationId} ${row.skillId}`, row.relation])),
    ),
    skillRelations: compare(
      content.skillRelations,
      link,
      new Map(skillRelations.map((row) => [`${row.skillId} ${row.relatedId}`, row.relation])),
    ),
  };
}

function compare<Item>(
  items: readonly Item[],
  entryOf: (item: Item) => readonly [key: string, value: string],
  stored: ReadonlyMap<string, string>,
): Changes<Item> {
  const created: Item[] = [];
  const changed: Item[] = [];
  const keys = new Set<string>();
  for (const item of items) {
    const [key, value] = entryOf(item);
    keys.add(key);
    const before = stored.get(key);
    if (before === undefined) created.push(item);
    else if (before !== value) changed.push(item);
  }
  const removed = [...stored.keys()].filter((key) => !keys.has(key));
  return { created, changed, removed, unchanged: items.length - created.length - changed.length };
}

/** Links are removed before, and stored after, the entries they name. */
async function apply(db: Database, tx: Tx, changes: Awaited<ReturnType<typeof changesOf>>): Promise<void> {
  const { skills, occupations, occupationSkills, skillRelations } = changes;
  await inBatches(occupationSkills.removed.map(endsOf), (batch) =>
    db.catalogue(OccupationSkillRow, tx).whereInComposite(['occupationId', 'skillId'], batch).delete(),
  );
  await inBatches(skillRelations.removed.map(endsOf), (batch) =>
    db.catalogue(SkillRelationRow, tx).whereInComposite(['skillId', 'relatedId'], batch).delete(),
  );
  await inBatches(occupations.removed, (batch) =>
    db
      .catalogue(OccupationRow, tx)
      .whereIn('id', [...batch])
      .delete(),
  );
  await inBatches(skills.removed, (batch) =>
    db
      .catalogue(SkillRow, tx)
      .whereIn('id', [...batch])
      .patch({ isRetired: true, checksum: '' }),
  );
  await inBatches(stored(skills), (batch) =>
    db
      .catalogue(SkillRow, tx)
      .insert(batch.map((skill) => ({ ...skill, source: 'esco' as const, isRetired: false })))
      .onConflict('id')
      .merge(),
  );
  await inBatches(stored(occupations), (batch) =>
    db
      .catalogue(OccupationRow, tx)
      .insert([...batch])
      .onConflict('id')
      .merge(),
  );
  await inBatches(stored(occupationSkills), (batch) =>
    db
      .catalogue(OccupationSkillRow, tx)
      .insert(batch.map(({ from, to, relation }) => ({ occupationId: from, skillId: to, relation })))
      .onConflict(['occupation_id', 'skill_id'])
      .merge(),
  );
  await inBatches(stored(skillRelations), (batch) =>
    db
      .catalogue(SkillRelationRow, tx)
      .insert(batch.map(({ from, to, relation }) => ({ skillId: from, relatedId: to, relation })))
      .onConflict(['skill_id', 'related_id'])
      .merge(),
  );
}

const stored = <Item>({ created, changed }: Changes<Item>): readonly Item[] => [...created, ...changed];

const endsOf = (key: string): [from: string, to: string] => {
  const [from = '', to = ''] = key.split(' ');
  return [from, to];
};

async function inBatches<Item>(items: readonly Item[], store: (batch: readonly Item[]) => PromiseLike<unknown>) {
  for (let start = 0; start < items.length; start += batchSize) await store(items.slice(start, start + batchSize));
}

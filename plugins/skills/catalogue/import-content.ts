import { createHash } from 'node:crypto';
import type { Database, Tx } from '../../../core/db/index.ts';
import { acquireLock } from '../../../core/db/index.ts';
import { SkillRow } from '../models.ts';
import type { SkillEntry } from './contract.ts';

/**
 * Stores the platform's own catalogue. Entries that have not changed are left alone; skills that the content no longer
 * contains are retired, because learners' progress refers to them. Idempotent, also when several servers start at once.
 */
export const importContent = (db: Database, entries: readonly SkillEntry[]): Promise<void> =>
  db.transaction(async (tx) => {
    const known = await storedChecksums(db, tx);
    const rows = entries.map(rowOf);
    const changed = rows.filter(({ id, checksum }) => known.get(id) !== checksum);
    const gone = [...known.keys()].filter((id) => !rows.some((row) => row.id === id));
    if (changed.length === 0 && gone.length === 0) return;
    await acquireLock(tx, 'skills.content');
    if (changed.length > 0) await db.catalogue(SkillRow, tx).insert(changed).onConflict('id').merge();
    await db.catalogue(SkillRow, tx).whereIn('id', gone).patch({ isRetired: true, checksum: '' });
  });

async function storedChecksums(db: Database, tx: Tx): Promise<Map<string, string>> {
  const rows = await db.catalogue(SkillRow, tx).where({ source: 'eiq', isRetired: false }).select('id', 'checksum');
  return new Map(rows.map(({ id, checksum }) => [id, checksum]));
}

function rowOf(entry: SkillEntry) {
  const checksum = createHash('sha256').update(JSON.stringify(entry)).digest('hex').slice(0, 32);
  return { ...entry, source: 'eiq' as const, isRetired: false, checksum };
}

import type { InstitutionRef } from '../../../core/contract/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { Dependencies } from '../dependencies.ts';
import { ClassRow, TermRow } from '../models.ts';
import { archive } from './classes.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Archives the classes of terms that ended longer ago than the institution's setting. */
export async function archiveEnded(dependencies: Dependencies, institution: InstitutionRef): Promise<void> {
  const { db, clock, settings } = dependencies;
  const who = unprivilegedActor(institution);
  const { archiveAfterDays } = await settings(institution);
  const lastDay = new Date(clock.now().getTime() - archiveAfterDays * dayMs).toISOString().slice(0, 10);
  const ended = db.rows(TermRow, { who }).where('endsOn', '<', lastDay).select('id');
  const rows = await db.rows(ClassRow, { who }).whereIn('termId', ended).whereNull('archivedAt').select('id');
  for (const { id } of rows) {
    await db.transaction(async (tx) => {
      const row = await db.rows(ClassRow, { who, tx }).findById(id).forUpdate();
      if (row) await archive(dependencies, { who, tx }, row);
    });
  }
}

import type { Who } from '../../../../core/contract/index.ts';
import { newId } from '../../../../core/db/index.ts';
import { announceChange } from '../announce.ts';
import type { DeskDependencies } from '../dependencies.ts';
import { CaseRow, RecusalRow, ReviewRow } from '../models.ts';
import { lockDeskCase } from './access.ts';
import { updateCase } from './progress.ts';

/** Declares a conflict of interest of the caller. Their review no longer counts. Idempotent. @throws Failure not_found */
export function recuse(dependencies: DeskDependencies, who: Who, id: string, reason: string): Promise<void> {
  const { db, clock, audit } = dependencies;
  return db.transaction(async (tx) => {
    const context = { who, tx };
    const found = await lockDeskCase(dependencies, context, id);
    if (found.mine === 'recused') return;
    const row = { id: newId(), applicationId: id, reviewerId: who.user.id, reason, at: clock.now() };
    await db.rows(RecusalRow, context).insert(row);
    const reviews = db.rows(ReviewRow, context).where({ applicationId: id, reviewerId: who.user.id });
    await reviews.patch({ counts: false });
    if (await db.rows(CaseRow, context).findById(id)) await updateCase(dependencies, context, found);
    await audit.record(context, { action: 'universities.recused', subject: id });
    await announceChange(dependencies, context, found.application);
  });
}

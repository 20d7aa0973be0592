import type { Who } from '../../../../core/contract/index.ts';
import { conflict, notFound } from '../../../../core/contract/index.ts';
import { insertIfNew } from '../../../../core/db/index.ts';
import { announceChange } from '../announce.ts';
import type { DeskDependencies } from '../dependencies.ts';
import { ReviewNoteRow } from '../models.ts';
import { lockDeskCase, withheldBecause } from './access.ts';

const maxNotes = 200;

/** Adds a note of the caller's. The same id again changes nothing. @throws Failure not_found, conflict */
export function addNote(
  dependencies: DeskDependencies,
  who: Who,
  applicationId: string,
  { noteId, text }: { noteId: string; text: string },
): Promise<void> {
  const { db, clock, audit } = dependencies;
  return db.transaction(async (tx) => {
    const context = { who, tx };
    const found = await lockDeskCase(dependencies, context, applicationId);
    const withheld = withheldBecause(found);
    if (withheld) throw conflict(withheld);
    const known = await db.rows(ReviewNoteRow, context).where({ applicationId }).orderBy('sequence');
    const same = known.find(({ id }) => id === noteId);
    if (same && same.authorId === who.user.id) return;
    if (known.length >= maxNotes) throw conflict(`An application has at most ${maxNotes} notes.`);
    const sequence = (known.at(-1)?.sequence ?? 0) + 1;
    const row = { id: noteId, applicationId, authorId: who.user.id, text, at: clock.now(), sequence };
    if (!(await insertIfNew(db.rows(ReviewNoteRow, context), row, ['id']))) throw notFound();
    await audit.record(context, { action: 'universities.note-added', subject: applicationId });
    await announceChange(dependencies, context, found.application);
  });
}

/** Deletes a note of the caller's. Idempotent. @throws Failure not_found */
export function removeNote(
  dependencies: DeskDependencies,
  who: Who,
  { id: applicationId, noteId }: { id: string; noteId: string },
): Promise<void> {
  const { db, audit } = dependencies;
  return db.transaction(async (tx) => {
    const context = { who, tx };
    const found = await lockDeskCase(dependencies, context, applicationId);
    const rows = db.rows(ReviewNoteRow, context).where({ id: noteId, applicationId, authorId: who.user.id });
    if ((await rows.delete()) === 0) return;
    await audit.record(context, { action: 'universities.note-removed', subject: applicationId });
    await announceChange(dependencies, context, found.application);
  });
}

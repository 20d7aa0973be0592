import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import type { FailureCode } from '../contract.ts';
import { kindTitles } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { failureOf } from '../failures.ts';
import { DocumentRow, ReadingRow } from '../models.ts';
import { isSameName } from '../values/names.ts';
import type { DocumentRead } from './read.ts';
import { released } from './turns.ts';

/** Stores how the reading of a document ended, and tells its owner. */
export function createOutcomes(dependencies: Dependencies) {
  const { db, clock, notifyTabs } = dependencies;

  async function processed({ who, tx }: TransactionContext, document: DocumentRow): Promise<void> {
    const { id, userId, fileName, failure, kind } = document;
    const status = failure ? ('failed' as const) : ('completed' as const);
    await dependencies.events.emit(tx, who.institution, 'document.processed', { userId, documentId: id, status });
    await dependencies.notifications(who)?.notify(
      { who, tx },
      {
        userId,
        id: `documents ${id} ${document.round}`,
        kind: `documents.${status === 'failed' ? 'failed' : 'processed'}`,
        title: failure ? 'Document not read' : 'Check your document',
        text: failure
          ? `“${fileName}”: ${failureOf(failure).message}`
          : `“${fileName}” was read${kind && kind !== 'other' ? ` (${kindTitles[kind].toLowerCase().replace(/^(sat|act|ap)/, (test) => test.toUpperCase())})` : ''}. Check the values and confirm them.`,
        to: status === 'failed' ? '/documents' : `/documents/${id}`,
      },
    );
    afterCommit(tx, () => notifyTabs(who.institution, userId, id, status));
  }

  return {
    fail: (institution: InstitutionRef, document: DocumentRow, failure: FailureCode, detail: string): Promise<void> =>
      db.transaction(async (tx) => {
        const failed = {
          ...released,
          status: 'failed' as const,
          failure,
          failureDetail: detail.slice(0, 500),
          waitsForScan: false,
          confirmedAt: null,
          processedAt: clock.now(),
        };
        const now = await db.rows(DocumentRow, { institution, tx }).findById(document.id).forUpdate();
        if (!isStillTaken(now, document)) return;
        await db.rows(DocumentRow, { institution, tx }).findById(document.id).patch(failed);
        await processed({ who: { institution }, tx }, Object.assign(now, failed));
      }),

    /** @returns false if the document is gone or being read anew */
    save: (institution: InstitutionRef, document: DocumentRow, { record, pages }: DocumentRead): Promise<boolean> =>
      db.transaction(async (tx) => {
        const now = await db.rows(DocumentRow, { institution, tx }).findById(document.id).forUpdate();
        if (!isStillTaken(now, document)) return false;
        const owner = (await dependencies.people.named({ who: { institution }, tx }, [now.userId])).get(now.userId);
        const name = record.studentName?.value;
        const completed = {
          ...released,
          status: 'completed' as const,
          kind: record.kind,
          nameMatches: name && owner ? isSameName(name, owner) : null,
          processedAt: clock.now(),
          failure: null,
          failureDetail: null,
        };
        await db.rows(DocumentRow, { institution, tx }).findById(document.id).patch(completed);
        await db
          .rows(ReadingRow, { institution, tx })
          .insert({
            documentId: document.id,
            userId: document.userId,
            reading: record as unknown as ReadingRow['reading'],
            pages,
            corrections: null,
            correctedAt: null,
            confirmed: null,
          })
          .onConflict('documentId')
          .merge(['reading', 'pages']);
        await processed({ who: { institution }, tx }, Object.assign(now, completed));
        return true;
      }),
  };
}

/** Whether this run still has the document. Otherwise it was deleted, is read anew, or was given to another run. */
const isStillTaken = (
  now: DocumentRow | undefined,
  { round, readingJobId, attempts }: DocumentRow,
): now is DocumentRow =>
  now !== undefined && now.round === round && now.readingJobId === readingJobId && now.attempts === attempts;

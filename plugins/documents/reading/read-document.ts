import type { InstitutionRef } from '../../../core/contract/index.ts';
import { Failure } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import type { DeliveredJob } from '../../../core/plugins/define-plugin.ts';
import type { FailureCode } from '../contract.ts';
import { kindTitles } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { failureOf } from '../failures.ts';
import { originalKey, pageKey, pagesKey } from '../files.ts';
import { DocumentRow, ReadingRow } from '../models.ts';
import { isSameName } from '../values/names.ts';
import type { DocumentRead } from './read.ts';
import { runReading } from './start-read-process.ts';

type Job = DeliveredJob<{ userId: string; documentId: string }>;

/** When a file is scanned again whose scanner did not answer (ms). */
const rescanMs = 60_000;

/** The job: scans a document for viruses where a scanner is configured, then reads it. */
export function createReadDocument(dependencies: Dependencies) {
  const { db, storage, clock, config, settings, jobs, scanner, log, notifyTabs } = dependencies;

  const find = (institution: InstitutionRef, id: string) => db.rows(DocumentRow, { institution }).findById(id);

  /** Whether the file may be read now. */
  async function isScanned(institution: InstitutionRef, document: DocumentRow): Promise<boolean> {
    if (!scanner || document.scannedAt) return true;
    const key = originalKey(document);
    const result = await scanner.scan(await storage.get(key)).catch((error: unknown) => {
      if (error instanceof Failure && error.code === 'not_found') throw error;
      log.warn({ err: error, documentId: document.id }, 'A document waits because the virus scanner does not work');
      return undefined;
    });
    if (!result) {
      await db.rows(DocumentRow, { institution }).findById(document.id).patch({ waitsForScan: true });
      const payload = { userId: document.userId, documentId: document.id };
      await jobs.enqueue('read', institution, payload, { startAfter: new Date(clock.now().getTime() + rescanMs) });
      notifyTabs(institution, document.userId, document.id, document.status);
      return false;
    }
    if (!result.isClean) {
      await fail(institution, document, 'virus', result.virus);
      await discardFiles(document);
      log.warn({ documentId: document.id, virus: result.virus }, 'A document with a virus was deleted');
      return false;
    }
    const scanned = { scannedAt: clock.now(), waitsForScan: false };
    await db.rows(DocumentRow, { institution }).findById(document.id).patch(scanned);
    return true;
  }

  async function discardFiles(document: DocumentRow): Promise<void> {
    const pages = await storage.list(pagesKey(document));
    for (const key of [...pages, originalKey(document)]) await storage.delete(key);
  }

  async function fail(institution: InstitutionRef, document: DocumentRow, failure: FailureCode, detail: string) {
    await db.transaction(async (tx) => {
      const failed = {
        status: 'failed' as const,
        failure,
        failureDetail: detail.slice(0, 500),
        waitsForScan: false,
        confirmedAt: null,
        processedAt: clock.now(),
      };
      const now = await db.rows(DocumentRow, { institution, tx }).findById(document.id).forUpdate();
      if (!now || now.round !== document.round) return;
      await db.rows(DocumentRow, { institution, tx }).findById(document.id).patch(failed);
      await processed({ who: { institution }, tx }, Object.assign(now, failed));
    });
  }

  /** @returns false if the document is gone or being read anew */
  const save = (
    institution: InstitutionRef,
    document: DocumentRow,
    { record, pages }: DocumentRead,
  ): Promise<boolean> =>
    db.transaction(async (tx) => {
      const now = await db.rows(DocumentRow, { institution, tx }).findById(document.id).forUpdate();
      if (!now || now.round !== document.round) return false;
      const owner = (await dependencies.people.named({ who: { institution }, tx }, [now.userId])).get(now.userId);
      const name = record.studentName?.value;
      const completed = {
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
    });

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

  return async function readDocument({ institution, payload, signal, attempt, progress }: Job): Promise<void> {
    const document = await find(institution, payload.documentId);
    if (!document || document.status === 'failed') return;
    try {
      if (!(await isScanned(institution, document)) || document.status === 'completed') return;
      await db.rows(DocumentRow, { institution }).findById(document.id).patch({ status: 'processing' });
      notifyTabs(institution, document.userId, document.id, 'processing');
      const { pages } = await settings(institution);
      const stored: Promise<unknown>[] = [];
      const outcome = await runReading(
        await storage.get(originalKey(document)),
        { type: document.fileType, limits: { pages, pixels: config.megapixels * 1_000_000 } },
        { seconds: config.readingSeconds, megabytes: config.readingMegabytes, signal },
        ({ page, pages: count, picture }) => {
          progress(page, count);
          if (picture) stored.push(storage.put(pageKey(document, page), once(picture)));
        },
      );
      await Promise.all(stored);
      const isSaved = 'read' in outcome && (await save(institution, document, outcome.read));
      if (!isSaved) for (const key of await storage.list(pagesKey(document))) await storage.delete(key);
      if ('failure' in outcome) {
        if (outcome.failure === 'internal') {
          log.error({ detail: outcome.detail, documentId: document.id }, 'Reading failed');
        }
        await fail(institution, document, outcome.failure, outcome.detail);
      }
    } catch (error) {
      if (signal.aborted) throw error;
      if (error instanceof Failure && error.code === 'not_found') {
        if (await find(institution, document.id)) await fail(institution, document, 'missing', error.message);
      } else if (attempt > lastAttempt) {
        await fail(institution, document, 'internal', String(error));
        throw error;
      } else throw error;
    }
  };
}

/** The contract's `retries`: after these the document is marked as failed. */
const lastAttempt = 3;

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

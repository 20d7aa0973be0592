import type { InstitutionRef } from '../../../core/contract/index.ts';
import { Failure } from '../../../core/contract/index.ts';
import type { DeliveredJob } from '../../../core/plugins/define-plugin.ts';
import type { Dependencies } from '../dependencies.ts';
import { originalKey, pageKey, pagesKey } from '../files.ts';
import { DocumentRow } from '../models.ts';
import { createOutcomes } from './outcomes.ts';
import type { Readers } from './process/readers.ts';
import type { createTurns } from './turns.ts';
import { released } from './turns.ts';

/** When a file is scanned again whose scanner did not answer (ms). */
const rescanMs = 60_000;
/** A document whose reading began so often without an end is marked as failed: the contract's `retries` and the first. */
const maxAttempts = 4;
/** A reader that ended without an answer is started once more: the machine may have run out of memory. */
const maxCrashes = 2;

/** The job: takes the document whose turn it is, scans it for viruses where a scanner is configured, then reads it. */
export function createReadNext(dependencies: Dependencies, turns: ReturnType<typeof createTurns>, readers: Readers) {
  const { db, storage, clock, config, settings, jobs, scanner, log, notifyTabs } = dependencies;
  const { fail, save } = createOutcomes(dependencies);

  const rowOf = (institution: InstitutionRef, { id }: DocumentRow) =>
    db.rows(DocumentRow, { institution }).findById(id);

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
      const notBefore = new Date(clock.now().getTime() + rescanMs);
      await rowOf(institution, document).patch({ ...released, notBefore, waitsForScan: true });
      await jobs.enqueue('read', institution, {}, { startAfter: notBefore });
      notifyTabs(institution, document.userId, document.id, document.status);
      return false;
    }
    if (!result.isClean) {
      await fail(institution, document, 'virus', result.virus);
      await discardFiles(document);
      log.warn({ documentId: document.id, virus: result.virus }, 'A document with a virus was deleted');
      return false;
    }
    await rowOf(institution, document).patch({ scannedAt: clock.now(), waitsForScan: false });
    return true;
  }

  async function discardFiles(document: DocumentRow): Promise<void> {
    const pages = await storage.list(pagesKey(document));
    for (const key of [...pages, originalKey(document)]) await storage.delete(key);
  }

  async function read(institution: InstitutionRef, document: DocumentRow, signal: AbortSignal): Promise<void> {
    await rowOf(institution, document).patch({ status: 'processing' });
    notifyTabs(institution, document.userId, document.id, 'processing');
    const { pages } = await settings(institution);
    const stored: Promise<unknown>[] = [];
    const outcome = await readers.read(
      await storage.get(originalKey(document)),
      { type: document.fileType, limits: { pages, pixels: config.megapixels * 1_000_000 } },
      signal,
      ({ page, picture }) => {
        if (picture) stored.push(storage.put(pageKey(document, page), once(picture)));
      },
    );
    await Promise.all(stored);
    if ('failure' in outcome && outcome.crashed && document.attempts < maxCrashes) throw new Error(outcome.detail);
    const isSaved = 'read' in outcome && (await save(institution, document, outcome.read));
    if (!isSaved) for (const key of await storage.list(pagesKey(document))) await storage.delete(key);
    if ('failure' in outcome) {
      if (outcome.failure === 'internal') {
        log.error({ detail: outcome.detail, documentId: document.id }, 'Reading failed');
      }
      await fail(institution, document, outcome.failure, outcome.detail);
    }
  }

  return async function readNext({ id, institution, signal }: DeliveredJob<object>): Promise<void> {
    const document = await turns.take(institution, id);
    if (!document) return;
    try {
      if (document.attempts > maxAttempts) {
        await fail(institution, document, 'internal', 'The server ended each time while this document was read');
      } else if (await isScanned(institution, document)) {
        if (document.status === 'completed') await rowOf(institution, document).patch(released);
        else await read(institution, document, signal);
      }
    } catch (error) {
      if (signal.aborted) throw error;
      if (error instanceof Failure && error.code === 'not_found') {
        if (await rowOf(institution, document)) await fail(institution, document, 'missing', error.message);
      } else {
        if (document.attempts >= maxAttempts) await fail(institution, document, 'internal', String(error));
        throw error;
      }
    }
  };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

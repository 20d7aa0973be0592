import type { Actor } from '../../../core/contract/index.ts';
import { DocumentRow, WriterRow } from '../models.ts';
import type { Dependencies } from '../rooms/dependencies.ts';
import type { DocumentStore } from './store.ts';
import { contentOf } from './types.ts';
import { clockOf, documentOf } from './yjs.ts';

/** Reads what a learner has written into a document since it was last read, and raises an alert for lines that show danger. */
export async function readWritten(
  { db, safeguarding }: Pick<Dependencies, 'db' | 'safeguarding'>,
  store: Pick<DocumentStore, 'since'>,
  who: Pick<Actor, 'institution'>,
  { documentId, userId }: { readonly documentId: string; readonly userId: string },
): Promise<void> {
  const writers = await db.rows(WriterRow, { who }).where({ documentId, userId });
  const stored = await db.rows(DocumentRow, { who }).findById(documentId).select('type');
  if (writers.length === 0 || !stored) return;
  const document = documentOf((await store.since({ who }, documentId, 0)).update);
  const readUntil = new Map(writers.map(({ clientId, readClock }) => [clientId, readClock]));
  for (const content of contentOf[stored.type].linesWrittenBy(document, readUntil)) {
    if (safeguarding.dangersIn(content).length === 0) continue;
    await safeguarding.raise({ who }, { userId, content, place: 'collaboration' });
  }
  for (const { clientId } of writers) {
    await db
      .rows(WriterRow, { who })
      .findById([documentId, clientId])
      .patch({ readClock: clockOf(document, clientId) });
  }
}

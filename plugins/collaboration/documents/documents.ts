import type { Who } from '../../../core/contract/index.ts';
import { conflict, forbidden } from '../../../core/contract/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import { DocumentRow, ParticipantRow, WriterRow } from '../models.ts';
import type { Dependencies } from '../rooms/dependencies.ts';
import { participantIn } from '../rooms/dependencies.ts';
import type { CodeLanguage, DocumentType, RoomDocument } from './contract.ts';

const maxDocuments = 50;

interface NewDocument {
  readonly id: string;
  readonly roomId: string;
  readonly title: string;
  readonly type: DocumentType;
  readonly language: CodeLanguage;
}

/** The list of documents of a room. */
export function createDocuments(dependencies: Dependencies) {
  const { db, clock, live } = dependencies;

  /** Whoever has left may be somebody whom the others may no longer meet. */
  const withCollaborators = async (
    who: Who,
    roomId: string,
    documents: readonly DocumentRow[],
  ): Promise<RoomDocument[]> => {
    const ids = documents.map(({ id }) => id);
    const [writers, people] = await Promise.all([
      db.rows(WriterRow, { who }).whereIn('documentId', ids).distinct('documentId', 'userId'),
      db.rows(ParticipantRow, { who }).where({ roomId, admission: 'admitted' }).select('userId'),
    ]);
    const present = new Set(people.map(({ userId }) => userId));
    return documents.map((document) => ({
      ...document,
      collaborators: writers
        .filter(({ documentId, userId }) => documentId === document.id && present.has(userId))
        .map(({ userId }) => userId),
    }));
  };

  return {
    /** @throws Failure not_found, forbidden */
    async list(who: Who, roomId: string): Promise<RoomDocument[]> {
      await participantIn(dependencies, { who }, roomId);
      return withCollaborators(
        who,
        roomId,
        await db.rows(DocumentRow, { who }).where({ roomId }).orderBy('lastModified', 'desc'),
      );
    },

    /** @throws Failure not_found, forbidden, conflict */
    async create(who: Who, { id, roomId, title, type, language }: NewDocument): Promise<RoomDocument> {
      const stored = await db.transaction(async (tx) => {
        const { room, participant } = await participantIn(dependencies, { who, tx }, roomId);
        if (room.endedAt) throw conflict('This room has ended.');
        if (!participant.mayWrite) throw forbidden('You can read in this room and not write.');
        const inRoom = await db.rows(DocumentRow, { who, tx }).where({ roomId }).resultSize();
        const known = await db.rows(DocumentRow, { who, tx }).findOne({ id, roomId });
        if (known) return known;
        if (inRoom >= maxDocuments) throw conflict(`A room has at most ${maxDocuments} documents.`);
        const created = {
          id,
          roomId,
          title,
          type,
          language: type === 'code' ? language : null,
          sequence: 0,
          bytes: 0,
          lastModified: clock.now(),
          modifiedBy: who.user.id,
        };
        await db.rows(DocumentRow, { who, tx }).insert(created).onConflict('id').ignore();
        const stored = await db.rows(DocumentRow, { who, tx }).findOne({ id, roomId });
        if (!stored) throw conflict('A document with this id already exists.');
        afterCommit(tx, () => live.roomChanged(who.institution, roomId));
        return stored;
      });
      const [created] = await withCollaborators(who, roomId, [stored]);
      if (!created) throw new Error('The new document is missing');
      return created;
    },
  };
}

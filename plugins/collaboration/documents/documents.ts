import type { Who } from '../../../core/contract/index.ts';
import { conflict, forbidden } from '../../../core/contract/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import { DocumentRow } from '../models.ts';
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
  return {
    /** @throws Failure not_found, forbidden */
    async list(who: Who, roomId: string): Promise<RoomDocument[]> {
      await participantIn(dependencies, { who }, roomId);
      return db.rows(DocumentRow, { who }).where({ roomId }).orderBy('lastModified', 'desc').execute();
    },

    /** @throws Failure not_found, forbidden, conflict */
    async create(who: Who, { id, roomId, title, type, language }: NewDocument): Promise<RoomDocument> {
      return db.transaction(async (tx) => {
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
    },
  };
}

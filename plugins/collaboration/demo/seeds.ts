import { createHash } from 'node:crypto';
import * as Y from 'yjs';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { People } from '../../../core/services.ts';
import { DocumentRow, ParticipantRow, RoomRow, SnapshotRow } from '../models.ts';
import type { Dependencies } from '../rooms/dependencies.ts';
import type { DemoDocument, DemoRoom } from './rooms.ts';
import { demoRooms } from './rooms.ts';

interface SeedDependencies extends Pick<Dependencies, 'db' | 'clock'> {
  readonly byLogin: People['byLogin'];
}

const dayMs = 24 * 60 * 60 * 1000;

/** Seeds rooms of the demo's people with notes, a whiteboard and code. Idempotent. */
export async function seedRooms(dependencies: SeedDependencies, institution: InstitutionRef): Promise<void> {
  for (const room of demoRooms) await seedRoom(dependencies, institution, room);
}

async function seedRoom(
  { db, clock, byLogin }: SeedDependencies,
  institution: InstitutionRef,
  { members, documents, ...stated }: DemoRoom,
): Promise<void> {
  const who = unprivilegedActor(institution);
  const people: string[] = [];
  for (const username of members) {
    const person = await byLogin({ who }, username);
    if (person) people.push(person.id);
  }
  const [createdBy] = people;
  if (!createdBy) return;
  const at = new Date(clock.now().getTime() - dayMs);
  await db.transaction(async (tx) => {
    const id = idFrom(`${institution.id} ${stated.name}`);
    if (await db.rows(RoomRow, { who, tx }).findById(id)) return;
    await db.rows(RoomRow, { who, tx }).insert({ id, ...stated, createdBy, createdAt: at, endedAt: null });
    for (const [index, userId] of people.entries()) {
      const role = index === 0 ? 'host' : 'collaborator';
      const admitted = { admission: 'admitted', mayWrite: true, joinedAt: at } as const;
      await db.rows(ParticipantRow, { who, tx }).insert({ roomId: id, userId, role, ...admitted });
    }
    for (const document of documents) await seedDocument(db, { who, tx }, { roomId: id, createdBy, at, document });
  });
}

interface Place {
  readonly roomId: string;
  readonly createdBy: string;
  readonly at: Date;
  readonly document: DemoDocument;
}

async function seedDocument(
  db: Dependencies['db'],
  context: TransactionContext,
  { roomId, createdBy, at, document: { title, type, language, write } }: Place,
): Promise<void> {
  const id = idFrom(`${roomId} ${title}`);
  const document = new Y.Doc();
  write(document);
  const state = Buffer.from(Y.encodeStateAsUpdate(document));
  await db.rows(DocumentRow, context).insert({
    ...{ id, roomId, title, type, language: language ?? null, sequence: 1, bytes: state.byteLength },
    ...{ lastModified: at, modifiedBy: createdBy },
  });
  await db.rows(SnapshotRow, context).insert({ documentId: id, sequence: 1, state, at });
}

/** A stable id, so that seeding twice adds nothing. */
function idFrom(text: string): string {
  const hex = createHash('sha256').update(`collaboration ${text}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

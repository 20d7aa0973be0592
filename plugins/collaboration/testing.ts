import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import * as Y from 'yjs';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { connect } from '../../core/testing.ts';
import type { DocumentType } from './documents/contract.ts';
import type { SharedDocument } from './web/documents/shared-document.ts';
import { shareDocument } from './web/documents/shared-document.ts';

// Helpers for tests of this plugin.

export const roomsPath = '/api/collaboration/rooms';
export const documentsPath = '/api/collaboration/documents';

export async function openRoom(host: TestPerson, fields: Record<string, unknown> = {}): Promise<string> {
  const { body, status } = await host.post(roomsPath, { name: 'Algebra', type: 'study_session', ...fields });
  if (status !== 201) throw new Error(`The room was not created: ${JSON.stringify(body)}`);
  return body.id as string;
}

export async function addDocument(
  person: TestPerson,
  roomId: string,
  type: DocumentType = 'notes',
  fields: Record<string, unknown> = {},
): Promise<string> {
  const { body, status } = await person.post(documentsPath, {
    id: randomUUID(),
    roomId,
    title: 'Notes',
    type,
    ...fields,
  });
  if (status !== 201) throw new Error(`The document was not created: ${JSON.stringify(body)}`);
  return body.id as string;
}

/**
 * A copy of a document over a socket, as a browser keeps it.
 * @param onStored called for every update that the server has acknowledged
 */
export async function openCopy(first: Socket, documentId: string, onStored: (update: Uint8Array) => void = () => {}) {
  const document = new Y.Doc();
  let tab = first;
  const ask = async (message: string, body: object) => {
    if (!tab.connected) throw Object.assign(new Error('Not connected'), { code: 'offline' });
    const answer = await tab.timeout(5000).emitWithAck(message, body);
    if (!answer.ok) throw Object.assign(new Error(answer.error.message), { code: answer.error.code });
    return answer;
  };
  const shared: SharedDocument = shareDocument(document, {
    enter: () => ask('enter_room', { room: 'collaboration.document', key: documentId }),
    async send(update) {
      const answer = await ask('document_update', { documentId, update });
      onStored(update);
      return answer;
    },
    since: async (sequence) => {
      const { update, ...answer } = await ask('document_since', { documentId, sequence });
      return { ...answer, update: new Uint8Array(update) };
    },
  });
  /** Connects with a tab of another server process, as a browser does whose server is gone. */
  const connectOver = (next: Socket) => {
    tab = next;
    next.on('document_update', (change: { documentId: string; sequence: number; update: Buffer }) => {
      if (change.documentId === documentId) shared.received({ ...change, update: new Uint8Array(change.update) });
    });
    next.on('disconnect', () => {
      if (tab === next) shared.disconnected();
    });
    return shared.connected();
  };
  await connectOver(first);
  return { document, shared, connectOver, text: document.getText('content') };
}

/** A connection of a person's browser tab. */
export const tabOf = (at: TestPlatform, person: TestPerson): Promise<Socket> =>
  connect(at.server.port, person.token, undefined, []);

/** Sends a message to a room's chat. */
export const sendMessage = (tab: Socket, roomId: string, message: string, id: string = randomUUID()) =>
  tab.emitWithAck('chat_message', { roomId, message, id });

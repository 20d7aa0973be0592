import { randomUUID } from 'node:crypto';
import * as Y from 'yjs';
import { connect } from '../../core/testing.ts';
import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { setAgeBand } from '../learner/testing.ts';
import { addDocument, openRoom, roomsPath, sendMessage, tabOf } from './testing.ts';

/** Opens a room and writes in a document. The words in the document belong to the room and stay; the name of their writer does not. */
export const leaveTraces: LeaveTraces = async ({ at, person, staff, words }) => {
  await setAgeBand(at, person, 'adult');
  const room = await openRoom(person, { name: words('person').slice(0, 80) });
  // Staff stay in it when the learner's age band changes.
  await staff.post(`${roomsPath}/${room}/join`);
  const documentId = await addDocument(person, room);
  const tab = await connect(at.server.port, person.token, undefined, []);
  const write = async (text: string) => {
    const document = new Y.Doc();
    document.getText('content').insert(0, text);
    const update = Y.encodeStateAsUpdate(document);
    const answer = await tab.emitWithAck('document_update', { documentId, update });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
  };
  await write('A shared sentence');
  await at.runSchedule('collaboration', 'snapshots');
  await write('Another one');
  const { message } = await sendMessage(tab, room, words('person'));
  const other = await tabOf(at, staff);
  const answer = await sendMessage(other, room, 'An unkind word');
  for (const [reporter, { id }] of [
    [staff, message],
    [person, answer.message],
  ] as const)
    await reporter.post(`${roomsPath}/${room}/messages/${id}/report`, { reason: 'unkind' });
  const { topics } = (await person.get(`${roomsPath}/${room}/practice`)).body;
  const { section, contentArea } = topics[0];
  const run = { id: randomUUID(), section, contentArea, total: 1 };
  await person.post(`${roomsPath}/${room}/practice`, run);
  await person.post(`${roomsPath}/${room}/practice/${run.id}/answer`, { position: 0, answer: 0 });
  // The tabs stay open: who closes theirs leaves the call. Staff stay in it when the learner's age band changes.
  for (const inCall of [tab, other])
    await inCall.emitWithAck('join_call', { roomId: room, isAudioEnabled: true, isVideoEnabled: false });
};

import { randomUUID } from 'node:crypto';
import { knexOf } from '../../core/db/index.ts';
import type { TestPerson } from '../../core/testing.ts';
import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import { createCohort } from '../cohorts/testing.ts';
import { setAgeBand } from '../learner/testing.ts';
import { emptyUpdate } from './documents/yjs.ts';
import { addDocument, openRoom, roomsPath } from './testing.ts';

async function aRoom({ at, person, institution }: Owner) {
  if (person.user.role === 'learner') await setAgeBand(at, person, 'adult', institution);
  return { params: { id: await openRoom(person) } };
}

async function aGuest(owner: Owner) {
  const { params } = await aRoom(owner);
  const guest = await owner.at.person(owner.person.user.role, owner.institution);
  if (guest.user.role === 'learner') await setAgeBand(owner.at, guest, 'adult', owner.institution);
  await guest.post(`${roomsPath}/${params.id}/join`);
  return { params: { ...params, userId: guest.user.id } };
}

async function aDocument(owner: Owner) {
  const { params } = await aRoom(owner);
  return { params: { id: await addDocument(owner.person, params.id) } };
}

/** A document with one kept state. */
async function aKeptDocument(owner: Owner) {
  const made = await aDocument(owner);
  const knex = knexOf(owner.at.platform.database);
  const kept = { document_id: made.params.id, sequence: 1, at: new Date(), state: Buffer.from(emptyUpdate) };
  await knex('collaboration.documents').where({ id: made.params.id }).update({ sequence: 1 });
  await knex('collaboration.snapshots').insert({ ...kept, institution_id: owner.institution.id });
  return made;
}

/** A message of another person in a room of the owner, sent before an assessment closes chats. */
async function aMessageOfAnother(owner: Owner) {
  const { at, person, institution } = owner;
  const { params } = await aRoom(owner);
  const other = await at.person(person.user.role, institution);
  if (other.user.role === 'learner') await setAgeBand(at, other, 'adult', institution);
  await other.post(`${roomsPath}/${params.id}/join`);
  return { params: { ...params, messageId: await aMessageBy(owner, other, params.id) } };
}

/** A stored message: the socket that sends one is closed during an assessment. */
async function aMessageBy({ at, institution }: Owner, person: TestPerson, roomId: string): Promise<string> {
  const id = randomUUID();
  await knexOf(at.platform.database)('collaboration.messages').insert({
    ...{ id, room_id: roomId, user_id: person.user.id, institution_id: institution.id, at: at.clock.now() },
    ...{ type: 'text', text: 'A message', sequence: 1000, change: 1000 },
  });
  return id;
}

/** A practice run in a room of the owner, stored: starting one is closed during an assessment. */
async function aPracticeRun(owner: Owner) {
  const { at, person, institution } = owner;
  const { params } = await aRoom(owner);
  const knex = knexOf(at.platform.database);
  const [runId, now] = [randomUUID(), at.clock.now()];
  const question = {
    ...{ id: randomUUID(), question: 'What is 1 + 1?', type: 'multiple_choice', options: ['1', '2'], stimulus: [] },
    ...{ section: 'core_math', contentArea: 'algebra' },
  };
  await knex('collaboration.practice_runs').insert({
    ...{ id: runId, institution_id: institution.id, room_id: params.id, started_by: person.user.id },
    ...{ section: 'core_math', content_area: 'algebra', total: 2, seconds: 60, position: 0, started_at: now },
    ...{ sitting_id: randomUUID(), question, ends_at: new Date(now.getTime() + 60_000) },
    solution: { correctOption: 1, explanation: 'Count.', steps: [] },
  });
  const taker = { run_id: runId, user_id: person.user.id, institution_id: institution.id, correct: 0 };
  await knex('collaboration.practice_takers').insert(taker);
  const answer = {
    run_id: runId,
    user_id: person.user.id,
    institution_id: institution.id,
    position: 0,
    answer: 0,
    at: now,
  };
  await knex('collaboration.practice_answers').insert(answer);
  return { params: { ...params, runId } };
}

export const named: AccessTestData['named'] = {
  // The caller chooses the id, so it never refers to another person's data.
  createRoom: {
    belongsTo: 'everyone',
    make: () => ({ body: { id: randomUUID(), name: 'Algebra', type: 'study_session' } }),
  },
  openCohortRoom: {
    belongsTo: 'person',
    async make({ at, person, institution }) {
      if (person.user.role === 'learner') await setAgeBand(at, person, 'adult', institution);
      return {
        params: { id: await createCohort(person, person.user.role === 'learner' ? {} : { audience: 'adults' }) },
      };
    },
  },
  room: { belongsTo: 'institution', make: aRoom },
  joinRoom: { belongsTo: 'institution', make: aRoom },
  leaveRoom: { belongsTo: 'institution', make: aRoom },
  changeParticipant: {
    belongsTo: 'person',
    make: async (owner) => ({ ...(await aGuest(owner)), body: { mayWrite: false } }),
  },
  blockParticipant: { belongsTo: 'person', make: aGuest },
  chat: { belongsTo: 'person', make: aRoom },
  chatChanges: {
    belongsTo: 'person',
    make: async (owner) => ({ ...(await aRoom(owner)), query: { since: '0' } }),
  },
  seenChat: { belongsTo: 'person', make: async (owner) => ({ ...(await aRoom(owner)), body: { upTo: 0 } }) },
  editMessage: {
    belongsTo: 'person',
    async make(owner) {
      const { params } = await aRoom(owner);
      const messageId = await aMessageBy(owner, owner.person, params.id);
      return { params: { ...params, messageId }, body: { message: 'Another message' } };
    },
  },
  deleteMessage: { belongsTo: 'person', make: aMessageOfAnother },
  reportChatMessage: {
    belongsTo: 'person',
    make: async (owner) => ({ ...(await aMessageOfAnother(owner)), body: {} }),
  },
  settleChatReport: {
    belongsTo: 'institution',
    async make(owner) {
      const { params } = await aMessageOfAnother(owner);
      await owner.person.post(`${roomsPath}/${params.id}/messages/${params.messageId}/report`, {});
      const { body } = await owner.person.get('/api/collaboration/reports');
      const report = body.find(({ messageId }: { messageId: string }) => messageId === params.messageId);
      return { params: { id: report.id }, body: { remove: true } };
    },
  },
  practice: { belongsTo: 'person', make: aRoom },
  startPractice: {
    belongsTo: 'person',
    make: async (owner) => ({
      ...(await aRoom(owner)),
      body: { id: randomUUID(), section: 'core_math', contentArea: 'data-and-probability' },
    }),
  },
  joinPractice: { belongsTo: 'person', make: aPracticeRun },
  answerPractice: {
    belongsTo: 'person',
    make: async (owner) => ({ ...(await aPracticeRun(owner)), body: { position: 0, answer: 0 } }),
  },
  nextPractice: {
    belongsTo: 'person',
    make: async (owner) => ({ ...(await aPracticeRun(owner)), body: { after: 1 } }),
  },
  endPractice: { belongsTo: 'person', make: aPracticeRun },
  endRoom: { belongsTo: 'person', make: aRoom },
  documents: {
    belongsTo: 'person',
    make: async (owner) => ({ query: { roomId: (await aRoom(owner)).params.id } }),
  },
  createDocument: {
    belongsTo: 'person',
    make: async (owner) => ({
      body: { id: randomUUID(), roomId: (await aRoom(owner)).params.id, title: 'Notes', type: 'notes' },
    }),
  },
  documentHistory: { belongsTo: 'person', make: aDocument },
  documentState: {
    belongsTo: 'person',
    async make(owner) {
      const { params } = await aKeptDocument(owner);
      return { params: { ...params, sequence: '1' } };
    },
  },
  restoreDocument: {
    belongsTo: 'person',
    make: async (owner) => ({ ...(await aKeptDocument(owner)), body: { sequence: 1 } }),
  },
};

/** A room of somebody else that its owner is in, also during an assessment, which closes joining. */
async function aRoomOfAnother(owner: Owner) {
  const { at, person, institution } = owner;
  const host = await at.person(person.user.role, institution);
  const { params } = await aRoom({ ...owner, person: host });
  if (person.user.role === 'learner') await setAgeBand(at, person, 'adult', institution);
  await knexOf(at.platform.database)('collaboration.participants').insert({
    ...{ room_id: params.id, user_id: person.user.id, institution_id: institution.id, joined_at: new Date() },
    ...{ role: 'collaborator', admission: 'admitted', may_write: true },
  });
  return { host, id: params.id };
}

export const rooms: AccessTestData['rooms'] = {
  room: async (owner) => (await aRoomOfAnother(owner)).id,
  call: async (owner) => (await aRoomOfAnother(owner)).id,
  async document(owner) {
    const { host, id } = await aRoomOfAnother(owner);
    return addDocument(host, id);
  },
};

import { randomUUID } from 'node:crypto';
import { knexOf } from '../../core/db/index.ts';
import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import { setAgeBand } from '../learner/testing.ts';
import { emptyUpdate } from './documents/yjs.ts';
import { addDocument, openRoom } from './testing.ts';

async function aRoom({ at, person, institution }: Owner) {
  if (person.user.role === 'learner') await setAgeBand(at, person, 'adult', institution);
  return { params: { id: await openRoom(person) } };
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

export const named: AccessTestData['named'] = {
  // The caller chooses the id, so it never refers to another person's data.
  createRoom: {
    belongsTo: 'everyone',
    make: () => ({ body: { id: randomUUID(), name: 'Algebra', type: 'study_session' } }),
  },
  room: { belongsTo: 'institution', make: aRoom },
  joinRoom: { belongsTo: 'institution', make: aRoom },
  leaveRoom: { belongsTo: 'institution', make: aRoom },
  changeParticipant: {
    belongsTo: 'person',
    async make(owner) {
      const { params } = await aRoom(owner);
      const guest = await owner.at.person(owner.person.user.role, owner.institution);
      if (guest.user.role === 'learner') await setAgeBand(owner.at, guest, 'adult', owner.institution);
      await guest.post(`/api/collaboration/rooms/${params.id}/join`);
      return { params: { ...params, userId: guest.user.id }, body: { mayWrite: false } };
    },
  },
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
  async document(owner) {
    const { host, id } = await aRoomOfAnother(owner);
    return addDocument(host, id);
  },
};

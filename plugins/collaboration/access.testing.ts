import { randomUUID } from 'node:crypto';
import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import { setAgeBand } from '../learner/testing.ts';
import { addDocument, openRoom } from './testing.ts';

async function aRoom({ at, person, institution }: Owner) {
  if (person.user.role === 'learner') await setAgeBand(at, person, 'adult', institution);
  return { params: { id: await openRoom(person) } };
}

async function aDocument(owner: Owner) {
  const { params } = await aRoom(owner);
  return { params: { id: await addDocument(owner.person, params.id) } };
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
      const guest = await owner.at.person('learner', owner.institution);
      await setAgeBand(owner.at, guest, 'adult', owner.institution);
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
      const { params } = await aDocument(owner);
      return { params: { ...params, sequence: '1' } };
    },
  },
  restoreDocument: {
    belongsTo: 'person',
    make: async (owner) => ({ ...(await aDocument(owner)), body: { sequence: 1 } }),
  },
};

export const rooms: AccessTestData['rooms'] = {
  room: async (owner) => (await aRoom(owner)).params.id,
  document: async (owner) => (await aDocument(owner)).params.id,
};

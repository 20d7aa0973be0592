import { randomUUID } from 'node:crypto';
import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import { createStudy, studyWithPanel } from './testing.ts';

/** A study of the owner, who runs it. */
const study = async ({ person }: Owner) => ({ params: { studyId: await createStudy(person) } });

/** A study in whose panel the owner is. */
const panel = async ({ at, person, institution }: Owner) => {
  const administrator = await at.person('administrator', institution);
  const { studyId } = await studyWithPanel(at, administrator, { phase: 'round2', panelists: [person], institution });
  return { params: { studyId } };
};

const ofInstitution = { belongsTo: 'institution', make: study } as const;
const ofPanelist = { belongsTo: 'person', make: panel } as const;

export const named: AccessTestData['named'] = {
  // The caller chooses the id, which names nothing of another person.
  createStudy: { belongsTo: 'everyone', make: () => ({ body: { id: randomUUID(), title: 'Levels', pages: 20 } }) },
  study: ofInstitution,
  deleteStudy: ofInstitution,
  setPanel: {
    belongsTo: 'institution',
    make: async (owner) => ({ ...(await study(owner)), body: { userIds: [] } }),
  },
  nextPhase: {
    belongsTo: 'institution',
    make: async ({ at, person, institution }) => {
      const { studyId } = await studyWithPanel(at, person, { institution });
      return { params: { studyId }, body: { from: 'practice', withoutMissing: true } };
    },
  },
  moves: {
    belongsTo: 'institution',
    make: async ({ at, person, institution }) => {
      const { studyId } = await studyWithPanel(at, person, { phase: 'done', institution });
      return { params: { studyId } };
    },
  },
  adopt: {
    belongsTo: 'institution',
    make: async ({ at, person, institution }) => {
      const { studyId } = await studyWithPanel(at, person, { phase: 'done', institution });
      const { body } = await person.get(`/api/standard-setting/studies/${studyId}/moves`);
      const reason = 'The panel of 2026 agreed';
      return { params: { studyId }, body: { digest: body.digest, reason, isConfirmed: true } };
    },
  },
  studyFile: ofInstitution,
  panel: ofPanelist,
  agree: ofPanelist,
  booklet: ofPanelist,
  placeMarks: {
    belongsTo: 'person',
    make: async (owner) => ({
      ...(await panel(owner)),
      body: { round: 'round2', marks: { immersion: 11, mastery: 21 }, replaces: 0 },
    }),
  },
  addNote: {
    belongsTo: 'person',
    make: async (owner) => ({ ...(await panel(owner)), body: { id: randomUUID(), page: 3, text: 'Two steps' } }),
  },
};

export const rooms: AccessTestData['rooms'] = {
  study: async (owner) => (await panel(owner)).params.studyId,
};

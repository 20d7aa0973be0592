import { randomUUID } from 'node:crypto';
import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import { addTo, createClass } from '../classes/testing.ts';
import { given, practiceWork } from './testing.ts';

/** A class of the owner's institution; administrators manage all of them. Other instructors: assignments.test.ts. */
async function aClass({ person, at, institution }: Owner) {
  const classId = await createClass(person);
  const learner = await at.person('learner', institution);
  await addTo(person, classId, learner);
  return { classId, userId: learner.user.id };
}

async function anAssignment(owner: Owner) {
  const { classId, userId } = await aClass(owner);
  return { classId, userId, id: await given(owner.person, classId) };
}

const one = async (owner: Owner) => ({ params: { id: (await anAssignment(owner)).id } });
const ofClass = async (owner: Owner) => ({ params: { classId: (await aClass(owner)).classId } });
const { title, dueLocal } = practiceWork;

export const named: AccessTestData['named'] = {
  assignments: {
    belongsTo: 'institution',
    make: async (owner) => ({ query: { classId: (await aClass(owner)).classId } }),
  },
  give: {
    belongsTo: 'institution',
    make: async (owner) => ({ body: { id: randomUUID(), classId: (await aClass(owner)).classId, ...practiceWork } }),
  },
  assignment: { belongsTo: 'institution', make: one },
  changeAssignment: {
    belongsTo: 'institution',
    make: async (owner) => ({ ...(await one(owner)), body: { title, dueLocal } }),
  },
  closeAssignment: { belongsTo: 'institution', make: one },
  reopenAssignment: { belongsTo: 'institution', make: one },
  copyAssignment: {
    belongsTo: 'institution',
    make: async (owner) => {
      const { id, classId } = await anAssignment(owner);
      return { params: { id }, body: { id: randomUUID(), classId, dueLocal } };
    },
  },
  deleteAssignment: { belongsTo: 'institution', make: one },
  accommodate: {
    belongsTo: 'institution',
    make: async (owner) => {
      const { id, userId } = await anAssignment(owner);
      return { params: { id, userId }, body: { dueLocal: null, timeFactor: null } };
    },
  },
  learnerAssignments: {
    belongsTo: 'institution',
    make: async (owner) => ({ params: { userId: (await aClass(owner)).userId } }),
  },
  gradebook: { belongsTo: 'institution', make: ofClass },
  mastery: { belongsTo: 'institution', make: ofClass },
  masteryFile: { belongsTo: 'institution', make: ofClass },
  gradebookFile: { belongsTo: 'institution', make: ofClass },
};

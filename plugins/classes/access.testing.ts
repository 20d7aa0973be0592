import { randomUUID } from 'node:crypto';
import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import { addTo, codeOf, createClass, termsPath } from './testing.ts';

/** A class of the owner's institution; administrators manage all of them. Other instructors: classes.test.ts. */
const aClass = async ({ person }: Owner) => ({ params: { id: await createClass(person) } });

async function aMember(owner: Owner) {
  const { params } = await aClass(owner);
  const learner = await owner.at.person('learner', owner.institution);
  await addTo(owner.person, params.id, learner);
  return { params: { ...params, userId: learner.user.id } };
}

const term = () => ({ name: `Term ${randomUUID()}`, startsOn: '2026-09-01', endsOn: '2027-01-31' });

async function aTerm({ at, institution }: Owner) {
  const id = randomUUID();
  await (await at.person('administrator', institution)).post(termsPath, { id, ...term() });
  return { params: { id } };
}

export const named: AccessTestData['named'] = {
  // The caller chooses the id.
  addTerm: { belongsTo: 'everyone', make: () => ({ body: { id: randomUUID(), ...term() } }) },
  changeTerm: { belongsTo: 'institution', make: async (owner) => ({ ...(await aTerm(owner)), body: term() }) },
  removeTerm: { belongsTo: 'institution', make: aTerm },
  classes: {
    belongsTo: 'institution',
    make: async (owner) => ({ query: { termId: (await aTerm(owner)).params.id } }),
    othersGet: 200,
  },
  createClass: {
    belongsTo: 'institution',
    make: async (owner) => ({ body: { id: randomUUID(), name: '7b', termId: (await aTerm(owner)).params.id } }),
    othersGet: 400,
  },
  class: { belongsTo: 'institution', make: aClass },
  changeClass: {
    belongsTo: 'institution',
    make: async (owner) => ({ ...(await aClass(owner)), body: { name: '8b' } }),
  },
  archiveClass: { belongsTo: 'institution', make: aClass },
  restoreClass: { belongsTo: 'institution', make: aClass },
  candidates: {
    belongsTo: 'institution',
    make: async (owner) => ({ ...(await aClass(owner)), query: { role: 'learner', search: 'a' } }),
  },
  addMembers: {
    belongsTo: 'institution',
    make: async (owner) => {
      const learner = await owner.at.person('learner', owner.institution);
      return { ...(await aClass(owner)), body: { userIds: [learner.user.id] } };
    },
  },
  removeMember: { belongsTo: 'institution', make: aMember },
  makeCode: { belongsTo: 'institution', make: async (owner) => ({ ...(await aClass(owner)), body: {} }) },
  endCode: { belongsTo: 'institution', make: aClass },
  // A code of another institution is unknown.
  joinClass: {
    belongsTo: 'institution',
    make: async ({ at, institution }) => {
      const teacher = await at.person('instructor', institution);
      return { body: { code: await codeOf(teacher, await createClass(teacher)) } };
    },
  },
};

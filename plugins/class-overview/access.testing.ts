import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import { addTo, createClass } from '../classes/testing.ts';

/** A class of the owner's institution; administrators see all of them. Other instructors: class-overview.test.ts. */
async function aClass({ person, at, institution }: Owner) {
  const classId = await createClass(person);
  const learner = await at.person('learner', institution);
  await addTo(person, classId, learner);
  return { classId, userId: learner.user.id };
}

const ofClass = async (owner: Owner) => ({ params: { classId: (await aClass(owner)).classId } });

export const named: AccessTestData['named'] = {
  overview: { belongsTo: 'institution', make: ofClass },
  hardest: { belongsTo: 'institution', make: ofClass },
  overviewFile: { belongsTo: 'institution', make: ofClass },
  learner: {
    belongsTo: 'institution',
    make: async (owner) => ({ params: { userId: (await aClass(owner)).userId } }),
  },
};

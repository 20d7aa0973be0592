import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import { answerAbout, answeredSkill } from './mastery/testing.ts';
import { recommended } from './testing.ts';

/** A recommendation of a learner. */
const own = async ({ at, person, institution }: Owner) => ({
  params: { id: (await recommended(at, person, institution)).id },
});

export const named: AccessTestData['named'] = {
  // The id is that of a skill; everyone reads what their own answers show about it.
  mastery: {
    belongsTo: 'everyone',
    async make({ at, person, institution }) {
      await answerAbout(at, person.user.id, institution);
      return { params: { skillId: answeredSkill } };
    },
  },
  learnerMasteries: {
    belongsTo: 'person',
    async make({ at, person, institution }) {
      await answerAbout(at, person.user.id, institution);
      return { params: { userId: person.user.id } };
    },
  },
  skill: { belongsTo: 'everyone', make: async () => ({ params: { id: 'fractions' } }) },
  setProgress: { belongsTo: 'person', make: async (owner) => ({ ...(await own(owner)), body: { progress: 50 } }) },
  complete: { belongsTo: 'person', make: async (owner) => withProgress(owner) },
  accept: { belongsTo: 'person', make: own },
};

/** One that can be completed. */
async function withProgress(owner: Owner) {
  const input = await own(owner);
  await owner.person.patch(`/api/recommendations/skills/${input.params.id}/progress`, { progress: 90 });
  return input;
}

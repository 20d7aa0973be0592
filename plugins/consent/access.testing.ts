import { deployment } from '../../core/identity/index.ts';
import { guardians } from '../../core/services.ts';
import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import { Purpose } from '../learner/contract.ts';
import type { ConsentDecision } from '../learner/services.ts';
import { learnerRecord } from '../learner/services.ts';

/** A child of the institution, with or without consent. */
async function child({ at, institution }: Owner, isGiven: boolean): Promise<string> {
  const { user } = await at.person('learner', institution);
  const decision: ConsentDecision = {
    userId: user.id,
    given: isGiven ? Purpose.options : [],
    way: 'letter',
    wording: '2',
    decidedBy: 'parent@home.example',
    at: at.clock.now(),
  };
  await at.platform.host.service(learnerRecord).recordConsent({ who: { institution } }, decision);
  return user.id;
}

/** A child of the owner, of unknown age. */
async function ownChild(owner: Owner): Promise<{ params: { userId: string } }> {
  const userId = await child(owner, false);
  const tie = { guardianId: owner.person.user.id, learnerId: userId, relation: 'mother' };
  await owner.at.platform.host.service(guardians).link({ who: deployment(owner.institution) }, tie);
  return { params: { userId } };
}

export const named: AccessTestData['named'] = {
  childData: { belongsTo: 'person', make: ownChild },
  exportChildData: { belongsTo: 'person', make: ownChild },
  eraseChild: {
    belongsTo: 'person',
    make: async (owner) => ({ ...(await ownChild(owner)), body: { password: owner.person.password } }),
  },
  keepChild: { belongsTo: 'person', make: ownChild },
  decideForChild: {
    belongsTo: 'person',
    make: async (owner) => ({ ...(await ownChild(owner)), body: { purposes: ['taking-part'] } }),
  },
  list: {
    belongsTo: 'institution',
    make: async (owner) => ({ query: { userId: await child(owner, true) } }),
    othersGet: 200,
  },
  askFor: {
    belongsTo: 'institution',
    make: async (owner) => ({
      params: { userId: await child(owner, false) },
      body: { address: 'parent@home.example' },
    }),
  },
  withdrawFor: {
    belongsTo: 'institution',
    make: async (owner) => ({ params: { userId: await child(owner, true) }, body: {} }),
  },
};

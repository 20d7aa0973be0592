import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import { addUniversity } from './testing.ts';

const universityOf = async ({ at, institution }: Owner) => (await addUniversity(at, {}, institution)).universityId;
const params = async (owner: Owner) => ({ params: { id: await universityOf(owner) } });

const entry = {
  name: 'Changed',
  country: 'NL',
  partnershipTier: 'basic',
  minEiqScore: 500,
  preferredEiqScore: 600,
} as const;

export const named: AccessTestData['named'] = {
  university: { belongsTo: 'institution', make: params },
  save: { belongsTo: 'institution', make: params },
  unsave: { belongsTo: 'institution', make: params },
  entry: { belongsTo: 'institution', make: params },
  entries: {
    belongsTo: 'institution',
    make: async (owner) => ({ query: { after: await universityOf(owner) } }),
    othersGet: 400,
  },
  replaceEntry: {
    belongsTo: 'institution',
    make: async (owner) => ({ ...(await params(owner)), body: { ...entry, version: 1 } }),
  },
  switchEntry: {
    belongsTo: 'institution',
    make: async (owner) => ({ ...(await params(owner)), body: { isActive: false } }),
  },
  removeEntry: { belongsTo: 'institution', make: params },
  compare: { belongsTo: 'institution', make: async (owner) => ({ query: { ids: await universityOf(owner) } }) },
};

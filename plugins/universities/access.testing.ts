import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import { addUniversity } from './testing.ts';

const universityOf = async ({ at, institution }: Owner) => (await addUniversity(at, {}, institution)).universityId;
const params = async (owner: Owner) => ({ params: { id: await universityOf(owner) } });

export const named: AccessTestData['named'] = {
  university: { belongsTo: 'institution', make: params },
  save: { belongsTo: 'institution', make: params },
  unsave: { belongsTo: 'institution', make: params },
  compare: { belongsTo: 'institution', make: async (owner) => ({ query: { ids: await universityOf(owner) } }) },
};

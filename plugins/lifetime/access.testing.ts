import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import { earn } from './testing.ts';

const params = async ({ at, person, institution }: Owner) => ({ params: { id: await earn(at, person, institution) } });

export const named: AccessTestData['named'] = {
  share: {
    belongsTo: 'person',
    make: async (owner) => ({ ...(await params(owner)), body: { name: true, score: true } }),
  },
  unshare: { belongsTo: 'person', make: params },
  check: {
    belongsTo: 'institution',
    async make(owner) {
      const { params: credential } = await params(owner);
      const shows = { name: true, score: true };
      const { body } = await owner.person.put(`/api/lifetime/credentials/${credential.id}/share`, shows);
      return { params: { code: body.share.code } };
    },
  },
};

import type { AccessTestData } from '../../tests/access/access-test-data.ts';
import { doubtfulGrading } from './grading/testing.ts';

/** Providers are named by constants of the contract; the key belongs to the caller's institution. */
export const named: AccessTestData['named'] = {
  setKey: {
    belongsTo: 'everyone',
    make: () => ({ params: { provider: 'google' }, body: { key: 'a-key-of-the-tests' } }),
  },
  removeKey: {
    belongsTo: 'everyone',
    async make({ person }) {
      await person.put('/api/admin/ai/keys/google', { key: 'a-key-of-the-tests' });
      return { params: { provider: 'google' } };
    },
  },
  decideGrading: {
    belongsTo: 'institution',
    async make({ at, institution }) {
      const learner = await at.person('learner', institution);
      return { params: { reviewId: await doubtfulGrading(at, learner, institution) }, body: { verdict: 'rubric' } };
    },
  },
};

import type { AccessTestData } from '../../tests/access/access-test-data.ts';

export const named: AccessTestData['named'] = {
  lesson: { belongsTo: 'everyone', make: () => ({ params: { id: 'percentages' } }) },
};

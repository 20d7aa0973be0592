import type { AccessTestData } from '../../tests/access/access-test-data.ts';

export const named: AccessTestData['named'] = {
  learnerEiq: { belongsTo: 'person', make: ({ person }) => ({ params: { userId: person.user.id } }) },
  learnerNorms: { belongsTo: 'person', make: ({ person }) => ({ params: { userId: person.user.id } }) },
  learningPath: { belongsTo: 'everyone', make: () => ({ params: { pathType: 'foundation' } }) },
};

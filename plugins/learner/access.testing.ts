import type { AccessTestData } from '../../tests/access/access-test-data.ts';

export const named: AccessTestData['named'] = {
  learnerEiq: { belongsTo: 'person', make: ({ person }) => ({ params: { userId: person.user.id } }) },
  learnerNorms: { belongsTo: 'person', make: ({ person }) => ({ params: { userId: person.user.id } }) },
  // Unblocking somebody who is not blocked is done already.
  unblockPerson: {
    belongsTo: 'person',
    make: ({ person }) => ({ params: { userId: person.user.id } }),
    othersGet: 204,
  },
  learningPath: { belongsTo: 'everyone', make: () => ({ params: { pathType: 'foundation' } }) },
};

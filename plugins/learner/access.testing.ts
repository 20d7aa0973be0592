import type { Knowledge } from '../../tests/access/named.ts';

export const named: Knowledge['named'] = {
  learnerEiq: { belongsTo: 'person', make: ({ person }) => ({ params: { userId: person.user.id } }) },
  learningPath: { belongsTo: 'everyone', make: () => ({ params: { pathType: 'foundation' } }) },
};

import type { Named } from '../named.ts';

export const named: Record<string, Named> = {
  learnerEiq: { belongsTo: 'person', make: ({ person }) => ({ params: { userId: person.user.id } }) },
  learningPath: { belongsTo: 'everyone', make: () => ({ params: { pathType: 'foundation' } }) },
};

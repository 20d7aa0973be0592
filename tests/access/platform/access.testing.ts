import type { Knowledge } from '../named.ts';

// The core's own routes that name something.

export const named: Knowledge['named'] = {
  jobStatus: {
    belongsTo: 'person',
    make: async ({ person }) => {
      const { body } = await person.post('/api/bees/combs');
      return { params: { plugin: 'bees', job: 'comb', id: body.id } };
    },
  },
};

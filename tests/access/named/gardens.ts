import type { Knowledge } from '../named.ts';

export const named: Knowledge['named'] = {
  one: {
    belongsTo: 'person',
    async make({ person }) {
      const { body } = await person.post('/api/gardens', { name: 'Herbs', size: 2 });
      return { params: { id: body.id } };
    },
  },
};

export const rooms: Knowledge['rooms'] = { bed: () => 'north' };

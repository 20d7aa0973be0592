import type { Named } from '../named.ts';

export const named: Record<string, Named> = {
  one: {
    belongsTo: 'person',
    async make({ person }) {
      const { body } = await person.post('/api/gardens', { name: 'Herbs', size: 2 });
      return { params: { id: body.id } };
    },
  },
};

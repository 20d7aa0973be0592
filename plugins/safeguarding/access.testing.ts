import { randomUUID } from 'node:crypto';
import { knexOf } from '../../core/db/index.ts';
import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';

/** Creates an unresolved alert about a learner of the owner's institution. */
async function alert({ at, institution }: Owner): Promise<{ id: string }> {
  const { user } = await at.person('learner', institution);
  const id = randomUUID();
  const now = new Date();
  await knexOf(at.platform.database)('safeguarding.alerts').insert({
    id,
    institution_id: institution.id,
    user_id: user.id,
    dangers: JSON.stringify(['suicide']),
    state: 'open',
    raised_at: now,
    last_message_at: now,
  });
  return { id };
}

export const named: AccessTestData['named'] = {
  alert: { belongsTo: 'institution', make: async (owner) => ({ params: await alert(owner) }) },
  take: { belongsTo: 'institution', make: async (owner) => ({ params: await alert(owner) }) },
  note: {
    belongsTo: 'institution',
    make: async (owner) => ({ params: await alert(owner), body: { content: 'Called home' } }),
  },
  resolve: {
    belongsTo: 'institution',
    make: async (owner) => ({ params: await alert(owner), body: { content: 'Called home' } }),
  },
};

import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { safeguardingService } from './services.ts';

/** A message that raises an alert, and staff who read it, take it, add a note and resolve it. */
export const leaveTraces: LeaveTraces = async ({ at, person, staff, words }) => {
  const within = { who: { institution: at.institution } };
  const written = { userId: person.user.id, content: `I want to die. ${words('person')}`, place: 'tutor' };
  await at.platform.host.service(safeguardingService).raise(within, written);
  await at.platform.queueing.waitUntilIdle();
  const { items } = (await staff.get('/api/safeguarding/alerts?limit=100')).body as {
    items: { id: string; learner: { userId: string } }[];
  };
  for (const { id } of items.filter(({ learner }) => learner.userId === person.user.id)) {
    await staff.get(`/api/safeguarding/alerts/${id}`);
    await staff.post(`/api/safeguarding/alerts/${id}/take`);
    await staff.post(`/api/safeguarding/alerts/${id}/notes`, { content: words('staff') });
    await staff.post(`/api/safeguarding/alerts/${id}/resolution`, { content: 'They are well' });
  }
};

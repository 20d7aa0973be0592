import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { setAgeBand } from '../learner/testing.ts';
import { announce, announcementsPath, delivered } from './testing.ts';

/** An announcement to everyone that the learner has opened. */
export const leaveTraces: LeaveTraces = async ({ at, person, staff, words }) => {
  await setAgeBand(at, person, 'adult');
  const id = await announce(staff, null, { title: words('staff'), text: words('staff'), byMail: true });
  await delivered(at);
  await person.post(`${announcementsPath}/${id}/read`);
};

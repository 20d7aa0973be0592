import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { addTo, createClass } from '../classes/testing.ts';
import { setAgeBand } from '../learner/testing.ts';
import { announce, announcementsPath, delivered } from './testing.ts';

/** An announcement to a class of the learner, who has opened it. */
export const leaveTraces: LeaveTraces = async ({ at, person, staff, words }) => {
  await setAgeBand(at, person, 'adult');
  const classId = await createClass(staff);
  await addTo(staff, classId, person);
  const id = await announce(staff, classId, { title: words('staff'), text: words('staff'), byMail: true });
  await delivered(at);
  await person.post(`${announcementsPath}/${id}/read`);
};

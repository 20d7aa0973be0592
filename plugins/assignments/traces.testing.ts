import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { addTo, createClass } from '../classes/testing.ts';
import { assignmentsPath, given } from './testing.ts';

/** Work that staff assigned, with more time for the learner, who was told about it. */
export const leaveTraces: LeaveTraces = async ({ at, person, staff, words }) => {
  const classId = await createClass(staff);
  await addTo(staff, classId, person);
  const id = await given(staff, classId, { title: words('staff').slice(0, 120), note: words('staff') });
  await staff.put(`${assignmentsPath}/${id}/learners/${person.user.id}`, { dueLocal: '2199-02-01', timeFactor: 1.5 });
  await at.platform.queueing.waitUntilIdle();
};

import { randomUUID } from 'node:crypto';
import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { learnerOf } from '../activity/testing.ts';
import { setAgeBand } from '../learner/testing.ts';
import { cohortsPath, createCohort, joinCohort, planMeeting } from './testing.ts';

/** Creates a study cohort, waits for another, is removed from a third, reports and is reported, blocks and is blocked. */
export const leaveTraces: LeaveTraces = async ({ at, person, staff, words }) => {
  await setAgeBand(at, person, 'adult');
  const id = await createCohort(person, { name: words('person'), description: words('person') });
  await planMeeting(person, id, { title: words('person'), place: words('person') });
  await person.post(`${cohortsPath}/${id}/feed`);
  // Staff stay members when the learner's age band changes.
  await joinCohort(staff, id);
  const other = await learnerOf(at);
  const full = await createCohort(other, { maxMembers: 2 });
  await joinCohort(await learnerOf(at), full);
  await person.post(`${cohortsPath}/${full}/wait`);
  const left = await createCohort(other);
  await joinCohort(person, left);
  await person.put(`${cohortsPath}/${left}/members/${other.user.id}/block`);
  await other.put(`${cohortsPath}/${left}/members/${person.user.id}/block`);
  await person.post(`${cohortsPath}/${left}/reports`, { id: randomUUID(), userId: other.user.id, reason: 'unkind' });
  await other.post(`${cohortsPath}/${left}/reports`, { id: randomUUID(), userId: person.user.id, reason: 'unkind' });
  await other.delete(`${cohortsPath}/${left}/members/${person.user.id}`);
};

import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { setAgeBand } from '../learner/testing.ts';
import { createCohort, joinCohort } from './testing.ts';

/** Creates a study cohort. */
export const leaveTraces: LeaveTraces = async ({ at, person, staff, words }) => {
  await setAgeBand(at, person, 'adult');
  const id = await createCohort(person, { name: words('person'), description: words('person') });
  // Staff stay members when the learner's age band changes.
  await joinCohort(staff, id);
};

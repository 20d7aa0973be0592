import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { addUniversity } from './testing.ts';

/** Saves a university. */
export const leaveTraces: LeaveTraces = async ({ at, person }) => {
  const { universityId } = await addUniversity(at);
  await person.put(`/api/universities/${universityId}/saved`);
};

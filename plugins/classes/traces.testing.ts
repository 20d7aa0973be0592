import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { addTo, createClass } from './testing.ts';

/** A class that staff created, with the learner in it. */
export const leaveTraces: LeaveTraces = async ({ person, staff }) => {
  await addTo(staff, await createClass(staff), person);
};

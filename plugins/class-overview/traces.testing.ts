import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { overviewsPath } from './testing.ts';

/** A visit of staff. */
export const leaveTraces: LeaveTraces = async ({ staff }) => {
  await staff.get(overviewsPath);
};

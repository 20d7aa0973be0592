import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { doubtfulGrading } from './grading/testing.ts';

/** An open answer whose grading staff reviewed. */
export const leaveTraces: LeaveTraces = async ({ at, person, staff, words }) => {
  const reviewId = await doubtfulGrading(at, person, at.institution, words('person'));
  await staff.post(`/api/admin/ai/grading-reviews/${reviewId}`, { verdict: 'model', note: words('staff') });
};

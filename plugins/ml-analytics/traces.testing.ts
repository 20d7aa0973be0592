import type { LeaveTraces } from '../../tests/privacy/traces.ts';

/** Insights, which are stored also where the records do not say anything yet. */
export const leaveTraces: LeaveTraces = async ({ person }) => {
  await person.post('/api/ml-analytics/generate-insights');
};

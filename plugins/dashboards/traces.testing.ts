import { randomUUID } from 'node:crypto';
import type { LeaveTraces } from '../../tests/privacy/traces.ts';

/** Creates a weekly goal and a funding plan with a note. */
export const leaveTraces: LeaveTraces = async ({ person, words }) => {
  await person.put('/api/dashboards/weekly-goal', { lessons: 3 });
  const plan = { title: words('person'), deadline: null, status: 'planned', note: words('person') };
  await person.put(`/api/dashboards/funding-plans/${randomUUID()}`, plan);
};

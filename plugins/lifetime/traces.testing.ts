import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { earn } from './testing.ts';

/** Creates a timeline and shares a credential with the name. */
export const leaveTraces: LeaveTraces = async ({ at, person }) => {
  const id = await earn(at, person);
  await person.put(`/api/lifetime/credentials/${id}/share`, { name: true, score: true });
  await person.get('/api/lifetime/timeline');
};

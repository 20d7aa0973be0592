import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { admin, answerSome, complete, startSession } from './testing.ts';

/** Completes a session with extra time and grants another one. */
export const leaveTraces: LeaveTraces = async ({ person, staff, words }) => {
  const extraTime = { extraTime: { kind: 'factor', factor: 1.5 }, reason: words('staff') };
  await staff.put(`${admin}/learners/${person.user.id}/extra-time`, extraTime);
  await answerSome(person, await startSession(person), 5);
  await complete(person);
  await staff.post('/api/idfs-assessment/grants', { userId: person.user.id, reason: words('staff') });
};

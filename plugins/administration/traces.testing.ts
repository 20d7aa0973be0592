import type { LeaveTraces } from '../../tests/privacy/traces.ts';

/** A step of the set-up that an administrator checked, and a test letter to them. */
export const leaveTraces: LeaveTraces = async ({ staff }) => {
  await staff.post('/api/admin/set-up/steps/administration.name/check');
  await staff.post('/api/admin/set-up/letter');
  const body = { processor: 'administration.hosting', item: 'agreement', isSettled: true };
  await staff.put('/api/admin/agreements', body);
};

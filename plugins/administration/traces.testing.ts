import type { LeaveTraces } from '../../tests/privacy/traces.ts';

/** A step of the set-up that an administrator checked, a test letter to them, and a session in which they were the learner. */
export const leaveTraces: LeaveTraces = async ({ staff, person, words }) => {
  await staff.post('/api/admin/set-up/steps/administration.name/check');
  await staff.post('/api/admin/set-up/letter');
  const body = { processor: 'administration.hosting', item: 'agreement', isSettled: true };
  await staff.put('/api/admin/agreements', body);
  await staff.patch('/api/admin/plugins/administration/settings', { settings: { signInAs: 'consent' } });
  const asked = await staff.post(`/api/admin/people/${person.user.id}/sign-ins-as`, { reason: words('staff') });
  const { id } = asked.body;
  await person.put(`/api/account/sign-ins-as/${id}/answer`, { isAllowed: true });
  await staff.post(`/api/admin/sign-ins-as/${id}/session`);
};

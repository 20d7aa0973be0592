import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { addLinkedAccount, oidcValues } from './testing.ts';

/** A linked account, and a provider that a member of staff set up. */
export const leaveTraces: LeaveTraces = async ({ at, person, staff }) => {
  await addLinkedAccount(at, person.user.id, at.institution);
  await staff.post('/api/admin/oauth/configure/oidc', oidcValues('https://login.example'));
};

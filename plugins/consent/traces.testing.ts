import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { learnerRecord } from '../learner/services.ts';
import { letterTo } from './testing.ts';

/** Sends letters to a guardian with an account, and decides by link and by account. */
export const leaveTraces: LeaveTraces = async ({ at, person, staff, guardian }) => {
  const who = { institution: at.institution };
  const userId = person.user.id;
  const record = at.platform.host.service(learnerRecord);
  await record.setAgeBand({ who }, userId, 'under-13');
  await record.recordConsent(
    { who },
    { userId, given: [], way: 'letter', wording: '2', decidedBy: 'nobody', at: at.clock.now() },
  );
  await person.post('/api/consent/ask', { address: guardian.user.email });
  const asking = await letterTo(at, guardian.user.email);
  await at.nobody.post('/api/consent/decision', { code: asking.code, purposes: ['taking-part', 'voice'] });
  const { code } = await letterTo(at, guardian.user.email);
  await guardian.post('/api/family/children', { code, relation: 'mother' });
  await guardian.put(`/api/family/children/${userId}/consent`, { purposes: [] });
  await guardian.put(`/api/family/children/${userId}/consent`, { purposes: ['taking-part', 'outside-ai'] });
  await staff.post(`/api/consents/${userId}/withdrawal`, {});
  await staff.post(`/api/consents/${userId}/ask`, {});
};

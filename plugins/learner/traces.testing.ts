import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { learnerRecord } from './services.ts';

/** A profile that was set up, and a guardian's decision that came by letter. */
export const leaveTraces: LeaveTraces = async ({ at, person, guardian }) => {
  await person.patch('/api/user/profile', { preferredLearningStyle: 'visual' });
  await at.platform.host
    .service(learnerRecord)
    .recordConsent(
      { who: { institution: at.institution } },
      { userId: person.user.id, isGiven: true, decidedBy: guardian.user.email, at: at.clock.now() },
    );
};

import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { Purpose } from './contract.ts';
import { institutionCuts, learnerRecord } from './services.ts';

/** Changes the profile, adopts cuts and records a guardian's decision by letter. */
export const leaveTraces: LeaveTraces = async ({ at, person, guardian, staff }) => {
  await person.patch('/api/user/profile', { preferredLearningStyle: 'visual' });
  await at.platform.host.service(learnerRecord).recordConsent(
    { who: { institution: at.institution } },
    {
      userId: person.user.id,
      given: Purpose.options,
      way: 'letter',
      wording: '2',
      decidedBy: guardian.user.email,
      at: at.clock.now(),
    },
  );
  const { institution } = at;
  await at.platform.database.transaction((tx) =>
    at.platform.host
      .service(institutionCuts)
      .adopt(
        { who: { institution }, tx },
        { cuts: null, reason: 'The shipped cuts fit', source: null, adoptedBy: staff.user.id },
      ),
  );
};

import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { answerAbout } from './mastery/testing.ts';
import { recommended, setup } from './testing.ts';

/** An answer about a skill, and a started skill, recommended because of the learner's own words in the setup. */
export const leaveTraces: LeaveTraces = async ({ at, person, words }) => {
  const { id } = await recommended(at, person, at.institution, {
    ...setup,
    careerGoals: { targetRole: `Engineer ${words('person')}` },
  });
  await answerAbout(at, person.user.id);
  await person.patch(`/api/recommendations/skills/${id}/progress`, { progress: 25 });
};

import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { path } from './testing.ts';

/** Writes the person's words into a completed setup and into its draft. */
export const leaveTraces: LeaveTraces = async ({ person, words }) => {
  await person.post(path, {
    educationalLevel: 'college',
    parentEmail: `${words('person')}@example.org`,
    schoolName: words('person'),
    interests: [words('person')],
    careerGoals: { targetRole: words('person'), targetCompanies: [words('person')] },
  });
  await person.patch(path, { answers: { schoolName: words('person'), preferredSubjects: [words('person')] } });
};

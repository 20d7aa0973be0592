import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { importFile, people } from './testing.ts';

/** An import that met the learner's account. */
export const leaveTraces: LeaveTraces = async ({ at, person, staff }) => {
  const { username, firstName, lastName } = person.user;
  const { email } = (await person.get('/api/user/profile')).body;
  await importFile(
    at,
    staff,
    people(`source-of-${username},${username},${firstName},${lastName},${email},learner,,,,`),
  );
};

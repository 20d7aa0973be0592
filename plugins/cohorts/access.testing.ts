import { randomUUID } from 'node:crypto';
import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import { learnerOf } from '../activity/testing.ts';
import { setAgeBand } from '../learner/testing.ts';
import { createCohort, joinCohort } from './testing.ts';

/** A cohort of somebody else with the owner as a member. */
async function aCohort({ at, person, institution }: Owner) {
  const id = await createCohort(await learnerOf(at, {}, institution));
  if (person.user.role === 'learner') await setAgeBand(at, person, 'adult', institution);
  await joinCohort(person, id);
  return { params: { id } };
}

// Staff reach the cohorts of their institution; that learners do not is tested in roster/roster.test.ts.

/** A cohort of the owner with another member. */
async function ownCohort({ at, person, institution }: Owner) {
  if (person.user.role === 'learner') await setAgeBand(at, person, 'adult', institution);
  const other = await learnerOf(at, {}, institution);
  const id = await createCohort(person, person.user.role === 'learner' ? {} : { audience: 'adults' });
  await joinCohort(other, id);
  return { params: { id, userId: other.user.id } };
}

export const named: AccessTestData['named'] = {
  // The caller chooses the id, so it never refers to another person's data.
  createCohort: {
    belongsTo: 'everyone',
    make: () => ({ body: { id: randomUUID(), name: 'Algebra by June', topic: 'mathematics', audience: 'minors' } }),
  },
  cohort: { belongsTo: 'institution', make: aCohort },
  joinCohort: { belongsTo: 'institution', make: aCohort },
  leaveCohort: { belongsTo: 'institution', make: aCohort },
  roster: { belongsTo: 'institution', make: ownCohort },
  changeRole: {
    belongsTo: 'institution',
    make: async (owner) => ({ ...(await ownCohort(owner)), body: { role: 'moderator' } }),
  },
  handOver: { belongsTo: 'institution', make: ownCohort },
  removeMember: { belongsTo: 'institution', make: ownCohort },
  archiveCohort: { belongsTo: 'institution', make: ownCohort },
};

export const rooms: AccessTestData['rooms'] = { cohorts: () => 'cohorts' };

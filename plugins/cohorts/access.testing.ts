import { randomUUID } from 'node:crypto';
import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import { learnerOf } from '../activity/testing.ts';
import { createClass } from '../classes/testing.ts';
import { setAgeBand } from '../learner/testing.ts';
import { cohortsPath, createCohort, joinCohort, meetingEntry, planMeeting } from './testing.ts';

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

/** A full cohort of others, for whose next place the owner waits. */
async function aFullCohort({ at, person, institution }: Owner) {
  if (person.user.role === 'learner') await setAgeBand(at, person, 'adult', institution);
  const id = await createCohort(await learnerOf(at, {}, institution), { maxMembers: 2 });
  await joinCohort(await learnerOf(at, {}, institution), id);
  return { params: { id } };
}

/** A group of two learners of the institution. */
async function aGroup({ at, institution }: Pick<Owner, 'at' | 'institution'>) {
  const learners = [await learnerOf(at, {}, institution), await learnerOf(at, {}, institution)];
  return learners.map(({ user }) => user.id);
}

/** A repeated meeting of a cohort of the owner. */
async function aMeeting(owner: Owner) {
  const { params } = await ownCohort(owner);
  const meetingId = await planMeeting(owner.person, params.id, { repeats: 'weekly' });
  return { params: { id: params.id, meetingId } };
}

export const named: AccessTestData['named'] = {
  schedule: { belongsTo: 'institution', make: ownCohort },
  calendar: { belongsTo: 'institution', make: ownCohort },
  feed: { belongsTo: 'institution', make: ownCohort },
  createFeed: { belongsTo: 'institution', make: ownCohort },
  // Revoking what is not there is done already.
  revokeFeed: { belongsTo: 'institution', make: ownCohort, othersGet: 200 },
  planMeeting: {
    belongsTo: 'institution',
    make: async (owner) => ({ ...(await aMeeting(owner)), body: meetingEntry }),
  },
  cancelMeeting: { belongsTo: 'institution', make: aMeeting },
  skipDate: {
    belongsTo: 'institution',
    make: async (owner) => {
      const { params } = await aMeeting(owner);
      return { params: { ...params, number: 1 }, body: { isSkipped: true } };
    },
  },
  groupLearners: {
    belongsTo: 'institution',
    make: async ({ person }) => ({ query: { classId: await createClass(person) } }),
  },
  divide: {
    belongsTo: 'institution',
    make: async (owner) => ({ body: { learners: (await aGroup(owner)).map((userId) => ({ userId })) } }),
  },
  createGroups: {
    belongsTo: 'institution',
    make: async (owner) => ({
      body: { id: randomUUID(), name: 'Projects', topic: 'science', groups: [await aGroup(owner)] },
    }),
  },
  regroup: {
    belongsTo: 'person',
    make: async (owner) => {
      const [id, groups] = [randomUUID(), [await aGroup(owner)]];
      await owner.person.post(`${cohortsPath}/groups`, { id, name: 'Projects', topic: 'science', groups });
      return { params: { id }, body: { groups } };
    },
  },
  // The caller chooses the id, so it never refers to another person's data.
  createCohort: {
    belongsTo: 'everyone',
    make: () => ({ body: { id: randomUUID(), name: 'Algebra by June', topic: 'mathematics', audience: 'minors' } }),
  },
  cohort: { belongsTo: 'institution', make: aCohort },
  changeCohort: {
    belongsTo: 'institution',
    make: async (owner) => ({ ...(await ownCohort(owner)), body: { name: 'Algebra by July' } }),
  },
  joinCohort: { belongsTo: 'institution', make: aCohort },
  leaveCohort: { belongsTo: 'institution', make: aCohort },
  wait: { belongsTo: 'institution', make: aFullCohort },
  stopWaiting: { belongsTo: 'institution', make: aFullCohort },
  invite: { belongsTo: 'institution', make: ownCohort },
  withdrawInvitation: { belongsTo: 'institution', make: ownCohort },
  bans: { belongsTo: 'institution', make: ownCohort },
  blockMember: { belongsTo: 'institution', make: ownCohort, areOthersAdults: true },
  liftBan: { belongsTo: 'institution', make: ownCohort },
  cohortPractice: { belongsTo: 'institution', make: ownCohort },
  setGoal: {
    belongsTo: 'institution',
    make: async (owner) => ({ ...(await ownCohort(owner)), body: { answers: 100 } }),
  },
  sharePractice: {
    belongsTo: 'institution',
    make: async (owner) => ({ ...(await ownCohort(owner)), body: { shares: true } }),
  },
  reportCohort: {
    belongsTo: 'institution',
    make: async (owner) => ({ ...(await aCohort(owner)), body: { id: randomUUID(), reason: 'words' } }),
  },
  settleReport: {
    belongsTo: 'institution',
    make: async (owner) => {
      const { params } = await aCohort(owner);
      const id = randomUUID();
      await owner.person.post(`${cohortsPath}/${params.id}/reports`, { id, reason: 'words' });
      return { params: { id } };
    },
  },
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

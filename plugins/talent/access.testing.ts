import { randomUUID } from 'node:crypto';
import { newId } from '../../core/db/index.ts';
import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import { CandidacyRow, JobRow, MatchRow, RecruiterRow, ReportRow } from './models.ts';
import {
  addPartner,
  jobEntry,
  makeCandidate,
  makeRecruiter,
  newRecruiter,
  postJob,
  recruitingJobs,
} from './testing.ts';

const partnerOf = async ({ at, institution }: Owner) => (await addPartner(at, {}, institution)).id;
const partner = async (owner: Owner) => ({ params: { id: await partnerOf(owner) } });

/** A job of the owner's company. */
const jobOf = async ({ at, person, institution }: Owner): Promise<string> => {
  const assigned = await at.platform.database.rows(RecruiterRow, { institution }).findOne({ userId: person.user.id });
  if (!assigned) await makeRecruiter(at, person, (await addPartner(at, {}, institution)).id, institution);
  const { body } = await person.post(recruitingJobs, jobEntry());
  return body.id;
};
const job = async (owner: Owner) => ({ params: { id: await jobOf(owner) } });

/** The match of a new candidate with a job of the owner, who is a recruiter, or of the owner with a job. */
const matchOf = async (owner: Owner): Promise<string> => {
  const { at, person, institution } = owner;
  const isLearner = person.user.role === 'learner';
  const learner = isLearner ? person : await at.person('learner', institution);
  const jobId = isLearner
    ? (await postJob(at, (await newRecruiter(at, institution)).recruiter)).id
    : await jobOf(owner);
  await makeCandidate(at, learner, {}, institution);
  const found = await at.platform.database.rows(MatchRow, { institution }).findOne({ userId: learner.user.id, jobId });
  if (!found) throw new Error('The match was not computed');
  return found.id;
};
const match = async (owner: Owner) => ({ params: { matchId: await matchOf(owner) } });
/** The same, where both sides are interested. */
const inTouch = async (owner: Owner) => {
  const named = await match(owner);
  const { at, institution } = owner;
  const id = named.params.matchId;
  const found = await at.platform.database.rows(MatchRow, { institution }).findById(id);
  const job = found && (await at.platform.database.rows(JobRow, { institution }).findById(found.jobId));
  if (!found || !job) throw new Error('The match was not computed');
  const now = at.clock.now();
  await at.platform.database.rows(CandidacyRow, { institution }).insert({
    ...{ id, userId: found.userId, jobId: job.id, partnerId: job.partnerId, stage: 'mutual' },
    ...{ learnerInterestAt: now, companyInterestAt: now, createdAt: now, updatedAt: now },
  });
  return named;
};

const reportOf = async ({ at, institution }: Owner) => {
  const [learner, { id: partnerId }] = [await at.person('learner', institution), await addPartner(at, {}, institution)];
  const row = { userId: learner.user.id, partnerId, reason: 'spam', text: 'A text', state: 'open' } as const;
  return at.platform.database.rows(ReportRow, { institution }).insertAndFetch({ ...row, at: at.clock.now() });
};

const message = () => ({ id: randomUUID(), text: 'Hello' });

const entry = { name: 'Changed', industry: 'Energy', size: 'small' } as const;

const withRecruiter = async (owner: Owner) => ({
  params: { id: await partnerOf(owner), userId: (await owner.at.person('recruiter', owner.institution)).user.id },
});

export const named: AccessTestData['named'] = {
  changePartner: {
    belongsTo: 'institution',
    make: async (owner) => {
      const id = await partnerOf(owner);
      return { params: { id }, body: { ...entry, name: `Changed ${id.slice(-6)}` } };
    },
  },
  approvePartner: { belongsTo: 'institution', make: partner },
  suspendPartner: {
    belongsTo: 'institution',
    make: async (owner) => ({ ...(await partner(owner)), body: { reason: 'A reason' } }),
  },
  partnerRecruiters: { belongsTo: 'institution', make: partner },
  addRecruiter: { belongsTo: 'institution', make: withRecruiter },
  removeRecruiter: { belongsTo: 'institution', make: withRecruiter },
  job: { belongsTo: 'person', make: job },
  changeJob: { belongsTo: 'person', make: async (owner) => ({ ...(await job(owner)), body: jobEntry() }) },
  closeJob: { belongsTo: 'person', make: job },
  reopenJob: { belongsTo: 'person', make: job },
  contactMatch: {
    belongsTo: 'person',
    make: async (owner) => ({ ...(await match(owner)), body: { message: 'Hello' } }),
  },
  withdrawMatch: {
    belongsTo: 'person',
    make: async (owner) => {
      const named = await match(owner);
      const path = `/api/recruitment-matches/${named.params.matchId}/contact`;
      await owner.person.post(path, { message: 'Hello' });
      return named;
    },
  },
  recruitmentMatch: { belongsTo: 'person', make: match },
  matchMessages: { belongsTo: 'person', make: match },
  writeToCompany: {
    belongsTo: 'person',
    make: async (owner) => {
      const named = await inTouch(owner);
      return { ...named, body: message() };
    },
  },
  candidates: { belongsTo: 'person', make: job },
  candidate: { belongsTo: 'person', make: match },
  shortlist: { belongsTo: 'person', make: match },
  unlist: { belongsTo: 'person', make: match },
  invite: { belongsTo: 'person', make: async (owner) => ({ ...(await match(owner)), body: { message: 'Hello' } }) },
  moveCandidate: {
    belongsTo: 'person',
    make: async (owner) => ({ ...(await inTouch(owner)), body: { stage: 'interview' } }),
  },
  writeToCandidate: {
    belongsTo: 'person',
    make: async (owner) => ({ ...(await inTouch(owner)), body: message() }),
  },
  blockPartner: { belongsTo: 'institution', make: partner },
  unblockPartner: { belongsTo: 'institution', make: partner },
  reportPartner: {
    belongsTo: 'institution',
    make: async (owner) => ({ ...(await partner(owner)), body: { id: newId(), reason: 'spam', text: 'A text' } }),
  },
  answerReport: {
    belongsTo: 'institution',
    make: async (owner) => ({
      params: { id: (await reportOf(owner)).id },
      body: { state: 'dismissed', answer: 'An answer' },
    }),
  },
};

import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import { RecruiterRow } from './models.ts';
import { addPartner, jobEntry, makeRecruiter, recruitingJobs } from './testing.ts';

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
};

import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { JobRow, RecruiterRow } from './models.ts';
import { addPartner, jobEntry, makeCandidate, newRecruiter, postJob } from './testing.ts';

/** Keeps a profile with matches, recruits for a company, and posts a job. */
export const leaveTraces: LeaveTraces = async ({ at, person, staff, words }) => {
  const { recruiter } = await newRecruiter(at);
  await postJob(at, recruiter);
  const skills = { technical_skills: [words('person').slice(0, 60)], soft_skills: [], languages: [] };
  await makeCandidate(at, person, { skillsProfile: skills });
  const scope = { institution: at.institution };
  const partner = await addPartner(at);
  const { database: db } = at.platform;
  await db.rows(RecruiterRow, scope).insert({ partnerId: partner.id, userId: staff.user.id, addedAt: at.clock.now() });
  const { title, description, requirements } = jobEntry();
  await db.rows(JobRow, scope).insert({
    ...{ partnerId: partner.id, createdBy: staff.user.id, title, description, requirements },
    ...{ isRemote: false, quota: 1, createdAt: at.clock.now(), updatedAt: at.clock.now() },
  });
};

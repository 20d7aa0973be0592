import { expect } from 'vitest';
import type { InstitutionRef } from '../../core/contract/index.ts';
import { newId } from '../../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { addPlacement, setAgeBand } from '../learner/testing.ts';
import type { Job, RecruitmentMatch } from './contract.ts';
import { PartnerRow, RecruiterRow } from './models.ts';

// Helpers for tests of this and other plugins.

export const profilePath = '/api/talent-profile';
export const matchesPath = '/api/recruitment-matches';
export const recruitingJobs = '/api/recruiting/jobs';

/** The title of a job that no other test has, and no earlier attempt of this one. */
export const titleOf = (word: string) => `${word} ${newId().slice(-8)}`;

export const profileEntry = (more: object = {}) => ({
  currentEiqScore: 899,
  skillsProfile: {
    technical_skills: ['Python', 'SQL'],
    soft_skills: ['Teamwork'],
    languages: ['English'],
  },
  careerInterests: {
    preferred_industries: ['Technology'],
    desired_roles: ['Data Analyst'],
    company_size_preference: 'any',
    location_preference: ['Manila'],
  },
  availability: 'flexible',
  isOpenToRecruitment: true,
  ...more,
});

export const jobEntry = (more: object = {}) => ({
  title: 'Data Analyst',
  description: 'You answer questions with data.',
  requirements: [
    { skill: 'Python', level: 3, weight: 5 },
    { skill: 'SQL', level: 3, weight: 3 },
    { skill: 'Statistics', level: 3, weight: 2 },
  ],
  minEiqScore: 500,
  salary: { min: 40_000, max: 55_000 },
  place: 'Manila',
  quota: 2,
  ...more,
});

/** An approved company. */
export async function addPartner(
  at: TestPlatform,
  fields: Partial<PartnerRow> = {},
  institution: InstitutionRef = at.institution,
): Promise<PartnerRow> {
  const id = newId();
  return at.platform.database.rows(PartnerRow, { institution }).insertAndFetch({
    ...{ id, name: `Company ${id.slice(-6)}`, industry: 'Technology', size: 'small', description: 'It makes things.' },
    ...{ status: 'approved', isSample: false, createdAt: at.clock.now() },
    ...fields,
  });
}

/** Lets a person recruit for a company. */
export async function makeRecruiter(
  at: TestPlatform,
  { user }: Pick<TestPerson, 'user'>,
  partnerId: string,
  institution: InstitutionRef = at.institution,
): Promise<void> {
  const row = { partnerId, userId: user.id, addedAt: at.clock.now() };
  await at.platform.database.rows(RecruiterRow, { institution }).insert(row);
}

/** A signed-in recruiter of a new approved company. */
export async function newRecruiter(
  at: TestPlatform,
  institution: InstitutionRef = at.institution,
): Promise<{ recruiter: TestPerson; partner: PartnerRow }> {
  const [recruiter, partner] = [await at.person('recruiter', institution), await addPartner(at, {}, institution)];
  await makeRecruiter(at, recruiter, partner.id, institution);
  return { recruiter, partner };
}

/** Posts a job and waits until its matches are computed. */
export async function postJob(at: TestPlatform, recruiter: TestPerson, more: object = {}): Promise<Job> {
  const { status, body } = await recruiter.post(recruitingJobs, jobEntry(more));
  expect([status, body.error]).toEqual([201, undefined]);
  await at.platform.queueing.waitUntilIdle();
  return body;
}

/** Makes a learner an adult with an EiQ score of 512.0 and an open profile, and waits for the matches. */
export async function makeCandidate(
  at: TestPlatform,
  person: TestPerson,
  more: object = {},
  institution: InstitutionRef = at.institution,
): Promise<void> {
  await setAgeBand(at, person, 'adult', institution);
  await addPlacement(at, person, {}, institution);
  const { status, body } = await person.post(profilePath, profileEntry(more));
  expect([status, body.error]).toEqual([201, undefined]);
  await at.platform.queueing.waitUntilIdle();
}

/** A signed-in adult learner with an open profile. */
export async function newCandidate(at: TestPlatform, more: object = {}): Promise<TestPerson> {
  const person = await at.person();
  await makeCandidate(at, person, more);
  return person;
}

/** The learner's match with a job. */
export async function matchWith(person: TestPerson, jobTitle: string): Promise<RecruitmentMatch> {
  const { body } = await person.get(matchesPath);
  const found = (body as RecruitmentMatch[]).find((match) => match.jobTitle === jobTitle);
  if (!found) throw new Error(`No match with ${jobTitle}: ${JSON.stringify(body).slice(0, 300)}`);
  return found;
}

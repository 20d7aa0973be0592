import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { addPlacement } from '../../learner/testing.ts';
import type { RecruitmentMatch } from '../contract.ts';
import {
  addPartner,
  jobEntry,
  makeRecruiter,
  matchesPath,
  matchWith,
  newCandidate,
  newRecruiter,
  postJob,
  profileEntry,
  profilePath,
  recruitingJobs,
} from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['talent'] });
});
afterAll(() => at?.close());

test('a match explains itself: its contributions add up, and it names the change that helps most', async () => {
  const { recruiter, partner } = await newRecruiter(at);
  const learner = await newCandidate(at);
  await postJob(at, recruiter, { title: 'Analyst A' });
  const match = await matchWith(learner, 'Analyst A');
  // Skills .8; EiQ Φ(12/30) = .6554; interests: industry 1, role 'Data Analyst' in 'Analyst A' .5; place 1; no start: absent.
  const expected = (100 * (0.45 * 0.8 + 0.25 * 0.6554 + 0.15 * 0.75 + 0.1)) / 0.95;
  expect(match.matchScore).toBeCloseTo(expected, 1);
  expect(match).toMatchObject({
    level: 'medium',
    status: 'new',
    isOpen: true,
    salary: { min: 40_000, max: 55_000 },
    currency: 'USD',
    eiqRequirement: 500,
    corporatePartner: { name: partner.name, industry: 'Technology' },
    explanation: {
      version: '2',
      absent: ['availability'],
      bestChange: { kind: 'skill', skill: 'Statistics', from: 0, to: 3 },
    },
  });
  const sum = match.explanation.contributions.reduce((total, { points }) => total + points, 0);
  expect(Math.abs(sum - match.matchScore)).toBeLessThanOrEqual(0.05);
});

test('matches are computed again when the profile, the job or the record changes, and keep their ids', async () => {
  const { recruiter } = await newRecruiter(at);
  const learner = await newCandidate(at);
  const job = await postJob(at, recruiter, { title: 'Analyst B' });
  const first = await matchWith(learner, 'Analyst B');
  const technical_skills = ['Python', 'SQL', 'Statistics'];
  await learner.put(profilePath, profileEntry({ skillsProfile: { technical_skills } }));
  await at.platform.queueing.waitUntilIdle();
  const skilled = await matchWith(learner, 'Analyst B');
  expect(skilled.id).toBe(first.id);
  expect(skilled.matchScore).toBeGreaterThan(first.matchScore);
  await addPlacement(at, learner, { theta: 1.5, standardError: 0.2 });
  await at.platform.queueing.waitUntilIdle();
  const measured = await matchWith(learner, 'Analyst B');
  expect(measured.matchScore).toBeGreaterThan(skilled.matchScore);
  await recruiter.put(`${recruitingJobs}/${job.id}`, jobEntry({ title: 'Analyst B', minEiqScore: 800 }));
  await at.platform.queueing.waitUntilIdle();
  expect((await matchWith(learner, 'Analyst B')).matchScore).toBeLessThan(measured.matchScore);
});

test('jobs that are closed, past their deadline, or of a company that is not approved are not listed', async () => {
  const { recruiter } = await newRecruiter(at);
  const learner = await newCandidate(at);
  const titles = async () =>
    ((await learner.get(matchesPath)).body as RecruitmentMatch[]).map(({ jobTitle }) => jobTitle);
  const job = await postJob(at, recruiter, { title: 'Closing' });
  const deadline = new Date(at.clock.now().getTime() + 60_000).toISOString();
  await postJob(at, recruiter, { title: 'Passing', deadline });
  expect(await titles()).toEqual(expect.arrayContaining(['Closing', 'Passing']));
  await recruiter.post(`${recruitingJobs}/${job.id}/close`);
  at.clock.forward(61);
  const listed = await titles();
  expect(listed).not.toContain('Closing');
  expect(listed).not.toContain('Passing');
  const stranger = await at.person('recruiter');
  await makeRecruiter(at, stranger, (await addPartner(at, { status: 'pending' })).id);
  const refused = await stranger.post(recruitingJobs, jobEntry());
  expect([refused.status, refused.body.error.message]).toEqual([
    403,
    expect.stringContaining('waits for the approval'),
  ]);
});

test('a job needs a skill, and its description is kept as plain text', async () => {
  const { recruiter } = await newRecruiter(at);
  const learner = await newCandidate(at);
  const without = await recruiter.post(recruitingJobs, jobEntry({ requirements: [] }));
  expect([without.status, JSON.stringify(without.body)]).toEqual([
    400,
    expect.stringContaining('Name at least one skill'),
  ]);
  const description = '<script>alert(1)</script><b>Bold</b> & plain';
  await postJob(at, recruiter, { title: 'Marked up', description });
  expect((await matchWith(learner, 'Marked up')).jobDescription).toBe(description);
  const upsideDown = await recruiter.post(recruitingJobs, jobEntry({ salary: { min: 2, max: 1 } }));
  expect(upsideDown.status).toBe(400);
});

test('name and age change no byte of a match', async () => {
  const { recruiter } = await newRecruiter(at);
  await postJob(at, recruiter, { title: 'Blind' });
  const [one, other] = [await newCandidate(at), await newCandidate(at)];
  const bytesOf = async (person: typeof one) => JSON.stringify({ ...(await matchWith(person, 'Blind')), id: '' });
  expect(await bytesOf(one)).toBe(await bytesOf(other));
});

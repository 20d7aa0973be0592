import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { TestPerson } from '../../core/testing.ts';
import { addPlacement, setAgeBand } from '../../plugins/learner/testing.ts';
import { answerAbout } from '../../plugins/skills/mastery/testing.ts';
import type { Job } from '../../plugins/talent/contract.ts';
import { matchesPath, matchWith, recruitingJobs } from '../../plugins/talent/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';

type Rename = (person: TestPerson, firstName: string, lastName: string) => Promise<void>;
type Take = (page: Page, address: string, name: string, prepare?: (page: Page) => Promise<void>) => Promise<void>;

/** Pictures of TalentMatch with the sample companies: a learner's matches and profile, a recruiter's job and a candidate. */
export async function takeTalentPictures(web: BrowserPlatform, rename: Rename, take: Take): Promise<void> {
  const { learner, recruiter, job, matchId } = await prepareTalent(web, rename);
  const large = { width: 1280, height: 1000 };
  await take(await web.page({ as: learner, ...large }), '/talent', 'talent-matches');
  await take(await web.page({ as: learner, ...large }), '/talent?tab=profile', 'talent-profile');
  await take(await web.page({ as: recruiter, ...large }), `/talent/desk/jobs/${job.id}`, 'talent-job');
  const dark = { as: recruiter, theme: 'dark', ...large } as const;
  await take(await web.page(dark), `/talent/desk/candidates/${matchId}`, 'talent-candidate');
}

/** The sample companies with three learners, one of whom is in conversation with a company. */
async function prepareTalent({ at }: BrowserPlatform, rename: Rename) {
  const recruiter = await at.person('recruiter', at.institution, 'recruiter');
  await rename(recruiter, 'Lucia', 'Ferreira');
  const learners: TestPerson[] = [];
  for (const [username, firstName, lastName, theta] of [
    ['siobhan.oconnor', 'Siobhán', 'O’Connor', 0.7],
    ['sipho.ndlovu', 'Sipho', 'Ndlovu', 0.1],
    ['aroha.parata', 'Aroha', 'Parata', -0.3],
  ] as const) {
    const person = await at.person('learner', at.institution, username);
    await rename(person, firstName, lastName);
    await setAgeBand(at, person, 'adult');
    await addPlacement(at, person, { theta });
    learners.push(person);
  }
  const [learner] = learners as [TestPerson, ...TestPerson[]];
  for (let answered = 0; answered < 9; answered++) await answerAbout(at, learner.user.id);
  await at.seed('talent');
  await at.platform.queueing.waitUntilIdle();
  const title = 'Junior Data Analyst';
  const [{ id: matchId }, shortlisted] = [
    await matchWith(learner, title),
    await matchWith(learners[2] as TestPerson, title),
  ];
  const candidate = '/api/recruiting/candidates';
  await learner.post(`${matchesPath}/${matchId}/contact`, {
    message: 'I kept the tide tables of our harbour for two summers, and would like to learn how you forecast them.',
    availability: 'immediate',
  });
  await recruiter.put(`${candidate}/${shortlisted.id}/shortlist`);
  await recruiter.post(`${candidate}/${matchId}/interest`, {
    message: 'Two summers of tides: we would like to see them.',
  });
  const text = 'Could you tell us how you found the days on which the table was wrong?';
  await recruiter.post(`${candidate}/${matchId}/messages`, { id: randomUUID(), text });
  await at.platform.queueing.waitUntilIdle();
  const job = ((await recruiter.get(recruitingJobs)).body as Job[]).find((each) => each.title === title) as Job;
  return { learner, learners, recruiter, job, matchId };
}

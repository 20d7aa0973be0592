import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { TestPerson } from '../../core/testing.ts';
import { learnerOf } from '../../plugins/activity/testing.ts';
import { addTo, createClass } from '../../plugins/classes/testing.ts';
import { cohortsPath, createCohort, joinCohort, planMeeting } from '../../plugins/cohorts/testing.ts';
import { addPlacement } from '../../plugins/learner/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';

type Take = (page: Page, address: string, name: string, prepare?: (page: Page) => Promise<void>) => Promise<void>;

const names = ['Mira Okafor', 'Jonas Lind', 'Aiko Tanabe', 'Luis Ferrer', 'Nour Haddad', 'Tala Cruz'] as const;

/** Pictures of a cohort with its meetings, on a phone too, and of balanced groups. */
export async function takeCohortPictures(
  web: BrowserPlatform,
  rename: (person: TestPerson, firstName: string, lastName: string) => Promise<void>,
  take: Take,
): Promise<void> {
  const learners: TestPerson[] = [];
  for (const [index, name] of names.entries()) {
    const learner = await learnerOf(web.at, { shares: true });
    const [firstName = '', lastName = ''] = name.split(' ');
    await rename(learner, firstName, lastName);
    await addPlacement(web.at, learner, { theta: index / 3 - 1, domains: [] });
    learners.push(learner);
  }
  const [owner, ...others] = learners;
  if (!owner) throw new Error('There is nobody');
  const description = 'We meet every Friday and explain one kind of function to each other.';
  const id = await createCohort(owner, { name: 'Functions before the exam', description, maxMembers: 6 });
  for (const person of others.slice(0, 3)) await joinCohort(person, id);
  const stated = { title: 'Exercises', place: 'Library, room 4', repeats: 'weekly' };
  const meetingId = await planMeeting(owner, id, stated);
  await owner.put(`${cohortsPath}/${id}/meetings/${meetingId}/dates/1`, { isSkipped: true });
  await owner.put(`${cohortsPath}/${id}/goal`, { answers: 100 });
  const address = `/study-cohorts/${id}`;
  const isShown = (page: Page) => page.getByRole('button', { name: 'Save to calendar' }).waitFor();
  await take(await web.page({ as: owner, width: 1280, height: 1000 }), address, 'cohort', isShown);
  await take(
    await web.page({ as: others[0], width: 360, height: 740, theme: 'dark' }),
    address,
    'cohort-phone',
    isShown,
  );

  const instructor = await web.at.person('instructor');
  await rename(instructor, 'Nadia', 'Osei');
  const classId = await createClass(instructor, { name: `8c ${randomUUID().slice(0, 4)}` });
  await addTo(instructor, classId, ...learners);
  const page = await web.page({ as: instructor, width: 1280, height: 1240 });
  await take(page, '/study-cohorts/groups', 'cohort-groups', async () => {
    await page.getByLabel('People in a group').fill('2');
    await page.getByRole('button', { name: 'Divide', exact: true }).click();
    await page.getByRole('button', { name: 'Create cohorts' }).waitFor();
  });
}

import type { Page } from 'playwright-core';
import type { TestPerson } from '../../core/testing.ts';
import { transcriptText, uploadFile } from '../../plugins/documents/testing.ts';
import {
  applicationsPath,
  beginDraft,
  letterForm,
  makeApplicant,
  recommenderCode,
} from '../../plugins/universities/applications/testing.ts';
import { IntakeRow, ProgramRow } from '../../plugins/universities/catalogue/models.ts';
import { decide, newReviewer, submitReview } from '../../plugins/universities/desk/testing.ts';
import { addUniversity } from '../../plugins/universities/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';

type Take = (page: Page, address: string, name: string, prepare?: (page: Page) => Promise<void>) => Promise<void>;

const personalStatement =
  'When I was twelve, our village got its first solar mill. I spent that summer with the technician who built it, writing down every part in a school notebook, and I have wanted to know how things work ever since.\n\nLast year I built a moisture sensor for my aunt’s field. It failed twice; the third one is still running.';
const essays = { personalStatement, academicGoals: 'A degree in embedded systems.', whyUniversity: '' };

/** Pictures of applications: the list, a draft, two versions of it, an offer, and the page for recommenders. */
export async function takeApplicationPictures(
  { at, page: open }: BrowserPlatform,
  rename: (person: TestPerson, firstName: string, lastName: string) => Promise<void>,
  take: Take,
): Promise<void> {
  const scope = { institution: at.institution };
  const learner = await at.person('learner');
  await rename(learner, 'Amara', 'Okafor');
  await makeApplicant(at, learner);
  const { id: documentId } = await uploadFile(learner, transcriptText('Amara Okafor'));
  await at.platform.queueing.waitUntilIdle();
  await learner.post(`/api/documents/${documentId}/confirm`);

  const chosen = await addUniversity(at, { name: 'Lindqvist Institute of Technology' });
  const requires = { letters: 2, documents: ['transcript'] as const, minGpa: 3 };
  await at.platform.database
    .rows(ProgramRow, scope)
    .findById(chosen.programId)
    .patch({ ...requires, documents: [...requires.documents] });
  await at.platform.database.rows(IntakeRow, scope).findById(chosen.intakeId).patch({ timeZone: 'Europe/Amsterdam' });
  const { id } = await beginDraft(learner, chosen);
  await learner.put(`${applicationsPath}/${id}/draft`, { version: 1, applicationData: essays });
  for (const [recommenderName, recommenderEmail, isWaived] of [
    ['Dr Miriam Vos', 'vos@school.example', false],
    ['Tomas Herrera', 'herrera@school.example', true],
  ] as const) {
    const request = { recommenderName, recommenderEmail, isWaived };
    await learner.post(`${applicationsPath}/${id}/recommendations`, request);
  }
  await at.platform.queueing.waitUntilIdle();
  const letter = letterForm(await recommenderCode(at, 'vos@school.example'), 'Amara never gives up.');
  await at.call('POST', '/api/recommendation-letters', { body: letter });
  const code = await recommenderCode(at, 'herrera@school.example');

  const offering = await addUniversity(at, { name: 'Havenport University', countryCode: 'GB' });
  const application = { program: 'Computer Science', applicationData: essays };
  const { body: offered } = await learner.post(applicationsPath, { ...offering, ...application });
  for (const reviewer of [await newReviewer(at, offering), await newReviewer(at, offering)]) {
    await submitReview(reviewer, offered.id);
    await decide(reviewer, offered.id, 'accepted');
  }
  const decisionsAt = new Date(at.clock.now().getTime() + 60_000);
  await at.platform.database.rows(IntakeRow, scope).findById(offering.intakeId).patch({ decisionsAt });
  at.clock.forward(120);
  await at.runSchedule('universities', 'releaseDecisions');

  const large = { as: learner, width: 1280, height: 900 };
  await take(await open(large), '/universities?tab=applications', 'applications', async (page) => {
    await page.getByText('Havenport University').first().waitFor();
  });
  await take(await open(large), `/universities/applications/${id}`, 'application-draft', async (page) => {
    await page.getByText('Nothing is missing.').waitFor();
  });
  await take(await open(large), `/universities/applications/${offered.id}`, 'application-offer', async (page) => {
    await page.getByText('You have an offer').waitFor();
  });
  await take(await open({ width: 390, height: 844 }), `/recommend#code=${code}`, 'recommend-phone', async (page) => {
    await page.getByLabel('Your letter').fill('I have taught Amara physics for three years.');
  });
  // The same essay is changed on two devices.
  await take(await open(large), `/universities/applications/${id}`, 'application-versions', async (page) => {
    const statement = page.getByLabel('Personal statement');
    await statement.waitFor();
    await page.context().setOffline(true);
    await statement.fill(personalStatement.replace('It failed twice; the third one', 'The third one'));
    await page.getByText('No connection.').waitFor();
    const { body } = await learner.get(`${applicationsPath}/${id}`);
    const elsewhere = personalStatement.replace('It failed twice;', 'It failed twice, once in a storm;');
    const saved = { version: body.version, applicationData: { ...essays, personalStatement: elsewhere } };
    await learner.put(`${applicationsPath}/${id}/draft`, saved);
    await page.context().setOffline(false);
    await page.getByText('This draft was changed on two devices').waitFor();
  });
}

import type { Page } from 'playwright-core';
import type { TestPerson } from '../../core/testing.ts';
import { transcriptText, uploadFile } from '../../plugins/documents/testing.ts';
import { applicationsPath, makeApplicant } from '../../plugins/universities/applications/testing.ts';
import { IntakeRow, ProgramRow } from '../../plugins/universities/catalogue/models.ts';
import { seedApplications } from '../../plugins/universities/desk/intakes.testing.ts';
import { deskPath, newReviewer, scored } from '../../plugins/universities/desk/testing.ts';
import { addUniversity } from '../../plugins/universities/testing.ts';
import type { BrowserPlatform } from './browser-platform.ts';

type Take = (page: Page, address: string, name: string, prepare?: (page: Page) => Promise<void>) => Promise<void>;

const personalStatement =
  'Our school has one telescope and a long waiting list. I built a second one from a drainpipe and a shaving mirror, and learned more from the first six attempts than from the seventh, which works.';

/** Pictures of the admissions desk: the queue of an intake, and an application with its review. */
export async function takeDeskPictures(
  { at, page: open }: BrowserPlatform,
  rename: (person: TestPerson, firstName: string, lastName: string) => Promise<void>,
  take: Take,
): Promise<void> {
  const scope = { institution: at.institution };
  const university = await addUniversity(at, { name: 'Northgate University', countryCode: 'GB' });
  const program = { documents: ['transcript' as const], letters: 0, minGpa: 3 };
  await at.platform.database.rows(ProgramRow, scope).findById(university.programId).patch(program);
  await at.platform.database.rows(IntakeRow, scope).findById(university.intakeId).patch({ timeZone: 'Europe/London' });
  const reviewers = [await newReviewer(at, university), await newReviewer(at, university)] as const;
  const [reviewer, other] = reviewers;
  await rename(reviewer, 'Sofia', 'Marin');
  await rename(other, 'David', 'Adeyemi');
  await seedApplications(at, university, {
    ...{ count: 60, reviewers },
    decision: (place) =>
      place % 3 === 0 ? (['accepted', 'rejected', 'waitlisted'] as const)[(place % 9) / 3] : undefined,
  });
  const applicant = await at.person('learner');
  await rename(applicant, 'Mei', 'Tanaka');
  await makeApplicant(at, applicant);
  const { id: documentId } = await uploadFile(applicant, transcriptText('Mei Tanaka'));
  await at.platform.queueing.waitUntilIdle();
  await applicant.post(`/api/documents/${documentId}/confirm`);
  const { body } = await applicant.post(applicationsPath, {
    ...{ universityId: university.universityId, program: 'Computer Science' },
    applicationData: { personalStatement, academicGoals: 'A degree in instrumentation.', whyUniversity: '' },
  });
  await reviewer.put(`${deskPath}/applications/${body.id}/review`, { version: 0, scores: scored(4) });

  const large = { as: reviewer, width: 1280, height: 1000 };
  await take(await open(large), '/universities/desk', 'desk-queue', async (page) => {
    await page.getByText('1–50 of 61').waitFor();
  });
  await take(await open(large), `/universities/desk/${body.id}`, 'desk-application', async (page) => {
    await page.getByText('Draft saved. Only you see it.').waitFor();
  });
}

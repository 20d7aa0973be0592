import type { Actor, InstitutionRef } from '../../../../core/contract/index.ts';
import { nameText } from '../../../../core/contract/index.ts';
import type { TransactionContext } from '../../../../core/db/index.ts';
import { unprivilegedActor } from '../../../../core/plugins/define-plugin.ts';
import { letter } from '../../../../core/services.ts';
import type { IntakeOffer } from '../../catalogue/lookups.ts';
import type { ApplicationDependencies } from '../dependencies.ts';
import { ApplicationRow, ApplicationStepRow } from '../models.ts';
import type { ApplicationStatus, StepName } from './contract.ts';

/** The screen of one application. */
export const pageOfApplication = (applicationId: string): `/${string}` => `/universities/applications/${applicationId}`;

/** Notifies the applicant of a step, on the platform and by mail. */
export async function noteStep(
  { notifications, enqueue }: ApplicationDependencies,
  { who, tx }: TransactionContext<Actor>,
  noted: { stepId: string; step: StepName; to: ApplicationStatus; application: ApplicationRow; offer: IntakeOffer },
): Promise<void> {
  const { stepId, application, offer } = noted;
  const { title, text } = textOf(noted.step, offer);
  const { id, userId } = application;
  const kind = 'universities.application';
  await notifications(who)?.notify({ who, tx }, { userId, id: stepId, kind, title, text, to: pageOfApplication(id) });
  await enqueue(tx, who.institution, 'applicantMail', { userId, stepId });
}

/** Sends the mail about a step. Does nothing for an application that was erased. */
export async function sendApplicantMail(
  { db, people, lookups, mail, addresses }: ApplicationDependencies,
  institution: InstitutionRef,
  stepId: string,
): Promise<void> {
  const who = unprivilegedActor(institution);
  const step = await db.rows(ApplicationStepRow, { who }).findById(stepId);
  if (!step) return;
  const application = await db.rows(ApplicationRow, { who }).findById(step.applicationId);
  const offer = application && (await lookups.intakes({ who }, [application.intakeId])).get(application.intakeId);
  const person = (await people.named({ who }, [step.userId])).get(step.userId);
  if (!offer || !person?.email) return;
  const { title, text } = textOf(step.step, offer);
  const message = letter({
    subject: `${title}: ${offer.university.name}`,
    greeting: person.firstName ? `Hello ${nameText(person.firstName)},` : 'Hello,',
    paragraphs: [text],
    action: { label: 'View your application', link: await addresses.of({ who }, pageOfApplication(application.id)) },
  });
  await mail.send({ who }, { to: person.email, about: [step.userId], ...message });
}

/** Title and text of a step. A decision is not in them: it is read on the page, by its applicant alone. */
function textOf(step: StepName, { university, program }: IntakeOffer): { title: string; text: string } {
  const what = `${program.name} at ${university.name}`;
  switch (step) {
    case 'create':
    case 'submit':
      return { title: 'Application submitted', text: `Your application for ${what} has been submitted.` };
    case 'start_review':
      return { title: 'Application under review', text: `Your application for ${what} is being reviewed.` };
    case 'release':
      return { title: 'A decision is available', text: `A decision on your application for ${what} is available.` };
    case 'reopen':
      return { title: 'Application reopened', text: `Your application for ${what} is being reviewed again.` };
    case 'withdraw':
      return { title: 'Application withdrawn', text: `You have withdrawn your application for ${what}.` };
    case 'accept_offer':
      return { title: 'Offer accepted', text: `You have accepted the offer for ${what}.` };
    case 'decline_offer':
      return { title: 'Offer declined', text: `You have declined the offer for ${what}.` };
  }
}

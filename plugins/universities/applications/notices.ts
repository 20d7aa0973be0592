import { createHash } from 'node:crypto';
import type { Actor, InstitutionRef } from '../../../core/contract/index.ts';
import { nameText } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import { letter } from '../../../core/services.ts';
import type { IntakeOffer } from '../catalogue/lookups.ts';
import type { Notice } from './contract.ts';
import type { ApplicationDependencies } from './dependencies.ts';
import { ApplicationRow } from './models.ts';
import { pageOfApplication } from './states/notifications.ts';

// What applicants are told besides the steps of their application: on the platform and by mail.

type Who = Pick<Actor, 'institution'>;

/** Tells an applicant. The same key again for the same person changes nothing. */
export async function notifyApplicant(
  { notifications, enqueue, announce }: ApplicationDependencies,
  { who, tx }: TransactionContext<Who>,
  given: { application: ApplicationRow; offer: IntakeOffer; notice: Notice; key: string },
): Promise<void> {
  const { application, offer, notice, key } = given;
  const { id: applicationId, userId } = application;
  const to = pageOfApplication(applicationId);
  const kind = 'universities.application';
  await notifications(who)?.notify({ who, tx }, { userId, id: key, kind, ...textOf(notice, offer), to });
  await enqueue(tx, who.institution, 'noticeMail', { userId, applicationId, notice, key });
  afterCommit(tx, () => announce(who.institution, userId, applicationId));
}

/** Sends the mail of a notice. Does nothing for an application that is gone, or a notice that no longer applies. */
export async function sendNoticeMail(
  { db, people, lookups, mail, addresses }: ApplicationDependencies,
  institution: InstitutionRef,
  { applicationId, notice }: { applicationId: string; notice: Notice },
): Promise<void> {
  const who = unprivilegedActor(institution);
  const application = await db.rows(ApplicationRow, { who }).findById(applicationId);
  const offer = application && (await lookups.intakes({ who }, [application.intakeId])).get(application.intakeId);
  if (!offer || (forDrafts.includes(notice) && application.status !== 'draft')) return;
  const person = (await people.named({ who }, [application.userId])).get(application.userId);
  if (!person?.email) return;
  const { title, text } = textOf(notice, offer);
  const message = letter({
    subject: `${title}: ${offer.university.name}`,
    greeting: person.firstName ? `Hello ${nameText(person.firstName)},` : 'Hello,',
    paragraphs: [text],
    action: { label: 'View your application', link: await addresses.of({ who }, pageOfApplication(applicationId)) },
  });
  await mail.send({ who }, { to: person.email, about: [application.userId], ...message });
}

const forDrafts: readonly Notice[] = ['deadline_near', 'deadline_changed', 'university_closed', 'university_open'];

/** An id for `sendOnce`, made from the key of a notice. */
export function mailIdOf({ userId, key }: { userId: string; key: string }): string {
  const digits = createHash('sha256').update(`${userId} ${key}`).digest('hex');
  // Version 8 of RFC 9562: the content is the application's own.
  const variant = (0x8 | (Number.parseInt(digits[16] ?? '0', 16) & 0x3)).toString(16);
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}

/** Title and text, without names of other people. */
function textOf(notice: Notice, { university, program, intake }: IntakeOffer): { title: string; text: string } {
  const what = `${program.name} at ${university.name}`;
  const deadline = deadlineText(intake);
  switch (notice) {
    case 'letter_received':
      return {
        title: 'A letter of recommendation has arrived',
        text: `A letter for your application for ${what} has been received.`,
      };
    case 'letter_declined':
      return {
        title: 'A recommender declined',
        text: `A person you asked for a letter for ${what} has declined. You can ask somebody else.`,
      };
    case 'deadline_near':
      return {
        title: 'A deadline is near',
        text: `Your application for ${what} has not been submitted. The deadline is ${deadline}.`,
      };
    case 'deadline_changed':
      return {
        title: 'The dates of an intake changed',
        text: `Your draft for ${what} is kept. The deadline is ${deadline} now.`,
      };
    case 'university_closed':
      return {
        title: 'Applications are closed',
        text: `${university.name} does not accept applications at the moment. Your draft for ${program.name} is kept.`,
      };
    case 'university_open':
      return {
        title: 'Applications are open again',
        text: `${university.name} accepts applications again. The deadline for ${program.name} is ${deadline}.`,
      };
  }
}

const deadlineText = ({ deadline, timeZone }: IntakeOffer['intake']) =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', second: '2-digit' },
    ...{ timeZoneName: 'short', timeZone },
  }).format(deadline);

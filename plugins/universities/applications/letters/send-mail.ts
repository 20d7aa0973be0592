import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Actor, InstitutionRef } from '../../../../core/contract/index.ts';
import { nameText } from '../../../../core/contract/index.ts';
import { unprivilegedActor } from '../../../../core/plugins/define-plugin.ts';
import type { Letter } from '../../../../core/services.ts';
import { letter } from '../../../../core/services.ts';
import type { IntakeOffer } from '../../catalogue/lookups.ts';
import type { applicationJobs } from '../contract.ts';
import type { ApplicationDependencies } from '../dependencies.ts';
import { ApplicationRow, RecommendationLinkRow, RecommendationRow } from '../models.ts';
import { isPaused } from './queries.ts';
import { hashOf, linkEndOf } from './write-letter.ts';

export type MailKind = 'request' | 'reminder' | 'received';

/** Sends a mail to a recommender. A mail that no longer applies is not sent. Throws when mail cannot be sent now. */
export async function sendRecommenderMail(
  dependencies: ApplicationDependencies,
  institution: InstitutionRef,
  { recommendationId, kind }: { readonly recommendationId: string; readonly kind: MailKind },
): Promise<void> {
  const { db, clock, people, lookups, mail, addresses } = dependencies;
  const who = unprivilegedActor(institution);
  const request = await db.rows(RecommendationRow, { who }).findById(recommendationId);
  if (!request || request.status !== statusFor[kind]) return;
  // A request that was held is queued again with a new consent.
  if (kind === 'request' && request.sentAt) return;
  const application = await db.rows(ApplicationRow, { who }).findById(request.applicationId);
  const offer = application && (await lookups.intakes({ who }, [application.intakeId])).get(application.intakeId);
  const applicant = (await people.named({ who }, [request.userId])).get(request.userId);
  if (!offer || !applicant) return;
  const name = nameText(`${applicant.firstName} ${applicant.lastName}`.trim());
  if (kind !== 'received' && (await isPaused(dependencies, { who }, request))) return;
  const link = kind === 'received' ? undefined : await newLink(who);
  const words = wordsOf(link?.endsAt, { request, offer, name, institution: institution.name });
  const message = letter({
    ...words,
    ...(kind === 'reminder' && { subject: `Reminder: ${words.subject}` }),
    greeting: `Hello ${nameText(request.recommenderName)},`,
    ...(link && { action: { label: 'Write the letter or decline', link: link.address } }),
  });
  await mail.send({ who }, { to: request.recommenderEmail, about: [request.userId], ...message });
  if (kind === 'request') {
    await db.rows(RecommendationRow, { who }).findById(request.id).patch({ sentAt: clock.now() });
  }

  /** Only the hash is stored. Browsers do not send the fragment, so the code is in no log and no referrer. */
  async function newLink(who: Actor): Promise<{ address: string; endsAt: Date }> {
    const code = randomBytes(32).toString('base64url');
    const row = { recommendationId, hash: hashOf(code), createdAt: clock.now() };
    await db.rows(RecommendationLinkRow, { who }).insert(row);
    return { address: `${await addresses.of({ who }, '/recommend')}#code=${code}`, endsAt: linkEndOf(row) };
  }
}

const statusFor = {
  request: 'requested',
  reminder: 'requested',
  received: 'submitted',
} as const;

/** @param linkEndsAt undefined in a mail without a link, which confirms a letter */
function wordsOf(
  linkEndsAt: Date | undefined,
  given: { request: RecommendationRow; offer: IntakeOffer; name: string; institution: string },
): Pick<Letter, 'subject' | 'paragraphs' | 'closing'> {
  const { request, offer, name, institution } = given;
  const what = `${offer.program.name} at ${offer.university.name}`;
  const closing = `If you do not know ${name}, you can ignore this email.`;
  if (!linkEndsAt) {
    return {
      subject: `Your letter for ${name} has been received`,
      paragraphs: [`Thank you. Your letter of recommendation for ${name}, for ${what}, has been received.`],
      closing: 'If you did not send it, reply to this email or inform the university.',
    };
  }
  const { format } = new Intl.DateTimeFormat('en-GB', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...{ timeZoneName: 'short', timeZone: offer.intake.timeZone },
  });
  return {
    subject: `${name} asks you for a letter of recommendation`,
    paragraphs: [
      `${name} learns with EiQ at ${institution}, applies for ${what}, and asks you for a letter of recommendation. The deadline is ${format(offer.intake.deadline)}.`,
      request.isWaived
        ? `${name} has given up the right to see the letter. Only the university reads it.`
        : `${name} can read the letter, and so can the university.`,
      `The link below opens a page where you write the letter or decline. You need no account. It works once, until ${format(linkEndsAt)}.`,
    ],
    closing,
  };
}

/** Tells a recommender that the letter is no longer needed. Throws when mail cannot be sent now. */
export async function sendWithdrawalMail(
  { people, mail }: Pick<ApplicationDependencies, 'people' | 'mail'>,
  institution: InstitutionRef,
  { userId, recommenderName, recommenderEmail, program, university }: WithdrawalMail,
): Promise<void> {
  const who = unprivilegedActor(institution);
  const applicant = (await people.named({ who }, [userId])).get(userId);
  if (!applicant) return;
  const name = nameText(`${applicant.firstName} ${applicant.lastName}`.trim());
  const message = letter({
    subject: `A letter for ${name} is no longer needed`,
    greeting: `Hello ${nameText(recommenderName)},`,
    paragraphs: [
      `${name} asked you for a letter of recommendation for ${program} at ${university}. The request has been withdrawn, and its link has ended.`,
    ],
    closing: `If you do not know ${name}, you can ignore this email.`,
  });
  await mail.send({ who }, { to: recommenderEmail, about: [userId], ...message });
}

export type WithdrawalMail = z.output<(typeof applicationJobs)['withdrawalMail']['payload']>;

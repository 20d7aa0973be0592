import { nameText } from '../../../core/contract/index.ts';
import type { Letter } from '../../../core/services.ts';
import { consentDays, letter } from '../../../core/services.ts';
import { disclosures } from '../../learner/contract.ts';
import { terms, withinSchool, worksWithout } from '../terms/contract.ts';

interface LetterInput {
  readonly firstName: string;
  readonly institution: string;
  /** The school's contact line; empty where it has none. */
  readonly contact: string;
  readonly link: string;
  /** Whether guardians can create accounts. */
  readonly offersAccount: boolean;
}

/** The request for consent: who asks, for what, what works without it, and how to withdraw it. */
export function requestLetter({ firstName, institution, contact, link }: LetterInput) {
  return letter({
    subject: `${nameText(firstName)} needs your consent at ${institution}`,
    greeting: 'Hello,',
    paragraphs: [
      `${nameText(firstName)} learns with EiQ at ${institution} and gave your address as that of a parent or guardian. EiQ is a learning platform: it measures abilities, practises with learners and coaches them.`,
      `${worksWithout} You decide on each of the following separately. ${nameText(firstName)} may`,
      ...withinSchool.map((purpose) => `${terms[purpose].title}: ${terms[purpose].may}.`),
      'Two purposes pass information on to other companies. They are separate from the rest, which does not depend on them:',
      ...disclosures.map((purpose) => `${terms[purpose].title}: ${terms[purpose].may}.`),
      'You can withdraw each of them at any time with a link that you will receive. It ends at once.',
      `The link below opens a page where you decide. Opening it decides nothing. It works once and expires in ${consentDays} days.`,
      ...contactLine(contact),
    ],
    action: { label: 'Read more and decide', link },
    closing: `If you do not know ${nameText(firstName)}, you can ignore this letter: without your consent nothing changes.`,
  } satisfies Letter);
}

/** The confirmation of a consent, with the link that changes or ends it. */
export function confirmationLetter({ firstName, institution, contact, link, offersAccount }: LetterInput) {
  return letter({
    subject: `Your consent for ${nameText(firstName)} at ${institution}`,
    greeting: 'Hello,',
    paragraphs: [
      `Thank you. Your consent for ${nameText(firstName)} at ${institution} has been saved.`,
      'Please keep this letter. With the link below you can change or end your consent at any time. It works for as long as the consent is in force.',
      ...(offersAccount ? ['The same page leads to an account that shows you your child’s progress.'] : []),
      ...contactLine(contact),
    ],
    action: { label: 'See or change your consent', link },
    closing: `If it was not you who consented, end it with the link and inform ${institution}.`,
  } satisfies Letter);
}

const contactLine = (contact: string) => (contact ? [`Questions: ${contact}`] : []);

import { nameText } from '../../../core/contract/index.ts';
import type { Letter } from '../../../core/services.ts';
import { consentDays, letter } from '../../../core/services.ts';
import { disclosures } from '../../learner/contract.ts';
import { terms, withinSchool, worksWithout } from '../terms/contract.ts';

interface Given {
  readonly firstName: string;
  readonly institution: string;
  /** Whom to ask at the school; empty where it says nothing. */
  readonly contact: string;
  readonly link: string;
  /** Whether the school has guardians make accounts. */
  readonly offersAccount: boolean;
}

/** Asks for consent: who asks, for what, what works without it, how to take it back. */
export function askingLetter({ firstName, institution, contact, link }: Given) {
  return letter({
    subject: `${nameText(firstName)} needs your consent at ${institution}`,
    greeting: 'Hello,',
    paragraphs: [
      `${nameText(firstName)} learns with EiQ at ${institution} and gave your address as that of a parent or guardian. EiQ is a learning platform: it measures abilities, practises with learners and coaches them.`,
      `${worksWithout} You decide on each of the following by itself. ${nameText(firstName)} may`,
      ...withinSchool.map((purpose) => `${terms[purpose].title}: ${terms[purpose].may}.`),
      'Two things pass something on to other companies. They are asked apart from the rest, and the rest does not depend on them:',
      ...disclosures.map((purpose) => `${terms[purpose].title}: ${terms[purpose].may}.`),
      'You can take back each of them at any time, by a link that you will receive, and it ends at once.',
      `The link below opens a page on which you decide. Opening it decides nothing. It works once, within ${consentDays} days.`,
      ...contactLine(contact),
    ],
    action: { label: 'Read more and decide', link },
    closing: `If you do not know ${nameText(firstName)}, you need not do anything: without your consent nothing changes.`,
  } satisfies Letter);
}

/** Confirms a consent, and holds the link that ends it. */
export function givenLetter({ firstName, institution, contact, link, offersAccount }: Given) {
  return letter({
    subject: `Your consent for ${nameText(firstName)} at ${institution}`,
    greeting: 'Hello,',
    paragraphs: [
      `Thank you. Your consent for ${nameText(firstName)} at ${institution} is kept.`,
      'Please keep this letter. With the link below you can change or end your consent at any time; it stays good for as long as the consent stands.',
      ...(offersAccount ? ['The same page leads to an account, with which you see how the learning goes.'] : []),
      ...contactLine(contact),
    ],
    action: { label: 'See or change your consent', link },
    closing: `If it was not you who consented, end it with the link and tell ${institution}.`,
  } satisfies Letter);
}

const contactLine = (contact: string) => (contact ? [`Questions: ${contact}`] : []);

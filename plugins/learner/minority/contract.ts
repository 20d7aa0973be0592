import { z } from 'zod';
import type { AgeBand, GuardianConsent } from '../education/contract.ts';

// Guardians' consent for learners under 18, by purpose, and which learners may meet each other.

/** The purposes a guardian can consent to. */
export const Purpose = z.enum(['taking-part', 'talking', 'uploads', 'voice', 'boards', 'outside-ai', 'recruiters']);
export type Purpose = z.infer<typeof Purpose>;

/** Purposes that disclose data about a child outside the school. Consent to them is asked for separately. */
export const disclosures: readonly Purpose[] = ['outside-ai', 'recruiters'];

/** The purposes covered by the single consent of the first wording. Its two disclosures could not be declined, so they are asked again. */
export const firstWordingPurposes: readonly Purpose[] = Purpose.options.filter(
  (purpose) => !disclosures.includes(purpose),
);

/** Learners of one circle may meet each other. Staff may meet all of them. */
export const Circle = z.enum(['under-13', 'minors', 'adults', 'staff']);
export type Circle = z.infer<typeof Circle>;

/** Youngest first. */
export const learnerCircles = ['under-13', 'minors', 'adults'] as const satisfies readonly Circle[];

/** The age below which a guardian decides. Recruiters always need a guardian's consent below 18. */
export const ConsentAge = z.enum(['13', '16', '18']);
export type ConsentAge = z.infer<typeof ConsentAge>;

/** The circle of learners aged 16 and 17. */
export const OlderMinors = z.enum(['minors', 'adults']);
export type OlderMinors = z.infer<typeof OlderMinors>;

/** A person's age band, the purposes open to them, and their circle. */
export interface Minority {
  readonly ageBand: AgeBand;
  /** `given` where a guardian has agreed to at least one purpose. */
  readonly guardianConsent: GuardianConsent;
  /** Purposes a guardian has agreed to. */
  readonly given: readonly Purpose[];
  /** Purposes that are open: consent is not needed, or was given. */
  readonly allowed: readonly Purpose[];
  /** Null for people who meet no learners: learners of unknown age, and roles that neither learn nor teach. */
  readonly circle: Circle | null;
}

/** What a learner of unknown age reads wherever that closes something, and the way out: the same words everywhere. */
export const unknownAge = {
  notice: 'EiQ does not know your age, so the rules for children under 13 apply.',
  /** The notice with the way out, where there is no link. */
  refusal: 'EiQ does not know your age, so the rules for children under 13 apply. Tell us your age first.',
  /** On the link or button. */
  action: 'Tell us your age',
  path: '/onboarding',
} as const;

export const allows = ({ allowed }: Pick<Minority, 'allowed'>, purpose: Purpose): boolean => allowed.includes(purpose);

/** Whether a guardian's consent is needed. An unknown age counts as under 13. */
export function needsConsent(purpose: Purpose, ageBand: AgeBand, consentUnder: ConsentAge): boolean {
  if (ageBand === 'adult') return false;
  if (purpose === 'recruiters' || ageBand === 'unknown' || ageBand === 'under-13') return true;
  return consentUnder === '18' || (consentUnder === '16' && ageBand === '13-15');
}

/** The circle of a learner. */
export function circleOf(ageBand: AgeBand, olderMinors: OlderMinors): Circle | null {
  if (ageBand === 'unknown') return null;
  if (ageBand === 'under-13') return 'under-13';
  if (ageBand === '16-17') return olderMinors;
  return ageBand === 'adult' ? 'adults' : 'minors';
}

type Met = Pick<Minority, 'allowed' | 'circle'>;

/** Whether two people may meet for a purpose: it is open to both, and they share a circle or one of them is staff. */
export const mayMeet = (reader: Met, other: Met, purpose: 'talking' | 'boards'): boolean =>
  allows(reader, purpose) &&
  allows(other, purpose) &&
  reader.circle !== null &&
  other.circle !== null &&
  (reader.circle === other.circle || reader.circle === 'staff' || other.circle === 'staff');

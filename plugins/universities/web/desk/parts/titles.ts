import type { Decision, DeskApplication, NeededReview, RecommendationStatus } from '../../../contract.ts';

// Words of the desk.

export const neededTitles: Readonly<Record<NeededReview, string>> = {
  first: 'First review',
  second: 'Second review',
  third: 'Third review',
};

/** As a button: `Accept`. */
export const decisionActions: Readonly<Record<Decision, string>> = {
  accepted: 'Accept',
  waitlisted: 'Waitlist',
  rejected: 'Reject',
};

/** In the order of the buttons. */
export const decisionOrder: readonly Decision[] = ['accepted', 'waitlisted', 'rejected'];

export const recommendationTones: Readonly<Record<RecommendationStatus, 'good' | 'accent' | 'plain' | 'attention'>> = {
  highly_recommended: 'good',
  recommended: 'accent',
  conditional: 'plain',
  not_recommended: 'attention',
};

/** `Computer Science, Autumn 2027`. */
export const offerText = ({ program, intake }: Pick<DeskApplication, 'program' | 'intake'>) => `${program}, ${intake}`;

/** A share from 0 to 1 as `67%`. */
export const shareText = (share: number) => `${Math.round(share * 100)}%`;

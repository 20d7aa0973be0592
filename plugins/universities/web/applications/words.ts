import type { ApplicationStatus, ChecklistItem, StepName } from '../../contract.ts';

type Tone = 'plain' | 'accent' | 'good' | 'attention';

export const statusTones: Record<ApplicationStatus, Tone> = {
  draft: 'plain',
  submitted: 'accent',
  under_review: 'accent',
  accepted: 'good',
  rejected: 'plain',
  waitlisted: 'accent',
  withdrawn: 'plain',
  offer_accepted: 'good',
  offer_declined: 'plain',
};

export const stepTitles: Record<Exclude<StepName, 'release'>, string> = {
  create: 'Draft begun',
  submit: 'Submitted',
  withdraw: 'Withdrawn',
  start_review: 'Review began',
  reopen: 'Reopened for another review',
  accept_offer: 'Offer accepted',
  decline_offer: 'Offer declined',
};

/** The id as people quote it. */
export const shortId = (id: string) => id.slice(-8);

export const isMissing = ({ isRequired, state }: ChecklistItem) => isRequired && state === 'missing';

export const applicationAddress = (id: string): `/${string}` => `/universities/applications/${id}`;

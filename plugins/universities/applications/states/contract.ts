import { z } from 'zod';

// The states of an application and the steps between them. Every change of a status is one of these steps.

export const ApplicationStatus = z.enum([
  'draft',
  'submitted',
  'under_review',
  'accepted',
  'rejected',
  'waitlisted',
  'withdrawn',
  'offer_accepted',
  'offer_declined',
]);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

/** Titles on screens. */
export const applicationStatusTitles: Record<ApplicationStatus, string> = {
  draft: 'Draft',
  submitted: 'Submitted',
  under_review: 'Under review',
  accepted: 'Accepted',
  rejected: 'Rejected',
  waitlisted: 'Waitlisted',
  withdrawn: 'Withdrawn',
  offer_accepted: 'Offer accepted',
  offer_declined: 'Offer declined',
};

export const Decision = z.enum(['accepted', 'rejected', 'waitlisted']);
export type Decision = z.infer<typeof Decision>;

/** Who takes a step. `system`: a job of the platform. */
export const Party = z.enum(['applicant', 'reviewer', 'system']);
export type Party = z.infer<typeof Party>;

/** What must hold for a step besides the status and the party. */
export type Condition =
  /** The university accepts applications. */
  | 'university_active'
  /** The intake is open at the moment of the call, to the millisecond. */
  | 'intake_open'
  /** Every required part is there. */
  | 'complete'
  /** A decision was recorded after the last release. */
  | 'decided'
  /** The intake's decisions may be released. */
  | 'release_due';

interface Step {
  readonly from: readonly ApplicationStatus[];
  readonly to: readonly ApplicationStatus[];
  readonly by: readonly Party[];
  readonly conditions: readonly Condition[];
}

export const StepName = z.enum([
  'create',
  'submit',
  'withdraw',
  'start_review',
  'release',
  'reopen',
  'accept_offer',
  'decline_offer',
]);
export type StepName = z.infer<typeof StepName>;

/**
 * All steps that an applicant may know of. Recording a decision is none: the status changes with its release.
 * `create` begins an application and has no status before it.
 */
export const steps: Readonly<Record<StepName, Step>> = {
  create: { from: [], to: ['draft'], by: ['applicant'], conditions: ['university_active'] },
  submit: {
    from: ['draft'],
    to: ['submitted'],
    by: ['applicant'],
    conditions: ['university_active', 'intake_open', 'complete'],
  },
  withdraw: {
    from: ['submitted', 'under_review', 'waitlisted', 'offer_accepted'],
    to: ['withdrawn'],
    by: ['applicant'],
    conditions: [],
  },
  start_review: { from: ['submitted'], to: ['under_review'], by: ['reviewer'], conditions: [] },
  release: {
    from: ['under_review', 'waitlisted'],
    to: Decision.options,
    by: ['reviewer', 'system'],
    conditions: ['decided', 'release_due'],
  },
  reopen: { from: ['rejected', 'waitlisted'], to: ['under_review'], by: ['reviewer'], conditions: [] },
  accept_offer: { from: ['accepted'], to: ['offer_accepted'], by: ['applicant'], conditions: [] },
  decline_offer: { from: ['accepted'], to: ['offer_declined'], by: ['applicant'], conditions: [] },
};

/** Statuses in which reviewers may record a decision. */
export const decidable: readonly ApplicationStatus[] = steps.release.from;

/** Statuses in which an application still takes letters of recommendation. */
export const takesLetters: readonly ApplicationStatus[] = ['draft', 'submitted', 'under_review', 'waitlisted'];

/** Steps that an applicant may take now, by status. */
export const applicantSteps = (status: ApplicationStatus): StepName[] =>
  StepName.options.filter((name) => steps[name].by.includes('applicant') && steps[name].from.includes(status));

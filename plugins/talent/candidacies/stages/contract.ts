import { z } from 'zod';

// The stages of a learner and a company about a job, and the steps between them. Every change of a stage is one of these.

export const Stage = z.enum([
  'new',
  /** By the company; the learner is not told. */
  'shortlisted',
  /** The company is interested; the learner has not answered. */
  'invited',
  /** The learner is interested; the company has not answered. */
  'contacted',
  /** Both are interested. Only from here on they can write to each other, and the company sees the name. */
  'mutual',
  'interview',
  'offer',
  'hired',
  'declined',
  'withdrawn',
]);
export type Stage = z.infer<typeof Stage>;

/** Titles on the recruiter's desk. */
export const stageTitles: Record<Stage, string> = {
  new: 'New',
  shortlisted: 'Shortlisted',
  invited: 'Interest expressed',
  contacted: 'Interested in you',
  mutual: 'In conversation',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  declined: 'Declined',
  withdrawn: 'Withdrawn by the candidate',
};

/** Stages in which both sides are interested. */
export const inTouch: readonly Stage[] = ['mutual', 'interview', 'offer', 'hired'];

export const Party = z.enum(['learner', 'company']);
export type Party = z.infer<typeof Party>;

export const StepName = z.enum(['shortlist', 'unlist', 'invite', 'contact', 'advance', 'decline', 'withdraw']);
export type StepName = z.infer<typeof StepName>;

interface Step {
  readonly by: Party;
  /** By stage: the stages that the step leads to. */
  readonly leads: Partial<Record<Stage, readonly Stage[]>>;
  /** Whether the job must be open. */
  readonly needsOpenJob: boolean;
}

export const steps: Readonly<Record<StepName, Step>> = {
  shortlist: { by: 'company', leads: { new: ['shortlisted'] }, needsOpenJob: true },
  unlist: { by: 'company', leads: { shortlisted: ['new'] }, needsOpenJob: false },
  invite: {
    by: 'company',
    leads: { new: ['invited'], shortlisted: ['invited'], contacted: ['mutual'] },
    needsOpenJob: true,
  },
  contact: {
    by: 'learner',
    leads: { new: ['contacted'], shortlisted: ['contacted'], invited: ['mutual'] },
    needsOpenJob: true,
  },
  advance: {
    by: 'company',
    leads: { mutual: ['interview', 'offer', 'hired'], interview: ['offer', 'hired'], offer: ['hired'] },
    needsOpenJob: false,
  },
  decline: {
    by: 'company',
    leads: {
      invited: ['declined'],
      contacted: ['declined'],
      mutual: ['declined'],
      interview: ['declined'],
      offer: ['declined'],
    },
    needsOpenJob: false,
  },
  withdraw: {
    by: 'learner',
    leads: {
      invited: ['withdrawn'],
      contacted: ['withdrawn'],
      mutual: ['withdrawn'],
      interview: ['withdrawn'],
      offer: ['withdrawn'],
    },
    needsOpenJob: false,
  },
};

/** Stages that a recruiter can move a candidate to. */
export const nextStages = (stage: Stage): readonly Stage[] => steps.advance.leads[stage] ?? [];
export const canTake = (step: StepName, stage: Stage): boolean => steps[step].leads[stage] !== undefined;

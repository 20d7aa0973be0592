import { z } from 'zod';
import { Id } from '../../../core/contract/index.ts';
import { appealAudit, appealData, appealRoutes } from './appeals/contract.ts';
import { decisionAudit, decisionRoutes } from './decisions/contract.ts';
import { reviewerMailData, reviewerMailRoutes } from './mail/contract.ts';
import { queueRoutes } from './queue/contract.ts';
import { reviewAudit, reviewData, reviewRoutes } from './review/contract.ts';
import { reviewerAudit, reviewerData, reviewerPermissions, reviewerRoutes } from './reviewers/contract.ts';
import { rubricAudit, rubricRoutes } from './rubric/contract.ts';
import { statisticsRoutes } from './statistics/contract.ts';

// Contract of the admissions desk, composed in ../contract.ts.

export * from './appeals/contract.ts';
export * from './decisions/contract.ts';
export * from './mail/contract.ts';
export * from './queue/contract.ts';
export * from './recommendation/contract.ts';
export * from './review/contract.ts';
export * from './reviewers/contract.ts';
export * from './rubric/contract.ts';
export * from './statistics/contract.ts';

export const deskPermissions = {
  ...reviewerPermissions,
  /** Opens the desk. Which applications a person sees depends on the universities they are a reviewer of. */
  'universities.review': {
    description: 'Review applications to the universities that a person is a reviewer of',
    grantedTo: ['reviewer', 'administrator'],
  },
} as const;

export const deskRoutes = {
  ...reviewerRoutes,
  ...reviewerMailRoutes,
  ...rubricRoutes,
  ...queueRoutes,
  ...reviewRoutes,
  ...decisionRoutes,
  ...appealRoutes,
  ...statisticsRoutes,
} as const;

export const deskEvents = {};

export const deskSends = {
  /** Something changed in an application that you review. Fetch it again. Never sent to applicants. */
  admission_changed: z.object({ applicationId: Id }),
};

export const deskJobs = {
  /** Words the summary of a released decision by a language model. */
  wordSummary: {
    payload: z.object({ userId: z.string(), applicationId: z.string(), sequence: z.int() }),
    once: ['applicationId', 'sequence'],
    retries: 3,
  },
  /** Tells the applicant by mail that an appeal was answered. */
  appealMail: { payload: z.object({ userId: z.string(), appealId: z.string() }), once: ['appealId'] },
  /** Tells a reviewer by mail of what came up since the last one, at most once a day. */
  reviewerMail: { payload: z.object({ userId: z.string(), day: z.string() }), once: ['userId', 'day'] },
} as const;

export const deskAudit = {
  ...reviewerAudit,
  ...rubricAudit,
  ...reviewAudit,
  ...decisionAudit,
  ...appealAudit,
} as const;

export const deskData = [...reviewerData, ...reviewerMailData, ...reviewData, ...appealData] as const;

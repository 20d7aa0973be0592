import { z } from 'zod';

// Notices to applicants, and the jobs that send mail to applicants and recommenders.

/** What an applicant is told besides steps. */
export const Notice = z.enum([
  'letter_received',
  'letter_declined',
  'deadline_near',
  'deadline_changed',
  'university_closed',
  'university_open',
]);
export type Notice = z.infer<typeof Notice>;

export const applicationJobs = {
  noticeMail: {
    payload: z.object({ userId: z.string(), applicationId: z.string(), notice: Notice, key: z.string() }),
    once: ['userId', 'key'],
  },
  applicantMail: { payload: z.object({ userId: z.string(), stepId: z.string() }), once: ['stepId'] },
  recommenderMail: {
    payload: z.object({
      userId: z.string(),
      recommendationId: z.string(),
      kind: z.enum(['request', 'reminder', 'received']),
    }),
    once: ['recommendationId', 'kind'],
  },
  /** Carries what the mail says: the request may have been deleted with its draft. */
  withdrawalMail: {
    payload: z.object({
      userId: z.string(),
      recommenderName: z.string(),
      recommenderEmail: z.string(),
      program: z.string(),
      university: z.string(),
    }),
  },
} as const;
